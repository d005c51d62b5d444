"""What is read off a view: the rules' own functions of this kind want a whole game."""

from __future__ import annotations

from ceylon.rules.bits import members
from ceylon.rules.material import LARGER_WAREHOUSE, MORE_RUPEES
from ceylon.rules.rupees import RUPEES, TILE_RUPEES
from ceylon.rules.state import NOBODY, OpenState, Player


def owner_at(table: OpenState, at: int) -> int:
    """The seat whose plantation stands on a hex, or NOBODY."""
    owners = (seat for seat, p in enumerate(table.players) if p.plantations >> at & 1)
    return next(owners, int(NOBODY))


def warehouse_of(table: OpenState, player: Player) -> int:
    """How many chests the player may keep (A2.4, C8)."""
    return int(table.material.warehouse) + (1 if player.abilities & LARGER_WAREHOUSE else 0)


def has_space(table: OpenState, player: Player, contract: int) -> bool:
    """Whether a contract of this company has a place on the board (A3.2)."""
    if player.companies >> (contract >> 2) & 1:
        return True
    return len(members(player.companies)) < table.material.open_spaces[player.markers]


def rupees_taken(table: OpenState) -> int:
    """What taking rupees brings to the seat that must choose (A7.1, C2, V6)."""
    more = 1 if table.players[table.seat].abilities & MORE_RUPEES else 0
    return int(RUPEES) + more + (int(TILE_RUPEES) if table.tile_in_use else 0)
