"""What a seat observes of a table, as bytes; `layout` says what each of them means.

Only what is open is read, and what the caller passes of the seat's own knowledge: its hand, and the
company on the back of the next contract, which everyone sees. So nothing hidden can get in.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.ids import NOBODY, NOWHERE, Seat
from ceylon.observation.layout import BOARD, BOARDS, DISTRICTS, MOST, OFFSETS
from ceylon.observation.words import SPREAD, spread, spread_hexes
from ceylon.rules import scoring
from ceylon.rules.bits import BIT
from ceylon.rules.material import CONTRACTS, NO_CARD, NO_CONTRACT, NO_TILE, Material
from ceylon.rules.state import ARRIVAL_BITS, KEEP, OpenState, Player
from ceylon.rules.view import View

_MOST: Final[i64] = MOST
_WAGON_BITS: Final[i64] = 5
_KINDS_OF_A_WORD: Final[i64] = 8

# Words of the table.
_QUESTION: Final[i64] = OFFSETS["question"] // 8
_CHOOSER: Final[i64] = OFFSETS["chooser"] // 8
_START: Final[i64] = OFFSETS["start"] // 8
_FLAGS: Final[i64] = OFFSETS["solo"] // 8
_MAINS: Final[i64] = OFFSETS["mains"] // 8
_CARD: Final[i64] = OFFSETS["card"] // 8
_PENDING: Final[i64] = OFFSETS["pending"] // 8
_NUMBERS: Final[i64] = OFFSETS["turn"] // 8
_NEXT_COMPANY: Final[i64] = OFFSETS["next_company"] // 8
_HAND: Final[i64] = OFFSETS["hand"] // 8
_UNSEEN_CARDS: Final[i64] = OFFSETS["unseen_cards"] // 8
_UNSEEN_CONTRACTS: Final[i64] = OFFSETS["unseen_contracts"] // 8
_WAGONS: Final[i64] = OFFSETS["wagon 1"] // 8
_WAGON: Final[i64] = (OFFSETS["wagon 2"] - OFFSETS["wagon 1"]) // 8
_COUNCILLORS: Final[i64] = OFFSETS["councillor D"] // 8
_IN_PLAY: Final[i64] = OFFSETS["in_play"] // 8
_LEVEL: Final[i64] = OFFSETS["level"] // 8
_HARVEST: Final[i64] = OFFSETS["in_reach"] // 8
_RAILWAY: Final[i64] = OFFSETS["railway"] // 8


class Observer:
    """Writes observations of games with one box."""

    def __init__(self, material: Material) -> None:
        self.cards: vec[i64] = vec[i64](_counted(material.cards))
        """How many cards of each kind there are, in two words."""
        self.demands: vec[i64] = vec[i64]([_demand(material, c) for c in range(CONTRACTS)])
        """What each contract asks for and gives, as a word."""

    def write(
        self, words: vec[i64], at: i64, table: OpenState, me: Seat, hand: i64, company: i64
    ) -> None:
        """Write what a seat observes into the words from `at` on."""
        _write_ground(words, at, table)
        self.write_again(words, at, table, me, hand, company)

    def write_again(
        self, words: vec[i64], at: i64, table: OpenState, me: Seat, hand: i64, company: i64
    ) -> None:
        """The same where an earlier observation of this game is: what never changes in a game is
        left as it is."""
        _write_question(words, at, table, me)
        _write_turn(words, at, table)
        words[at + _NEXT_COMPANY] = SPREAD[BIT[company] >> 1]
        self._write_cards(words, at, table, hand)
        _write_pieces(words, at, table)
        held = _write_boards(words, at + BOARDS, table, me)
        self._write_contracts(words, at, table, held)

    def of_view(self, words: vec[i64], at: i64, view: View) -> None:
        """The same from a view, of the seat whose view it is."""
        hand = view.players[view.viewer].hand
        self.write(words, at, view, view.viewer, hand, view.next_company)

    def _write_cards(self, words: vec[i64], at: i64, table: OpenState, hand: i64) -> None:
        low = _hand_word(hand)
        high = _hand_word(hand >> 16)
        words[at + _HAND] = low
        words[at + _HAND + 1] = high
        low = self.cards[0] - low
        high = self.cards[1] - high
        discards = table.discards
        place: i64 = len(discards)
        while place > 0:  # iterating over bytes would make an object of each
            place -= 1
            kind: i64 = discards[place]
            kind >>= 1
            if kind < _KINDS_OF_A_WORD:
                low -= _UNITS[kind]
            else:
                high -= _UNITS[kind - _KINDS_OF_A_WORD]
        words[at + _UNSEEN_CARDS] = low
        words[at + _UNSEEN_CARDS + 1] = high

    def _write_contracts(self, words: vec[i64], at: i64, table: OpenState, held: i64) -> None:
        unseen = _ALL_CONTRACTS ^ held
        place = at + _WAGONS
        wagons = table.wagons
        wagon: i64 = 0
        while wagon < 3:
            contract = wagons & NO_CONTRACT
            wagons >>= _WAGON_BITS
            if contract == NO_CONTRACT:
                spread(words, place, place + 3, 0)
                words[place + 3] = 0
            else:
                spread(words, place, place + 3, BIT[contract])
                words[place + 3] = self.demands[contract]
                unseen ^= BIT[contract]
            place += _WAGON
            wagon += 1
        spread(words, at + _UNSEEN_CONTRACTS, at + _UNSEEN_CONTRACTS + 3, unseen)


_UNITS: Final = vec[i64]([256**place for place in range(7)] + [2**56])
_ALL_CONTRACTS: Final[i64] = 2**20 - 1


def _counted(cards: bytes) -> list[int]:
    """How many there are of each kind, a byte each."""
    words = [0, 0]
    for card in cards:
        kind = card >> 1
        words[kind // 8] += 256 ** (kind % 8)
    return words


def _demand(material: Material, contract: int) -> int:
    rupees, points = material.contract_rupees[contract], material.contract_points[contract]
    return int(material.needs[contract] | rupees << 24 | points << 32)


def _hand_word(hand: i64) -> i64:
    """Eight kinds of a hand, two bits each, as eight bytes."""
    word = (hand & 0xFF) | (hand & 0xFF00) << 24
    word = (word & 0x0000000F0000000F) | (word & 0x000000F0000000F0) << 12
    return (word & 0x0003000300030003) | (word & 0x000C000C000C000C) << 6


def _contracts(player: Player) -> i64:
    found: i64 = 0
    contracts = player.contracts
    place: i64 = len(contracts)
    while place > 0:
        place -= 1
        contract: i64 = contracts[place]
        found |= BIT[contract]
    return found


# The table


def _write_question(words: vec[i64], at: i64, table: OpenState, me: Seat) -> None:
    boards = len(table.players)
    question = BIT[table.question]
    words[at + _QUESTION] = SPREAD[question & 0xFF]
    words[at + _QUESTION + 1] = SPREAD[question >> 8]
    chooser = _seat(table.seat, me, boards)
    words[at + _CHOOSER] = SPREAD[chooser | _seat(table.active, me, boards) << 4]
    seated: i64 = (BIT[boards] - 1) << 4
    words[at + _START] = SPREAD[_seat(table.start, me, boards) | seated]


def _seat(seat: Seat, me: Seat, boards: i64) -> i64:
    """A seat as a set of one, counted from the observer; none for NOBODY."""
    if seat == NOBODY:
        return 0
    away: i64 = seat - me
    if away < 0:
        away += boards
    return BIT[away]


def _write_turn(words: vec[i64], at: i64, table: OpenState) -> None:
    flags: i64 = 1 if table.solo else 0
    if table.railway_built:
        flags |= 2
    flags |= table.ending << 2 | table.acted << 3 | table.extra << 4
    flags |= table.token_spent << 5 | table.tile_in_use << 6
    words[at + _FLAGS] = SPREAD[flags]
    words[at + _MAINS] = SPREAD[table.mains]
    # Conditional expressions are slower: mypyc makes objects of their numbers.
    card: i64 = 0
    if table.card != NO_CARD:
        card = BIT[table.card]
    spread(words, at + _CARD, at + _CARD + 3, card)
    pending: i64 = 0
    if table.question == KEEP:
        pending = BIT[table.pending]
    words[at + _PENDING] = SPREAD[pending]
    numbers = table.turn | table.cards_left << 8 | table.contracts_left << 16
    numbers |= table.bonuses_taken << 24 | table.toll << 32 | table.station << 40
    words[at + _NUMBERS] = numbers | table.passengers << 48


def _write_ground(words: vec[i64], at: i64, table: OpenState) -> None:
    """What never changes in a game."""
    district: i64 = 0
    while district < DISTRICTS:
        councillor: i64 = table.councillors[district]
        words[at + _COUNCILLORS + district] = SPREAD[BIT[councillor] >> 1]
        district += 1
    spread_hexes(words, at + _IN_PLAY, table.land.hexes)
    _write_levels(words, at + _LEVEL, table.levels)


def _write_pieces(words: vec[i64], at: i64, table: OpenState) -> None:
    spread_hexes(words, at + _HARVEST, table.in_reach)
    spread_hexes(words, at + _HARVEST + 4, table.remaining)
    spread_hexes(words, at + _HARVEST + 8, table.harvested)
    spread_hexes(words, at + _RAILWAY, table.railway_hexes)


def _write_levels(words: vec[i64], at: i64, levels: bytes) -> None:
    hexes: i64 = 0
    while hexes < 32:
        word: i64 = 0
        end = hexes + 8
        while end > hexes:
            end -= 1
            level: i64 = levels[end]
            word = word << 8 | level
        words[at] = word
        at += 1
        hexes += 8


# The boards


Discs = tuple[i64, i64, i64, i64]
"""Where each seat is on the technology track; -1 for a seat that nobody has."""


def _write_boards(words: vec[i64], at: i64, table: OpenState, me: Seat) -> i64:
    """Write them all; the contracts that are on one of them, as a set."""
    boards: i64 = len(table.players)
    discs = _discs(table, boards)
    held: i64 = 0
    seat = me
    away: i64 = 0
    while away < boards:
        held |= _write_board(words, at, table, seat, discs)
        at += BOARD
        away += 1
        seat = Seat(seat + 1)
        if seat == boards:
            seat = Seat(0)
    end = at + (4 - boards) * BOARD
    while at < end:
        words[at] = 0
        at += 1
    return held


def _write_board(words: vec[i64], at: i64, table: OpenState, seat: Seat, discs: Discs) -> i64:
    player = table.players[seat]
    rupees = _cut(player.rupees)
    numbers = rupees | player.chests << 8 | player.markers << 32
    numbers |= player.technology >> ARRIVAL_BITS << 40 | _ahead(player.technology, discs) << 48
    words[at] = numbers | player.technology_tokens << 56
    points = _cut(scoring.track_points(table, seat))
    companies = SPREAD[player.companies] << 8
    words[at + 1] = points | companies | player.hand_size << 48 | player.tile_number << 56
    words[at + 2] = SPREAD[player.districts | player.councillors << 4]
    words[at + 3] = SPREAD[player.abilities]
    tile: i64 = 0
    if player.tile != NO_TILE:
        tile = BIT[player.tile]
    words[at + 4] = SPREAD[tile]
    contracts = _contracts(player)
    spread(words, at + 5, at + 8, contracts)
    there: i64 = 0
    if player.pawn != NOWHERE:
        there = BIT[player.pawn]
    spread_hexes(words, at + 8, there)
    spread_hexes(words, at + 12, player.plantations)
    spread_hexes(words, at + 16, player.second_leaf)
    return contracts


def _cut(number: i64) -> i64:
    """The number, or the largest that a byte can hold."""
    if number > _MOST:
        return _MOST
    return number


def _discs(table: OpenState, boards: i64) -> Discs:
    players = table.players
    third: i64 = -1
    fourth: i64 = -1
    if boards > 2:
        third = players[2].technology
    if boards > 3:
        fourth = players[3].technology
    return players[0].technology, players[1].technology, third, fourth


def _ahead(disc: i64, discs: Discs) -> i64:
    """How many discs are ahead of one on the technology track (A5.4)."""
    first, second, third, fourth = discs
    found: i64 = 0
    if first > disc:
        found += 1
    if second > disc:
        found += 1
    if third > disc:
        found += 1
    if fourth > disc:
        found += 1
    return found
