"""A2 Harvest: a chest from each chosen plantation within reach, your own or others'."""

from mypy_extensions import i64

from ceylon.errors import N_
from ceylon.ids import NOBODY, Hex, Seat
from ceylon.rules import chests
from ceylon.rules.bits import BIT
from ceylon.rules.facts import Discarded, Harvested
from ceylon.rules.material import LARGER_WAREHOUSE
from ceylon.rules.payment import pay, too_dear
from ceylon.rules.reasons import Reason
from ceylon.rules.state import OpenState, Player, State


def reach(state: OpenState, me: Player) -> i64:
    """Plantations on the pawn's hex and on its neighbours (A2.1)."""
    return (BIT[me.pawn] | state.land.neighbours[me.pawn]) & state.planted


def targets(state: State, me: Player) -> i64:
    """Plantations with which a harvest can begin."""
    if me.rupees < state.toll:
        return 0
    return reach(state, me)


def distant_targets(state: State, me: Player) -> i64:
    """What Distant harvest may begin with: any plantation, if one is out of reach (V6, V7)."""
    if me.rupees < state.toll or not state.planted & ~reach(state, me):
        return 0
    return state.planted


def begin(state: State, me: Player) -> None:
    """Pay and record which plantations the harvest may take from: with the tile, all (V6)."""
    pay(state, me, state.toll, state.toll)
    state.in_reach = reach(state, me)
    state.remaining = state.in_reach
    if state.tile_in_use:
        state.remaining = state.planted
    state.harvested = 0


def take(state: State, me: Player, at: Hex) -> None:
    """Take one chest; an owner other than the harvester scores (A2.2, A2.3)."""
    tea: i64 = state.levels[at]
    me.chests += chests.ONE[tea]
    state.remaining &= ~BIT[at]
    state.harvested |= BIT[at]
    owner = state.seat
    if not me.plantations & BIT[at]:
        owner = owner_of(state, at)
        state.players[owner].harvest_points += 1
    if state.facts is not None:
        state.facts.append(Harvested(state.seat, at, tea, owner))


def owner_of(state: OpenState, at: Hex) -> Seat:
    """The seat that owns the plantation on a hex, or NOBODY."""
    seat = Seat(0)
    for player in state.players:
        if player.plantations & BIT[at]:
            return seat
        seat = Seat(seat + 1)
    return NOBODY


def may_end(state: State) -> bool:
    """V7: Distant harvest must have taken from at least one plantation out of reach."""
    return state.tile_in_use == 0 or state.harvested & ~state.in_reach != 0


def warehouse(state: OpenState, me: Player) -> i64:
    """How many chests the player may keep (A2.4, C8)."""
    if me.abilities & LARGER_WAREHOUSE:
        return state.material.warehouse + 1
    return state.material.warehouse


def overfull(state: State, me: Player) -> bool:
    return chests.total(me.chests) > warehouse(state, me)


def discard(state: State, me: Player, tea: i64) -> None:
    me.chests -= chests.ONE[tea]
    if state.facts is not None:
        state.facts.append(Discarded(state.seat, tea))


def why_not(state: State, me: Player, at: Hex) -> Reason | None:
    """Why a harvest cannot begin with this plantation, with or without Distant harvest."""
    if not state.planted & BIT[at]:
        return Reason("A2.1", N_("there is no plantation on {hex:hex}"), {"hex": at})
    if not state.tile_in_use and not reach(state, me) & BIT[at]:
        return _out_of_reach(me, at)
    text = N_("following costs {price:rupees}, paid to CR Co.; you have {have:rupees}")
    return too_dear(me, state.toll, "R11", text)


def why_not_next(state: State, me: Player, at: Hex) -> Reason | None:
    """Why the harvest under way cannot take from this plantation."""
    if state.remaining & BIT[at]:
        return None
    if state.harvested & BIT[at]:
        return Reason(
            "A2.2", N_("{hex:hex} has already given its chest in this harvest"), {"hex": at}
        )
    if not state.planted & BIT[at]:
        return Reason("A2.1", N_("there is no plantation on {hex:hex}"), {"hex": at})
    return _out_of_reach(me, at)


def _out_of_reach(me: Player, at: Hex) -> Reason:
    text = N_("{hex:hex} is not within reach of your pawn on {pawn:hex}")
    return Reason("A2.1", text, {"hex": at, "pawn": me.pawn})
