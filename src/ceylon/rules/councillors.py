"""A4 Contract a councillor: 5 rupees for the ability of the councillor in your pawn's district."""

from typing import Final

from mypy_extensions import i64

from ceylon.errors import N_
from ceylon.ids import RAILWAYS, Seat
from ceylon.rules.bits import BIT
from ceylon.rules.facts import CouncillorContracted, PassengersChanged
from ceylon.rules.material import CHEAP_COUNCILLOR
from ceylon.rules.payment import pay, too_dear
from ceylon.rules.reasons import Reason, Values
from ceylon.rules.state import OpenState, Player, State

COST: Final[i64] = 5
REDUCTION: Final[i64] = 3


def price(state: State, me: Player) -> i64:
    """5 rupees; C7: 3 less; R11: the follower's rupee."""
    if me.abilities & CHEAP_COUNCILLOR:
        return COST - REDUCTION + state.toll
    return COST + state.toll


def targets(state: State, me: Player) -> i64:
    """The pawn's district, if its councillor can be contracted now."""
    if me.rupees < price(state, me):
        return 0
    return BIT[me.pawn >> 3] & ~me.councillors


def distant_targets(state: State, me: Player) -> i64:
    """Districts that the Distant councillor tile offers (V6, V7)."""
    if me.rupees < price(state, me):
        return 0
    return state.land.districts & ~me.councillors & ~BIT[me.pawn >> 3]


def discs(state: OpenState, district: i64) -> list[Seat]:
    """The seats that have contracted the councillor of a district."""
    return [seat for seat in state.seats() if state.players[seat].councillors & BIT[district]]


def contract(state: State, me: Player, district: i64) -> None:
    """Pay and put a disc on the councillor; its ability holds from now on (A4.3)."""
    cost = price(state, me)
    pay(state, me, cost, state.toll)
    if state.facts is not None:
        councillor = state.councillors[district]
        state.facts.append(CouncillorContracted(state.seat, district, councillor, cost))
    me.councillors |= BIT[district]
    me.abilities |= BIT[state.councillors[district] - 1]
    if state.passengers:
        state.passengers -= 1  # R9
        if state.facts is not None:
            state.facts.append(PassengersChanged(RAILWAYS, state.passengers))


def why_not(state: State, me: Player, district: i64) -> Reason | None:
    """Why this councillor cannot be contracted, with or without Distant councillor."""
    named: Values = {"district": district}
    here = district == me.pawn >> 3
    if not state.land.districts & BIT[district]:
        return Reason("S3", N_("{district:district} is not in play"), named)
    if state.tile_in_use and here:
        text = N_(
            "the starting tile is for a district other than your pawn’s ({district:district})"
        )
        return Reason("V7", text, named)
    if not state.tile_in_use and not here:
        text = N_("your pawn is not in {district:district}")
        return Reason("A4.1", text, named)
    if me.councillors & BIT[district]:
        text = N_("you have already contracted the councillor of {district:district}")
        return Reason("A4.2", text, named)
    return why_too_dear(state, me)


def why_too_dear(state: State, me: Player) -> Reason | None:
    text = N_("contracting a councillor costs {price:rupees}; you have {have:rupees}")
    return too_dear(me, price(state, me), "A4", text)
