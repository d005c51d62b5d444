"""Undo: exactly when it cannot be used to peek."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from random import Random

import pytest
from tests.laws.fields import snapshot
from tests.laws.modes import MODES
from tests.sight.peeking import betrayals
from tests.table.tabling import choose, opened, seated

from ceylon.ids import Seat, seats
from ceylon.rules.choices import text_of
from ceylon.rules.options import Options
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.sight.history import NoUndo
from ceylon.sight.screen import Undo
from ceylon.store import ConsentLine, Event
from ceylon.store.rows import ACCEPT, standing, taking_back
from ceylon.table import Table
from ceylon.table.refusals import NotNow, Stale
from ceylon.table.roles import seat_role
from ceylon.table.screens import Gathering, screen_for
from ceylon.words import Words

REVEALED = "something hidden has been revealed since, so this can no longer be undone"


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


# Nobody peeks

Offered = Callable[[Undo | None], bool]
DOORS: Mapping[str, Offered] = {
    "free": lambda undo: undo is not None and not undo.ask,
    "whole turn": lambda undo: undo is not None and not undo.ask,
    "asked": lambda undo: undo is not None,
}
"""The ways to take something back, and whether they are open by what a page offers."""
KINDS = (HERE, HUMAN, HUMAN, OPEN, "chance")


async def enter(table: Table, door: str, seat: Seat, rng: Random) -> None:
    """A seat takes something back, or asks for it and everyone agrees."""
    key = f"undo-{table.version}"
    if door != "asked":
        await table.undo(seat, table.version, key, turn=door == "whole turn")
        return
    await table.ask_to_undo(seat, table.version)
    while table.ask is not None:
        other = rng.choice(sorted(table.ask.waiting))
        await table.answer(other, table.version, accept=True)


def offered(table: Table, seat: Seat) -> Undo | None:
    return screen_for(table, seat_role(seat), Gathering.at(table, Words.of("en"))).undo


async def go_on(table: Table, rng: Random) -> None:
    for _ in range(rng.randrange(5)):
        if not table.game.over:
            await choose(table, rng)


@pytest.mark.parametrize("mode", MODES)
def test_no_door_of_a_table_lets_anyone_peek(mode: str, tmp_path: Path) -> None:
    """What is offered is done, what is not is refused with its reason (criterion 13)."""
    options, rng, taken, refused = MODES[mode], Random(mode), Counter[str](), Counter[str]()

    async def attempt(table: Table) -> None:
        before, version = table.history, table.version
        last = [step.seat for step in before.steps[-1:]]
        door, seat = rng.choice(sorted(DOORS)), rng.choice([*range(options.seats), *last, *last])
        if DOORS[door](offered(table, seat)):
            await enter(table, door, seat, rng)
            steps = before.steps[len(table.history.steps) :]
            assert steps[0].seat == seat
            assert not list(betrayals(table.game, steps, before.game, seat, rng))
            taken[door] += 1
        else:
            with pytest.raises(NotNow) as refusal:
                await enter(table, door, seat, rng)
            assert (table.version, table.ask, table.history) == (version, None, before)
            refused[str(refusal.value)] += 1

    async def fickle_people() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, options)
            table.listeners.clear()  # the test chooses for the bots, too
            while not table.game.over:
                for seat in seats(options.seats):
                    await table.seat(Seating(seat, rng.choice(KINDS), f"P{seat}"))
                for _ in range(4):
                    await go_on(table, rng)
                    if not table.game.over:
                        await attempt(table)

    def tried() -> bool:
        return min(taken[door] for door in DOORS) > 1 and refused[REVEALED] > 3

    for _ in range(10):  # the deal is random: in a few games hardly anything can be undone
        if not tried():
            run(fickle_people())
    assert tried()


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
                after, choice = snapshot(table.game), table.history.steps[-1].choice
                if isinstance(table.history.undo_to(seat), NoUndo):
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
            choices = [text_of(choice) for choice in table.history.choices]
            assert standing(again.events) == choices
            assert len(again.events) == table.version > len(choices)

    run(play())


async def until(table: Table, rng: Random, *, free: bool) -> Seat:
    """Plays until the last choice can, or cannot, be taken back; whose it was."""
    while True:
        seat = await choose(table, rng)
        if isinstance(table.history.undo_to(seat), int) == free:
            return seat


def test_a_seat_takes_back_only_its_last_choice(tmp_path: Path) -> None:
    """Not another's, and not one that revealed something (criterion 13)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(2)), Random(4)
            seat = await until(table, rng, free=True)
            before = snapshot(table.game)
            with pytest.raises(NotNow):
                await table.undo(Seat(1 - seat), table.version, "other")
            with pytest.raises(Stale):
                await table.undo(seat, table.version - 1, "stale")
            assert snapshot(table.game) == before
            seat = await until(table, rng, free=False)
            with pytest.raises(NotNow, match=REVEALED):
                await table.undo(seat, table.version, "peek")

    run(play())


