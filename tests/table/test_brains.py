"""Where bots think: real processes, which stop when nobody waits any more.

A thought of hours represents one that is still running: with only one process, a test that gets its
next answer from it has seen that the thought was cancelled.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.analysis.playing import played
from tests.laws.modes import MODES
from tests.people import ANA, BO
from tests.table.tabling import seated, until
from tests.table.working import (
    advise_for_hours,
    cheat_unless_greedy,
    die,
    fail,
    fail_unless_greedy,
    judge_for_hours,
)

from ceylon import analysis, bots
from ceylon.ids import Choice
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.seats import HUMAN, Seating
from ceylon.store import SqlStore
from ceylon.table import Table, Tables
from ceylon.table.brains import BotChoice, Brains, think
from ceylon.table.workers import Slip, Workers

Think = Callable[[str, int, View, list[int], Slip], BotChoice]
HOURS = "search-9999999ms"
LONG = "search-5000"
"""It thinks where those of hours think, and answers soon."""


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


@asynccontextmanager
async def brains_of_one() -> AsyncIterator[Brains]:
    brains = Brains(1)
    yield brains
    brains.close()


def open_question(mode: str = "4") -> Game:
    """Early in a game, where much can be chosen and nothing is settled."""
    rng = Random(mode)
    game = Game.new(MODES[mode], rng)
    while game.turn < 2 or game.legal_count() < 5:
        game.push(rng.choice(game.legal()))
    return game


GAME = open_question()
VIEW = View.of(GAME, GAME.seat)


async def choice_of(brains: Brains, bot: str) -> int:
    return (await brains.choose(bot, 1, VIEW, GAME.legal())).choice


async def answers(brains: Brains) -> bool:
    """Whether the one process for long thoughts is free, or soon will be."""
    return await choice_of(brains, LONG) == bots.bot(LONG, 1).choose(VIEW, GAME.legal())


def processes(workers: Workers) -> list[BaseProcess]:
    """Those that have been started."""
    return [] if workers._pool is None else list(workers._pool.executor._processes.values())


async def cancelled(task: asyncio.Future[Any]) -> None:
    await asyncio.sleep(0.3)  # it is under way
    assert not task.done()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


# Thoughts


def test_a_thought_that_is_cancelled_ends() -> None:
    async def think() -> None:
        async with brains_of_one() as brains:
            for _ in range(2):
                assert await answers(brains)
                await cancelled(asyncio.ensure_future(choice_of(brains, HOURS)))
            assert await answers(brains)
            assert len(processes(brains._long)) == 1

    run(think())


def test_a_thought_in_the_queue_is_never_begun() -> None:
    async def think() -> None:
        async with brains_of_one() as brains:
            thoughts = [asyncio.ensure_future(choice_of(brains, HOURS)) for _ in range(9)]
            for thought in reversed(thoughts):
                await cancelled(thought)
            assert await answers(brains)

    run(think())


def test_a_long_thought_lets_quick_ones_pass() -> None:
    """Neither bots that answer at once wait for it, nor those who ask for a hint."""

    async def think() -> None:
        async with brains_of_one() as brains:
            long = asyncio.ensure_future(choice_of(brains, HOURS))
            for bot in ("pupil", "planter", "merchant", "greedy"):
                assert await choice_of(brains, bot) in GAME.legal()
            assert len(await brains.hints(VIEW)) == 3
            await cancelled(long)

    run(think())


def test_hints_let_bots_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ceylon.table.brains.advise", advise_for_hours)

    async def think() -> None:
        async with brains_of_one() as brains:
            asked = [asyncio.ensure_future(brains.hints(VIEW)) for _ in range(9)]
            for bot in ("pupil", "planter", LONG):
                assert await choice_of(brains, bot) in GAME.legal()
            for each in asked:
                await cancelled(each)

    run(think())


def test_closing_ends_all_thoughts() -> None:
    async def think() -> None:
        async with brains_of_one() as brains:
            long = asyncio.ensure_future(choice_of(brains, HOURS))
            assert await choice_of(brains, "planter") in GAME.legal()
            at_work = [*processes(brains._long), *processes(brains._quick)]
        assert len(at_work) == 2
        assert not [process for process in at_work if process.is_alive()]
        assert await long in GAME.legal()  # by the search so far

    run(think())


def test_a_killed_process_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """The same work is done again, by another process."""

    async def think() -> None:
        async with brains_of_one() as brains:
            thought = asyncio.ensure_future(answers(brains))
            await asyncio.sleep(0)
            started = processes(brains._long)
            started[0].kill()
            assert await thought
            assert processes(brains._long) != started

    with caplog.at_level(logging.WARNING, "ceylon.table"):
        run(think())
    assert [record.message for record in caplog.records] == ["a worker process ended, attempt 1"]


# A bot that fails


def chosen_by(bot: str) -> int:
    """What the table gets when it asks this bot."""
    found = []

    async def think() -> None:
        async with brains_of_one() as brains:
            found.append(await choice_of(brains, bot))

    run(think())
    return found[0]


def test_the_default_opponent_plays_for_an_unknown_bot(caplog: pytest.LogCaptureFixture) -> None:
    assert chosen_by("nobody") == chosen_by(bots.USUAL)
    assert caplog.messages == ["the bot nobody is not here: planter plays in its place"]


@pytest.mark.parametrize(
    ("fault", "told"),
    [(fail_unless_greedy, "a mistake of the bot"), (cheat_unless_greedy, "made an illegal choice")],
)
def test_greedy_chooses_for_a_bot_that_fails(
    fault: Think, told: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    greedy = chosen_by("greedy")
    monkeypatch.setattr("ceylon.table.brains.think", fault)
    assert chosen_by("planter") == greedy
    assert "the bot planter failed: greedy chooses instead" in caplog.text
    assert told in caplog.text


def test_greedy_chooses_when_all_processes_die(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody's Governor plays at random because of that."""
    greedy = chosen_by("greedy")
    monkeypatch.setattr("ceylon.table.brains.think", die)
    assert chosen_by("governor") == greedy
    assert caplog.text.count("a worker process ended") == 3
    assert "the bot governor failed: greedy chooses instead" in caplog.text
    assert "chance" not in caplog.text


