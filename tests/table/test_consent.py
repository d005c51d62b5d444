"""Consent: who is asked before an undo, and who can answer."""

import asyncio
from collections.abc import Coroutine, Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest
from tests.table.tabling import opened, seated

from ceylon.rules.choices import text_of
from ceylon.rules.options import Options
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.table import Table, undoing
from ceylon.table.refusals import NotNow
from ceylon.table.roles import HOST, WATCH, roles_of, seat_of, seat_role

BOT = "chance"
KINDS = (HERE, HUMAN, OPEN, BOT)


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


def waiting(table: Table) -> set[int] | None:
    return None if table.ask is None else set(table.ask.waiting)


def expected(kinds: tuple[str, ...], asker: int) -> list[set[int]]:
    """Whose consent is needed: the seats of each screen with a person, but the asker's own."""
    here = {seat for seat, kind in enumerate(kinds) if kind == HERE}
    alone = [{seat} for seat, kind in enumerate(kinds) if kind == HUMAN]
    return [screen for screen in (here, *alone) if screen and asker not in screen]


def roles_at(kinds: tuple[str, ...], screen: set[int]) -> set[str]:
    """The links that open a screen: the host's, if people sit there, and those of its seats."""
    links = {seat_role(seat) for seat in screen}
    return links | {HOST} if any(kinds[seat] == HERE for seat in screen) else links


def askers(kinds: tuple[str, ...], seats: list[int]) -> Iterator[int]:
    return (seat for seat in seats if kinds[seat] in (HERE, HUMAN))


async def until_someone_may_ask(table: Table) -> list[int]:
    """Plays on until several seats have chosen since something was revealed; these seats."""
    while True:
        await play(table, _slowly(table.game.legal()))
        seats = range(len(table.seatings))
        found = [seat for seat in seats if _could_go_back(table, seat)]
        if len(found) > 1:
            return found


def _slowly(legal: list[int]) -> int:
    """A choice that takes another, if there is one: so a turn has more moments."""
    slow = (choice for choice in legal if text_of(choice) == "starting tile")
    return next(slow, legal[-1])


async def play(table: Table, choice: int) -> None:
    await table.play(int(table.game.seat), choice, table.version, f"key-{table.version}")


def _could_go_back(table: Table, seat: int) -> bool:
    back = undoing.last_of(table.position, seat)
    return back is not None and undoing.reveals_nothing(table.position, back)


async def reseat(table: Table, kinds: tuple[str, ...]) -> None:
    for seat, kind in enumerate(kinds):
        if table.seatings[seat].kind != kind:
            await table.seat(Seating(seat, kind, f"P{seat}"))


async def redo(table: Table, choices: list[int]) -> None:
    """What was taken back is chosen again."""
    for choice in choices[len(table.position.choices) :]:
        await play(table, choice)


def must_answer(table: Table) -> set[str]:
    roles = roles_of(len(table.seatings))
    return {role for role in roles if table.must_answer(role) is not None}


async def cannot_answer(table: Table, seats: set[int]) -> None:
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
            table, rng = await seated(tables, Options(seats, starting_tiles=True)), Random(seats)
            table.listeners.clear()  # the test chooses for the bots, too
            able = await until_someone_may_ask(table)
            asked = granted = 0
            for kinds in product(KINDS, repeat=seats):
                await reseat(table, kinds)
                for asker in askers(kinds, able):
                    screens = expected(kinds, asker)
                    await asks(table, kinds, asker, rng)
                    asked += bool(screens)
                    granted += not screens
            assert min(asked, granted) > 3 ** (seats - 1)

    run(ask_in_all())


async def asks(table: Table, kinds: tuple[str, ...], asker: int, rng: Random) -> None:
    """One seat asks; one screen declines, then all agree."""
    choices, screens = table.position.choices, expected(kinds, asker)
    rng.shuffle(screens)
    back = undoing.last_of(table.position, asker)
    if screens:
        await table.ask_to_undo(asker, table.version)
        await answers(table, kinds, screens[0], accept=False)
        assert waiting(table) is None
    await table.ask_to_undo(asker, table.version)
    while screens:
        assert table.position.choices == choices, "not without all of them"
        assert waiting(table) == set().union(*screens)
        assert must_answer(table) == set().union(*(roles_at(kinds, each) for each in screens))
        await cannot_answer(table, set(range(len(kinds))) - set().union(*screens))
        await answers(table, kinds, screens.pop(), accept=True)
    assert table.ask is None
    assert must_answer(table) == set()
    assert table.position.choices == choices[:back]
    await redo(table, choices)


async def answers(table: Table, kinds: tuple[str, ...], screen: set[int], *, accept: bool) -> None:
    """One answer is enough for a screen, through any of its links."""
    for role in sorted(roles_at(kinds, screen)):
        seat = table.must_answer(role)
        assert seat in screen
        assert role == HOST or seat == seat_of(role)
    assert table.must_answer(WATCH) is None
    await table.answer(min(screen), table.version, accept=accept)
