"""counts.json: the stored counts, and how the current ones differ."""

from __future__ import annotations

import json
import platform
import subprocess
import sysconfig
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from ceylon.bench.machine import version
from tools.docs import ROOT

FILE: Final = ROOT / "counts.json"
TOLERANCE: Final = 0.01
"""A smaller difference may come from memory layout."""
SHARES: Final = 12
"""How many functions are listed."""


@dataclass(frozen=True)
class Count:
    """The instructions of a job per unit."""

    unit: str
    instructions: float
    shares: Mapping[str, float] = field(default_factory=dict)
    """The shares of the functions that take the most, without their callees."""

    @classmethod
    def of(cls, unit: str, units: int, by_function: Counter[str]) -> Count:
        total = by_function.total()
        largest = by_function.most_common(SHARES)
        shares = {readable(name): round(own / total, 3) for name, own in largest}
        return cls(unit, round(total / units, 1), shares)

    def change(self, kept: Count) -> float:
        """How much more this is than the stored count: 0.02 for 2 per cent."""
        return self.instructions / kept.instructions - 1


def readable(symbol: str) -> str:
    """`legal.targets` for what mypyc calls `CPyDef_legal___targets`; others keep their name."""
    return symbol.removeprefix("CPyDef_").replace("___", ".")


@dataclass(frozen=True)
class CountsFile:
    """The content of counts.json."""

    made_with: Mapping[str, str | None]
    """Other versions produce other instructions from the same source."""
    counts: Mapping[str, Count]

    @classmethod
    def load(cls) -> CountsFile:
        found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
        counts = {name: Count(**count) for name, count in found["counts"].items()}
        return cls(found["made_with"], counts)

    def save(self) -> None:
        FILE.write_text(json.dumps(asdict(self), indent=2) + "\n", "utf-8")


def tools() -> dict[str, str | None]:
    """What the counts depend on beside the source."""
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "mypy": version("mypy"),
        "compiler": _compiler(),
    }


def _compiler() -> str:
    command = [*(sysconfig.get_config_var("CC") or "cc").split(), "--version"]
    told = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - Python's own
    return told.stdout.partition("\n")[0]


def comparison(found: Mapping[str, Count], kept: CountsFile) -> list[str]:
    """A line for each job: what it took, and how that differs from the stored count."""
    return [f"{name:<10}{_line(count, kept.counts.get(name))}" for name, count in found.items()]


def _line(count: Count, kept: Count | None) -> str:
    line = f"{count.instructions:>14,.1f} instructions a {count.unit}"
    if kept is None:
        return f"{line:<45}nothing is kept"
    change = count.change(kept)
    verdict = "MORE" if change > 0 else "fewer"
    if abs(change) <= TOLERANCE:
        verdict = "as kept"
    return f"{line:<45}{verdict} ({change:+.1%}; {kept.instructions:,.1f} kept)"


def exceeds(found: Mapping[str, Count], kept: CountsFile) -> bool:
    """Whether something takes more than the stored count, beyond the tolerance."""
    both = [(count, kept.counts[name]) for name, count in found.items() if name in kept.counts]
    return any(count.change(before) > TOLERANCE for count, before in both)
