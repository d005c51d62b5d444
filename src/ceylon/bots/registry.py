"""The bots by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from ceylon.bots.chance import Chance
from ceylon.bots.greedy import Greedy
from ceylon.bots.levels import LEVELS
from ceylon.bots.protocol import Bot
from ceylon.bots.search import Search
from ceylon.errors import N_, CeylonError


class UnknownBot(CeylonError):
    """A name that no bot has."""


_BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    **{level.key: level.make for level in LEVELS},
    "greedy": Greedy,
    "search": Search,
    "chance": Chance,
}

NAMES: Final = tuple(_BOTS)
"""All bots: the levels, the weakest first, then those for comparison."""

_MEASURED: Final = re.compile(r"search-(?P<number>[1-9][0-9]{0,6})(?P<unit>ms)?")
"""A search with its time, or its number of simulations, per choice."""


def bot(name: str, seed: int) -> Bot:
    """A new bot; with the same seed it plays the same game, unless a clock stops it."""
    if name in _BOTS:
        return _BOTS[name](seed)
    measured = _MEASURED.fullmatch(name)
    if measured is None:
        text = N_("there is no bot called “{name}”: choose from {known}")
        raise UnknownBot(text, {"name": name, "known": ", ".join(NAMES)})
    number = int(measured["number"])
    if measured["unit"]:
        return Search(seed, milliseconds=number)
    return Search(seed, simulations=number)
