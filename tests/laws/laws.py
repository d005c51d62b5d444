"""The laws of the table: what holds at every moment of every game.

They are written from the rules, not from the code that they check, and recount everything.
"""

from itertools import pairwise
from typing import Final

from ceylon.ids import HUMAN, RAILWAYS, Hex
from ceylon.rules import chests
from ceylon.rules.bits import count, members
from ceylon.rules.game import Game
from ceylon.rules.hexes import Land
from ceylon.rules.material import LARGER_WAREHOUSE, NO_CONTRACT, WAGONS
from ceylon.rules.state import (
    DISCARD,
    HARVESTING,
    OVER,
    PLAY,
    RAIL,
    START,
    STATION,
    OpenState,
    Player,
)

FULL_LENGTH: Final = {1: 44, 2: 40, 3: 39, 4: 36}
"""E: how many turns a game has that nobody ends earlier, by seats; 1 is the solo game."""


class BrokenLaw(AssertionError):
    """Something that must never happen."""


def law(holds: object, sentence: str) -> None:
    """Like `assert`, but not disabled by `python -O`."""
    if not holds:
        raise BrokenLaw(sentence)


def check_table(game: Game) -> None:
    """All laws that are fast enough to check at every moment."""
    check_cards(game)
    check_contracts(game)
    check_plantations(game)
    check_boards(game)
    check_technology(game)
    check_bonus_tokens(game)
    check_question(game)
    if game.solo and game.question not in (START, STATION, RAIL):
        check_railways(game)


def check_cards(game: Game) -> None:
    """S6, S11, T6: the 46 cards are all somewhere, and hands are as full as they should be."""
    kinds = (game.discards + cards_to_come(game)).translate(_KIND)
    for seat, player in enumerate(game.players):
        in_hand = kinds_in_hand(player)
        law(len(in_hand) == player.hand_size <= 3, f"S11: seat {seat} holds {in_hand!r}")
        kinds += in_hand
        if game.cards_left and game.turn:
            law(player.hand_size == _hand_due(game, seat), f"T6: seat {seat} lacks a card")
    if sorted(kinds) != sorted(game.material.cards.translate(_KIND)):
        raise BrokenLaw(f"S6: cards are lost: {sorted(kinds)}")
    if game.discards:
        law(game.card == game.discards[-1], "the card in force is not on top of the pile")


_KIND: Final = bytes(card >> 1 for card in range(256))
_OF_KIND: Final = [[bytes([kind] * number) for number in range(4)] for kind in range(10)]


def kinds_in_hand(player: Player) -> bytes:
    """The kinds of the cards of a hand."""
    held = int(player.hand)
    cards = b""
    for of_kind in _OF_KIND:
        cards += of_kind[held & 3]
        held >>= 2
    return cards


def cards_to_come(game: Game) -> bytes:
    """The action deck, the top card first."""
    return game.deck[len(game.deck) - game.cards_left :]


def contracts_to_come(game: Game) -> bytes:
    """The contract deck, the top one first."""
    return game.contract_deck[len(game.contract_deck) - game.contracts_left :]


def _hand_due(game: Game, seat: int) -> int:
    if game.solo and seat == RAILWAYS:
        return 0
    return 2 if seat == game.active and game.question != PLAY else 3


def on_train(state: OpenState) -> list[int]:
    """The contracts on the wagons."""
    wagons = [int(state.wagon(wagon)) for wagon in range(WAGONS)]
    return [contract for contract in wagons if contract != NO_CONTRACT]


def check_contracts(game: Game) -> None:
    """S6, A3.2, T7: the 20 contracts are all somewhere, and each has its space."""
    seen = [*contracts_to_come(game), *on_train(game)]
    for seat, player in enumerate(game.players):
        seen += player.contracts
        companies = {contract >> 2 for contract in player.contracts}
        law(set(members(player.companies)) == companies, f"seat {seat}'s companies are wrong")
        if not (game.solo and seat == RAILWAYS):
            enough = len(companies) <= open_spaces(game, player)
            law(enough, f"A3.2: seat {seat} has no space for {companies}")
    law(sorted(seen) == list(range(20)), f"contracts are lost: {sorted(seen)}")
    if game.question in (START, PLAY, OVER) and game.contracts_left:
        law(len(on_train(game)) == WAGONS, "T7: a wagon was not refilled")


def open_spaces(game: Game, player: Player) -> int:
    """Contract spaces without a leaf, when the markers placed so far were the leftmost."""
    spaces = [space for space, leaves in enumerate(game.material.box.leaves) for _ in range(leaves)]
    covered = set(spaces[8 - player.markers :])
    return len(game.material.box.leaves) - len(covered)


def check_plantations(game: Game) -> None:
    """A1.2, S8: no two plantations on a hex, and each player's 8 markers are all somewhere."""
    planted = 0
    for seat, player in enumerate(game.players):
        law(not planted & player.plantations, "A1.2: two plantations on one hex")
        planted |= player.plantations
        placed = count(player.plantations) + count(player.second_leaf)
        law(placed + player.markers == 8, f"S8: seat {seat}'s markers are lost")
        law(0 <= player.markers <= 8, f"S8: seat {seat} has {player.markers} markers")
        law(not player.second_leaf & ~player.plantations, "V6: a second leaf without a first")
        law(count(player.second_leaf) <= 1, "V5: more than one second leaf")
        owned = {at >> 3 for at in members(player.plantations)}
        law(set(members(player.districts)) == owned, f"seat {seat}'s districts are wrong")
    law(planted == game.planted, "the map and the boards disagree")
    law(not planted & ~game.land.hexes, "S3: a plantation where nothing is in play")