def fail_here(_seed: int, _view: View, _legal: list[Choice]) -> BotChoice:
    raise RuntimeError("a mistake of greedy")


@pytest.mark.parametrize("bot", ["planter", "greedy"])
def test_chance_chooses_when_greedy_fails_too(
    bot: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ceylon.table.brains.think", fail)
    monkeypatch.setattr("ceylon.table.brains._greedily", fail_here)
    assert chosen_by(bot) in GAME.legal()
    assert "the bot greedy failed: chance chooses instead" in caplog.text
    assert ("a mistake of planter" in caplog.text) == (bot == "planter")


# Hints and reviews


def test_the_same_view_gets_the_same_hints() -> None:
    """Section 8: whatever is hidden, and in whichever process."""

    async def think() -> None:
        async with brains_of_one() as brains:
            found = await brains.hints(VIEW)
            other = VIEW.imagine(Random(7))
            assert await brains.hints(View.of(other, other.seat)) == found
            assert found == analysis.hints(VIEW)
            assert any(one.reasons for one in found)

    run(think())


def test_a_choice_judged_in_a_process_is_judged_as_here() -> None:
    record = played(Options(2), 3, choices=20)

    async def think() -> None:
        async with brains_of_one() as brains:
            for number in (1, 7, 20):
                assert await brains.judge(record, number) == analysis.judge(record, number)

    run(think())


def test_a_judgement_that_is_cancelled_ends() -> None:
    """Bots play meanwhile; the next one begins."""
    record = played(Options(2), 3, choices=5)

    async def think() -> None:
        async with brains_of_one() as brains:
            first = await brains.judge(record, 1)
            long = asyncio.ensure_future(
                brains._reviews.run(partial(judge_for_hours, record.text()))
            )
            assert await choice_of(brains, "planter") in GAME.legal()
            await cancelled(long)
            assert await brains.judge(record, 1) == first

    run(think())


# The game moves on


class Dreamers(Brains):
    """All bots play at random, or think for hours."""

    dreaming = False

    async def choose(self, bot: str, seed: int, view: View, legal: list[Choice]) -> BotChoice:
        if bot != LONG:
            bot = HOURS if self.dreaming else "chance"
        return await super().choose(bot, seed, view, legal)


def handing_over(table: Table) -> Choice | None:
    """A choice of seat 1 after which the bot must choose, and which can be taken back."""
    for choice in table.game.legal():
        after = table.history.after(choice)
        if after.game.seat == 1 and isinstance(after.undo_to(ANA), int):
            return choice
    return None


@asynccontextmanager
async def a_dream(path: Path) -> AsyncIterator[tuple[Tables, Table, Dreamers]]:
    """A table where a bot has begun to think for hours about a choice of the other seat."""
    brains = Dreamers(1)
    tables = Tables(SqlStore(path / "tables.db"), brains)
    assert await answers(brains)
    table, rng = await seated(tables, Options(2), HUMAN, "governor"), Random(1)
    while (choice := handing_over(table) if table.game.seat == 0 else None) is None:
        if table.game.seat == 0:
            legal = table.game.legal()
            await table.play(ANA, rng.choice(legal), table.version, f"k{table.version}")
        else:
            await table.wait_for_change(table.revision)
    brains.dreaming = True
    await table.play(ANA, choice, table.version, "hand over")
    await until(lambda: tables._autopilots[table.id]._thought is not None)
    await asyncio.sleep(0.3)  # it is under way
    yield tables, table, brains
    await tables.close()


def test_an_undo_ends_the_bots_thought(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_dream(tmp_path) as (tables, table, brains):
            await table.undo(ANA, table.version, "back")
            assert await answers(brains)
            assert table.game.seat == 0
            # It thinks again when it must choose again.
            brains.dreaming = False
            choice = handing_over(table)
            assert choice is not None
            version = table.version
            await table.play(ANA, choice, version, "again")
            while table.version < version + 2:
                await table.wait_for_change(table.revision)
            assert tables.loaded == 1

    run(play())


def test_a_seat_that_is_taken_back_ends_the_bots_thought(tmp_path: Path) -> None:
    """And the choice is the person's again (criterion 55)."""

    async def play() -> None:
        async with a_dream(tmp_path) as (_, table, brains):
            version = table.version
            await table.seat(Seating(BO, HUMAN, "Bo"))
            assert await answers(brains)
            assert (table.version, table.game.seat) == (version, 1)

    run(play())


def test_another_bot_begins_a_thought_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_dream(tmp_path) as (_, table, brains):
            version = table.version
            brains.dreaming = False
            await table.seat(Seating(BO, "planter", "Bo"))
            while table.version == version:
                await table.wait_for_change(table.revision)
            assert await answers(brains)

    run(play())


def test_who_only_looks_lets_the_bot_think(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_dream(tmp_path) as (tables, table, _):
            thought = tables._autopilots[table.id]._thought
            table.tell()
            await asyncio.sleep(0.1)
            assert thought is tables._autopilots[table.id]._thought
            assert thought is not None
            assert not thought.done()

    run(play())


def test_closing_a_table_ends_its_bots_thought(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_dream(tmp_path) as (tables, table, brains):
            await tables._autopilots[table.id].close()
            assert await answers(brains)

    run(play())


# One search for one action


class Counted(Brains):
    """Counts how often bots are asked. All of them think a little."""

    asked = 0

    async def choose(self, _bot: str, seed: int, view: View, legal: list[Choice]) -> BotChoice:
        self.asked += 1
        return await super().choose("search-2000", seed, view, legal)


def test_the_steps_of_an_action_are_one_thought(tmp_path: Path) -> None:
    """A2.2: the chests of a harvest are chosen one by one, but searched together."""

    async def play() -> None:
        brains = Counted(1)
        tables = Tables(SqlStore(tmp_path / "tables.db"), brains)
        table = await seated(tables, Options(2), "merchant", "merchant")
        while not table.game.over:
            await table.wait_for_change(table.revision)
        # The first choice of a turn is always asked for; steps of a harvest are not.
        assert table.game.turn <= brains.asked < table.version
        await tables.close()

    run(play())


@pytest.mark.parametrize("mode", ["2-without-uva", "4-tiles", "solo-drawn-without-uva"])
def test_what_is_foreseen_is_what_the_bot_would_choose(mode: str) -> None:
    foreseen = 0
    game = Game.new(MODES[mode], Random(4))
    while not game.over:
        view, legal = View.of(game, game.seat), game.legal()
        chosen = think("search-600", 3, view, legal, Slip([0] * 3, 0, 0.0))
        alone = bots.bot("search-600", 3)
        assert alone.choose(view, legal) == chosen.choice
        game.push(chosen.choice)
        while (step := foreseen_at(game, chosen)) is not None:
            assert alone.choose(View.of(game, game.seat), game.legal()) == step
            assert step in game.legal()
            game.push(step)
            foreseen += 1
    assert foreseen > 0


def foreseen_at(game: Game, chosen: BotChoice) -> Choice | None:
    if game.over:
        return None
    return chosen.steps.get(View.of(game, game.seat).key())
