"""Write a dataset, shard by shard: those that are there already are left as they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from ceylon.arena.part import WHOLE, Part
from ceylon.arena.plan import Plan
from ceylon.dataset.errors import DatasetError
from ceylon.dataset.manifest import claimed, manifest
from ceylon.dataset.shard import DRAFT, Shards, write_shard
from ceylon.errors import N_
from ceylon.installation import to_install
from ceylon.processes import Crew, share_out


def run(
    plan: Plan,
    games: int,
    folder: Path,
    *,
    workers: Crew | int | None = None,
    part: Part = WHOLE,
    progress: Callable[[int], None] = lambda _: None,
) -> int:
    """Return how many games are in the folder then, or would be without the other parts.

    The files depend only on the plan and the number of games. Workers write them; only the number
    of a finished shard comes back, so memory stays the same however many there are. `progress` is
    called with the number of games done.
    """
    check_installed()
    head = manifest(plan, games)
    shards = Shards(plan, games, folder, head)
    mine = part.of_all(shards.number)
    with claimed(folder, head):
        for draft in folder.glob(f"*{DRAFT}"):
            draft.unlink(missing_ok=True)  # of a run that was killed
        finished = {shard for shard in mine if shards.finished(shard)}
        done = sum(len(shards.numbers(shard)) for shard in finished)
        progress(done)
        missing = (shard for shard in mine if shard not in finished)
        for shard in share_out(partial(write_shard, shards), missing, workers):
            done += len(shards.numbers(shard))
            progress(done)
    return done


def check_installed() -> None:
    """Fails before any game is played."""
    if find_spec("pyarrow") is None:
        text = N_("a Parquet file needs the package pyarrow: {command}")
        raise DatasetError(text, {"command": to_install("data")})
