"""Weights files as they are written, and which is the shipped one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from ceylon.bots.search import Learned
from ceylon.training.modes import TABLES


def shipped() -> Path:
    """The file of the weights that the bots use."""
    return Path(str(files("ceylon.bots"))) / "weights.json"


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
