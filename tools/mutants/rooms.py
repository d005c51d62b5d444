"""What is mutated, module by module, and the tests that should notice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Room:
    modules: tuple[str, ...]
    """The most valuable first."""
    tests: tuple[str, ...]
    pure: bool
    """Whether the rules run from their source, because they are mutated themselves."""


UNDO: Final = Room(("ceylon.sight.history",), ("tests/sight",), pure=False)
TABLE: Final = Room(
    ("ceylon.table.consent", "ceylon.table.table"),
    ("tests/table", "--ignore=tests/table/test_hints.py"),
    pure=False,
)
RULES: Final = Room(
    tuple(
        f"ceylon.rules.{name}"
        for name in (
            *("scoring", "trade", "harvest", "councillors", "payment", "plant", "advance"),
            *("move", "rupees", "turn", "legal", "railways", "line", "setup", "view", "why"),
            *("chests", "choices", "deal", "facts", "game", "hexes", "options", "playout"),
            *("reasons", "state", "bits", "material", "parcel", "frozen", "sketch", "map_sketch"),
        )
    ),
    ("tests/rules", "tests/laws", "tests/golden", "--ignore=tests/laws/test_soak.py"),
    pure=True,
)
ROOMS: Final = (UNDO, TABLE, RULES)
MODULES: Final = tuple(module for room in ROOMS for module in room.modules)


def source(module: str) -> str:
    """The file of a module, relative to the root of the repository."""
    return f"src/{module.replace('.', '/')}.py"
