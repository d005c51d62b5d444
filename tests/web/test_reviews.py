"""Analyses for all who ask: one run for everybody, none for nobody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.analysis.playing import played

from ceylon.analysis import Analysis, analyse
from ceylon.record import Record
from ceylon.rules.options import Options
from ceylon.store import SqlStore
from ceylon.table import Table, Tables
from ceylon.table.brains import Brains
from ceylon.web.server.answers import OurFault, TooOften
from ceylon.web.server.reviews import Analyse, Progress, Reviews, UnderWay

SOLO = played(Options(1), seed=2)
BEGUN = UnderWay(0, len(SOLO.choices) + 1)


@asynccontextmanager
async def finished_tables(path: Path, number: int) -> AsyncIterator[list[Table]]:
    tables = Tables(SqlStore(path / "tables.db"), Brains(1))
    yield [(await tables.restore(SOLO))[0] for _ in range(number)]
    await tables.close()


@asynccontextmanager
async def reviewing(how: Analyse, patience: float = 60) -> AsyncIterator[Reviews]:
    reviews = Reviews(how, patience=patience)
    yield reviews
    await reviews.close()
    assert reviews.running == 0


async def waited(reviews: Reviews, table: Table) -> tuple[Analysis, list[int]]:
    """The analysis, and how far it was on the way."""
    way = []
    while isinstance(found := reviews.of(table), UnderWay):
        way.append(found.done)
        await asyncio.sleep(0.05)
    return found, way


def test_those_who_ask_share_one_analysis(tmp_path: Path) -> None:
    """In a real process: it reports its progress, equals the command's, and is cached."""

    async def ask() -> None:
        brains = Brains(1)
        async with (
            finished_tables(tmp_path, 1) as [table],
            reviewing(brains.analyse) as reviews,
        ):
            both = [asyncio.ensure_future(waited(reviews, table)) for _ in range(2)]
            await asyncio.sleep(0)
            assert reviews.running == 1
            (one, way), (other, _) = await asyncio.gather(*both)
            assert one is other is reviews.of(table)
            assert way == sorted(way)
            assert 0 < way[-1] <= BEGUN.all
            assert one == analyse(Record.parse(SOLO.text()))
        brains.close()

    asyncio.run(ask())


class Endless:
    """An analysis that ends only when it is stopped."""

    def __init__(self) -> None:
        self.begun = 0
        self.stopped = asyncio.Event()

    async def __call__(self, _record: Record, progress: Progress) -> Analysis:
        self.begun += 1
        progress(1, BEGUN.all)
        try:
            await asyncio.Event().wait()
        finally:
            self.stopped.set()
        raise AssertionError


def test_an_analysis_that_nobody_waits_for_is_stopped(tmp_path: Path) -> None:
    """It continues as long as somebody asks; a later request starts it again."""

    async def ask() -> None:
        endless = Endless()
        async with (
            finished_tables(tmp_path, 1) as [table],
            reviewing(endless, patience=2) as reviews,
        ):
            assert reviews.of(table) == BEGUN
            for _ in range(30):
                await asyncio.sleep(0.1)
                assert reviews.of(table) == UnderWay(1, BEGUN.all)
            assert not endless.stopped.is_set()
            await endless.stopped.wait()
            assert reviews.running == 0
            assert endless.begun == 1
            assert reviews.of(table) == BEGUN

    asyncio.run(ask())


def test_an_analysis_that_fails_is_told_and_can_be_begun_again(tmp_path: Path) -> None:
    async def fail(_record: Record, _progress: Progress) -> Analysis:
        raise RuntimeError("no worker")

    async def ask() -> None:
        async with finished_tables(tmp_path, 1) as [table], reviewing(fail) as reviews:
            for _ in range(2):
                assert reviews.of(table) == BEGUN
                await asyncio.sleep(0.1)
                with pytest.raises(OurFault):
                    reviews.of(table)

    asyncio.run(ask())


def test_too_many_at_once_are_refused(tmp_path: Path) -> None:
    """429: an endless queue helps nobody; those who are already waiting keep waiting."""

    async def ask() -> None:
        async with finished_tables(tmp_path, 33) as tables, reviewing(Endless()) as reviews:
            for table in tables[:32]:
                assert reviews.of(table) == BEGUN
            with pytest.raises(TooOften):
                reviews.of(tables[32])
            assert isinstance(reviews.of(tables[0]), UnderWay)

    asyncio.run(ask())
