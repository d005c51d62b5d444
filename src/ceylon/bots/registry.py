"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ceylon.bots.chance import Chance
from ceylon.bots.greedy import Greedy
from ceylon.bots.protocol import Bot
from ceylon.errors import CeylonError
from ceylon.rules.reasons import N_


class UnknownBot(CeylonError):
    """A name that no bot has."""


_BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {"greedy": Greedy, "chance": Chance}

NAMES: Final = tuple(_BOTS)
"""All bots, the one to play against first."""


def bot(name: str, seed: int) -> Bot:
    """A new bot; with the same seed it plays the same game again."""
    if name not in _BOTS:
        text = N_("there is no bot called {name}: choose from {known}")
        raise UnknownBot(text, {"name": name, "known": ", ".join(NAMES)})
    return _BOTS[name](seed)
