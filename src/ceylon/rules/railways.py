"""R: the Ceylon Railways Company, the opponent of the solo game.

CR Co. is a rule of the game, not a bot: it makes no choices. Its seat is RAILWAYS, and `state.seat`
names it while it acts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.ids import HUMAN, NOWHERE, RAILWAYS, Hex, Seat
from ceylon.rules import advance, bits, chests, trade
from ceylon.rules.bits import BIT
from ceylon.rules.facts import (
    CardsDiscarded,
    ChestsGained,
    CouncillorContracted,
    EndTriggered,
    Harvested,
    PassengersChanged,
    Planted,
    RailwaysDecided,
    RailwaysDrew,
    RailwaysMoved,
    RiverCrossed,
    RupeesTaken,
    Traded,
)
from ceylon.rules.hexes import DISTRICT, HEXES, hexes_in
from ceylon.rules.material import (
    ADVANCE,
    CONTRACT,
    DOWN,
    HARVEST,
    NO_CONTRACT,
    PLANT,
    TRADE,
    UP,
    WAGONS,
)
from ceylon.rules.plant import COST as PLANT_COST
from ceylon.rules.plant import place, take_bonus
from ceylon.rules.state import Player, State

LAST_STATION: Final[i64] = 8
STORAGE: Final[i64] = 3
CROSSING: Final[i64] = 2
MOST_PASSENGERS: Final[i64] = 3
COUNCILLOR_COST: Final[i64] = 5
CONSOLATION: Final[i64] = 2
NOTHING: Final[i64] = -1

PRIORITY: Final = vec[i64]([PLANT, ADVANCE, TRADE, CONTRACT, HARVEST])
"""R19: which of a card's two actions comes first."""


# In its own turn


def travel(state: State) -> None:
    """R12: 2 spaces along the railway, and 1 more for each technology token."""
    state.seat = RAILWAYS
    spaces: i64 = 2 + state.players[RAILWAYS].technology_tokens
    while spaces:
        if state.station == LAST_STATION:
            _reset(state)
        else:
            _step(state)
        spaces -= 1


def _step(state: State) -> None:
    """One space on; over a river it takes 2 rupees (R14)."""
    railways = state.players[RAILWAYS]
    start = railways.pawn
    _stand_on(state, state.station + 1)
    if railways.pawn >> 3 != start >> 3:
        railways.rupees += CROSSING
        if state.facts is not None:
            state.facts.append(RiverCrossed(RAILWAYS, CROSSING))


def _reset(state: State) -> None:
    """R13: from the ninth space to the first, with all that comes with it."""
    _stand_on(state, 0)
    _gain_one_of_each(state)
    take_bonus(state, state.players[RAILWAYS])  # R16
    _lose_cards(state)


def _stand_on(state: State, station: i64) -> None:
    if state.facts is not None:
        state.facts.append(RailwaysMoved(RAILWAYS, state.station, station))
    state.station = station
    state.players[RAILWAYS].pawn = Hex(state.railway[station])


def _gain_one_of_each(state: State) -> None:
    """R15: a chest of each tea, as far as the storage allows (R18)."""
    railways = state.players[RAILWAYS]
    before = railways.chests
    tea: i64 = 0
    while tea < 3:
        if chests.of_tea(railways.chests, tea) < STORAGE:
            railways.chests += chests.ONE[tea]
        tea += 1
    if state.facts is not None:
        state.facts.append(ChestsGained(RAILWAYS, chests.unpack(railways.chests - before)))


def _lose_cards(state: State) -> None:
    """R17: the passengers discard cards from the deck, as they lie."""
    lost: list[int] = []
    while len(lost) < state.passengers and state.cards_left:
        state.card = state.draw()
        lost.append(state.card)
    if not lost:
        return
    state.discards += bytes(lost)
    if state.facts is not None:
        state.facts.append(CardsDiscarded(RAILWAYS, tuple(lost)))
    note_empty_deck(state)


def note_empty_deck(state: State) -> None:
    """E1, R29: the last card leaving the deck in any way triggers the end."""
    if state.cards_left == 0 and state.ending == 0:
        state.ending = 1
        if state.facts is not None:
            state.facts.append(EndTriggered(state.seat, by_markers=False))


def draw_and_act(state: State) -> None:
    """R19 to R21: turn up a card and take the first possible of its actions."""
    _turn_up(state)
    first = UP[state.card]
    second = DOWN[state.card]
    for action in PRIORITY:
        if (action == first or action == second) and _wants(state, action):
            if action == second:
                _turn_over(state)
            _decide(state, action, "R19")
            return
    _decide(state, NOTHING, "R20")


def _turn_up(state: State) -> None:
    from_discards = state.cards_left == 0
    if not from_discards:
        state.card = state.draw()
        state.discards += bytes([state.card])
    if state.facts is not None:
        state.facts.append(RailwaysDrew(RAILWAYS, state.card, from_discards))
    note_empty_deck(state)


def _turn_over(state: State) -> None:
    state.card ^= 1
    state.discards = state.discards[:-1] + bytes([state.card])


