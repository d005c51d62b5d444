"""Analyses for all who ask: one run for everybody, none for nobody, and nothing is lost."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from tests.analysis.playing import played
from tests.people import ANA, BO
from tests.table.alone import Alone

from ceylon.analysis import Analysis, Judged, analyse, judge
from ceylon.ids import SPECTATOR, Seat
from ceylon.record import Record
from ceylon.rules.options import Options
from ceylon.store import SqlStore
from ceylon.table import Table, Tables
from ceylon.table.brains import Brains
from ceylon.web.server.answers import OurFault
from ceylon.web.server.reviews import Judge, Reviews

SOLO = played(Options(1), seed=2)
TWO = played(Options(2), seed=2)


@asynccontextmanager
async def finished_tables(
    path: Path, number: int, record: Record = SOLO
) -> AsyncIterator[list[Table]]:
    tables = Tables(SqlStore(path / "tables.db"), Brains(1))
    yield [(await tables.restore(record))[0] for _ in range(number)]
    await tables.close()


@asynccontextmanager
async def reviewing(how: Judge, patience: float = 60) -> AsyncIterator[Reviews]:
    reviews = Reviews(how, Alone(), patience=patience)
    yield reviews
    await reviews.close()
    assert reviews.running == 0


async def waited(reviews: Reviews, table: Table) -> tuple[Analysis, list[int]]:
    """The analysis, and how far it was on the way."""
    way = []
    while not (found := reviews.of(table)).complete:
        way.append(found.done)
        await asyncio.sleep(0.05)
    return found, way


def test_those_who_ask_share_one_analysis(tmp_path: Path) -> None:
    """In a real process: it tells how far it is, equals the command's, and is kept."""

    async def ask() -> None:
        brains = Brains(1)
        async with (
            finished_tables(tmp_path, 1) as [table],
            reviewing(brains.judge) as reviews,
        ):
            both = [asyncio.ensure_future(waited(reviews, table)) for _ in range(2)]
            await asyncio.sleep(0)
            assert reviews.running == 1
            (one, way), (other, _) = await asyncio.gather(*both)
            assert one == other == reviews.of(table, begin=False)
            assert way == sorted(way)
            assert 0 < way[-1] <= one.choices
            assert one == analyse(Record.parse(SOLO.text()))
        brains.close()

    asyncio.run(ask())


class Slow:
    """Judges a choice whenever it is told to; what it was asked for is noted."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.stopped = asyncio.Event()
        self._steps: asyncio.Queue[None] = asyncio.Queue()

    async def __call__(self, record: Record, number: int) -> Judged:
        self.asked.append(number)
        try:
            await self._steps.get()
        except asyncio.CancelledError:
            self.stopped.set()
            raise
        return judge(record, number, simulations=1)

    async def step(self) -> None:
        self._steps.put_nowait(None)
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.mark.parametrize("seat", [ANA, BO, SPECTATOR])
def test_the_choices_of_whoever_asks_come_first(tmp_path: Path, seat: Seat) -> None:
    """Each is there as soon as it has been judged (criterion 35)."""
    slow = Slow()

    async def ask() -> None:
        async with (
            finished_tables(tmp_path, 1, TWO) as [table],
            reviewing(slow) as reviews,
        ):
            seats = [moment.seat for moment in reviews.of(table, seat).moments]
            own = [n for n, each in enumerate(seats, start=1) if each == seat]
            others = [n for n, each in enumerate(seats, start=1) if each != seat]
            await asyncio.sleep(0)
            for done in range(1, 6):
                await slow.step()
                found = reviews.of(table, seat)
                assert found.done == done
                assert not found.complete
            assert slow.asked == [*own, *others][:6]

    asyncio.run(ask())


def test_an_analysis_that_nobody_waits_for_stops_and_is_continued(tmp_path: Path) -> None:
    """It goes on as long as somebody asks; whoever comes back finds what was judged before."""
    slow = Slow()

    async def ask() -> None:
        async with (
            finished_tables(tmp_path, 1) as [table],
            reviewing(slow, patience=2) as reviews,
        ):
            assert reviews.of(table).done == 0
            await asyncio.sleep(0)
            for done in range(1, 12):
                await asyncio.sleep(0.2)
                await slow.step()
                assert reviews.of(table).done == done
            assert not slow.stopped.is_set()
            await slow.stopped.wait()
            assert reviews.of(table).done == 11
            await asyncio.sleep(0)
            assert slow.asked == [*range(1, 13), 12]

    asyncio.run(ask())


def test_an_analysis_that_fails_is_told_and_can_be_begun_again(tmp_path: Path) -> None:
    async def fail(_record: Record, _number: int) -> Judged:
        raise RuntimeError("no worker")

    async def ask() -> None:
        async with finished_tables(tmp_path, 1) as [table], reviewing(fail) as reviews:
            for _ in range(2):
                assert reviews.of(table).done == 0
                await asyncio.sleep(0.1)
                with pytest.raises(OurFault):
                    reviews.of(table)

    asyncio.run(ask())


def test_a_client_has_two_under_way(tmp_path: Path) -> None:
    """Its others wait, and so do not keep anybody else's from beginning."""
    slow = Slow()

    async def ask() -> None:
        records = [played(Options(1), seed=seed) for seed in range(1, 6)]
        async with several(tmp_path, records) as tables, reviewing(slow, patience=0.5) as reviews:
            for table in tables[:4]:
                assert reviews.of(table, client="one").done == 0
            assert reviews.running == 2
            assert reviews.of(tables[4], client="other").done == 0
            assert reviews.running == 3
            await slow.stopped.wait()  # nobody asks any more
            await asyncio.sleep(0.1)
            reviews.of(tables[3], client="one")
            assert [run.client for run in reviews._runs.values()] == ["one"]

    asyncio.run(ask())


def test_the_same_game_at_many_tables_is_analysed_once(tmp_path: Path) -> None:
    """Somebody opens the same record again and again, under other names."""

    async def ask() -> None:
        named = replace(SOLO, names=["Somebody else"])
        async with (
            several(tmp_path, [SOLO, named, SOLO, TWO]) as tables,
            reviewing(Slow()) as reviews,
        ):
            for number, table in enumerate(tables[:3]):
                reviews.of(table, client=f"client {number}")
            assert reviews.running == 1
            reviews.of(tables[3], client="client 0")
            assert reviews.running == 2

    asyncio.run(ask())


@asynccontextmanager
async def several(path: Path, records: Sequence[Record]) -> AsyncIterator[list[Table]]:
    tables = Tables(SqlStore(path / "tables.db"), Brains(1))
    yield [(await tables.restore(record))[0] for record in records]
    await tables.close()
