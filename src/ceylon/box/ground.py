"""Reads and checks the map and the elevation tiles that are laid on it."""

from __future__ import annotations

from ceylon.box.model import DISTRICTS, Hex, LevelTile
from ceylon.box.problems import Report
from ceylon.box.reading import TomlTable
from ceylon.box.shapes import connected, orientations, placements, railway_lines
from ceylon.errors import N_

HEXES = 8  # of each district
LARGE_TILES = 5
CELLS = 4  # of each large tile
# S3: the districts that may be left out.
OUTER = (DISTRICTS.index("Dimbula"), DISTRICTS.index("Uva"))


def hexes(table: TomlTable) -> tuple[Hex, ...]:
    found: dict[Hex, str] = {}
    for district in DISTRICTS:
        cells = table.hexes(district, HEXES)
        for number, cell in enumerate(cells, 1):
            field = f"{table.field(district)}.{number}"
            if not table.report.clean(field):
                continue
            if cell in found:
                text = N_("the hex {hex} is {name} already: write each hex once")
                table.report.add(field, text, hex=list(cell), name=found[cell])
            found.setdefault(cell, f"{district[0]}{number}")
        if table.sound(district) and not connected(cells):
            text = N_(
                "the hexes of {district} are not all adjacent to one another: move them together"
            )
            table.report.add(table.field(district), text, district=district)
    ground = tuple(found)
    if table.sound():
        _check_left_out(table, ground)
    return ground


def district_of(ground: tuple[Hex, ...], district: int) -> tuple[Hex, ...]:
    return ground[HEXES * district : HEXES * (district + 1)]


def _check_left_out(table: TomlTable, ground: tuple[Hex, ...]) -> None:
    for district in OUTER:
        if not connected(set(ground).difference(district_of(ground, district))):
            name = DISTRICTS[district]
            text = N_("without {district} the map falls apart: two players could not play on it")
            table.report.add(table.path, text, district=name)


def level_tiles(table: TomlTable) -> tuple[LevelTile, ...]:
    tiles = [LevelTile(name, table.hexes(name, CELLS)) for name in table.unasked()]
    if table.data is not None and len(tiles) != LARGE_TILES:
        text = N_("there are {count} large elevation tiles: it must be {length}")
        table.report.add(table.path, text, count=len(tiles), length=LARGE_TILES)
    for place, tile in enumerate(tiles):
        if table.sound(tile.name):
            _check_tile(table, tile, tiles[:place])
    return tuple(tiles)


def _check_tile(table: TomlTable, tile: LevelTile, before: list[LevelTile]) -> None:
    field = table.field(tile.name)
    if not tile.name.isalpha():
        table.report.add(field, N_("the name of a tile must be one word of letters"))
    elif tile.name.casefold() in [other.name.casefold() for other in before]:
        table.report.add(field, N_("another tile has this name already: choose a different one"))
    if len(set(tile.cells)) != CELLS:
        table.report.add(
            field, N_("a cell is listed twice: a tile covers {cells} hexes"), cells=CELLS
        )
    elif not connected(tile.cells):
        table.report.add(
            field, N_("the cells are not all adjacent to one another: move them together")
        )
    else:
        shape = orientations(tile.cells)
        for other in before:
            if table.sound(other.name) and shape & orientations(other.cells):
                text = N_("this tile has the shape of {other}: all of them differ")
                table.report.add(field, text, other=other.name)


def check_fit(report: Report, ground: tuple[Hex, ...], tiles: tuple[LevelTile, ...]) -> None:
    """S4: any tile may be drawn for any district."""
    for tile in tiles:
        for district, name in enumerate(DISTRICTS):
            if not any(placements(tile.cells, district_of(ground, district))):
                text = N_("this tile fits into {district} in no way: change the tile or the map")
                report.add(f"elevation.{tile.name}", text, district=name)


def check_railway(report: Report, ground: tuple[Hex, ...]) -> None:
    """R5: without a line there is no solo game."""
    for district in OUTER:
        if not any(railway_lines(ground, district)):
            text = N_(
                "without {district} no railway of 9 hexes can be built for the solo game (R5)"
            )
            report.add("map", text, district=DISTRICTS[district])
