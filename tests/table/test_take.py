"""An open seat goes to the first who comes, and its links outlive a restart."""

import asyncio
from asyncio import run
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from tests.people import BO, CLEO, DAN
from tests.table.tabling import choose, opened, seated

from ceylon.ids import Seat, seats
from ceylon.rules.options import Options
from ceylon.seats import HUMAN, OPEN, Seating
from ceylon.store import Marks, SqlStore
from ceylon.table import Table, Tables
from ceylon.table.brains import Brains
from ceylon.table.refusals import NotNow
from ceylon.table.roles import role_of, seat_role

ROLE = "seat 2"


def test_of_many_at_once_one_takes_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), HUMAN, OPEN)
            names = [f"Guest {number}" for number in range(12)]
            takes = [table.take(BO, name) for name in names]
            found = await asyncio.gather(*takes, return_exceptions=True)
            secrets = [each for each in found if isinstance(each, str)]
            assert len(secrets) == 1
            assert role_of(table.links, secrets[0]) == ROLE
            assert table.seatings[1].name == names[found.index(secrets[0])]
            assert sum(isinstance(each, NotNow) for each in found) == 11

    run(play())


async def arrive(table: Table, seat: Seat) -> None:
    role = seat_role(seat)
    await table.accept(role, await table.reissue(role))


def test_who_arrives_by_the_link_of_an_open_seat_sits_down_there(tmp_path: Path) -> None:
    """Under the name that it has; a bot keeps its seat."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(3), HUMAN, OPEN, "chance", pace=60)
            for seat in seats(3):
                await arrive(table, seat)
            kinds = [seating.kind for seating in table.seatings]
            assert kinds == [HUMAN, HUMAN, "chance"]
            assert table.seatings[1].name == "P1"

    run(play())


def test_a_seat_that_a_table_does_not_have_cannot_be_taken(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), OPEN, OPEN)
            for seat in (CLEO, DAN):
                with pytest.raises(NotNow):
                    await table.take(seat, "Bruno")
            assert [seating.kind for seating in table.seatings] == [OPEN, OPEN]

    run(play())


def test_who_arrives_by_the_link_does_not_rename_whoever_took_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            for first in (0, 1):
                table = await seated(tables, Options(2), HUMAN, OPEN)
                sent = await table.reissue(ROLE)
                both = [table.take(BO, "Bruno"), table.accept(ROLE, sent)]
                found = await asyncio.gather(*both[:: -1 if first else 1], return_exceptions=True)
                assert table.seatings[1].kind == HUMAN
                came_first = any(isinstance(each, NotNow) for each in found)
                assert table.seatings[1].name == ("P1" if came_first else "Bruno")

    run(play())


def test_both_links_outlive_a_restart_and_a_new_one_ends_both(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), HUMAN, OPEN)
            sent = await table.reissue(ROLE)
            taken = await table.take(BO, "Bruno")
        async with opened(tmp_path) as tables:
            again = await tables.table(table.id)
            assert [role_of(again.links, each) for each in (sent, taken)] == [ROLE, ROLE]
            assert again.seatings[1] == Seating(BO, HUMAN, "Bruno")
            new = await again.reissue(ROLE)
        async with opened(tmp_path) as tables:
            again = await tables.table(table.id)
            roles = [role_of(again.links, each) for each in (sent, taken, new)]
            assert roles == [None, None, ROLE]

    run(play())


def test_both_links_open_the_next_game(tmp_path: Path) -> None:
    """Another game follows with the links of the last one."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), HUMAN, OPEN)
            sent, taken = await table.reissue(ROLE), await table.take(BO, "Bruno")
            chance = Random(1)
            while not table.game.over:
                await choose(table, chance)
            following = await tables.again(table)
            assert [role_of(following.links, each) for each in (sent, taken)] == [ROLE, ROLE]

    run(play())


class FullDisk(SqlStore):
    """Fails where somebody sits down."""

    def arrange(
        self,
        game: str,
        marks: Marks,
        seatings: Sequence[Seating] = (),
        links: Sequence[tuple[str, str]] = (),
    ) -> None:
        if seatings:
            raise OSError(game, seatings)
        super().arrange(game, marks, seatings, links)


def test_a_seat_that_could_not_be_stored_is_still_open(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(FullDisk(tmp_path / "tables.db"), Brains(1))
        table = await seated(tables, Options(2), HUMAN, OPEN)
        sent = {role: digest for role, digest in table.links.items() if role == ROLE}
        with pytest.raises(OSError, match="Bruno"):
            await table.take(BO, "Bruno")
        assert table.seatings[1].kind == OPEN
        assert sent.items() <= table.links.items()
        await tables.close()

    run(play())
