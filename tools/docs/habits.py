"""docs/english.md: the habits to avoid, which a test looks for in everything that is written."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.docs import ROOT
from tools.docs.blocks import refreshed

PAGE = ROOT / "docs" / "english.md"
_FILE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class Habit:
    pattern: str
    instead: str
    """What to write."""
    good: str
    """A sentence that looks similar and is fine."""
    bad: str

    def found_in(self, text: str) -> list[str]:
        """Each place with the words around it."""
        return [_around(text, match) for match in re.finditer(self.pattern, text)]


def _around(text: str, match: re.Match[str]) -> str:
    return " ".join(text[max(match.start() - 40, 0) : match.end() + 40].split())


@cache
def habits() -> tuple[Habit, ...]:
    written = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return tuple(Habit(**each) for each in written["habit"])


def page() -> str:
    """The text of docs/english.md, with its table regenerated."""
    return refreshed(PAGE.read_text(encoding="utf-8"), {"english: habits": table()})


def table() -> str:
    rows = (f"| {habit.bad} | {habit.instead} |" for habit in habits())
    return "\n".join(["| not | but |", "|---|---|", *rows])
