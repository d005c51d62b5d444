"""Games as a table for statistics, a row per seat of each game: CSV, or Parquet with pyarrow."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

from ceylon.arena.errors import ArenaError
from ceylon.arena.outcome import Outcome
from ceylon.arena.plan import Plan
from ceylon.errors import N_
from ceylon.ids import seats
from ceylon.installation import to_install
from ceylon.rules.scoring import SOURCES

RAILWAYS: Final = "railways"
"""In the place of a bot: CR Co., which has the second seat of a solo game."""
COLUMNS: Final = (
    *("game", "deal", "seat", "bot", "place", "won", "points", "rank"),
    *(f"points_{source}" for source in SOURCES),
    *("turns", "by_markers", "tile", "councillors"),
)
"""Councillors as digits: `14` has contracted C1 and C4."""
SUFFIXES: Final = frozenset({".csv", ".parquet"})
_TEXTS: Final = frozenset({"bot", "councillors"})
_FLAGS: Final = frozenset({"won", "by_markers"})
_GROUP: Final = 10_000
"""Games in a row group of a Parquet file: what is in memory before it is written."""

Row = tuple[int | bool | str, ...]


class Writer(Protocol):
    """A table that is being written."""

    def add(self, rows: Sequence[Row]) -> None: ...
    def close(self) -> None: ...


def tabled(
    path: Path | None, plan: Plan, deals: Iterator[list[Outcome]]
) -> Iterator[list[Outcome]]:
    """Passes on each deal, and writes its games to the table if there is to be one."""
    if path is None:
        yield from deals
        return
    writer = _writer(path, plan)
    with ExitStack() as stack:
        stack.callback(writer.close)
        game = 0
        for deal in deals:
            for outcome in deal:
                writer.add(rows_of(outcome, game, game // plan.games_a_deal))
                game += 1
            yield deal


def rows_of(outcome: Outcome, game: int, deal: int) -> list[Row]:
    """A row for each seat, and for CR Co.; games and deals count from 0."""
    holders = [*outcome.seating, RAILWAYS]
    rows: list[Row] = []
    for seat in seats(len(outcome.totals)):
        place = (seat - outcome.start) % len(outcome.totals) + 1
        head = (game, deal, seat, holders[seat], place, seat == outcome.winner)
        points = (outcome.totals[seat], outcome.ranks[seat], *outcome.sources[seat])
        councillors = "".join(map(str, outcome.contracted[seat]))
        end = (outcome.turns, outcome.by_markers, outcome.tiles[seat], councillors)
        rows.append((*head, *points, *end))
    return rows


def _writer(path: Path, plan: Plan) -> Writer:
    path.parent.mkdir(parents=True, exist_ok=True)
    return _Csv(path) if path.suffix == ".csv" else _Parquet(path, plan)


class _Csv:
    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(COLUMNS)

    def add(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self._writer.writerow([int(v) if isinstance(v, bool) else v for v in row])

    def close(self) -> None:
        self._file.close()


class _Parquet:
    """Row group by row group; its metadata say where the games come from."""

    def __init__(self, path: Path, plan: Plan) -> None:
        check_installed()
        import pyarrow as pa  # noqa: PLC0415 - only this kind of table needs it
        import pyarrow.parquet as pq  # noqa: PLC0415

        self._arrow: Any = pa
        metadata = {"ceylon": json.dumps(plan.description())}
        fields = [(name, _kind(pa, name)) for name in COLUMNS]
        self._schema = pa.schema(fields, metadata=metadata)
        self._file: Any = pq.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[Row] = []

    def add(self, rows: Sequence[Row]) -> None:
        self._rows += rows
        if len(self._rows) >= _GROUP:
            self._flush()

    def _flush(self) -> None:
        columns = [list(column) for column in zip(*self._rows, strict=True)]
        self._file.write_table(self._arrow.table(columns, schema=self._schema))
        self._rows = []

    def close(self) -> None:
        if self._rows:
            self._flush()
        self._file.close()


def _kind(pa: Any, name: str) -> object:  # noqa: ANN401 - a module without types
    if name in _TEXTS:
        return pa.string()
    return pa.bool_() if name in _FLAGS else pa.int32()


def check_installed() -> None:
    """Fails before any game is played."""
    if find_spec("pyarrow") is None:
        text = N_("a Parquet file needs the package pyarrow: {command}")
        raise ArenaError(text, {"command": to_install("data")})
