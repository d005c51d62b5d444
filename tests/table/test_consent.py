"""Consent: who is asked before an undo, and who can answer."""

import asyncio
from collections.abc import Coroutine, Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest
from tests.table.tabling import choose, opened, play, where_several_may_ask

from ceylon import ids
from ceylon.ids import Choice, Seat, by_seat, seats
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.store import ConsentLine
from ceylon.store.rows import taking_back
from ceylon.table import Table, Tables
from ceylon.table.refusals import NotNow, Stale
from ceylon.table.roles import HOST, WATCH, roles_of, seat_of, seat_role

BOT = "chance"
KINDS = (HERE, HUMAN, OPEN, BOT)


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


def waiting(table: Table) -> set[Seat] | None:
    return None if table.ask is None else set(table.ask.waiting)


def expected(kinds: tuple[str, ...], asker: Seat) -> list[set[Seat]]:
    """Whose consent is needed: the seats of each screen with a person, but the asker's own."""
    here = {seat for seat, kind in by_seat(kinds) if kind == HERE}
    alone = [{seat} for seat, kind in by_seat(kinds) if kind == HUMAN]
    return [screen for screen in (here, *alone) if screen and asker not in screen]


def roles_at(kinds: tuple[str, ...], screen: set[Seat]) -> set[str]:
    """The links that open a screen: the host's, if people sit there, and those of its seats."""
    links = {seat_role(seat) for seat in screen}
    return links | {HOST} if any(kinds[seat] == HERE for seat in screen) else links


def askers(kinds: tuple[str, ...], seats: list[Seat]) -> Iterator[Seat]:
    return (seat for seat in seats if kinds[seat] in (HERE, HUMAN))


async def reseat(table: Table, kinds: tuple[str, ...]) -> None:
    for seat, kind in by_seat(kinds):
        if table.seatings[seat].kind != kind:
            await table.seat(Seating(seat, kind, f"P{seat}"))


async def redo(table: Table, choices: list[Choice]) -> None:
    """What was taken back is chosen again."""
    for choice in choices[len(table.history.choices) :]:
        await play(table, choice)


def must_answer(table: Table) -> set[str]:
    roles = roles_of(len(table.seatings))
    return {role for role in roles if table.must_answer(role) is not None}


async def cannot_answer(table: Table, seats: set[Seat]) -> None:
    before = waiting(table)
    for seat in seats:
        with pytest.raises(NotNow):
            await table.answer(seat, table.version, accept=True)
    assert waiting(table) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_screen_with_people_is_asked(seats: int, tmp_path: Path) -> None:
    """No consent is skipped, nobody is waited for who cannot answer (criterion 14)."""

    async def ask_in_all() -> None:
        async with opened(tmp_path) as tables:
            table, able = await where_several_may_ask(tables, seats)
            table.listeners.clear()  # the test chooses for the bots, too
            rng, asked, granted = Random(seats), 0, 0
            for kinds in product(KINDS, repeat=seats):
                await reseat(table, kinds)
                for asker in askers(kinds, able):
                    screens = expected(kinds, asker)
                    await asks(table, kinds, asker, rng)
                    asked += bool(screens)
                    granted += not screens
            assert min(asked, granted) > 3 ** (seats - 1)

    run(ask_in_all())


async def asks(table: Table, kinds: tuple[str, ...], asker: Seat, rng: Random) -> None:
    """One seat asks; one screen declines, then all agree."""
    choices, screens = table.history.choices, expected(kinds, asker)
    rng.shuffle(screens)
    back = max(at for at, step in enumerate(table.history.steps) if step.seat == asker)
    if screens:
        await table.ask_to_undo(asker, table.version)
        await answers(table, kinds, screens[0], accept=False)
        assert waiting(table) is None
    await table.ask_to_undo(asker, table.version)
    while screens:
        assert table.history.choices == choices, "not without all of them"
        assert waiting(table) == set().union(*screens)
        assert must_answer(table) == set().union(*(roles_at(kinds, each) for each in screens))
        await cannot_answer(table, set(ids.seats(len(kinds))) - set().union(*screens))
        await answers(table, kinds, screens.pop(), accept=True)
    assert table.ask is None
    assert must_answer(table) == set()
    assert table.history.choices == choices[:back]
    await redo(table, choices)


async def answers(table: Table, kinds: tuple[str, ...], screen: set[Seat], *, accept: bool) -> None:
    """One answer is enough for a screen, through any of its links."""
    for role in sorted(roles_at(kinds, screen)):
        seat = table.must_answer(role)
        assert seat in screen
        assert role == HOST or seat == seat_of(role)
    assert table.must_answer(WATCH) is None
    await table.answer(min(screen), table.version, accept=accept)


# In time


async def one_may_ask(tables: Tables) -> tuple[Table, Seat, Seat, Seat]:
    """Three people at a table, of whom the first may ask and another has chosen since."""
    table, able = await where_several_may_ask(tables, 3)
    asker = next(seat for seat in able if seat != table.history.steps[-1].seat)
    first, second = (seat for seat in seats(3) if seat != asker)
    return table, asker, first, second


def test_one_who_declines_ends_it_and_so_does_a_choice(tmp_path: Path) -> None:
    """Who accepted before must do it again (criterion 14)."""

    async def ask() -> None:
        async with opened(tmp_path) as tables:
            table, asker, first, second = await one_may_ask(tables)
            await table.ask_to_undo(asker, table.version)
            with pytest.raises(NotNow):
                await table.answer(asker, table.version, accept=True)
            await table.answer(first, table.version, accept=False)
            assert waiting(table) is None
            await table.ask_to_undo(asker, table.version)
            await table.answer(first, table.version, accept=True)
            assert waiting(table) == {second}
            await choose(table, Random(6))
            assert waiting(table) is None
            with pytest.raises(NotNow):
                await table.answer(second, table.version, accept=True)

    run(ask())


def test_an_ask_and_its_answers_outlive_a_restart(tmp_path: Path) -> None:
    """They are people's choices: none is lost, and the version stays (criterion 14)."""

    async def ask() -> None:
        async with opened(tmp_path) as tables:
            table, asker, first, second = await one_may_ask(tables)
            version, back = table.version, table.history.undo_to(asker, along=seats(3))
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
            assert len(table.history.steps) == back
        async with opened(tmp_path) as tables:
            table = await tables.table(table.id)
            assert (table.version, waiting(table)) == (version + 1, None)

    run(ask())


def test_an_ask_that_nobody_can_answer_lapses(tmp_path: Path) -> None:
    """A player replaced by a bot has not agreed (criterion 14)."""

    async def ask() -> None:
        async with opened(tmp_path) as tables:
            table, asker, first, second = await one_may_ask(tables)
            table.listeners.clear()  # no bot chooses meanwhile
            await table.ask_to_undo(asker, table.version)
            await table.answer(first, table.version, accept=True)
            await table.seat(Seating(second, BOT, "P"))
            assert waiting(table) is None
            assert len(table.history.steps) == table.version

    run(ask())


def test_an_ask_behind_its_store_is_stale(tmp_path: Path) -> None:
    """Another server on the same store was faster."""

    async def ask() -> None:
        async with opened(tmp_path) as tables:
            table, asker, first, second = await one_may_ask(tables)
            back = table.history.undo_to(asker, along=seats(3))
            assert isinstance(back, int)
            earlier = ConsentLine(table.id, 1, table.version, asker, taking_back(back))
            await tables._keeper.ask(earlier)
            with pytest.raises(Stale):
                await table.ask_to_undo(table.history.steps[-1].seat, table.version)
            assert waiting(table) == {first, second}

    run(ask())
