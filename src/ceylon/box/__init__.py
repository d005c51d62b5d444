"""The material of the game: one data file, and the loader that checks it."""

from ceylon.box.description import describe, drawn_map
from ceylon.box.loader import load, parse, shipped_text
from ceylon.box.model import (
    ACTIONS,
    COUNCILLORS,
    DISTRICTS,
    SOURCES,
    TEAS,
    TILES,
    Box,
    Contract,
    LevelTile,
)
from ceylon.box.problems import BoxError, BoxProblem

__all__ = [
    "ACTIONS",
    "COUNCILLORS",
    "DISTRICTS",
    "SOURCES",
    "TEAS",
    "TILES",
    "Box",
    "BoxError",
    "BoxProblem",
    "Contract",
    "LevelTile",
    "describe",
    "drawn_map",
    "load",
    "parse",
    "shipped_text",
]
