"""The table of contents: the chapters, their sections and the IDs of their rules.

It is the same in every language, and the IDs never change their meaning: tests, refusals and
players cite them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

OPEN: Final = "open"
"""The chapter on what is open and what is hidden: it has no numbered rules."""


def _ids(stem: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{stem}{number}" for number in range(first, last + 1))


CONTENTS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "S": {"": _ids("S", 1, 12)},
    "T": {"": _ids("T", 1, 8)},
    "A": {
        "A1": _ids("A1.", 1, 4),
        "A2": _ids("A2.", 1, 4),
        "A3": _ids("A3.", 1, 3),
        "A4": _ids("A4.", 1, 3),
        "A5": _ids("A5.", 1, 5),
        "A6": _ids("A6.", 1, 3),
        "A7": _ids("A7.", 1, 1),
    },
    "C": {"": _ids("C", 1, 8)},
    "E": {"": _ids("E", 1, 9)},
    "V": {"": _ids("V", 1, 7)},
    "R": {
        "R-setup": _ids("R", 1, 6),
        "R-human": _ids("R", 7, 11),
        "R-turn": _ids("R", 12, 22),
        "R-acts": _ids("R", 23, 28),
        "R-end": _ids("R", 29, 31),
    },
    OPEN: {"": ()},
}
"""The rules by chapter and section (which has no name if it is the only one)."""

SECTIONS: Final = tuple(name for sections in CONTENTS.values() for name in sections if name)
RULES: Final = tuple(
    rule for sections in CONTENTS.values() for rules in sections.values() for rule in rules
)

_ID: Final = re.compile(r"\b[STACEVR][1-9]\d?(?:\.[1-9])?\b")


def is_action(section: str) -> bool:
    """Whether a section is one of the actions A1 to A7, and so has an ID of its own."""
    return _ID.fullmatch(section) is not None


IDS: Final = (*RULES, *filter(is_action, SECTIONS))
"""Everything that can be cited: each rule, and each action."""


def citations(text: str) -> Iterator[re.Match[str]]:
    """Where a text cites a rule or an action by its ID."""
    return (found for found in _ID.finditer(text) if found[0] in IDS)
