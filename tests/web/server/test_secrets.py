"""Nobody in: what a seat cannot see is in no byte that it is sent.

Two games whose deals differ only in what a seat cannot see are played in the same way. Pages,
JSON, events and errors for that seat must then be the same to the byte.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import pytest
from starlette.requests import HTTPConnection
from tests.laws.modes import MODES

from ceylon.box import load
from ceylon.rules.choices import CHOICES, text_of
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.facts import CardDrawn, HandDealt
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import SPECTATOR, View, cards_of
from ceylon.store import Event, NewGame, Seating, SqlStore
from ceylon.table import dealing
from ceylon.table.parcel import packed
from ceylon.table.roles import hashed, roles_of
from ceylon.web.app import create_app
from ceylon.web.drawn import sight_of
from ceylon.web.sending import PageNews, table_json
from ceylon.web.settings import Settings
from ceylon.web.speaking import words_for
from ceylon.web.visitors import Visitor

ID = "same-table"
CHOSEN = (9, 33, 60)


@dataclass
class Twin:
    """One of two games that a seat cannot tell apart."""

    deal: Deal
    game: Game


def swapped(deal: Deal, rng: Random, what: str) -> Deal:
    """The deal with two cards, or two contracts, in each other's place."""
    pieces = bytearray(getattr(deal, what))
    one, other = rng.sample(range(len(pieces)), 2)
    pieces[one], pieces[other] = pieces[other], pieces[one]
    parts = {
        name: getattr(deal, name)
        for name in ("levels", "councillors", "deck", "contracts", "start", "tiles", "railways")
    }
    return Deal(**{**parts, what: bytes(pieces)})


def told(options: Options, deal: Deal, choices: list[int], seat: int) -> list[object] | None:
    """All that a seat sees and hears of a game; None if it cannot be played so."""
    game = Game.of(options, deal)
    found: list[object] = [packed(View.of(game, seat))]
    for choice in choices:
        if game.why_not(choice) is not None:
            return None
        found.append([fact.seen_by(seat) for fact in game.play(choice)])
        found.append(packed(View.of(game, seat)))
    return found


def twins(options: Options, seat: int, length: int, rng: Random) -> tuple[Twin, Twin, list[int]]:
    """Two deals and choices that look the same from a seat, with different hidden cards."""
    deal = draw_deal(options, rng, load())
    game = Game.of(options, deal)
    choices: list[int] = []
    while len(choices) < length:
        choice, after = rng.choice(game.legal()), game.copy()
        after.push(choice)
        if after.over:  # then everything is revealed
            break
        choices.append(choice)
        game = after
    seen = told(options, deal, choices, seat)
    other, changes = deal, 0
    for _ in range(400):
        attempt = swapped(other, rng, rng.choice(["deck", "contracts"]))
        if told(options, attempt, choices, seat) == seen:
            other, changes = attempt, changes + (attempt != other)
        if changes >= 6:
            break
    assert other != deal, "no twin was found"
    twin = Game.of(options, other)
    for choice in choices:
        twin.push(choice)
    return Twin(deal, game), Twin(other, twin), choices


def stored(path: Path, options: Options, deal: Deal, choices: list[int]) -> None:
    """The game in a store; what was published of the deal is the same for both twins."""
    store = SqlStore(path)
    seatings = tuple(Seating(seat, "human", f"P{seat}") for seat in range(options.seats))
    game = NewGame(ID, "{}", load().digest, "0" * 64, 0, seatings)
    links = [(role, hashed(role)) for role in roles_of(options.seats)]
    store.create(game, dealing.sealed(options, deal, load()), links)
    position = Game.of(options, deal)
    for number, choice in enumerate(choices, start=1):
        event = Event(ID, number, int(position.seat), text_of(choice), f"{position.seat}:k{number}")
        store.append([event])
        position.push(choice)
    store.close()


@asynccontextmanager
async def client_of(path: Path, role: str, accept: str) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(Settings(path))
    headers = {"Authorization": f"Bearer {role}", "Accept": accept, "Accept-Language": "fr"}
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://test", headers=headers
        ) as client:
            client.app = app  # type: ignore[attr-defined]
            yield client


