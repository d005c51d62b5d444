"""A label: a text that is too short to explain itself."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Label(NamedTuple):
    """A short text, and what it is on the page, such as a button."""

    place: str
    """The context of its catalogue entry."""
    text: str


Text: TypeAlias = Label | str
"""A label, or a sentence: a note to the translators says where it is."""