def check_boards(game: Game) -> None:
    """No debt, no overfull store, no pawn off the map, no ability without its councillor."""
    for seat, player in enumerate(game.players):
        railways = game.solo and seat == RAILWAYS
        law(player.rupees >= 0, f"seat {seat} has {player.rupees} rupees: there is no debt")
        law(player.technology_tokens >= 0, f"seat {seat} owes a technology token")
        law(_stored(game, seat), f"seat {seat} stores {chests.unpack(player.chests)}")
        abilities = sum(2 ** (game.councillors[d] - 1) for d in members(player.councillors))
        law(player.abilities == (0 if railways else abilities), f"A4.3: seat {seat}'s abilities")
        law(not player.councillors & ~game.land.districts, "S3: a councillor who is not there")
        if player.plantations and player.pawn >= 0:
            law(game.land.hexes >> player.pawn & 1, f"S3: seat {seat}'s pawn is off the map")


def _stored(game: Game, seat: int) -> bool:
    player = game.players[seat]
    held = chests.unpack(player.chests)
    if game.solo and seat == RAILWAYS:
        return all(0 <= number <= 3 for number in held)  # R18
    room = 6 if player.abilities & LARGER_WAREHOUSE else 5
    harvesting = game.seat == seat and game.question in (HARVESTING, DISCARD)
    return min(held) >= 0 and (sum(held) <= room or harvesting)  # A2.4


def check_technology(game: Game) -> None:
    """A5.4, A5.5: the track orders all players strictly, and it has an end."""
    values = [int(player.technology) for player in game.players]
    law(len(set(values)) == len(values), f"A5.4: two discs at the same place: {values}")
    for player in game.players:
        law(0 <= player.space <= game.material.last_space, "A5.5: a disc off the track")


def check_bonus_tokens(game: Game) -> None:
    """A1.4, R6, R16: the stack of 10, 6, 3, 1 shrinks from the top, into somebody's hands."""
    tokens = [int(player.bonus_tokens) for player in game.players]
    points = sum(player.bonus_points for player in game.players)
    law(sum(tokens) == game.bonuses_taken <= 4, f"district bonus tokens are lost: {tokens}")
    law(points == sum((10, 6, 3, 1)[: game.bonuses_taken]), f"bonus points are wrong: {points}")
    for seat, player in enumerate(game.players):
        if not (game.solo and seat == RAILWAYS):
            law(tokens[seat] <= 1, f"A1.4: seat {seat} has two district bonus tokens")
            due = player.districts == game.land.districts and game.bonuses_taken < 4
            law(tokens[seat] == 1 or not due, f"A1.4: seat {seat} got no token")


def check_question(game: Game) -> None:
    """One open question for one seat, until the game is over."""
    if game.question == OVER:
        law(game.seat == -1, "a seat must choose though the game is over")
        law(game.ending, "E2: the game is over though nothing ended it")
        law(game.turn % len(game.players) == 0, f"E2: {game.turn} turns are not the same for all")
        return
    law(0 <= game.seat < len(game.players), f"nobody must choose: seat {game.seat}")
    law(not game.solo or game.seat == HUMAN, "CR Co. is asked to choose")
    seats = 1 if game.solo else len(game.players)
    law(game.turn <= FULL_LENGTH[seats], f"turn {game.turn} is more than the cards allow")
    law(game.ending or game.cards_left, "E1: the deck is empty and the end not triggered")
    exhausted = any(player.markers == 0 for player in game.players)
    law(game.ending or not exhausted, "E1: the last marker is placed and the end not triggered")


def check_railways(game: Game) -> None:
    """R3, R5, R13: the passengers, the line, and the pawn on it."""
    law(0 <= game.passengers <= 3, f"R3: {game.passengers} passengers")
    law(fits(game.land, game.levels, game.railway), "R5: the railway is no line")
    law(0 <= game.station <= 8, f"R13: CR Co. stands on space {game.station}")
    railways = game.players[RAILWAYS]
    law(railways.pawn == game.railway[game.station], "R12: CR Co.'s pawn is off its railway")
    law(game.railway_hexes == sum(2**at for at in game.railway), "R5: the railway's hexes")
    law(railways.second_leaf == 0, "CR Co. has a second leaf")


def fits(land: Land, levels: bytes, line: bytes) -> bool:
    """R5, hex by hex."""
    districts = [at >> 3 for at in line]
    thirds = [set(districts[place : place + 3]) for place in (0, 3, 6)]
    return (
        len(line) == len(set(line)) == 9
        and all(land.steps(Hex(a), Hex(b)) == 1 for a, b in pairwise(line))
        and all(len(third) == 1 for third in thirds)
        and len(set(districts)) == 3
        and {levels[at] for at in line} == {0, 1, 2}
        and bool(land.rim >> line[0] & land.rim >> line[8] & 1)
    )
