"""The bots that the host of this process offers at its tables, beside those of ours.

They are the only guests that a client, a record or a stored table can name. `ceylon serve` says
which there are; their names lead to files here, and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ceylon import bots
from ceylon.errors import N_, CeylonError, excerpt
from ceylon.seats import AUTOMATON, BOT, HERE, HUMAN, OPEN

LONGEST: Final = 20
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_OTHERS: Final = frozenset({HUMAN, HERE, OPEN, BOT, AUTOMATON, "me", "none"})
"""What forms and tables call everyone who is not a bot."""
_offered: Final[dict[str, str]] = {}


class BadOffer(CeylonError):
    """A bot that cannot be offered under this name."""


def offer(guests: Mapping[str, str]) -> None:
    """Offer exactly these: by their name at the tables, what it leads to; raises BadOffer."""
    for name in guests:
        check(name)
    _offered.clear()
    _offered.update(guests)


def offered() -> Mapping[str, str]:
    return MappingProxyType(_offered)


def at_tables() -> list[str]:
    """All bots that may sit at a table."""
    return [*bots.NAMES, *_offered]


def check(name: str) -> None:
    """Raises BadOffer."""
    if not _NAME.fullmatch(name) or len(name) > LONGEST:
        text = N_(
            "“{name}” cannot be the name of a bot: use lower-case letters, digits and hyphens, a"
            " letter first, at most {most:characters}"
        )
        raise BadOffer(text, {"name": excerpt(name), "most": LONGEST})
    if name in _OTHERS or bots.is_known(name):
        raise taken(name)


def taken(name: str) -> BadOffer:
    return BadOffer(N_("the name “{name}” is taken: choose another one"), {"name": name})
