"""The bots that a host offers, at tables: what goes wrong with one stays with its choice."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.guests.strangers import FAULTY, GAME, GOOD, VIEW, written
from tests.table.tabling import seated
from tests.thorough import sampled

from ceylon import bots
from ceylon.guests import house
from ceylon.ids import Seat
from ceylon.record import Record
from ceylon.rules.options import Options
from ceylon.seats import HUMAN, Seating
from ceylon.store import SqlStore
from ceylon.table import Table, Tables
from ceylon.table.brains import Brains
from ceylon.table.refusals import Unfit
from ceylon.table.screens import names_at
from ceylon.words import Words

LONG = 60.0
SHORT = 0.4


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


@asynccontextmanager
async def offering(
    folder: Path, deadline: float = LONG, **offered: str
) -> AsyncIterator[tuple[Tables, Brains]]:
    """Tables of a host who offers these classes of two files."""
    files = {"good": written(folder, GOOD, "good.py"), "bad": written(folder, FAULTY)}
    leads_to = {
        name: f"{files['good' if class_ == 'Last' else 'bad']}:{class_}"
        for name, class_ in offered.items()
    }
    house.offer(leads_to)
    brains = Brains(1, deadline)
    tables = Tables(SqlStore(folder / "tables.db"), brains)
    try:
        yield tables, brains
    finally:
        await tables.close()
        house.offer({})


async def to_the_end(table: Table) -> None:
    while not table.game.over:
        await table.wait_for_change(table.revision)


def test_a_guest_plays_a_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It chooses what it would choose, and is called what the host calls it."""

    async def play() -> None:
        async with offering(tmp_path, mine="Last") as (tables, _):
            options = Options(2)
            kinds = [Seating(Seat(0), "mine"), Seating(Seat(1), "chance")]
            table, _ = await tables.create(options, kinds, pace=0)
            await to_the_end(table)
            assert names_at(Words.of("en"), table) == ["mine", "Player 2"]
            record = table.record(["a", "b"])
            assert record.bots == ["mine", "chance"]
            game = record.game(0)
            for choice in record.choices:
                assert game.seat == 1 or choice == max(game.legal())
                game.push(choice)
            assert Record.parse(record.text()) == record

    run(play())
    assert not caplog.messages


@pytest.mark.parametrize(
    "fault", sampled(["Raises", "Exits", "Vanishes", "Writes", "Cheats"], "Vanishes", "Cheats")
)
def test_greedy_chooses_when_a_guest_fails(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        async with offering(tmp_path, bad=fault) as (_, brains):
            chosen = await brains.choose("bad", 1, VIEW, GAME.legal())
            assert chosen.choice == bots.bot("greedy", 1).choose(VIEW, GAME.legal())

    run(ask())
    assert "the bot bad failed: greedy chooses instead" in caplog.text


def test_a_fault_is_told_in_full_only_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that fails at each choice would fill the disk with its traceback."""

    async def ask() -> None:
        async with offering(tmp_path, bad="Raises") as (_, brains):
            for _ in range(3):
                await brains.choose("bad", 1, VIEW, GAME.legal())

    run(ask())
    first, *others = (record.getMessage() for record in caplog.records)
    assert "Traceback" in first
    assert len(others) == 2
    for other in others:
        assert other.startswith("the bot bad failed: greedy chooses instead: it raised ")
        assert "\n" not in other


def test_one_that_never_answers_delays_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither our bots nor another guest wait for it, and its own table goes on."""

    async def ask() -> None:
        async with offering(tmp_path, LONG, endless="Loops", mine="Last") as (_, brains):
            stuck = asyncio.ensure_future(brains.choose("endless", 1, VIEW, GAME.legal()))
            for other in ("pupil", "mine"):
                assert (await brains.choose(other, 1, VIEW, GAME.legal())).choice in GAME.legal()
            assert not stuck.done()
            stuck.cancel()
            with pytest.raises(asyncio.CancelledError):
                await stuck
        async with offering(tmp_path, SHORT, endless="Loops") as (_, brains):
            assert (await brains.choose("endless", 1, VIEW, GAME.legal())).choice in GAME.legal()

    run(ask())
    assert "it took more than 0.4 s" in caplog.text


def test_a_thought_that_is_cancelled_frees_its_process(tmp_path: Path) -> None:
    """There is one process for each guest here: the next question gets a new one."""

    async def ask() -> None:
        async with offering(tmp_path, endless="Loops") as (_, brains):
            for _ in range(2):
                stuck = asyncio.ensure_future(brains.choose("endless", 1, VIEW, GAME.legal()))
                await asyncio.sleep(0.3)
                stuck.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await stuck

    run(ask())


def test_only_what_is_offered_sits_down(tmp_path: Path) -> None:
    async def sit() -> None:
        async with offering(tmp_path, mine="Last") as (tables, _):
            for kind in ("yours", "good.py:Last", str(tmp_path / "good.py:Last")):
                with pytest.raises(Unfit, match="unknown kind of player"):
                    await seated(tables, Options(2), HUMAN, kind)

    run(sit())


def test_a_table_outlives_the_offer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """At a host who does not have the guest, the default opponent plays for it, then and again."""
    name = ""

    async def begin() -> None:
        nonlocal name
        async with offering(tmp_path, mine="Last") as (tables, _):
            name = (await seated(tables, Options(2), HUMAN, "mine")).id

    async def resume() -> None:
        async with offering(tmp_path) as (tables, _):
            table = await tables.table(name)
            assert table.seatings[1].kind == "mine"
            await table.seat(Seating(Seat(0), "chance"))
            await to_the_end(table)
            following = await tables.again(table)
            assert [each.kind for each in following.seatings] == ["chance", bots.USUAL]
            replayed, _ = await tables.same_deal(table, Seat(0))
            assert replayed.seatings[1].kind == bots.USUAL

    run(begin())
    with caplog.at_level(logging.WARNING, "ceylon.table"):
        run(resume())
    assert caplog.messages == ["the bot mine is not here: planter plays in its place"]


def test_a_record_of_its_game_seats_it_again(tmp_path: Path) -> None:
    """Where the host offers it under the same name; elsewhere a person sits there."""

    async def play() -> None:
        async with offering(tmp_path, mine="Last") as (tables, _):
            table = await seated(tables, Options(2), HUMAN, "mine")
            record = table.record(["Ana", "Mine"])
            restored, _ = await tables.restore(record)
            assert [each.kind for each in restored.seatings] == ["here", "mine"]
        async with offering(tmp_path) as (tables, _):
            restored, _ = await tables.restore(record)
            assert [each.kind for each in restored.seatings] == ["here", "here"]

    run(play())
