"""What a request costs, in drops: about how many milliseconds of the event loop it takes."""

from __future__ import annotations

import re
from typing import Final

_TABLE: Final = r"/t/[^/]+"
_API: Final = r"/api/tables/[^/]+"
_COSTS: Final = (
    (12, rf"{_TABLE}/(review|moments|retry/.*)|{_API}/analysis"),
    (
        6,
        rf"{_TABLE}(/moment|/stream|/log|/finished|/picture|/host.*|/join/.*|/name|/device)?|{_API}/(stream|record)",
    ),
    (
        6,
        r"/|/rules|/puzzles.*|/learn|/privacy|/join|/tables|/records|/api/(rules|tables|openapi\.json)",
    ),
    (3, rf"{_API}/(choices|undo.*|hint|view|contracts)"),
)
"""The first that fits the whole path; anything else costs 1."""
_PATTERNS: Final = tuple((drops, re.compile(pattern)) for drops, pattern in _COSTS)


def cost_of(path: str) -> int:
    return next((drops for drops, pattern in _PATTERNS if pattern.fullmatch(path)), 1)
