"""The stores of released versions: what is saved of each, and what everyone sees of its games."""

import json
import sqlite3
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("releases")
VERSIONS = sorted(path.stem for path in FOLDER.glob("*.sql"))


@dataclass(frozen=True)
class KeptGame:
    """A game as the release that stored it showed it."""

    about: str
    table: str
    secrets: dict[str, str]
    """Of its links, by role."""
    record: str
    seen: dict[str, dict[str, Any]]
    """By role."""


def seen(answer: dict[str, Any]) -> dict[str, Any]:
    """What a role sees of the game itself, without sentences and what is offered beside it."""
    return {
        "version": answer["version"],
        "finished": answer["finished"],
        "hints": answer["hints"],
        "seats": [{"name": each["name"], "kind": each["kind"]} for each in answer["seats"]],
        "undo_asked": answer["undo_asked"],
        "position": answer["position"],
        "totals": [score["total"] for score in answer["scores"]],
        "hand": answer["hand"],
        "choices": [offer["text"] for offer in answer["choices"]],
    }


def write(version: str, database: Path, games: list[KeptGame]) -> None:
    """As text, so that a reader can see what is stored."""
    with sqlite3.connect(database) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    (FOLDER / f"{version}.sql").write_text(f"{dump}\n", encoding="utf-8")
    text = ",\n".join(f"{{\n{_lines(asdict(game))}\n}}" for game in games)
    (FOLDER / f"{version}.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


def _lines(found: dict[str, Any]) -> str:
    """One line per value: a readable file."""
    return ",\n".join(f'"{key}": {json.dumps(found[key], ensure_ascii=False)}' for key in found)


def read(version: str) -> list[KeptGame]:
    text = (FOLDER / f"{version}.json").read_text(encoding="utf-8")
    return [KeptGame(**game) for game in json.loads(text)]


def rebuild(version: str, database: Path) -> None:
    """The database as the release left it."""
    with sqlite3.connect(database) as connection:
        connection.executescript((FOLDER / f"{version}.sql").read_text(encoding="utf-8"))
    connection.close()
