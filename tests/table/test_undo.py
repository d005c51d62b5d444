"""Undo: exactly when it cannot be used to peek."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random

import pytest
from tests.laws.fields import snapshot
from tests.laws.modes import MODES
from tests.table.tabling import choose, opened, seated

from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.seats import Seating
from ceylon.sight.wire import packed
from ceylon.store import Asked
from ceylon.store.rows import standing, taking_back
from ceylon.table import Table, undoing
from ceylon.table.refusals import NotNow, Stale


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


def seen(game: Game, seat: int) -> object:
    return packed(View.of(game, seat))


@pytest.mark.parametrize("mode", MODES)
def test_what_may_be_undone_revealed_nothing(mode: str, tmp_path: Path) -> None:
    """Section 8: with other hidden cards the seat would have seen the same (criterion 13)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, MODES[mode]), Random(mode)
            undone = 0
            while not table.game.over and table.version < 250:
                before = table.game.copy()
                seat = await choose(table, rng)
                if undoing.freely(table.position, seat) is None:
                    continue
                undone += 1
                choice = table.position.made[-1].choice
                for _ in range(4):
                    other = View.of(before, seat).imagine(rng)
                    other.push(choice)
                    assert seen(other, seat) == seen(table.game, seat), text_of(choice)
            assert undone > 10

    run(play())


@pytest.mark.parametrize("mode", ["2-without-uva", "4-tiles", "solo-drawn-without-uva"])
def test_undo_and_redo_give_the_same_cards(mode: str, tmp_path: Path) -> None:
    """Every field of the game is the same again (criterion 15)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, MODES[mode]), Random(3)
            undone = 0
            while not table.game.over and undone < 25:
                before, version = snapshot(table.game), table.version
                seat = await choose(table, rng)
                after, choice = snapshot(table.game), table.position.made[-1].choice
                if undoing.freely(table.position, seat) is None:
                    continue
                undone += 1
                await table.undo(seat, table.version, f"undo-{version}")
                assert snapshot(table.game) == before
                assert table.version == version + 2
                await table.play(seat, choice, table.version, f"redo-{version}")
                assert snapshot(table.game) == after
            assert undone == 25 or (table.game.over and undone > 10)  # a solo game may be short
            again = await tables._keeper.load(table.id)
            assert again is not None
            choices = [text_of(choice) for choice in table.position.choices]
            assert standing(again.events) == choices
            assert len(again.events) == table.version > len(choices)

    run(play())


async def until(table: Table, rng: Random, *, free: bool) -> int:
    """Plays until the last choice can, or cannot, be taken back; whose it was."""
    while True:
        seat = await choose(table, rng)
        if (undoing.freely(table.position, seat) is not None) == free:
            return seat


def test_only_the_own_last_choice_is_taken_back(tmp_path: Path) -> None:
    """Not another's, and not one that revealed something (criterion 13)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(2)), Random(4)
            seat = await until(table, rng, free=True)
            before = snapshot(table.game)
            with pytest.raises(NotNow):
                await table.undo(1 - seat, table.version, "other")
            with pytest.raises(Stale):
                await table.undo(seat, table.version - 1, "stale")
            assert snapshot(table.game) == before
            seat = await until(table, rng, free=False)
            with pytest.raises(NotNow):
                await table.undo(seat, table.version, "peek")

    run(play())


