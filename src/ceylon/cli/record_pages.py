"""What the commands that show a record have in common: who played, and where it is printed."""

from __future__ import annotations

from rich.console import Console

from ceylon.errors import visible
from ceylon.record import Record
from ceylon.words import Name, Words


def seated(record: Record, words: Words) -> Words:
    """The language with the names of a record; in a solo game CR Co. is seated too."""
    names: list[str | Name] = [visible(name) for name in record.names]
    return words.seated([*names, words.railways] if record.options.solo else names)


def console() -> Console:
    """Prints text as it is: a name may look like markup or like the code of an emoji."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