async def sent(path: Path, role: str) -> dict[str, bytes]:
    """Every kind of answer that a role can get, right and wrong."""
    found: dict[str, bytes] = {}
    at = f"/api/tables/{ID}"
    async with client_of(path, role, "text/html") as client:
        first = (await client.get(at)).json()
        version = first["version"]
        for place in (f"/t/{ID}", f"/t/{ID}?at=5", f"/t/{ID}?lang=ru", f"/t/{ID}/finished", at):
            found[place] = await body(client, "GET", place)
        for place in (f"/t/{ID}/record", f"/t/{ID}/deal", f"{at}/record", f"{at}?since=3"):
            found[place] = await body(client, "GET", place)
        app = client.app  # type: ignore[attr-defined]
        table = await app.state.tables.table(ID)
        who = Visitor(role, role == "host", False, frozenset())
        for language in ("en", "es"):
            words = words_for(asking(language))
            found[f"event {language}"] = PageNews(table, who, words, "").next()
            found[f"json event {language}"] = table_json(table, who, words, 0)
            found[f"main {language}"] = sight_of(table, who, words).main.encode()
        for choice in range(0, CHOICES, 3):
            asked = {"choice": text_of(choice), "version": version + 1, "key": f"x{choice}"}
            found[f"stale {choice}"] = await body(client, "POST", f"{at}/choices", asked)
            legal = any(each["choice"] == choice for each in first["choices"])
            if not legal:
                asked["version"] = version
                found[f"choice {choice}"] = await body(client, "POST", f"{at}/choices", asked)
        found["undo/ask"] = await body(client, "POST", f"{at}/undo/ask", {"version": version})
        found["after asking"] = await body(client, "GET", at)
        found["undo"] = await body(client, "POST", f"{at}/undo", {"version": version, "key": "u"})
        found["after undo"] = await body(client, "GET", at)
    return found


def asking(language: str) -> HTTPConnection:
    query = f"lang={language}".encode()
    return HTTPConnection({"type": "http", "query_string": query, "headers": []})


async def body(client: httpx.AsyncClient, method: str, path: str, asked: object = None) -> bytes:
    answer = await client.request(method, path, json=asked)
    assert answer.status_code < 500, answer.text
    return b"%d " % answer.status_code + answer.content


def roles(options: Options) -> Iterator[tuple[int, str]]:
    yield SPECTATOR, "watch"
    yield SPECTATOR, "host"
    for seat in range(options.seats):
        yield seat, f"seat {seat + 1}"


@pytest.mark.parametrize("mode", MODES)
def test_what_cannot_be_seen_changes_no_byte(mode: str, tmp_path: Path) -> None:
    """Section 8, for every role, in the middle of a random game."""
    options, rng = MODES[mode], Random(mode)
    for number, (seat, role) in enumerate(roles(options)):
        length = CHOSEN[number % len(CHOSEN)]
        one, other, choices = twins(options, seat, length, rng)
        answers = []
        for name, twin in (("one", one), ("other", other)):
            path = tmp_path / f"{number}-{name}.db"
            stored(path, options, twin.deal, choices)
            answers.append(asyncio.run(sent(path, role)))
        assert answers[0].keys() == answers[1].keys()
        for what, answer in answers[0].items():
            assert answer == answers[1][what], f"{role}: {what}"


@pytest.mark.parametrize("mode", ["3", "4-tiles"])
def test_no_card_of_another_hand_is_sent(mode: str, tmp_path: Path) -> None:
    """A canary: the facts of what others drew hold their cards, and those never leave."""
    options, rng = MODES[mode], Random(9)
    one, _, choices = twins(options, 0, 60, rng)
    path = tmp_path / "tables.db"
    stored(path, options, one.deal, choices)
    secret = [list(cards_of(player.hand)) for player in one.game.players]
    assert all(secret)
    for seat, role in roles(options):
        found = asyncio.run(sent(path, role))
        for what, answer in found.items():
            check_drawn(answer.decode(), seat, f"{role}: {what}")


def check_drawn(text: str, seat: int, place: str) -> None:
    drawn = rf'"fact":"{CardDrawn.__name__}","seat":(\d),"card":(-?\d+)'
    for owner, card in re.findall(drawn, text):
        assert card == "-1" or int(owner) == seat, place
    dealt = rf'"fact":"{HandDealt.__name__}","seat":(\d),"cards":\[([^]]*)\]'
    for owner, cards in re.findall(dealt, text):
        assert set(cards.split(",")) == {"-1"} or int(owner) == seat, place
