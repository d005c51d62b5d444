"""How long a game can last and what it can be worth, at most: bounds that no game exceeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.rules.hexes import HEXES
from ceylon.rules.options import Options

_TURNS: Final[Mapping[int, int]] = {1: 44, 2: 40, 3: 39, 4: 36}
"""By seats, if nobody ends the game by planting (E1, E2); those of CR Co. included."""
_ACTION: Final = 14
"""The longest action: a harvest from 7 hexes (A2.1), and every chest discarded again (A2.4)."""
_OWN_ACTIONS: Final = 2 * _ACTION + 2
"""A card, its action, a technology token, the extra action (T1 to T3)."""
_TILE: Final = 1 + 2 * HEXES
"""What a starting tile can add: Distant harvest, from every hex (V6)."""
_RAILWAY: Final = 11
"""CR Co.'s plantation and its line, with room to spare (R4, R5)."""

MOST_POINTS: Final = 2000
"""At most 180 harvests give 7 points each (A2.3), and four Distant harvests 32; all other sources
together give less than 300."""
FEWEST_POINTS: Final = -16
"""Eight leftover markers (E8)."""


def longest(options: Options) -> int:
    """A number of choices that no game exceeds; a random game has less than a tenth as many."""
    turns = _TURNS[options.seats]
    if options.solo:
        return 1 + _RAILWAY + turns // 2 * (_OWN_ACTIONS + _ACTION)
    tiles = _TILE if options.starting_tiles else 0
    return options.seats * (1 + tiles) + turns * (_OWN_ACTIONS + _ACTION * (options.seats - 1))


def utilities(options: Options, reward: str) -> tuple[float, float]:
    """The least and the most that a game can be worth to a seat, by the name of the reward."""
    if reward == "win":
        return -1 / (options.boards - 1), 1.0
    if reward == "margin":
        return (FEWEST_POINTS - MOST_POINTS) / 100, (MOST_POINTS - FEWEST_POINTS) / 100
    return FEWEST_POINTS / 100, MOST_POINTS / 100


def adds_up_to_nothing(options: Options, reward: str) -> bool:
    """Whether the rewards of all seats always add up to 0. In the solo game there is only one."""
    if options.solo:
        return False
    return reward == "win" or (reward == "margin" and options.seats == 2)