def test_who_share_a_screen_need_not_ask(tmp_path: Path) -> None:
    """What the others there chose since is taken back along; elsewhere they ask (criterion 13)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(3)), Random(6)
            for each in seats(3):
                await table.seat(Seating(each, HERE))
            seat, _ = await choose(table, rng), await choose(table, rng)
            placed = table.history.steps[0].choice
            assert offered(table, seat) == Undo(placed)
            await table.seat(Seating(table.game.seat, HUMAN))
            assert offered(table, seat) == Undo(placed, ask=True)
            await table.seat(Seating(table.game.seat, HERE))
            await table.undo(seat, table.version, "together")
            assert table.history.steps == ()

    run(play())


def test_what_bots_chose_since_is_taken_back_along(tmp_path: Path) -> None:
    """Also from a page that has not shown it yet, unless people elsewhere saw it (criterion 13)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(3)), Random(6)
            table.listeners.clear()  # the test chooses for the bots, too
            seat = await choose(table, rng)  # nobody has been dealt a card yet
            seen = table.version
            for each in seats(3):
                await table.seat(Seating(each, HERE if each == seat else "chance"))
            await choose(table, rng)
            undo = offered(table, seat)
            assert undo == Undo(table.history.steps[0].choice)
            for strange in (seen - 1, seen + 2, -1):
                with pytest.raises(Stale):
                    await table.undo(seat, strange, "strange")
            other = table.game.seat
            await table.seat(Seating(other, HUMAN))
            undo = offered(table, seat)
            assert undo is not None
            assert undo.ask
            with pytest.raises(Stale):
                await table.undo(seat, seen, "seen by another")
            await table.seat(Seating(other, "chance"))
            await table.undo(seat, seen, "along")
            assert table.history.steps == ()

    run(play())


def test_a_whole_turn_is_taken_back(tmp_path: Path) -> None:
    """And nothing of the turn before (criterion 13)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(2)), Random(5)
            while True:
                seat = await choose(table, rng)
                whole = table.history.restart_to(seat)
                if isinstance(whole, int) and len(table.history.steps) - whole > 1:
                    break
            turn = table.history.steps[-1].turn
            assert all(step.turn == turn for step in table.history.steps[whole:])
            await table.undo(seat, table.version, "all", turn=True)
            assert len(table.history.steps) == whole

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


# What was stored before there was this law


async def until_revealed(table: Table, rng: Random) -> Seat:
    """Plays until a seat has chosen, another after it, and something was revealed; the seat."""
    while True:
        seat = await choose(table, rng)
        if int(table.game.turn) > 2 and table.history.steps[-2].seat != seat:
            earlier = table.history.steps[-2].seat
            if table.history.undo_to(earlier, along=table.history.seats) is NoUndo.REVEALED:
                return earlier


def test_an_undo_that_the_law_would_refuse_is_still_a_fact(tmp_path: Path) -> None:
    """An event that is stored is not judged again: its game opens as it was."""

    async def reopen() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(3)), Random(9)
            seat = await until_revealed(table, rng)
            version, choices = table.version, table.history.choices
            event = Event(table.id, version + 1, seat, taking_back(len(choices) - 2), "0:old")
            await tables._keeper.append(event)
        async with opened(tmp_path) as tables:
            again = await tables.table(table.id)
            assert again.version == version + 1
            assert again.history.choices == choices[:-2]
            assert again.game.seat == seat
            await choose(again, rng)
            assert again.version == version + 2

    run(reopen())


def test_an_ask_that_the_law_would_refuse_does_not_stand(tmp_path: Path) -> None:
    """It is read, but nobody is asked what could not be granted."""

    async def reopen() -> None:
        async with opened(tmp_path) as tables:
            table, rng = await seated(tables, Options(3)), Random(9)
            seat = await until_revealed(table, rng)
            version, choices = table.version, table.history.choices
            back = taking_back(len(choices) - 2)
            await tables._keeper.ask(ConsentLine(table.id, 1, version, seat, back))
            await tables._keeper.ask(
                ConsentLine(table.id, 2, version, Seat((seat + 1) % 3), ACCEPT)
            )
        async with opened(tmp_path) as tables:
            again = await tables.table(table.id)
            assert (again.version, again.history.choices, again.ask) == (version, choices, None)
            assert not any(again.must_answer(role) is not None for role in again.links)
            with pytest.raises(NotNow):
                await again.answer(Seat((seat + 2) % 3), version, accept=True)
            with pytest.raises(NotNow, match=REVEALED):
                await again.ask_to_undo(seat, version)
            await choose(again, rng)

    run(reopen())
