"""A1 Plant: 5 rupees for a plantation on the hex of your pawn."""

from typing import Final

from mypy_extensions import i64

from ceylon.errors import N_
from ceylon.ids import Hex
from ceylon.rules.bits import BIT
from ceylon.rules.facts import BonusTaken, EndTriggered, Planted
from ceylon.rules.hexes import DISTRICT
from ceylon.rules.material import CHEAP_PLANT, PLANT_NEARBY
from ceylon.rules.payment import pay, too_dear
from ceylon.rules.reasons import Reason, Values
from ceylon.rules.state import Player, State

COST: Final[i64] = 5


def reach(state: State, me: Player) -> i64:
    """Hexes where the player may plant as far as the pawn's position matters (A1.1, C3)."""
    here: i64 = BIT[me.pawn]
    if me.abilities & PLANT_NEARBY:
        return (here | state.land.neighbours[me.pawn]) & DISTRICT[me.pawn >> 3]
    return here


def price(state: State, me: Player, at: Hex) -> i64:
    """5 rupees; C6: 1 less; R7: 1 more on a railway hex; R11: the follower's rupee."""
    cost: i64 = COST + state.toll + toll(state, at)
    if me.abilities & CHEAP_PLANT:
        cost -= 1
    return cost


def toll(state: State, at: Hex) -> i64:
    """R7: the rupee due to CR Co. for planting on its railway."""
    if state.railway_hexes & BIT[at]:
        return 1
    return 0


def targets(state: State, me: Player) -> i64:
    """Hexes where the player can plant now."""
    if me.markers == 0:
        return 0
    return _affordable(state, me, reach(state, me) & ~state.planted)


def second_leaf_targets(state: State, me: Player) -> i64:
    """Hexes where the Second leaf tile lets the player plant again (V6)."""
    if me.markers == 0:
        return 0
    return _affordable(state, me, reach(state, me) & me.plantations)


def _affordable(state: State, me: Player, hexes: i64) -> i64:
    cost: i64 = COST + state.toll
    if me.abilities & CHEAP_PLANT:
        cost -= 1
    if me.rupees < cost:
        return 0
    if me.rupees == cost:
        return hexes & ~state.railway_hexes
    return hexes


def plant(state: State, me: Player, at: Hex) -> None:
    """Pay, place the leftmost marker and, unless it is a second leaf, a plantation."""
    cost = price(state, me, at)
    pay(state, me, cost, state.toll + toll(state, at))
    second_leaf = state.planted & BIT[at] != 0
    if state.facts is not None:
        state.facts.append(Planted(state.seat, at, cost, second_leaf))
    place(state, me, at)
    if me.districts == state.land.districts and me.bonus_tokens == 0:
        take_bonus(state, me)


def place(state: State, me: Player, at: Hex) -> None:
    """Put the leftmost marker on the map; the last one triggers the end (E1)."""
    if state.planted & BIT[at]:
        me.second_leaf |= BIT[at]
    me.plantations |= BIT[at]
    me.districts |= BIT[at >> 3]
    state.planted |= BIT[at]
    me.markers -= 1
    if me.markers == 0 and state.ending == 0:
        state.ending = 1
        if state.facts is not None:
            state.facts.append(EndTriggered(state.seat, by_markers=True))


def take_bonus(state: State, me: Player) -> None:
    """A1.4: take the top district bonus token, if one is left."""
    if state.bonuses_taken == state.material.bonus_tokens:
        return
    points = state.material.district_bonus[state.bonuses_taken]
    state.bonuses_taken += 1
    me.bonus_tokens += 1
    me.bonus_points += points
    if state.facts is not None:
        state.facts.append(BonusTaken(state.seat, points))


def why_not(state: State, me: Player, at: Hex) -> Reason | None:
    """Why the player cannot plant there as an ordinary action."""
    if me.markers == 0:
        return Reason("A1.3", N_("you have no plantation marker left"))
    if not reach(state, me) & BIT[at]:
        return _out_of_reach(me, at)
    if state.planted & BIT[at]:
        return Reason("A1.2", N_("there is already a plantation on {hex:hex}"), {"hex": at})
    return _too_dear(state, me, at)


def why_no_second_leaf(state: State, me: Player, at: Hex) -> Reason | None:
    """Why the Second leaf tile does not let the player plant there."""
    if me.markers == 0:
        return Reason("A1.3", N_("you have no plantation marker left"))
    if not me.plantations & BIT[at]:
        return Reason("V6", N_("you have no plantation on {hex:hex}"), {"hex": at})
    if not reach(state, me) & BIT[at]:
        return _out_of_reach(me, at)
    return _too_dear(state, me, at)


def _out_of_reach(me: Player, at: Hex) -> Reason:
    where: Values = {"hex": at, "pawn": me.pawn}
    if me.abilities & PLANT_NEARBY:
        text = N_(
            "{hex:hex} is neither your pawn’s hex ({pawn:hex}) nor adjacent to it in"
            " the same district"
        )
        return Reason("C3", text, where)
    return Reason(
        "A1.1", N_("you must plant on your pawn’s hex ({pawn:hex}), not on {hex:hex}"), where
    )


def _too_dear(state: State, me: Player, at: Hex) -> Reason | None:
    text = N_("planting costs {price:rupees}; you have {have:rupees}")
    return too_dear(me, price(state, me, at), "A1", text)
