"""The material of the game as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

ACTIONS = ("plant", "harvest", "trade", "contract", "advance")
DISTRICTS = ("Dimbula", "Kandy", "Ruhuna", "Uva")
TEAS = ("black", "green", "white")
# The kinds of starting tiles; a kind's id is its index here, whatever number a tile carries.
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

Cell = tuple[int, int]


@dataclass(frozen=True)
class Contract:
    """A contract of a company: three chests for rupees or points."""

    company: int
    """From 1 to 5."""
    chests: tuple[int, int, int]
    """The chests that it asks for: black, green, white."""
    rupees: int
    """What it is worth in rupees."""
    points: int
    """What it is worth in points."""


@dataclass(frozen=True)
class LevelTile:
    """A large elevation tile: four cells in axial coordinates."""

    name: str
    """What it is called."""
    cells: tuple[Cell, ...]
    """Its cells, (q, r) each."""


@dataclass(frozen=True)
class Box:
    """The material of the game: cards, contracts, map, tiles and numbers. It never changes."""

    name: str
    """What it is called."""
    cards: tuple[tuple[int, int], ...]
    """Action cards as pairs of action ids, the smaller id first, in the order of the file."""
    contracts: tuple[Contract, ...]
    """Company by company: the id of a contract is (company - 1) * 4 + its place in the file."""
    hexes: tuple[Cell, ...]
    """Axial coordinates (q, r) in map order: D1..D8, K1..K8, R1..R8, U1..U8."""
    level_tiles: tuple[LevelTile, ...]
    """The large elevation tiles."""
    technology_spaces: int
    """The spaces of the technology track; the start space 0 is not counted."""
    technology_bonus: tuple[int, ...]
    """The points of each space of the track, the start space 0 included."""
    leaves: tuple[int, ...]
    """The leaves on each contract space, from the left."""
    starting_tiles: tuple[int, ...]
    """The kind of tile number 1, 2, ... 7."""
    councillors: tuple[str, ...]
    """The abilities of the councillors C1 to C8."""
    rupees: int
    """The rupees that a player starts with."""
    chests: tuple[int, int, int]
    """The chests that a player starts with: black, green, white."""
    warehouse: int
    """How many chests a warehouse holds."""
    markers: int
    """The plantation markers of a player."""
    majority: tuple[int, ...]
    """The points of a majority by place, first place first."""
    companies: tuple[int, ...]
    """The points of one, two, ... different companies."""
    leftover: int
    """The points of a marker that is left over."""
    district_bonus: tuple[int, ...]
    """The points of the district bonus tokens, the top one first."""
    colours: tuple[str, ...]
    """The colours of the players."""
    fixed: Mapping[str, Mapping[str, int | str]] = field(compare=False, repr=False)
    """What every copy of the game has, by its name in the file. It never differs."""
    sources: Mapping[str, str] = field(compare=False, repr=False)
    """Field path -> "text", "inferred" or "ours".

    Sources do not affect equality: two boxes with the same values are equal.
    """
    digest: str
    """A digest of the values only: name, sources and comments do not change it."""
