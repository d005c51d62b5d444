"""A view on the wire: plain data, for the way to another process.

Only what the seat may know is in it: a bot's process never holds a game.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from ceylon.box import Box
from ceylon.rules.hexes import land_of
from ceylon.rules.material import material_of
from ceylon.rules.state import Player
from ceylon.rules.view import View

Value = int | bool | bytes
Parcel = tuple[Box, int, tuple[Value, ...], tuple[tuple[Value, ...], ...]]
"""The box, the district that is left out, the fields of the view, and those of each player.

The box travels along, since a game may be played with another one than the shipped.
"""

TABLE: Final = (
    *("solo", "question", "seat", "start", "active", "turn", "card", "mains", "toll", "acted"),
    *("extra", "token_spent", "ending", "tile_in_use", "pending", "in_reach", "remaining"),
    *("harvested", "levels", "lowland", "councillors", "planted", "cards_left", "discards"),
    *("contracts_left", "wagons", "bonuses_taken", "arrivals", "railway_built", "railway"),
    *("railway_hexes", "station", "passengers", "viewer", "next_company", "unseen_cards"),
    "unseen_contracts",
)
BOARD: Final = (
    *("pawn", "rupees", "chests", "markers", "plantations", "second_leaf", "districts"),
    *("councillors", "abilities", "technology", "technology_tokens", "companies", "contracts"),
    *("hand", "hand_size", "tile", "tile_number", "bonus_points", "bonus_tokens"),
    *("contract_points", "harvest_points", "technology_points", "councillor_points"),
)

_of_table = attrgetter(*TABLE)
_of_board = attrgetter(*BOARD)


def packed(view: View) -> Parcel:
    boards = tuple(_of_board(player) for player in view.players)
    return view.material.box, int(view.land.without), _of_table(view), boards


def unpacked(parcel: Parcel) -> View:
    box, without, table, boards = parcel
    view = View(land_of(box, without), material_of(box), [_player(board) for board in boards])
    for name, value in zip(TABLE, table, strict=True):
        setattr(view, name, value)
    return view


def _player(board: tuple[Value, ...]) -> Player:
    player = Player()
    for name, value in zip(BOARD, board, strict=True):
        setattr(player, name, value)
    return player
