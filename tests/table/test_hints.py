"""Hints: for whom, when, and one computation at a time."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random

import pytest
from tests.people import ANA, BO
from tests.table.tabling import choose, opened, seated

from ceylon.analysis import Candidate
from ceylon.ids import Choice, Seat, by_seat
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.store import SqlStore
from ceylon.table import Tables
from ceylon.table.brains import Brains
from ceylon.table.refusals import NotAllowed, NotNow, Stale

PEOPLE = [
    ((HUMAN, "chance", "chance"), True),
    ((HERE, "chance"), True),
    ((HERE, HERE, HERE), True),
    ((HUMAN, HUMAN), False),
    ((HERE, HUMAN), False),
    ((HERE, OPEN), False),
    ((HUMAN, OPEN, "chance"), False),
]


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


@pytest.mark.parametrize(("kinds", "alone"), PEOPLE)
def test_who_plays_with_others_asks_only_if_the_host_allowed_it(
    kinds: tuple[str, ...], alone: bool, tmp_path: Path
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            seatings = [Seating(seat, kind, "") for seat, kind in by_seat(kinds)]
            for said in (False, True):
                table, _ = await tables.create(Options(len(kinds)), seatings, pace=60, hints=said)
                assert table.hints_allowed is (alone or said)
                follower = await tables.again(table)
                assert follower.hints_allowed is (alone or said)
        async with opened(tmp_path) as tables:
            assert (await tables.table(table.id)).hints_allowed

    run(play())


def test_a_solo_game_allows_hints(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(1))
            assert table.hints_allowed
            assert await tables.hints.give(table, ANA, 0)

    run(play())


def test_hints_go_with_the_last_other_person(tmp_path: Path) -> None:
    """A player whose seat a bot took is not there to mind."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), pace=60)
            for kind, allowed in ((HUMAN, False), ("chance", True), (HUMAN, False)):
                await table.seat(Seating(BO, kind, "Bo"))
                assert table.hints_allowed is allowed

    run(play())


def test_a_bot_in_an_invited_player_s_seat_brings_no_hints(tmp_path: Path) -> None:
    """Else the host could hand it over for a moment, and ask; also after a restart."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            seatings = [Seating(ANA, HERE, "Ana"), Seating(BO, OPEN)]
            table, links = await tables.create(Options(2), seatings, pace=60, invite=True)
            assert not table.hints_allowed
            await table.accept("seat 2", links["seat 2"], "Bo")
            await table.seat(Seating(BO, "chance", "Bo"))
            assert not table.hints_allowed
            bots = [Seating(ANA, HERE, "Ana"), Seating(BO, "chance")]
            alone, _ = await tables.create(Options(2), bots, pace=60, invite=True)
            assert alone.hints_allowed
        async with opened(tmp_path) as tables:
            assert not (await tables.table(table.id)).hints_allowed
            assert (await tables.table(alone.id)).hints_allowed

    run(play())


def test_what_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), HERE, HERE)
            seat = table.game.seat
            with pytest.raises(NotNow):
                await tables.hints.give(table, Seat(1 - seat), 0)
            with pytest.raises(Stale):
                await tables.hints.give(table, seat, 1)
            apart = await seated(tables, Options(2))
            with pytest.raises(NotAllowed):
                await tables.hints.give(apart, apart.game.seat, 0)
            while not table.game.over:
                await choose(table, Random(1))
            with pytest.raises(NotNow):
                await tables.hints.give(table, ANA, table.version)

    run(play())


def test_they_are_the_best_choices(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), HERE, HERE)
            for _ in range(30):
                await choose(table, Random(1))
            seat = table.game.seat
            found = await tables.hints.give(table, seat, table.version)
            assert 1 <= len(found) <= 3
            assert {one.choice for one in found} <= set(table.game.legal())
            chances = [one.chance for one in found]
            assert chances == sorted(chances, reverse=True)

    run(play())


class Slow(Brains):
    """It blocks until it is released, and counts its calls."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts = self.cancelled = 0
        self.free = asyncio.Event()

    async def hints(self, view: View) -> list[Candidate]:
        self.thoughts += 1
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if self.thoughts == 1:
            raise RuntimeError("out of luck")
        return [Candidate(Choice(0), view.seat, (1.0,), 1)]


def test_who_asks_twice_gets_the_same_thought(tmp_path: Path) -> None:
    """One at a time for each seat; it is kept until the next choice; a failure is not."""

    async def play() -> None:
        brains = Slow()
        tables = Tables(SqlStore(tmp_path / "tables.db"), brains)
        table = await seated(tables, Options(2), HERE, HERE)
        brains.free.set()
        with pytest.raises(RuntimeError):
            await tables.hints.give(table, table.game.seat, 0)
        brains.free.clear()
        asked = [
            asyncio.create_task(tables.hints.give(table, table.game.seat, 0)) for _ in range(3)
        ]
        await asyncio.sleep(0.01)
        assert brains.thoughts == 2
        table.tell()
        brains.free.set()
        one, other, third = await asyncio.gather(*asked)
        assert one is other is third
        assert await tables.hints.give(table, table.game.seat, 0) is one
        assert brains.thoughts == 2
        await tables.close()

    run(play())


def test_a_choice_ends_the_thought_about_it(tmp_path: Path) -> None:
    async def play() -> None:
        brains = Slow()
        tables = Tables(SqlStore(tmp_path / "tables.db"), brains)
        table = await seated(tables, Options(2), HERE, HERE)
        asked = asyncio.create_task(tables.hints.give(table, table.game.seat, 0))
        await asyncio.sleep(0.01)
        await choose(table, Random(1))
        with pytest.raises(Stale):
            await asked
        await asyncio.sleep(0)
        assert brains.cancelled == 1
        await tables.close()

    run(play())
