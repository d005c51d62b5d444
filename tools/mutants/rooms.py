"""What is mutated, module by module, and the tests that should notice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Room:
    modules: tuple[str, ...]
    """Without `ceylon.`; the most valuable first."""
    tests: tuple[str, ...]
    pure: bool
    """Whether the rules run from their source: where they are mutated themselves."""


UNDO: Final = Room(("sight.history",), ("tests/sight",), pure=False)
CONSENT: Final = Room(
    ("table.consent",),
    ("tests/table/test_consent.py", "tests/table/test_undo.py"),
    pure=False,
)
TABLE: Final = Room(
    ("table.table",),
    ("tests/table", "--ignore=tests/table/test_hints.py"),
    pure=False,
)
RULES: Final = Room(
    tuple(
        f"rules.{name}"
        for name in (
            *("scoring", "trade", "harvest", "councillors", "payment", "plant", "advance"),
            *("move", "rupees", "turn", "legal", "railways", "line", "setup", "view", "why"),
            *("chests", "choices", "deal", "facts", "game", "hexes", "options", "playout"),
            *("reasons", "state", "bits", "material", "parcel", "frozen", "sketch", "map_sketch"),
        )
    ),
    ("tests/rules",),
    pure=True,
)
ROOM_OF: Final = {
    f"ceylon.{name}": room for room in (UNDO, CONSENT, TABLE, RULES) for name in room.modules
}
"""By the module."""
