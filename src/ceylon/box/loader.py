"""Reads a box file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ceylon.box.model import ACTIONS, COUNCILLORS, DISTRICTS, TEAS, TILES, Box, Contract, LevelTile

SHIPPED = Path(__file__).with_name("box.toml")


class BoxError(Exception):
    def __init__(self, file: str, field: str, sentence: str) -> None:
        super().__init__(f"{file}: {field}: {sentence}")
        self.file, self.field, self.sentence = file, field, sentence


def load(path: str | Path | None = None) -> Box:
    return _shipped() if path is None else _read(Path(path))


@cache
def _shipped() -> Box:
    return _read(SHIPPED)


def _read(path: Path) -> Box:
    import hashlib
    import tomllib

    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        values = _values(data)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BoxError(path.name, "file", str(error)) from error
    canonical = "\n".join(f"{name} {value!r}" for name, value in values.items())
    digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]
    return Box(name=data["name"], sources={}, digest=digest, **values)


def _values(data: dict[str, Any]) -> dict[str, Any]:
    start, scoring, technology = data["start"], data["scoring"], data["technology"]
    bonus = [0] * (technology["spaces"] + 1)
    for space in technology["bonus"]:
        bonus[space["space"]] = space["points"]
    return {
        "cards": tuple(
            tuple(sorted(ACTIONS.index(action) for action in pair.split("/")))
            for pair, count in data["cards"].items()
            if pair != "source"
            for _ in range(count)
        ),
        "contracts": tuple(
            Contract(
                company,
                tuple(row["chests"].count(letter) for letter in "BGW"),  # type: ignore[arg-type]
                row["rupees"],
                row["points"],
            )
            for company in range(1, 6)
            for row in data["contracts"][f"company-{company}"]
        ),
        "hexes": tuple(tuple(h) for district in DISTRICTS for h in data["map"][district]),
        "level_tiles": tuple(
            LevelTile(name, tuple((q, r) for q, r in cells))
            for name, cells in data["elevation"].items()
            if name != "source"
        ),
        "technology_spaces": technology["spaces"],
        "technology_bonus": tuple(bonus),
        "leaves": tuple(data["leaves"]["spaces"]),
        "starting_tiles": tuple(
            TILES.index(data["starting-tiles"][str(number)]) for number in range(1, 8)
        ),
        "councillors": COUNCILLORS,
        "rupees": start["rupees"],
        "chests": tuple(start["chests"][tea] for tea in TEAS),
        "warehouse": start["warehouse"],
        "markers": start["markers"],
        "majority": tuple(scoring["majority"]),
        "companies": tuple(scoring["companies"]),
        "leftover": scoring["leftover"],
        "district_bonus": tuple(scoring["district-bonus"]),
        "colours": tuple(data["colours"]["players"]),
    }