def test_a_whole_turn_is_taken_back(tmp_path: Path) -> None:
    """And nothing of the turn before (criterion 13)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(2)), Random(5)
            while True:
                seat = await choose(table, rng)
                whole = undoing.whole_turn(table.position, seat)
                if whole is not None and len(table.position.made) - whole > 1:
                    break
            turn = table.position.made[-1].turn
            assert all(made.turn == turn for made in table.position.made[whole:])
            await table.undo(seat, table.version, "all", turn=True)
            assert len(table.position.made) == whole

    run(play())


def waiting(table: Table) -> set[int] | None:
    return None if table.ask is None else set(table.ask.waiting)


def test_the_others_are_asked(tmp_path: Path) -> None:
    """One who declines ends it, and so does the next choice (criterion 14)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(3)), Random(6)
            for _ in range(20):
                await choose(table, rng)
            seat = table.position.made[-1].seat
            asker = next(other for other in range(3) if other != seat)
            first, second = (other for other in range(3) if other != asker)
            back = undoing.last_of(table.position, asker)
            assert back is not None
            await table.ask_to_undo(asker, table.version)
            with pytest.raises(NotNow):
                await table.answer(asker, table.version, accept=True)
            await table.answer(first, table.version, accept=False)
            assert waiting(table) is None
            await table.ask_to_undo(asker, table.version)
            await table.answer(first, table.version, accept=True)
            assert waiting(table) == {second}
            await choose(table, rng)
            assert waiting(table) is None
            await table.ask_to_undo(asker, table.version)
            back = undoing.last_of(table.position, asker)
            for other in (first, second):
                await table.answer(other, table.version, accept=True)
            assert len(table.position.made) == back

    run(play())


def test_an_ask_and_its_answers_outlive_a_restart(tmp_path: Path) -> None:
    """They are people's choices: none is lost, and the version stays (criterion 14)."""

    async def play() -> None:
        rng = Random(6)
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(3))
            for _ in range(20):
                await choose(table, rng)
            version, asker = table.version, table.position.made[-1].seat
            first, second = (other for other in range(3) if other != asker)
            await table.ask_to_undo(asker, version)
        async with opened(tmp_path) as tables:
            table = await tables.table(table.id)
            assert (table.version, waiting(table)) == (version, {first, second})
            await table.answer(first, version, accept=True)
            await table.ask_to_undo(asker, version)
            assert waiting(table) == {second}
        async with opened(tmp_path) as tables:
            table = await tables.table(table.id)
            assert waiting(table) == {second}
            with pytest.raises(NotNow):
                await table.answer(first, version, accept=True)
            await table.answer(second, version, accept=True)
            assert (table.version, waiting(table)) == (version + 1, None)
            assert len(table.position.made) == version - 1
        async with opened(tmp_path) as tables:
            table = await tables.table(table.id)
            assert (table.version, waiting(table)) == (version + 1, None)

    run(play())


def test_an_ask_that_nobody_can_answer_lapses(tmp_path: Path) -> None:
    """Whoever is replaced by a bot has not agreed (criterion 14)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(3), pace=60), Random(6)
            for _ in range(20):
                await choose(table, rng)
            asker = table.position.made[-1].seat
            first, second = (other for other in range(3) if other != asker)
            await table.ask_to_undo(asker, table.version)
            await table.answer(first, table.version, accept=True)
            await table.seat(Seating(second, "chance", "P"))
            assert waiting(table) is None
            assert len(table.position.made) == table.version

    run(play())


def test_an_ask_behind_its_store_is_stale(tmp_path: Path) -> None:
    """Another server on the same store was faster."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(2)), Random(6)
            for _ in range(9):
                await choose(table, rng)
            seat = table.position.made[-1].seat
            other = Asked(table.id, 1, table.version, 1 - seat, taking_back(0))
            await tables._keeper.ask(other)
            with pytest.raises(Stale):
                await table.ask_to_undo(seat, table.version)
            assert waiting(table) == {seat}

    run(play())


def test_alone_one_does_not_ask(tmp_path: Path) -> None:
    """In a solo game nobody could say no, so what was revealed stays revealed."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(1)), Random(7)
            seat = await until(table, rng, free=False)
            with pytest.raises(NotNow):
                await table.ask_to_undo(seat, table.version)

    run(play())


def test_nothing_is_taken_back_after_the_end(tmp_path: Path) -> None:
    """E9: the deal has been revealed."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(2)), Random(8)
            while not table.game.over:
                seat = await choose(table, rng)
            with pytest.raises(NotNow):
                await table.undo(seat, table.version, "late")
            with pytest.raises(NotNow):
                await table.ask_to_undo(seat, table.version)

    run(play())
