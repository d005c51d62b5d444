"""The positions of the examples in the rules: tables of the real game, arranged piece by piece.

What an example shows is computed by the rules; a test compares it with its sentences.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ceylon.ids import HUMAN, NOWHERE, RAILWAYS, Hex, Seat, seats
from ceylon.rules import chests
from ceylon.rules.bits import BIT
from ceylon.rules.game import Game
from ceylon.rules.hexes import hex_named
from ceylon.rules.material import HARVEST, PLANT, card_of, company_of
from ceylon.rules.options import Options
from ceylon.rules.state import ARRIVALS

ANA, BEN, CHLOE, DMITRI = seats(4)
DIMBULA, KANDY, RUHUNA = range(3)

_LEVELS: Final = "00121100 12001001 01120001 10021001"
"""D1 to D8, K1 to K8, R1 to R8, U1 to U8, as four of the five tiles can be laid."""
_RAILWAY: Final = "K2 K1 K5 D2 D4 D6 R3 R4 R8"


# Arranging


def _table(options: Options) -> Game:
    """A table on which nobody has placed anything."""
    game = Game.new(options, Random(0))
    game.levels = bytes(map(int, _LEVELS.replace(" ", "")))
    for player in game.players:
        player.pawn = NOWHERE
    return game


def _stand(game: Game, seat: Seat, place: str) -> None:
    game.players[seat].pawn = hex_named(place)


def _plant(game: Game, seat: Seat, places: str) -> None:
    player = game.players[seat]
    for at in map(hex_named, places.split()):
        player.plantations |= BIT[at]
        player.districts |= BIT[at >> 3]
        player.markers -= 1
        game.planted |= BIT[at]


def _contract(game: Game, seat: Seat, *districts: int) -> None:
    for district in districts:
        game.players[seat].councillors |= BIT[district]


def _advance(game: Game, seat: Seat, space: int) -> None:
    game.arrivals += 1
    game.players[seat].technology = space * ARRIVALS + game.arrivals


def _supply(game: Game, seat: Seat, *contracts: int) -> None:
    player = game.players[seat]
    player.contracts += bytes(contracts)
    for contract in contracts:
        player.companies |= BIT[company_of(contract) - 1]


# The examples


def harvest() -> Game:
    """A2: Ana between plantations of three players on three levels, one of them over a river."""
    game = _table(Options(4))
    _stand(game, ANA, "K6")
    _plant(game, ANA, "K5")
    _plant(game, BEN, "R1")
    _plant(game, CHLOE, "K2")
    game.players[ANA].chests = chests.pack(2, 1, 0)
    return game


MOVE: Final = "K4 K3 K2 K1 D2"


def move() -> Game:
    """A6: Ana at the beginning of her move."""
    game = _table(Options(4))
    _stand(game, ANA, MOVE.split()[0])
    return game


SAME_COMPANY: Final = 5
NEW_COMPANY: Final = 17


def contract_space() -> Game:
    """A3.2: Ana and Ben with three markers placed each; Ben has contracts of two companies."""
    game = _table(Options(4))
    _plant(game, ANA, "K5 K6 R1")
    _plant(game, BEN, "K2 D2 U3")
    _supply(game, ANA, 4)
    _supply(game, BEN, 6, 12)
    for seat in (ANA, BEN):
        game.players[seat].chests = chests.pack(1, 2, 0)
    return game


def majority() -> Game:
    """E6, E9: Kandy, where Ana and Ben are equal and Chloé has no councillor."""
    game = _table(Options(4))
    _plant(game, ANA, "K1 K6")
    _plant(game, BEN, "K2 K7")
    _plant(game, CHLOE, "K3 K4 K8")
    _plant(game, DMITRI, "K5")
    for seat, space in ((DMITRI, 1), (CHLOE, 3), (BEN, 4), (ANA, 6)):
        _advance(game, seat, space)
    for seat in (ANA, BEN, DMITRI):
        _contract(game, seat, KANDY)
    return game


def scoring() -> Game:
    """E3 to E8: the example of all four rulebooks, which adds up to 58."""
    game = _table(Options(4))
    _plant(game, ANA, "D1 D2 D5 R2 R3 R6 R7 K1")
    _plant(game, BEN, "D6 R4 K2 K6")
    _contract(game, ANA, DIMBULA, RUHUNA)
    _contract(game, BEN, DIMBULA, KANDY, RUHUNA)
    for seat, space in ((CHLOE, 1), (BEN, 4), (ANA, 6)):
        _advance(game, seat, space)
    _supply(game, ANA, 0, 5, 9)
    ana, ben = game.players[ANA], game.players[BEN]
    ana.rupees, ben.rupees = 12, 14
    game.players[CHLOE].rupees = game.players[DMITRI].rupees = 3
    ana.technology_points, ana.contract_points, ana.harvest_points = 5, 8, 3
    return game


def railways() -> Game:
    """R12 to R19: CR Co. about to move, with a card for planting or harvesting on the deck."""
    game = _table(Options(1))
    game.levels = game.levels[:24] + bytes(8)
    game.railway = bytes(map(hex_named, _RAILWAY.split()))
    for at in game.railway:
        game.railway_hexes |= BIT[at]
    game.station = 1
    game.players[RAILWAYS].pawn = Hex(game.railway[game.station])
    game.players[RAILWAYS].technology_tokens = 1
    _plant(game, RAILWAYS, "K7 D1 D3")
    _plant(game, HUMAN, "R1 D5")
    _stand(game, HUMAN, "R1")
    top = len(game.deck) - game.cards_left
    drawn = bytes([card_of(PLANT, HARVEST)])
    game.deck = game.deck[:top] + drawn + game.deck[top + 1 :]
    return game
