"""Nobody makes a table grow without end."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random

import pytest
from tests.table.tabling import choose, opened, play, seated, where_several_may_ask

from ceylon.ids import Choice
from ceylon.rules.options import Options
from ceylon.seats import HERE
from ceylon.table import Table
from ceylon.table.refusals import NotNow

ASKS = 3
EVENTS = 12


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


def test_a_seat_asks_only_so_often_at_a_version(tmp_path: Path) -> None:
    """The others may still ask, and so may it after the next choice; also after a restart."""

    async def ask() -> None:
        async with opened(tmp_path) as tables:
            table, [one, other, *_] = await where_several_may_ask(tables, 3)
            for _ in range(ASKS):
                await table.ask_to_undo(one, table.version)
                await table.answer(one, table.version, accept=False)
            with pytest.raises(NotNow):
                await table.ask_to_undo(one, table.version)
            await table.ask_to_undo(other, table.version)
            await table.answer(other, table.version, accept=False)
        async with opened(tmp_path) as tables:
            table = await tables.table(table.id)
            with pytest.raises(NotNow):
                await table.ask_to_undo(one, table.version)
            await table.ask_to_undo(other, table.version)

    run(ask())


def test_what_was_asked_before_is_forgotten(tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(tmp_path) as tables:
            table, [one, *_] = await where_several_may_ask(tables, 3)
            for _ in range(ASKS):
                await table.ask_to_undo(one, table.version)
                await table.answer(one, table.version, accept=False)
            assert len(table._asked) == 2 * ASKS
            await play(table, table.game.legal()[0])
            assert not table._asked
        async with opened(tmp_path) as tables:
            table = await tables.table(table.id)
            assert not table._asked
            assert table._marks.asks == 2 * ASKS

    run(ask())


def test_so_much_is_undone_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game itself can be finished."""
    monkeypatch.setattr("ceylon.table.table._MOST_EVENTS", EVENTS)

    async def click() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), HERE, HERE)
            while table.version < EVENTS:
                seat = await choose(table, Random(table.version))
                if isinstance(table.history.undo_to(seat, table.history.seats), int):
                    await table.undo(seat, table.version, f"back {table.version}")
            seat = table.game.seat
            undoable = [c for c in table.game.legal() if can_be_undone(table, c)]
            await play(table, undoable[0])
            version = table.version
            with pytest.raises(NotNow, match="nothing more can be undone"):
                await table.undo(seat, version, "back")
            await choose(table, Random(1))
            assert table.version == version + 1

    run(click())


def can_be_undone(table: Table, choice: Choice) -> bool:
    after, seat = table.history.after(choice), table.game.seat
    return isinstance(after.undo_to(seat, after.seats), int)


def test_nobody_is_asked_for_what_cannot_be_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ceylon.table.table._MOST_EVENTS", 0)

    async def ask() -> None:
        async with opened(tmp_path) as tables:
            table, [one, *_] = await where_several_may_ask(tables, 3)
            with pytest.raises(NotNow):
                await table.ask_to_undo(one, table.version)
            assert table.ask is None

    run(ask())
