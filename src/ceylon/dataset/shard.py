"""A shard: the games of a fixed number, written as two Parquet files, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ceylon.arena.plan import Plan
from ceylon.dataset.game import Camera, Decision, Played, play
from ceylon.dataset.schema import CHOICES_BYTES, DECISIONS, GAMES, schema_of
from ceylon.observation.layout import SIZE

GAMES_A_SHARD: Final = 100
"""What is in memory of a worker, and what an interruption costs at most."""
DRAFT: Final = ".draft"


@dataclass(frozen=True)
class Shards:
    """All that determines the files of a dataset."""

    plan: Plan
    games: int
    folder: Path
    head: str
    """The manifest, which every file carries."""

    @property
    def number(self) -> int:
        """How many there are."""
        return -(-self.games // GAMES_A_SHARD)

    def numbers(self, shard: int) -> range:
        """The games of a shard; the last one may have fewer."""
        first = shard * GAMES_A_SHARD
        return range(first, min(first + GAMES_A_SHARD, self.games))

    def decisions_file(self, shard: int) -> Path:
        return self.folder / f"decisions-{shard:06}.parquet"

    def games_file(self, shard: int) -> Path:
        return self.folder / f"games-{shard:06}.parquet"

    def finished(self, shard: int) -> bool:
        """The decisions are written last."""
        return self.decisions_file(shard).exists()


def write_shard(shards: Shards, shard: int) -> int:
    """Play the games of a shard, and write them; return its number."""
    camera = Camera(shards.plan)
    numbers = shards.numbers(shard)
    games = [play(shards.plan, number, camera, CHOICES_BYTES) for number in numbers]
    _write(shards.games_file(shard), _games(games, shards.head))
    _write(shards.decisions_file(shard), _decisions(games, camera, shards.head))
    return shard


def _write(file: Path, table: Any) -> None:  # noqa: ANN401 - no types
    """Atomically, even if the process is killed meanwhile."""
    import pyarrow.parquet as pq  # noqa: PLC0415 - only the data need it

    draft = file.with_suffix(DRAFT)
    pq.write_table(table, draft, compression="zstd", use_dictionary=["game", "seat", "choice"])
    draft.replace(file)


def _games(games: Sequence[Played], head: str) -> object:
    import pyarrow as pa  # noqa: PLC0415 - as above

    ends = [game.outcome for game in games]
    columns = {
        "game": [game.number for game in games],
        "bots": [end.seating for end in ends],
        "start": [end.start for end in ends],
        "decisions": [len(game.decisions) for game in games],
        "turns": [end.turns for end in ends],
        "by_markers": [end.by_markers for end in ends],
        "winner": [end.winner for end in ends],
        "points": [end.totals for end in ends],
        "ranks": [end.ranks for end in ends],
        "faults": [end.faults or [0] * len(end.seating) for end in ends],
        "record": [game.record for game in games],
    }
    return pa.table(columns, schema=schema_of(pa, GAMES, head))


def _decisions(games: Sequence[Played], camera: Camera, head: str) -> object:
    import pyarrow as pa  # noqa: PLC0415 - as above

    schema = schema_of(pa, DECISIONS, head)
    rows = [(game, decision) for game in games for decision in game.decisions]
    every = [decision for _, decision in rows]
    columns = {
        "game": [game.number for game, _ in rows],
        "step": [step for game in games for step in range(len(game.decisions))],
        "seat": [decision.seat for decision in every],
        "observation": _blocks(pa, camera.observations, SIZE),
        "mask": _blocks(pa, camera.masks, CHOICES_BYTES),
        "choice": [decision.choice for decision in every],
        "tried": [_tried(decision) for decision in every],
        "visits": [_visits(decision) for decision in every],
        "value": [decision.weighing and decision.weighing.value for decision in every],
        "won": [game.outcome.winner == decision.seat for game, decision in rows],
        "points": [game.outcome.totals[decision.seat] for game, decision in rows],
        "rank": [game.outcome.ranks[decision.seat] for game, decision in rows],
    }
    return pa.table(columns, schema=schema)


def _tried(decision: Decision) -> list[int] | None:
    return None if decision.weighing is None else list(decision.weighing.visits)


def _visits(decision: Decision) -> list[int] | None:
    return None if decision.weighing is None else list(decision.weighing.visits.values())


def _blocks(pa: Any, content: bytearray, size: int) -> object:  # noqa: ANN401 - no types
    """Bytes as rows of the same length, without a copy."""
    return pa.Array.from_buffers(
        pa.binary(size), len(content) // size, [None, pa.py_buffer(content)]
    )