def _wants(state: State, action: i64) -> bool:
    """R19: Plant only while it has no more plantations in the district than the human."""
    if action == PLANT:
        here = DISTRICT[state.players[RAILWAYS].pawn >> 3]
        own = bits.count(state.players[RAILWAYS].plantations & here)
        if own > bits.count(state.players[HUMAN].plantations & here):
            return False
    return can(state, action)


# In the human's turn


def follow(state: State, action: i64) -> None:
    """R10: it performs the related action whenever it can; otherwise it takes 2 rupees."""
    state.seat = RAILWAYS
    _decide(state, action if can(state, action) else NOTHING, "R10")


# In either turn


def can(state: State, action: i64) -> bool:
    """Whether CR Co. can perform a main action now (R23 to R28)."""
    me = state.players[RAILWAYS]
    if action == PLANT:
        return me.rupees >= PLANT_COST and me.markers > 0 and site(state) != NOWHERE
    if action == ADVANCE:
        return advance.possible(state, me, 1)
    if action == TRADE:
        return best_wagon(state) != NOTHING
    if action == CONTRACT:
        return me.rupees >= COUNCILLOR_COST and not me.councillors & BIT[me.pawn >> 3]
    return _gains_a_chest(state)


def _decide(state: State, action: i64, rule: str) -> None:
    if state.facts is not None:
        state.facts.append(RailwaysDecided(RAILWAYS, action, rule))
    me = state.players[RAILWAYS]
    if action == PLANT:
        _plant(state, me)
    elif action == ADVANCE:
        advance.advance(state, me, 1)
    elif action == TRADE:
        _trade(state, me, best_wagon(state))
    elif action == CONTRACT:
        _contract(state, me)
    elif action == HARVEST:
        _harvest(state, me)
    else:
        me.rupees += CONSOLATION
        if state.facts is not None:
            state.facts.append(RupeesTaken(RAILWAYS, CONSOLATION))


def site(state: State) -> Hex:
    """R24: the closest free hex off the railway, among equals the highest, then map order."""
    pawn = state.players[RAILWAYS].pawn
    first: i64 = pawn >> 3 << 3
    free: i64 = ~(state.planted | state.railway_hexes)
    best: Hex = NOWHERE
    best_rank: i64 = 0
    for at in range(first, first + 8):
        if free & BIT[at]:
            rank: i64 = 4 * (HEXES - state.land.steps(pawn, Hex(at))) + state.levels[at]
            if rank > best_rank:
                best = Hex(at)
                best_rank = rank
    return best


def _plant(state: State, me: Player) -> None:
    at = site(state)
    me.rupees -= PLANT_COST
    if state.facts is not None:
        state.facts.append(Planted(RAILWAYS, at, PLANT_COST, second_leaf=False))
    place(state, me, at)


def best_wagon(state: State) -> i64:
    """R26: the contract with the most points that it can fulfil, the leftmost of equals."""
    me = state.players[RAILWAYS]
    best: i64 = NOTHING
    best_points: i64 = -1
    wagon: i64 = 0
    while wagon < WAGONS:
        contract = state.wagon(wagon)
        if contract != NO_CONTRACT and chests.holds(me.chests, state.material.needs[contract]):
            if state.material.contract_points[contract] > best_points:
                best = wagon
                best_points = state.material.contract_points[contract]
        wagon += 1
    return best


def _trade(state: State, me: Player, wagon: i64) -> None:
    contract = state.wagon(wagon)
    delivered = state.material.needs[contract]
    points = state.material.contract_points[contract]
    me.chests -= delivered
    me.contract_points += points
    trade.take(state, me, wagon)
    if state.facts is not None:
        sold = chests.unpack(delivered)
        state.facts.append(Traded(RAILWAYS, wagon, contract, sold, 0, points))


def _contract(state: State, me: Player) -> None:
    """R27: a disc on the councillor, no ability, one more passenger."""
    district = me.pawn >> 3
    me.rupees -= COUNCILLOR_COST
    me.councillors |= BIT[district]
    if state.facts is not None:
        councillor = state.councillors[district]
        fact = CouncillorContracted(RAILWAYS, district, councillor, COUNCILLOR_COST)
        state.facts.append(fact)
    if state.passengers < MOST_PASSENGERS:
        state.passengers += 1
        if state.facts is not None:
            state.facts.append(PassengersChanged(RAILWAYS, state.passengers))


def _gains_a_chest(state: State) -> bool:
    me = state.players[RAILWAYS]
    for at in hexes_in(state.planted & DISTRICT[me.pawn >> 3]):
        if chests.of_tea(me.chests, state.levels[at]) < STORAGE:
            return True
    return False


def _harvest(state: State, me: Player) -> None:
    """R25: from all plantations of the district, its own first."""
    here = state.planted & DISTRICT[me.pawn >> 3]
    for at in hexes_in(here & me.plantations):
        _take(state, me, at, RAILWAYS)
    for at in hexes_in(here & ~me.plantations):
        _take(state, me, at, HUMAN)


def _take(state: State, me: Player, at: Hex, owner: Seat) -> None:
    tea: i64 = state.levels[at]
    if chests.of_tea(me.chests, tea) == STORAGE:
        return
    me.chests += chests.ONE[tea]
    if owner == HUMAN:
        state.players[HUMAN].harvest_points += 1
    if state.facts is not None:
        state.facts.append(Harvested(RAILWAYS, at, tea, owner))
