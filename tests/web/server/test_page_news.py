"""A page that is told what has changed shows what a page drawn afresh would show."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from tests.table.tabling import choose, opened, seated
from tests.thorough import sampled
from tests.web.playing import MODES

from ceylon.ids import Seat
from ceylon.rules.options import Options
from ceylon.table import Table
from ceylon.table.roles import WATCH, seat_role
from ceylon.web.pages.assembly import drawn_parts
from ceylon.web.pages.edits import Edit, edited
from ceylon.web.server.payloads import PageNews, page_for, screen_of_visitor
from ceylon.web.server.visitors import Visitor
from ceylon.words import Words


class Reader:
    """A page with its stream, as its script takes in what comes (`js/parts.js`)."""

    def __init__(self, table: Table, role: str) -> None:
        self.table = table
        self.who = Visitor(role, host=False, by_cookie=True, digests=frozenset())
        self.load("en")

    def load(self, language: str) -> None:
        """Opens the page, or opens it again in another language."""
        self.words = Words.of(language)
        page = page_for(self.table, self.who, self.words)
        self.parts: dict[str, str] = dict(page.parts)
        self.attributes = dict(page.attributes)
        self.connect(page.digest)

    def connect(self, digest: str = "") -> None:
        self.news = PageNews(self.table, self.who, self.words, digest)
        self.texts: dict[str, str] = {}
        self.hear()

    def hear(self) -> None:
        told = json.loads(self.news.next())
        for each in (*told.get("first", ()), told):
            if "html" in each:  # the whole table: it is what the server draws now
                page = page_for(self.table, self.who, self.words)
                assert each["html"] == page.main
                self.parts, self.attributes = dict(page.parts), dict(page.attributes)
                continue
            for gone in each["gone"]:
                del self.parts[gone]
            for id_, sent in each["parts"]:
                self.texts[id_] = self.parts[id_] = self._whole(id_, sent)
            self.attributes = each["attributes"]

    def _whole(self, id_: str, sent: str | list[list[object]]) -> str:
        if isinstance(sent, str):
            return sent
        return edited(self.texts[id_], [Edit(*each) for each in sent])  # type: ignore[arg-type]

    def check(self) -> None:
        screen = screen_of_visitor(self.table, self.who, self.words)
        assert self.parts == drawn_parts(screen)
        assert self.attributes == page_for(self.table, self.who, self.words).attributes


async def follow(table: Table, readers: list[Reader], rng: Random) -> int:
    """A game with undos, languages and connections that change; how often the pages were right."""
    checked = 0
    while not table.game.over and table.version < 400:
        seat = table.game.seat
        if rng.random() < 0.1 and isinstance(table.history.undo_to(seat, frozenset()), int):
            await table.undo(seat, table.version, f"undo-{table.version}")
        else:
            await choose(table, rng)
        for reader in readers:
            if rng.random() < 0.02:
                reader.load(rng.choice(["en", "ru"]))
            elif rng.random() < 0.02:
                reader.connect()
            elif rng.random() < 0.9:  # else several choices come at once
                reader.hear()
                if rng.random() < 0.1:
                    reader.check()
                    checked += 1
    return checked


@pytest.mark.parametrize("seed", sampled((1, 2, 3), 1))
@pytest.mark.parametrize("mode", sampled(MODES, "solo, built", "two", "four, tiles"))
def test_a_page_that_is_told_what_changes_is_the_page(mode: str, seed: int, tmp_path: Path) -> None:
    """After choices, undos, another language and a new connection (criterion 16)."""

    async def game(options: Options) -> None:
        async with opened(tmp_path) as tables:
            table = await seated(tables, options)
            roles = [seat_role(Seat(seat)) for seat in range(1 if options.solo else options.seats)]
            readers = [Reader(table, role) for role in (*roles, WATCH, WATCH)]
            assert await follow(table, readers, Random(seed)) > 5
            for reader in readers:
                reader.hear()
                reader.check()

    asyncio.run(game(MODES[mode]))
