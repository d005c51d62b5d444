"""Weights files: three numbers for each feature, by its name; one table for each mode."""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path
from typing import Final, cast

from ceylon.bots.search import Learned, settings_of
from ceylon.errors import N_, CeylonError
from ceylon.search.catalogue import NAMES
from ceylon.search.settings import Settings

MODES: Final = ("2", "3", "4", "solo")


class WeightsError(CeylonError):
    """A file that has no weights, or not those that are needed."""


def read(file: Path) -> dict[str, Learned]:
    """The weights of each mode that a file has."""
    try:
        modes = json.loads(file.read_text(encoding="utf-8"))
        if all(map(_sound, modes.values())) and set(modes) <= set(MODES):
            return cast(dict[str, Learned], modes)
    except (AttributeError, KeyError, TypeError, ValueError):
        pass
    raise WeightsError(N_("{file} is not a weights file"), {"file": str(file)})


def _sound(learned: Learned) -> bool:
    tables = [learned["weights"], learned.get("railways", {})]
    rows = [row for table in tables for row in table.values()]
    whole = all(len(row) == 3 for row in rows) and len(learned["spread"]) == 2
    return whole and all(isfinite(number) for row in [*rows, learned["spread"]] for number in row)


class OwnSettings(dict[str, Settings]):
    """How to think with a file of weights, by mode; it need not have them all."""

    def __init__(self, file: Path) -> None:
        """Raises OSError and WeightsError."""
        modes = read(file)
        for learned in modes.values():
            _check_features(learned, file)
        super().__init__({mode: settings_of(learned) for mode, learned in modes.items()})
        self._file = file

    def __reduce__(self) -> tuple[type[OwnSettings], tuple[Path]]:
        return type(self), (self._file,)  # the numbers of the core cannot be copied

    def __missing__(self, mode: str) -> Settings:
        text = N_("{file} has no weights for the mode “{mode}”, only for {known}")
        known = ", ".join(self)
        raise WeightsError(text, {"file": str(self._file), "mode": mode, "known": known})


def _check_features(learned: Learned, file: Path) -> None:
    """The weights of an earlier version may be for other features."""
    tables = [learned["weights"], *([learned["railways"]] if "railways" in learned else [])]
    for name in NAMES:
        if not all(name in table for table in tables):
            text = N_("{file} has no weight for the feature “{name}”")
            raise WeightsError(text, {"file": str(file), "name": name})
