"""A table: store, then tell; catch up; bots; presence; links."""

import asyncio
import hashlib
from collections.abc import Coroutine
from pathlib import Path
from random import Random

import pytest
from tests.laws.fields import snapshot
from tests.laws.modes import MODES
from tests.people import ANA, BO
from tests.table.tabling import choose, opened, seated

from ceylon.ids import SPECTATOR, Choice, Seat
from ceylon.rules.choices import CHOICES, choice_of, text_of
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice, UnknownChoice
from ceylon.seats import HERE, Seating
from ceylon.store import Event
from ceylon.table.refusals import NotAllowed, NotNow, Stale, Unfit, UnknownTable
from ceylon.table.roles import HOST, WATCH, role_of, seat_role
from ceylon.table.sealed_deal import digest, unseal


def run(main: Coroutine[None, None, None]) -> None:
    asyncio.run(main)


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(3))
            for _ in range(9):
                await choose(table, Random(1))
            seat, version = table.game.seat, table.version
            before = snapshot(table.game)
            legal = table.game.legal()[0]
            revision = table.revision
            for wrong, attempt in (
                (Stale, (seat, legal, version - 1, "a")),
                (Stale, (seat, legal, version + 1, "a")),
                (NotAllowed, (Seat((seat + 1) % 3), legal, version, "a")),
                (NotAllowed, (SPECTATOR, legal, version, "a")),
                (UnknownChoice, (seat, Choice(len(CHOICES)), version, "a")),
                (IllegalChoice, (seat, choice_of("start D1"), version, "a")),
            ):
                with pytest.raises(wrong):
                    await table.play(*attempt)
            assert snapshot(table.game) == before
            assert (table.version, table.revision) == (version, revision)
            stored = await tables._keeper.load(table.id)
            assert stored is not None
            assert len(stored.events) == version

    run(play())


def test_the_same_key_is_the_same_click(tmp_path: Path) -> None:
    """Repeated, it changes nothing, and is never taken for another choice (criterion 17)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2))
            seat, (first, second, *_) = table.game.seat, table.game.legal()
            await table.play(seat, first, 0, "a")
            await table.play(seat, first, 0, "a")
            with pytest.raises(Unfit):
                await table.play(seat, second, 1, "a")
            with pytest.raises(Unfit):
                await table.undo(seat, 1, "a")
            await table.undo(seat, 1, "b")
            await table.undo(seat, 1, "b")
            with pytest.raises(Unfit):
                await table.play(seat, first, 2, "b")
            assert (table.version, table.history.choices) == (2, [])

    run(play())


def test_it_is_stored_before_it_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2))
            stored: list[int] = []
            revisions = [table.revision]

            def told() -> None:
                revisions.append(table.revision)
                found = tables._keeper._store.load(table.id)
                assert found is not None
                stored.append(len(found.events))

            table.listeners.append(told)
            for _ in range(5):
                await choose(table, Random(2))
            assert stored == [1, 2, 3, 4, 5]
            assert revisions == sorted(set(revisions)), "a page takes what is newer"

    run(play())


def test_a_table_that_is_behind_its_store_catches_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Another server on the same store, or an answer that was lost."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2))
            seat = table.game.seat
            text = text_of(table.game.legal()[0])
            await tables._keeper.append(Event(table.id, 1, seat, text, "elsewhere"))
            bruno = Seating(BO, "human", "Bruno")
            await tables._keeper.arrange(table.id, table._marks, [bruno], [(WATCH, "another")])
            with pytest.raises(Stale):
                await choose(table, Random(3))
            assert table.version == 1
            assert table.seatings[1].name == "Bruno"
            assert table.links[WATCH] == "another"
            assert text_of(table.history.steps[0].choice) == text
            assert caplog.messages == [f"table {table.id} was behind its store"]
            await choose(table, Random(3))
            assert table.version == 2

    run(play())


def test_whoever_goes_away_does_not_lose_the_choice(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2))
            task = asyncio.ensure_future(choose(table, Random(4)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            (ended,) = await asyncio.gather(task, return_exceptions=True)
            assert isinstance(ended, asyncio.CancelledError)
            await asyncio.wait_for(table.wait_for_change(0), 20)
            stored = await tables._keeper.load(table.id)
            assert stored is not None
            assert len(stored.events) == table.version == len(table.history.steps) == 1

    run(play())


@pytest.mark.parametrize("mode", MODES)
def test_a_table_is_found_again(mode: str, tmp_path: Path) -> None:
    """After a restart the state equals that of before, in the middle of any game."""

    async def play() -> None:
        rng = Random(mode)
        async with opened(tmp_path) as tables:
            table = await seated(tables, MODES[mode])
            for _ in range(30):
                await choose(table, rng)
            before, name = snapshot(table.game), table.id
        async with opened(tmp_path) as tables:
            again = await tables.table(name)
            assert snapshot(again.game) == before
            assert [made.facts for made in again.history.steps] == [
                made.facts for made in table.history.steps
            ]
            with pytest.raises(UnknownTable):
                await tables.table("nowhere")

    run(play())


def test_bots_play_to_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), "chance", "chance")
            while not table.game.over:
                await table.wait_for_change(table.revision)
            deal = await tables.reveal(table)
            assert hashlib.sha256(deal.encode()).hexdigest() == table.digest

    run(play())


def test_a_bot_hurries_when_it_is_told(tmp_path: Path) -> None:
    """Its pace of a minute is skipped (criterion 24)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), "chance", "chance", pace=60)
            await tables.skip(table.id)
            while table.version < 5:
                await asyncio.wait_for(table.wait_for_change(table.revision), 20)

    run(play())


