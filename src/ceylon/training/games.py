"""The games of a generation, in files of twenty: a run that was stopped resumes after the last."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from ceylon.errors import N_
from ceylon.processes import Crew, share_out
from ceylon.search.catalogue import COUNT
from ceylon.training.errors import TrainingError
from ceylon.training.positions import GENERATION, Positions
from ceylon.training.selfplay import Lesson, Played, SelfPlayer

SIZE: Final = 20
"""Games per file: few are lost when a run is stopped."""


@dataclass(frozen=True)
class Games:
    """What a generation has played."""

    positions: Positions
    seconds: float
    """Processor time of all workers together."""


def play(
    lesson: Lesson, games: int, folder: Path, workers: Crew | int, progress: Callable[[int], None]
) -> Games:
    """The games of a lesson in order; those that are in the folder are not played again.

    `progress` is called with the number of games done.
    """
    parts = [range(first, min(first + SIZE, games)) for first in range(0, games, SIZE)]
    missing = [part for part in parts if not _file(folder, lesson, part).exists()]
    progress(games - sum(map(len, missing)))
    for part in share_out(partial(_play, lesson, folder), missing, workers):
        progress(len(part))
    found = [_load(_file(folder, lesson, part)) for part in parts]
    positions = Positions.joined([positions for positions, _ in found])
    return Games(positions, sum(seconds for _, seconds in found))


def _file(folder: Path, lesson: Lesson, part: range) -> Path:
    return folder / f"{lesson.generation}-{part[0]:06}-{part[-1]:06}.npz"


def _play(lesson: Lesson, folder: Path, part: range) -> range:
    start = time.process_time()
    player = SelfPlayer(lesson)
    played = [player.play(number) for number in part]
    positions = positions_of(played, lesson.generation * GENERATION + part[0])
    _save(_file(folder, lesson, part), positions, time.process_time() - start)
    return part


def positions_of(games: Sequence[Played], first: int) -> Positions:
    """The positions of games that are numbered from `first`."""
    boards = len(games[0].totals)
    rows = np.array([row for game in games for row in game.features], np.int16)
    lengths = [len(game.left) for game in games]
    return Positions(
        features=rows.reshape(-1, boards, COUNT),
        left=np.array([left for game in games for left in game.left], np.int16),
        game=np.repeat(np.arange(first, first + len(games), dtype=np.int32), lengths),
        totals=np.repeat(np.array([game.totals for game in games], np.int16), lengths, axis=0),
        winner=np.repeat(np.array([game.winner for game in games], np.int8), lengths),
    )


def _save(file: Path, positions: Positions, seconds: float) -> None:
    """Atomically, even if the process is killed meanwhile."""
    draft = file.with_suffix(".draft")
    with draft.open("wb") as opened:
        np.savez_compressed(opened, seconds=np.array(seconds), **vars(positions))
    draft.replace(file)


def _load(file: Path) -> tuple[Positions, float]:
    try:
        with file.open("rb") as opened, np.load(opened) as arrays:
            found = {field.name: arrays[field.name] for field in fields(Positions)}
            return Positions(**found), float(arrays["seconds"])
    except (BadZipFile, EOFError, KeyError, ValueError) as error:
        text = N_("{file} is damaged: delete it, and its games will be played again")
        raise TrainingError(text, {"file": file}) from error
