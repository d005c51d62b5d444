"""What no box can change: it is in the file, with its source, only for reference."""

from __future__ import annotations

from collections.abc import Mapping

from ceylon.box.components import CARDS, CHESTS, COMPANIES, CONTRACTS, PLAYERS, SPACES
from ceylon.box.ground import CELLS, HEXES, LARGE_TILES
from ceylon.box.model import COUNCILLORS, DISTRICTS, TILES
from ceylon.box.reading import TomlTable
from ceylon.errors import N_

Fixed = Mapping[str, Mapping[str, int | str]]

FIXED: Fixed = {
    "cards": {"number": CARDS, "actions": 2},
    "contracts": {"companies": COMPANIES, "each": CONTRACTS, "chests": CHESTS},
    "tea": {"black": 16, "green": 14, "white": 10},
    "discs": {"score": 1, "technology": 1, "councillors": 4},
    "districts": {"number": len(DISTRICTS), "hexes": HEXES},
    "large-tiles": {"number": LARGE_TILES, "hexes": CELLS},
    "large-shapes": {"different": LARGE_TILES},
    "small-tiles": {"number": 4, "hexes": 1},
    "starting-tiles": {"number": len(TILES)},
    "councillors": {"number": len(COUNCILLORS)},
    "councillor-tracks": {"spaces": PLAYERS},
    "contract-spaces": {"number": SPACES},
    "positions": {"west": "Dimbula", "east": "Uva", "north": "Kandy", "south": "Ruhuna"},
}


def fixed(table: TomlTable, sources: dict[str, str]) -> Fixed:
    return {key: _row(table.table(key), facts, sources) for key, facts in FIXED.items()}


def _row(
    row: TomlTable, facts: Mapping[str, int | str], sources: dict[str, str]
) -> dict[str, int | str]:
    row.source(sources, needed=False)
    found = {key: _fact(row, key, wanted) for key, wanted in facts.items()}
    row.close()
    return found


def _fact(row: TomlTable, key: str, wanted: int | str) -> int | str:
    if isinstance(wanted, int):
        return row.whole(key, wanted, wanted)
    value = row.string(key)
    if row.sound(key) and value != wanted:
        row.report.add(row.field(key), N_("this must be “{wanted}”"), wanted=wanted)
    return value
