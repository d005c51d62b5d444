"""Names: visible, composed, and no two alike at a table."""

import asyncio
import unicodedata
from collections.abc import Coroutine
from pathlib import Path

import pytest
from tests.people import ANA, BO
from tests.table.tabling import opened

from ceylon.ids import Seat, by_seat
from ceylon.rules.options import Options
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.table import Table, Tables
from ceylon.table.names import LONGEST, alike
from ceylon.table.refusals import Unfit
from ceylon.table.roles import WATCH
from ceylon.table.screens import names_at
from ceylon.table.seatings import checked
from ceylon.words import Words

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
FIT = [
    ("Ana", "Ana"),
    ("  Ana   María ", "Ana María"),
    (unicodedata.normalize("NFD", "Éloïse"), "Éloïse"),
    ("Ёжик", "Ёжик"),
    ("Nguyễn", "Nguyễn"),
    ("स्नेहा", "स्नेहा"),
    (FAMILY, FAMILY),
    ("\u2764\ufe0f", "\u2764\ufe0f"),
    ("\U0001f44d\U0001f3fd", "\U0001f44d\U0001f3fd"),
    ("x" * LONGEST, "x" * LONGEST),
    ("", ""),
]
UNFIT = {
    "Hangul fillers": "\u3164" * 3,
    "a filler inside": "An\u3164a",
    "half-width filler": "\uffa0",
    "braille blanks": "\u2800" * 5,
    "stacked accents": "a" + "\u0301" * 39,
    "three marks": "Anq\u0323\u0302\u0316",
    "a mark alone": "\u0301Ana",
    "a joiner between letters": "An\u200da",
    "a joiner at the end": "\U0001f468\u200d",
    "zero width": "An\u200ba",
    "right to left": "Ana\u202e",
    "too long": "x" * (LONGEST + 1),
}


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


@pytest.mark.parametrize(("typed", "kept"), FIT)
def test_what_is_a_name(typed: str, kept: str) -> None:
    assert checked(Seating(ANA, HUMAN, typed)).name == kept


@pytest.mark.parametrize("typed", UNFIT.values(), ids=UNFIT)
def test_what_is_not(typed: str) -> None:
    with pytest.raises(Unfit):
        checked(Seating(ANA, HUMAN, typed))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ana", "ANA", True),
        ("Ana", "\uff21na", True),
        ("Ana Lu", "AnaLu", True),
        ("Straße", "STRASSE", True),
        ("Ana", "Aná", False),
        ("Ana", "Ana 2", False),
    ],
)
def test_which_are_alike(one: str, other: str, same: bool) -> None:
    assert alike(one, other) is same


async def named(tables: Tables, *names: str, kind: str = HUMAN) -> Table:
    seatings = [Seating(seat, kind, name) for seat, name in by_seat(names)]
    table, _ = await tables.create(Options(len(names)), seatings)
    return table


def test_no_two_at_a_table(tmp_path: Path) -> None:
    """When it is made, by a new name, by taking a seat, and by an invitation."""

    async def sit() -> None:
        async with opened(tmp_path) as tables:
            with pytest.raises(Unfit):
                await named(tables, "Ana", "ana")
            table = await named(tables, "Ana", "", "Cho")
            for name in ("Ana", " aNA ", "Cho"):
                with pytest.raises(Unfit):
                    await table.seat(Seating(BO, HUMAN, name))
            await table.seat(Seating(BO, HUMAN, "Bo"))
            await table.seat(Seating(ANA, HUMAN, "ANA"))
            await table.seat(Seating(Seat(2), OPEN, ""))
            with pytest.raises(Unfit):
                await table.take(Seat(2), "Bo")
            assert table.seatings[2].kind == OPEN
            secret = await table.reissue("seat 3")
            with pytest.raises(Unfit):
                await table.accept("seat 3", secret, "Bo")
            assert await table.accept("seat 3", secret, "Di") == secret
            assert [each.name for each in table.seatings] == ["ANA", "Bo", "Di"]
            assert await table.reissue(WATCH)

    run(sit())


def test_an_invitation_is_not_used_up_by_a_name_that_is_taken(tmp_path: Path) -> None:
    async def sit() -> None:
        async with opened(tmp_path) as tables:
            seatings = [Seating(ANA, HERE, "Ana"), Seating(BO, OPEN)]
            table, links = await tables.create(Options(2), seatings, invite=True)
            with pytest.raises(Unfit):
                await table.accept("seat 2", links["seat 2"], "Ana")
            assert await table.accept("seat 2", links["seat 2"], "Bo") != links["seat 2"]

    run(sit())


def test_nobody_is_taken_for_the_railways_in_a_solo_game(tmp_path: Path) -> None:
    async def sit() -> None:
        async with opened(tmp_path) as tables:
            with pytest.raises(Unfit):
                await named(tables, "cr co.", kind=HERE)
            table = await named(tables, "Ana", kind=HERE)
            with pytest.raises(Unfit):
                await table.seat(Seating(ANA, HERE, "CR Co."))
            await named(tables, "CR Co.", "Ana")

    run(sit())


def test_a_default_name_gives_way(tmp_path: Path) -> None:
    async def sit() -> None:
        async with opened(tmp_path) as tables:
            seatings = [Seating(ANA, HUMAN, "Planter"), Seating(BO, "planter")]
            table, _ = await tables.create(Options(2), seatings, pace=60)
            assert names_at(Words.of("en"), table) == ["Planter", "Planter 2"]

    run(sit())
