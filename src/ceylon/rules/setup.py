"""S: setting up the table from a deal, and the choice of starting places."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.ids import NOBODY, RAILWAYS, Hex, Seat
from ceylon.rules.bits import BIT
from ceylon.rules.deal import Deal
from ceylon.rules.facts import (
    FirstPlanted,
    HandDealt,
    RailBuilt,
    RailwayLaid,
    TurnBegun,
    WagonFilled,
)
from ceylon.rules.hexes import DISTRICT, hexes_in
from ceylon.rules.material import CARD_SIDES, NO_CONTRACT, WAGONS
from ceylon.rules.options import Options
from ceylon.rules.plant import place
from ceylon.rules.state import PLAY, RAIL, START, STATION, Player, State

HAND: Final = 3
LINE: Final = 9

CARD_UNIT: Final = vec[i64]([4**kind for kind in range(CARD_SIDES // 2)])
"""One card of each kind in a hand."""


def set_up(state: State, options: Options, deal: Deal) -> None:
    """Lay out the deal (S4 to S8) and ask for the first starting place.

    The technology discs lie in turn order, with starting tiles too (S10, V4). The supplies have
    no limit (S12), so nothing counts them.
    """
    state.solo = options.solo
    state.start = deal.start
    state.levels = deal.levels
    state.lowland = sum(BIT[at] for at in hexes_in(state.land.hexes) if deal.levels[at] == 0)
    state.councillors = deal.councillors
    state.deck = deal.deck
    state.cards_left = len(deal.deck)
    state.contract_deck = deal.contracts
    state.contracts_left = len(deal.contracts)
    state.railway_built = options.built_railway
    state.railway_draws = deal.railways
    fill_wagons(state)
    boards = len(state.players)
    for seat in range(boards):
        _lay_out_board(state, state.players[seat])
        state.players[seat].technology = boards - (seat - deal.start) % boards
    state.arrivals = boards
    for seat in range(len(deal.tiles)):
        state.players[seat].tile_number = deal.tiles[seat]
        state.players[seat].tile = state.material.tile_kinds[deal.tiles[seat] - 1]
    state.question = START
    state.seat = next_to_place(state)


def _lay_out_board(state: State, player: Player) -> None:
    player.rupees = state.material.rupees
    player.chests = state.material.chests
    player.markers = state.material.markers


def fill_wagons(state: State) -> None:
    """S6, T7: each empty wagon from left to right, as long as the contracts last."""
    wagon: i64 = 0
    while wagon < WAGONS and state.contracts_left:
        if state.wagon(wagon) == NO_CONTRACT:
            contract = state.draw_contract()
            state.wagons ^= (NO_CONTRACT ^ contract) << (5 * wagon)
            if state.facts is not None:
                state.facts.append(WagonFilled(NOBODY, wagon, contract))
        wagon += 1


def next_to_place(state: State) -> Seat:
    """Who places next: clockwise from the starting player (S9), or by tile number (V3).

    NOBODY when all have placed.
    """
    boards: i64 = len(state.players)
    chosen: Seat = NOBODY
    seat = state.start
    for _ in range(boards):
        player = state.players[seat]
        if player.plantations == 0:
            if chosen == NOBODY or player.tile_number < state.players[chosen].tile_number:
                chosen = seat
        seat = Seat((seat + 1) % boards)
    return chosen


def start_targets(state: State) -> i64:
    """S9: level-0 hexes in districts without a plantation."""
    free: i64 = state.lowland
    for hexes in DISTRICT:
        if state.planted & hexes:
            free &= ~hexes
    return free


def start_at(state: State, at: Hex) -> None:
    """S9: place plantation and pawn; then comes the next player, or the railways, or the first
    turn."""
    me = state.players[state.seat]
    me.pawn = at
    place(state, me, at)
    if state.facts is not None:
        state.facts.append(FirstPlanted(state.seat, at))
    if state.solo:
        _start_railways(state, at)
        return
    state.seat = next_to_place(state)
    if state.seat == NOBODY:
        deal_hands(state)


def _start_railways(state: State, human: Hex) -> None:
    if state.railway_built:
        state.question = STATION
        return
    draw = state.railway_draws[human >> 3]
    found_station(state, Hex(draw[0]))
    for at in draw[1:]:
        extend_railway(state, Hex(at))


def found_station(state: State, at: Hex) -> None:
    """R4: CR Co.'s plantation is placed; its line comes next."""
    place(state, state.players[RAILWAYS], at)
    if state.facts is not None:
        state.facts.append(FirstPlanted(RAILWAYS, at))
    state.question = RAIL


def extend_railway(state: State, at: Hex) -> None:
    """R5: one more hex of the line; the ninth completes it."""
    state.railway += bytes([at])
    state.railway_hexes |= BIT[at]
    state.players[RAILWAYS].pawn = Hex(state.railway[0])
    if state.railway_built and state.facts is not None:
        state.facts.append(RailBuilt(RAILWAYS, at, len(state.railway)))
    if len(state.railway) == LINE:
        if state.facts is not None:
            state.facts.append(RailwayLaid(RAILWAYS, tuple([Hex(each) for each in state.railway])))
        deal_hands(state)


def deal_hands(state: State) -> None:
    """S11: three cards for each player in turn order; then the first turn begins."""
    boards = len(state.players)
    for place_in_order in range(boards):
        seat = Seat((state.start + place_in_order) % boards)
        if not (state.solo and seat == RAILWAYS):
            _deal_hand(state, seat)
    state.active = state.start
    state.seat = state.start
    state.turn = 1
    state.question = PLAY
    if state.facts is not None:
        state.facts.append(TurnBegun(state.start, 1))


def _deal_hand(state: State, seat: Seat) -> None:
    cards = [int(state.draw()) for _ in range(HAND)]
    for card in cards:
        state.players[seat].hand += CARD_UNIT[card >> 1]
        state.players[seat].hand_size += 1
    if state.facts is not None:
        state.facts.append(HandDealt(seat, tuple(card & ~1 for card in cards)))
