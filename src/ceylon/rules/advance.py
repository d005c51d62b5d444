"""A5 Advance in technology: 5 rupees for a space up the track and a technology token."""

from typing import Final

from mypy_extensions import i64

from ceylon.errors import N_
from ceylon.ids import HUMAN, RAILWAYS, Seat
from ceylon.rules.facts import Advanced, TechnologyTokenLost
from ceylon.rules.material import ADVANCE_POINT
from ceylon.rules.payment import pay, too_dear
from ceylon.rules.reasons import Reason
from ceylon.rules.state import ARRIVAL_BITS, ARRIVALS, OpenState, Player, State

COST: Final[i64] = 5


def price(state: State) -> i64:
    return COST + state.toll


def possible(state: State, me: Player, spaces: i64) -> bool:
    """Whether the money and the track allow it (A5, A5.5, V6)."""
    if me.rupees < COST + state.toll:
        return False
    return (me.technology >> ARRIVAL_BITS) + spaces <= state.material.last_space


def order(state: OpenState) -> list[Seat]:
    """The seats, the one furthest ahead on the track first (A5.4)."""
    discs = [(state.players[seat].technology, seat) for seat in state.seats()]
    return [seat for _, seat in sorted(discs, reverse=True)]


def points_of_spaces(state: OpenState, me: Player, spaces: i64) -> i64:
    """A5.3: the points of the spaces that the disc moves over."""
    points: i64 = 0
    space: i64 = me.technology >> ARRIVAL_BITS
    end: i64 = space + spaces
    while space < end:
        space += 1
        points += state.material.space_points[space]
    return points


def advance(state: State, me: Player, spaces: i64) -> None:
    """Pay, move up (A5.1), score what the spaces give (A5.3) and C5's point, take a technology
    token; the others take a rupee each (A5.2)."""
    pay(state, me, price(state), state.toll)
    points = points_of_spaces(state, me, spaces)
    space: i64 = (me.technology >> ARRIVAL_BITS) + spaces
    state.arrivals += 1
    me.technology = space * ARRIVALS + state.arrivals
    me.technology_points += points
    me.technology_tokens += 1
    if me.abilities & ADVANCE_POINT:
        me.councillor_points += 1
        points += 1
    for player in state.players:
        player.rupees += 1
    me.rupees -= 1
    if state.facts is not None:
        state.facts.append(Advanced(state.seat, space, price(state), points))
    if state.solo and state.seat == HUMAN:
        _hold_up_the_railways(state)


def _hold_up_the_railways(state: State) -> None:
    """R8: CR Co. discards a technology token."""
    railways = state.players[RAILWAYS]
    if railways.technology_tokens:
        railways.technology_tokens -= 1
        if state.facts is not None:
            state.facts.append(TechnologyTokenLost(RAILWAYS))


def why_not(state: State, me: Player, spaces: i64) -> Reason | None:
    """Why the player cannot advance that many spaces: 2 with the tile Advance 2."""
    space = me.technology >> ARRIVAL_BITS
    if space == state.material.last_space:
        return Reason("A5.5", N_("your disc is already on the last space of the technology track"))
    if space + spaces > state.material.last_space:
        return Reason("V6", N_("at least two spaces must be left on the technology track"))
    text = N_("advancing costs {price:rupees}; you have {have:rupees}")
    return too_dear(me, price(state), "A5", text)
