"""The material of the game as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

ACTIONS = ("plant", "harvest", "trade", "contract", "advance")
DISTRICTS = ("Dimbula", "Kandy", "Ruhuna", "Uva")
TEAS = ("black", "green", "white")
# The kinds of starting tiles; a kind's id is its place here, whatever number a tile carries.
TILES = (
    "rupees +5",
    "free move",
    "second leaf",
    "advance 2",
    "distant councillor",
    "distant harvest",
    "one chest less",
)
# The abilities of the councillors, in the order C1 to C8 of the rules.
COUNCILLORS = (
    "cheap steps",
    "more rupees",
    "plant nearby",
    "trade rupees",
    "advance point",
    "cheap planting",
    "cheap contracting",
    "larger warehouse",
)
SOURCES = ("text", "inferred", "ours")

Hex = tuple[int, int]


@dataclass(frozen=True)
class Contract:
    company: int
    chests: tuple[int, int, int]
    rupees: int
    points: int


@dataclass(frozen=True)
class LevelTile:
    """A large elevation tile: four cells in axial coordinates."""

    name: str
    cells: tuple[Hex, ...]


@dataclass(frozen=True)
class Box:
    name: str
    # Pairs of action ids, the smaller id first, in the order of the file.
    cards: tuple[tuple[int, int], ...]
    # Company by company: the id of a contract is (company - 1) * 4 + its place in the file.
    contracts: tuple[Contract, ...]
    # Axial coordinates (q, r) in map order: D1..D8, K1..K8, R1..R8, U1..U8.
    hexes: tuple[Hex, ...]
    level_tiles: tuple[LevelTile, ...]
    # The start space 0 is not counted, but technology_bonus has an entry for it too.
    technology_spaces: int
    technology_bonus: tuple[int, ...]
    leaves: tuple[int, ...]
    # The kind of tile number 1, 2, ... 7.
    starting_tiles: tuple[int, ...]
    councillors: tuple[str, ...]
    rupees: int
    chests: tuple[int, int, int]
    warehouse: int
    markers: int
    majority: tuple[int, ...]
    companies: tuple[int, ...]
    leftover: int
    district_bonus: tuple[int, ...]
    colours: tuple[str, ...]
    # What every copy of the game has, by its name in the file. It never differs.
    fixed: Mapping[str, Mapping[str, int | str]] = field(compare=False, repr=False)
    # Field path -> "text", "inferred" or "ours". Where a value comes from does not change it,
    # so two boxes with the same values are equal whatever their sources.
    sources: Mapping[str, str] = field(compare=False, repr=False)
    # Of the values alone: neither the name, nor the sources, nor the comments change it.
    digest: str
