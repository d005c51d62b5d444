"""A6 Move: the first step is free, each further one costs a rupee more than the one before."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.errors import N_
from ceylon.ids import Hex
from ceylon.rules.bits import BIT
from ceylon.rules.facts import Moved
from ceylon.rules.hexes import FAR, HEXES
from ceylon.rules.material import CHEAP_STEPS
from ceylon.rules.payment import pay, too_dear
from ceylon.rules.reasons import Reason
from ceylon.rules.state import Player, State

_RICH: Final[i64] = 127


def _steps_for(rupees: int) -> int:
    steps = 1
    while (steps + 1) * steps // 2 <= rupees:
        steps += 1
    return steps


_STEPS: Final = vec[i64]([_steps_for(rupees) for rupees in range(128)])
"""How many steps that many rupees pay for."""


def price(state: State, me: Player, to: Hex) -> i64:
    """A6.1: n steps cost n(n-1)/2; C1: n-1; nothing with the Free move tile (V6)."""
    if state.tile_in_use:
        return 0
    way = me.pawn * HEXES + to
    steps = state.land.distance[way]
    if me.abilities & CHEAP_STEPS:
        return steps - 1
    return steps * (steps - 1) >> 1


def affordable_steps(me: Player) -> i64:
    """How many steps the player can pay for; never more than are needed to get anywhere."""
    if me.abilities & CHEAP_STEPS:
        if me.rupees >= FAR:
            return FAR
        return me.rupees + 1
    if me.rupees > _RICH:
        return _STEPS[_RICH]
    return _STEPS[me.rupees]


def targets(state: State, me: Player) -> i64:
    """Hexes that the player can pay to reach; never the pawn's own (A6.3)."""
    circle = me.pawn * HEXES + affordable_steps(me)
    return state.land.around[circle]


def free_targets(state: State, me: Player) -> i64:
    """Hexes that Free move is for: those that cost at least 1 rupee (V7)."""
    return state.land.hexes & ~BIT[me.pawn] & ~state.land.neighbours[me.pawn]


def move(state: State, me: Player, to: Hex) -> None:
    cost = price(state, me, to)
    pay(state, me, cost, 0)
    if state.facts is not None:
        steps = state.land.steps(me.pawn, to)
        state.facts.append(Moved(state.seat, me.pawn, to, steps, cost))
    me.pawn = to


def why_not(state: State, me: Player, to: Hex) -> Reason | None:
    """Why the pawn cannot move there, with or without Free move."""
    if not state.land.hexes & BIT[to]:
        return Reason("S3", N_("{hex:hex} is not in play"), {"hex": to})
    if to == me.pawn:
        return Reason("A6.3", N_("your pawn is already on {hex:hex}"), {"hex": to})
    if state.tile_in_use:
        if free_targets(state, me) & BIT[to]:
            return None
        return Reason("V7", N_("moving to {hex:hex} is free even without the tile"), {"hex": to})
    text = N_("the move costs {price:rupees}; you have {have:rupees}")
    return too_dear(me, price(state, me, to), "A6.1", text)
