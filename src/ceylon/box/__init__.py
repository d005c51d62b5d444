"""The material of the game: one data file, and the loader that checks it."""

from ceylon.box.loader import BoxError, load
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

__all__ = [
    "ACTIONS",
    "COUNCILLORS",
    "DISTRICTS",
    "SOURCES",
    "TEAS",
    "TILES",
    "Box",
    "BoxError",
    "Contract",
    "LevelTile",
    "load",
]
