"""The box in words: how many there are of everything, and where each value comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ceylon.box.model import ACTIONS, DISTRICTS, TEAS, TILES, Box, Cell, Contract

Row = tuple[str, str, str]  # name, value, source
Section = tuple[str, list[Row]]


def source_of(box: Box, path: str) -> str:
    """The source of a field of the file: its own, or that of the table around it."""
    while path not in box.sources and "." in path:
        path = path.rpartition(".")[0]
    return box.sources.get(path, "ours")


def describe(box: Box) -> list[Section]:
    """What `ceylon box` prints."""
    return [
        ("Players", _players(box)),
        ("Action cards", _cards(box)),
        ("Contracts", _contracts(box)),
        ("Technology track", _technology(box)),
        ("Contract spaces", _leaves(box)),
        ("Map", _map(box)),
        ("Elevation tiles", _elevation(box)),
        ("Starting tiles", _starting_tiles(box)),
        ("Councillors", _councillors(box)),
        ("Scoring", _scoring(box)),
    ]


def _fixed_row(box: Box, name: str, fact: str, text: str) -> Row:
    """A fact that is the same in every box: its numbers fill the text."""
    return name, text.format_map(box.fixed[fact]), source_of(box, f"fixed.{fact}")


def drawn_map(box: Box) -> list[str]:
    """The map in rows of letters, one for the district of each hex."""
    # Half a hex to the right with every row: 2q + r is the column of a pointy-top hex.
    columns = [2 * q + r for q, r in box.hexes]
    rows = [r for _, r in box.hexes]
    lines = [[" "] * (max(columns) - min(columns) + 1) for _ in range(min(rows), max(rows) + 1)]
    for place, (column, row) in enumerate(zip(columns, rows, strict=True)):
        lines[row - min(rows)][column - min(columns)] = DISTRICTS[place // 8][0]
    return ["".join(line).rstrip() for line in lines]


def _players(box: Box) -> list[Row]:
    start = source_of(box, "start")
    chests = [f"{n} {tea}" for n, tea in zip(box.chests, TEAS, strict=True) if n]
    return [
        ("colours", _listed(box.colours), source_of(box, "colours")),
        ("rupees to start with", str(box.rupees), start),
        ("chests to start with", ", ".join(chests) or "none", start),
        ("warehouse", f"{box.warehouse} chests", start),
        ("markers", str(box.markers), start),
        _discs(box),
    ]


def _discs(box: Box) -> Row:
    number = sum(int(discs) for discs in box.fixed["discs"].values())
    uses = "{score} for the score, {technology} for technology, {councillors} for councillors"
    return _fixed_row(box, "discs", "discs", f"{number}: {uses}")


def _cards(box: Box) -> list[Row]:
    source = source_of(box, "cards")
    pairs = Counter(box.cards)
    rows = [(f"{ACTIONS[a]}/{ACTIONS[b]}", str(n), source) for (a, b), n in pairs.items()]
    return [
        _fixed_row(box, "in total", "cards", "{number}, each with two different actions"),
        *rows,
    ]


def _contracts(box: Box) -> list[Row]:
    in_total = f"{len(box.contracts)}, {{each}} for each of {{companies}} companies"
    rows = [_fixed_row(box, "in total", "contracts", in_total + ", {chests} chests each")]
    grouped: dict[tuple[int, str], list[str]] = {}
    for number, contract in enumerate(box.contracts):
        path = f"contracts.company-{contract.company}.{number % 4 + 1}"
        group = grouped.setdefault((contract.company, source_of(box, path)), [])
        group.append(_contract(contract))
    for (company, source), texts in grouped.items():
        rows.append((f"company {company}", ", ".join(texts), source))
    demand = [sum(contract.chests[tea] for contract in box.contracts) for tea in range(len(TEAS))]
    text = ", ".join(f"{n} {tea}" for n, tea in zip(demand, TEAS, strict=True))
    supply = "{black} black, {green} green, {white} white"
    return [
        *rows,
        ("chests asked for", text, source_of(box, "contracts")),
        _fixed_row(box, "chests in the box", "tea", supply),
    ]


def _contract(contract: Contract) -> str:
    letters = "".join(tea[0].upper() * n for tea, n in zip(TEAS, contract.chests, strict=True))
    return f"{letters} {contract.rupees}/{contract.points}"


def _technology(box: Box) -> list[Row]:
    rows = [("spaces after the start", str(box.technology_spaces), source_of(box, "technology"))]
    for space, points in enumerate(box.technology_bonus):
        if points:
            source = source_of(box, f"technology.bonus.{space}")
            rows.append((f"space {space}", f"+{points}", source))
    return rows


def _leaves(box: Box) -> list[Row]:
    return [
        _fixed_row(box, "spaces", "contract-spaces", "{number}"),
        ("markers, from the left", _listed(box.leaves), source_of(box, "leaves")),
    ]


def _map(box: Box) -> list[Row]:
    source = source_of(box, "map")
    lie = "{west} west, {east} east, {north} north, {south} south"
    rows = [
        _fixed_row(box, "districts", "districts", "{number}, of {hexes} hexes each"),
        _fixed_row(box, "their positions", "positions", lie),
    ]
    for district, name in enumerate(DISTRICTS):
        rows.append((name, _hexes(box.hexes[8 * district : 8 * district + 8]), source))
    return rows


def _elevation(box: Box) -> list[Row]:
    source = source_of(box, "elevation")
    shapes = [(tile.name, _hexes(tile.cells), source) for tile in box.level_tiles]
    return [
        _fixed_row(box, "large tiles", "large-tiles", "{number}, of {hexes} hexes each"),
        _fixed_row(box, "their shapes", "large-shapes", "all different"),
        _fixed_row(box, "small tiles", "small-tiles", "{number}, of {hexes} hex each"),
        *shapes,
    ]


def _starting_tiles(box: Box) -> list[Row]:
    source = source_of(box, "starting-tiles")
    tiles = enumerate(box.starting_tiles, 1)
    rows = [(f"number {number}", TILES[kind], source) for number, kind in tiles]
    in_total = "{number}, each with an ability of its own"
    return [_fixed_row(box, "in total", "starting-tiles", in_total), *rows]


def _councillors(box: Box) -> list[Row]:
    source = source_of(box, "councillors")
    rows = [(f"C{number}", ability, source) for number, ability in enumerate(box.councillors, 1)]
    return [
        _fixed_row(box, "in total", "councillors", "{number}, each with an ability of its own"),
        *rows,
        _fixed_row(box, "spaces for discs", "councillor-tracks", "{spaces}, one for each player"),
    ]


def _scoring(box: Box) -> list[Row]:
    source = source_of(box, "scoring")
    return [
        ("majorities", _listed(box.majority), source),
        ("different companies", _listed(box.companies), source),
        ("leftover marker", str(box.leftover).replace("-", "\N{MINUS SIGN}"), source),
        ("district bonus", _listed(box.district_bonus), source),
    ]


def _listed(values: Iterable[object]) -> str:
    return ", ".join(str(value) for value in values)


def _hexes(cells: Iterable[Cell]) -> str:
    return " ".join(f"({q},{r})" for q, r in cells)
