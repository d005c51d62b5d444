"""The manifest of a dataset: what is in it, and where it comes from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import BinaryIO, Final

from ceylon.arena.claim import claim
from ceylon.arena.plan import Plan
from ceylon.arena.provenance import difference
from ceylon.dataset.errors import DatasetError
from ceylon.dataset.schema import CHOICES_BYTES, VERSION
from ceylon.dataset.shard import GAMES_A_SHARD
from ceylon.errors import N_
from ceylon.observation import layout

NAME: Final = "manifest.json"


def manifest(plan: Plan, games: int) -> str:
    """The same for the whole and for each of its parts."""
    known = plan.description()
    (bots,) = plan.line_ups
    head = {
        "ceylon": "selfplay",
        "version": VERSION,
        "observation": {"version": layout.VERSION, "bytes": layout.SIZE},
        "choices": CHOICES_BYTES,
        "bots": list(bots),
        "games": games,
        "games_a_shard": GAMES_A_SHARD,
        "date": plan.date,
        **{key: value for key, value in known.items() if key not in {"line_ups", "rotated"}},
    }
    return json.dumps(head, indent=1)


def claimed(folder: Path, head: str) -> BinaryIO:
    """The manifest in its folder, open until the run ends, so that no second one writes there."""
    file = folder / NAME
    if folder.is_file():
        raise DatasetError(N_("{folder} is a file, not a folder"), {"folder": folder})
    if not file.exists() and folder.exists() and any(folder.iterdir()):
        text = N_("{folder} contains other files: choose another folder")
        raise DatasetError(text, {"folder": folder})
    folder.mkdir(parents=True, exist_ok=True)
    opened = file.open("a+b")
    try:
        _check(opened, file, head)
    except BaseException:
        opened.close()
        raise
    return opened


def _check(opened: BinaryIO, file: Path, head: str) -> None:
    if not claim(opened):
        text = N_(
            "another run is writing to {file}: wait for it to finish, or choose another folder"
        )
        raise DatasetError(text, {"file": file})
    opened.seek(0)
    found = opened.read()
    if found != f"{head}\n".encode():
        if found.endswith(b"}\n"):
            raise _refusal(file, found, head)
        # A run that was killed at once has left nothing, or half a manifest.
        opened.truncate(0)
        opened.write(f"{head}\n".encode())
        opened.flush()


def _refusal(file: Path, found: bytes, head: str) -> DatasetError:
    try:
        sentence = difference(json.loads(head), json.loads(found))
    except ValueError:
        sentence = None
    text = N_("{file} belongs to games played with other options: choose another folder")
    return DatasetError(sentence or text, {"file": file})
