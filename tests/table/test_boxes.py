"""A game is played with the box it began with, in every process."""

import asyncio
import pickle
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from tests.analysis.playing import played
from tests.other_box import other_box, other_text
from tests.store.released import rebuild

from ceylon import analysis
from ceylon.box import load, parse, shipped_text
from ceylon.record import Record
from ceylon.rules.deal import draw_deal
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.store import SqlStore
from ceylon.table import Tables
from ceylon.table.brains import Brains
from ceylon.table.refusals import NotNow, Unreadable


def test_the_box_of_the_first_release_is_in_every_store(tmp_path: Path) -> None:
    """Its games were stored without it, and must outlive it."""
    rebuild("0.1.0", tmp_path / "tables.db")
    store = SqlStore(tmp_path / "tables.db")
    with store._database.reading() as connection:
        [digest] = connection.exec_driver_sql("select distinct box from games").scalars()
    text = store.box(digest)
    assert text == files("ceylon.store").joinpath("box-0.1.0.toml").read_text(encoding="utf-8")
    assert parse(text).digest == digest
    store.close()


def test_a_box_is_kept_once(tmp_path: Path) -> None:
    store = SqlStore(tmp_path / "tables.db")
    assert store.box("digest") is None
    for text in ("the first", "another file with the same values"):
        store.keep_box("digest", text)
    assert store.box("digest") == "the first"
    store.close()


def test_a_view_travels_with_its_box() -> None:
    box, rng = other_box(), Random(1)
    options = Options(3)
    game = Game.of(options, draw_deal(options, rng, box), box)
    for _ in range(60):
        game.push(rng.choice(game.legal()))
    view = View.of(game, game.seat)
    found = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
    assert found.material.box == box != load()
    assert list(found.material.contract_points) == list(game.material.contract_points)
    assert found == view


def test_hints_and_reviews_know_the_box() -> None:
    """In other processes, which have loaded the shipped one."""
    record = with_the_other_box(played(Options(2), 3, choices=12))
    view = View.of(record.game(), record.game().seat)

    async def think() -> None:
        brains = Brains(1)
        hints = await brains.hints(view)
        assert hints == analysis.hints(view)
        assert await brains.judge(record, 7) == analysis.judge(record, 7)
        brains.close()

    asyncio.run(think())


def with_the_other_box(record: Record) -> Record:
    return Record(record.options, record.deal, record.choices, record.names, other_box())


def test_a_game_with_a_box_that_nobody_could_find_again_is_refused(tmp_path: Path) -> None:
    """Before it is stored; once its box is in the store, it is welcome."""
    record = with_the_other_box(played(Options(2), 3, choices=12))

    async def restore() -> None:
        tables = Tables(SqlStore(tmp_path / "tables.db"), Brains(1))
        with pytest.raises(NotNow, match="another box"):
            await tables.restore(record)
        await tables._keeper.keep_box(record.box.digest, other_text())
        table, _ = await tables.restore(await tables.read(record.text()))
        assert table.record().box == record.box
        assert table.record().choices == record.choices
        await tables.close()

    asyncio.run(restore())


@pytest.mark.parametrize("text", ["no box at all", shipped_text()])
def test_a_box_that_was_damaged_is_not_played_with(text: str, tmp_path: Path) -> None:
    """Nor one with other values than its digest says."""
    record = with_the_other_box(played(Options(2), 3, choices=12))

    async def read() -> None:
        tables = Tables(SqlStore(tmp_path / "tables.db"), Brains(1))
        await tables._keeper.keep_box(record.box.digest, text)
        with pytest.raises(Unreadable):
            await tables.read(record.text())
        await tables.close()

    asyncio.run(read())
