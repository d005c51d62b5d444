"""Weights files: three numbers for each feature, by its name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from math import isfinite
from pathlib import Path
from typing import cast

from ceylon.bots.search import Learned
from ceylon.errors import N_
from ceylon.training.errors import TrainingError
from ceylon.training.modes import TABLES


def shipped() -> Path:
    """The file of the weights that the bots use."""
    return Path(str(files("ceylon.bots"))) / "weights.json"


def read(file: Path) -> dict[str, Learned]:
    """The weights of each mode that a file has."""
    try:
        modes = json.loads(file.read_text(encoding="utf-8"))
        if all(map(_sound, modes.values())) and set(modes) <= set(TABLES):
            return cast(dict[str, Learned], modes)
    except (AttributeError, KeyError, TypeError, ValueError):
        pass
    raise TrainingError(N_("{file} is not a weights file"), {"file": file})


def _sound(learned: Learned) -> bool:
    tables = [learned["weights"], learned.get("railways", {})]
    rows = [row for table in tables for row in table.values()]
    whole = all(len(row) == 3 for row in rows) and len(learned["spread"]) == 2
    return whole and all(isfinite(number) for row in [*rows, learned["spread"]] for number in row)


def as_text(modes: Mapping[str, Learned]) -> str:
    """The weights file: one line per feature, so that a diff is readable."""
    told = [f'  "{mode}": {_mode_as_text(modes[mode])}' for mode in TABLES if mode in modes]
    return "{\n" + ",\n".join(told) + "\n}\n"


def _mode_as_text(learned: Learned) -> str:
    parts = [f'    "spread": {json.dumps(learned["spread"])}']
    tables = {"weights": learned["weights"], "railways": learned.get("railways")}
    for name, table in tables.items():
        if table is not None:
            lines = [f"      {json.dumps(key)}: {json.dumps(row)}" for key, row in table.items()]
            parts.append(f'    "{name}": {{\n' + ",\n".join(lines) + "\n    }")
    return "{\n" + ",\n".join(parts) + "\n  }"


def checksum(learned: Learned) -> str:
    """Identifies the weights that a log belongs to."""
    return sha256(json.dumps(learned, sort_keys=True).encode()).hexdigest()[:16]