def test_a_seat_changes_hands(tmp_path: Path) -> None:
    """An absent player's seat goes to a bot, and back (criterion 55)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2))
            seat = table.game.seat
            await table.seat(Seating(seat, "chance", "P"))
            while table.game.seat == seat:
                await asyncio.wait_for(table.wait_for_change(table.revision), 20)
            await table.seat(Seating(seat, "human", "P"))
            for kind, name in (("dragon", "x"), ("human", "x" * 41), ("human", "a\x07b")):
                with pytest.raises(Unfit):
                    await table.seat(Seating(seat, kind, name))

    run(play())


def test_links_are_reissued(tmp_path: Path) -> None:
    """The old one is refused; the new one outlives a restart (criterion 48)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2))
            old = await table.reissue(WATCH)
            assert role_of(table.links, old) == WATCH
            new = await table.reissue(WATCH)
            assert role_of(table.links, old) is None
            assert role_of(table.links, new) == WATCH
            assert role_of(table.links, "") is None
            with pytest.raises(NotAllowed):
                await table.reissue("seat 3")
        async with opened(tmp_path) as tables:
            again = await tables.table(table.id)
            assert role_of(again.links, new) == WATCH

    run(play())


def test_presence(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), "chance", pace=60)
            assert table.present(ANA)
            assert not table.present(BO)
            with table.presence.stay(seat_role(BO)):
                assert table.present(BO)
            assert table.present(BO)  # a page that reloads is not gone

    run(play())


def test_the_curtain(tmp_path: Path) -> None:
    """Nobody's hand is shown until the player to choose has lifted it (criterion 53)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), HERE, HERE)
            seat = table.game.seat
            assert table.curtain == seat
            assert table.viewer(HOST) == SPECTATOR
            await table.lift()
            assert table.viewer(HOST) == seat
            assert table.curtain == SPECTATOR
            with pytest.raises(NotNow):
                await table.lift()
            while table.game.seat == seat:
                await choose(table, Random(1))
            assert table.viewer(HOST) == SPECTATOR
            alone = await seated(tables, Options(1), HERE)
            assert alone.viewer(HOST) == 0
            assert alone.viewer(WATCH) == SPECTATOR

    run(play())


def test_the_curtain_is_down_after_a_restart(tmp_path: Path) -> None:
    """Nobody knows who is at the screen then, so no hand is shown (criterion 53)."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2), HERE, HERE)
            await table.lift()
        async with opened(tmp_path) as tables:
            again = await tables.table(table.id)
            assert again.viewer(HOST) == SPECTATOR
            assert again.curtain == again.game.seat

    run(play())


def test_the_deal_is_promised(tmp_path: Path) -> None:
    """Its hash is published at the start; the deal is shown at the end, and was played."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, Options(2))
            with pytest.raises(NotNow):
                await tables.reveal(table)
            while not table.game.over:
                await choose(table, Random(5))
            deal = await tables.reveal(table)
            assert digest(deal) == table.digest
            assert table.kept(deal)
            assert not table.kept(deal.replace("salt ", "salt 0"))
            record = unseal(deal, table.record().box)
            assert record.deal == table.record().deal

    run(play())


def test_two_deals_are_never_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            found = {(await seated(tables, Options(2))).digest for _ in range(5)}
            assert len(found) == 5

    run(play())
