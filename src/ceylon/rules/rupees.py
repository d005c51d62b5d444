"""A7 Take rupees: 2 from the supply, always possible."""

from typing import Final

from mypy_extensions import i64

from ceylon.rules.facts import RupeesTaken
from ceylon.rules.material import MORE_RUPEES
from ceylon.rules.state import OpenState, Player, State

RUPEES: Final[i64] = 2
TILE_RUPEES: Final[i64] = 5


def rupees_taken(state: OpenState, me: Player) -> i64:
    """A7.1: 2 rupees; C2: 1 more; V6: 5 more with the starting tile."""
    taken: i64 = RUPEES
    if me.abilities & MORE_RUPEES:
        taken += 1
    if state.tile_in_use:
        taken += TILE_RUPEES
    return taken


def take_rupees(state: State, me: Player) -> None:
    taken = rupees_taken(state, me)
    me.rupees += taken
    if state.facts is not None:
        state.facts.append(RupeesTaken(state.seat, taken))
