"""The bots by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, TypedDict

from ceylon.bots.chance import Chance
from ceylon.bots.greedy import Greedy
from ceylon.bots.levels import LEVELS
from ceylon.bots.protocol import Bot
from ceylon.bots.search import Search
from ceylon.errors import N_, CeylonError


class UnknownBot(CeylonError):
    """A name that no bot has, or one that leads to no bot."""


class Limits(TypedDict, total=False):
    """The time, or the number of simulations, of a search per choice."""

    milliseconds: int
    simulations: int


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


def is_known(name: str) -> bool:
    return name in _BOTS or _MEASURED.fullmatch(name) is not None


def bot(name: str, seed: int) -> Bot:
    """A new bot; with the same seed it plays the same game, unless a clock stops it."""
    if name in _BOTS:
        return _BOTS[name](seed)
    return Search(seed, **limits_of(name))


def limits_of(name: str) -> Limits:
    """How long a search thinks, by its name; raises UnknownBot."""
    measured = _MEASURED.fullmatch(name)
    if measured is None and name != "search":
        text = N_("there is no bot called “{name}”: choose from {known}")
        raise UnknownBot(text, {"name": name, "known": ", ".join(NAMES)})
    if measured is None:
        return {}
    number = int(measured["number"])
    return {"milliseconds": number} if measured["unit"] else {"simulations": number}
