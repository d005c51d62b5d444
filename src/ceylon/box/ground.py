"""Reads and checks the map and the elevation tiles that are laid on it."""

from __future__ import annotations

from ceylon.box.model import DISTRICTS, Cell, LevelTile
from ceylon.box.problems import Report
from ceylon.box.reading import TomlTable
from ceylon.box.shapes import connected, orientations, placements, railway_lines
from ceylon.errors import N_

HEXES = 8  # of each district
LARGE_TILES = 5
CELLS = 4  # of each large tile
# S3: the districts that may be left out.
OUTER = (DISTRICTS.index("Dimbula"), DISTRICTS.index("Uva"))


def hexes(table: TomlTable) -> tuple[Cell, ...]:
    found: dict[Cell, str] = {}
    for district in DISTRICTS:
        cells = table.hexes(district, HEXES)
        for number, cell in enumerate(cells, 1):
            field = f"{table.field(district)}.{number}"
            if not table.report.clean(field):
                continue
            if cell in found:
                text = N_("the hex {hex} is already {name}: list each hex only once")
                table.report.add(field, text, hex=list(cell), name=found[cell])
            found.setdefault(cell, f"{district[0]}{number}")
        if table.sound(district) and not connected(cells):
            text = N_("the hexes of {district} are not connected: move them together")
            table.report.add(table.field(district), text, district=district)
    ground = tuple(found)
    if table.sound():
        _check_left_out(table, ground)
    return ground


def district_of(ground: tuple[Cell, ...], district: int) -> tuple[Cell, ...]:
    return ground[HEXES * district : HEXES * (district + 1)]


def _check_left_out(table: TomlTable, ground: tuple[Cell, ...]) -> None:
    for district in OUTER:
        if not connected(set(ground).difference(district_of(ground, district))):
            name = DISTRICTS[district]
            text = N_("without {district} the map falls apart: two players could not play on it")
            table.report.add(table.path, text, district=name)


def level_tiles(table: TomlTable) -> tuple[LevelTile, ...]:
    tiles = [LevelTile(name, table.hexes(name, CELLS)) for name in table.unasked()]
    if table.data is not None and len(tiles) != LARGE_TILES:
        text = N_("there must be {length} large elevation tiles, not {count}")
        table.report.add(table.path, text, count=len(tiles), length=LARGE_TILES)
    for place, tile in enumerate(tiles):
        if table.sound(tile.name):
            _check_tile(table, tile, tiles[:place])
    return tuple(tiles)


def _check_tile(table: TomlTable, tile: LevelTile, before: list[LevelTile]) -> None:
    field = table.field(tile.name)
    if not tile.name.isalpha():
        table.report.add(field, N_("the name of a tile must be a single word, letters only"))
    elif tile.name.casefold() in [other.name.casefold() for other in before]:
        table.report.add(field, N_("another tile already has this name: choose a different one"))
    if len(set(tile.cells)) != CELLS:
        table.report.add(
            field, N_("a cell is listed twice: a tile covers {cells:hexes}"), cells=CELLS
        )
    elif not connected(tile.cells):
        table.report.add(field, N_("the cells are not connected: move them together"))
    else:
        shape = orientations(tile.cells)
        for other in before:
            if table.sound(other.name) and shape & orientations(other.cells):
                text = N_("this tile has the same shape as {other}: all shapes must differ")
                table.report.add(field, text, other=other.name)


def check_fit(report: Report, ground: tuple[Cell, ...], tiles: tuple[LevelTile, ...]) -> None:
    """S4: any tile may be drawn for any district."""
    for tile in tiles:
        for district, name in enumerate(DISTRICTS):
            if not any(placements(tile.cells, district_of(ground, district))):
                text = N_(
                    "this tile does not fit into {district} any way round:"
                    " change the tile or the map"
                )
                report.add(f"elevation.{tile.name}", text, district=name)


def check_railway(report: Report, ground: tuple[Cell, ...]) -> None:
    """R5: without a line there is no solo game."""
    for district in OUTER:
        if not any(railway_lines(ground, district)):
            text = N_(
                "without {district} no railway of 9 hexes can be built for the solo game (R5)"
            )
            report.add("map", text, district=DISTRICTS[district])
