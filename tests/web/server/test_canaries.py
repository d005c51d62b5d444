"""Canaries: a card and a contract that a role has never seen, in no byte that it is sent.

The test searches for every form in which pages, JSON and sentences show one.
"""

import html
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tests.thorough import sampled
from tests.web.server.overhearing import Listener, naming
from tests.web.server.serving import Served, serving
from tests.web.server.twins import Twins, roles, stored, twins

from ceylon.box import ACTIONS, Contract, load
from ceylon.ids import NOBODY, Seat
from ceylon.record.notation import CARDS, CONTRACT_NAMES
from ceylon.rules.game import Game
from ceylon.rules.material import DOWN, UP, WAGONS, cards_of
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.words import LANGUAGES, Words

MODES = {
    "solo": Options(1),
    "2": Options(2),
    "3": Options(3),
    "4-tiles": Options(4, starting_tiles=True),
}
ANYBODY = "somebody"
"""Stands for a name, whatever it is."""
KINDS = 10
LENGTHS = {"solo": 4, "2": 20, "3": 20, "4-tiles": 20}
"""In a solo game the player sees the cards of CR Co. too, and soon all kinds."""
LIVE = 3


@pytest.fixture(scope="module")
def games() -> list[Twins]:
    return [
        twins(f"{mode}-{role}".replace(" ", ""), options, seat, role, LENGTHS[mode], LIVE)
        for mode, options in MODES.items()
        for seat, role in roles(options)
    ]


@pytest.fixture(scope="module")
def server(games: list[Twins], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    path: Path = tmp_path_factory.mktemp("canaries") / "tables.db"
    stored(path, games, 0)
    with serving(path) as found:
        yield found


def views(game: Twins) -> Iterator[tuple[Game, View]]:
    """Every moment of the game, and what the seat sees of it."""
    position = Game.of(game.options, game.deals[0])
    yield position, View.of(position, game.seat)
    for choice in game.choices:
        position.push(choice)
        yield position, View.of(position, game.seat)


def card_canary(game: Twins) -> int:
    """A kind of card that only others or the deck hold, and that the seat has never seen."""
    seen, held = set(), set()
    for position, view in views(game):
        seen |= {card >> 1 for card in (*view.hand(), *view.discards)}
        seen |= {int(view.card) >> 1} - {int(NOBODY) >> 1}
        for player in position.players:
            held |= {card >> 1 for card in cards_of(player.hand)}
    return min(held - seen or set(range(KINDS)) - seen)


def contract_canary(game: Twins) -> int:
    """A contract that stays in the deck all the time."""
    seen = set()
    for _, view in views(game):
        seen |= {int(view.wagon(wagon)) for wagon in range(WAGONS)}
        seen |= {contract for player in view.players for contract in player.contracts}
    return min(set(range(len(CONTRACT_NAMES))) - seen)


def card_forms(kind: int) -> Iterator[str]:
    """A card as a text of the API, as a fact, in words, and as the two halves of a drawing."""
    for side in (2 * kind, 2 * kind + 1):
        up, down = int(UP[side]), int(DOWN[side])
        yield re.escape(CARDS[side])
        yield rf'"card":{side}\b'
        yield rf'"cards":\[[-\d,]*(?<![-\d]){side}\b'
        yield rf"half up a-{ACTIONS[up]}\b(?:(?!half up).)*half down a-{ACTIONS[down]}\b"
        for language in LANGUAGES:
            words = Words.of(language)
            yield re.escape(words.unit("card", (up, down)))
            for text in (
                "{up:Short} for you, {down:short} for the others",
                "{up:Short} for you, {down:short} for {other:player}",
                "{up:short} ▲ / {down:short} ▼",
            ):
                said = words.seated([ANYBODY] * 4).say(text, up=up, down=down, other=Seat(0))
                yield re.escape(said).replace(ANYBODY, ".*?")


def contract_forms(contract: int) -> Iterator[str]:
    """A contract as a text of the API, as a fact, in words, and as what is drawn on a wagon."""
    found = load().contracts[contract]
    yield rf'"{re.escape(CONTRACT_NAMES[contract])}"'
    yield rf'"contract":{contract}\b'
    yield _drawn(found)
    for language in LANGUAGES:
        words = Words.of(language)
        for wagon in range(1, WAGONS + 1):
            yield re.escape(
                words.say(
                    "Wagon {wagon}: {company:company} wants {teas:teas};"
                    " {rupees:rupees} or {points:points}",
                    wagon=wagon,
                    company=found.company,
                    teas=found.chests,
                    rupees=found.rupees,
                    points=found.points,
                )
            )


def _drawn(contract: Contract) -> str:
    """The company's sign, and both rewards, in one frame."""
    inside = r'(?:(?!class="miss).)*'
    amounts = inside.join(rf"<b>{amount}</b>" for amount in (contract.rupees, contract.points))
    return rf'class="contract co-{contract.company}\b{inside}{amounts}'


LISTING = re.compile(r'<div\s+id="pop-(?:cards|contracts)".*?</table>', re.DOTALL)
"""The list of all kinds of cards, which every box has, with numbers only."""


TO_COME = re.compile(r'\{"name":"\d\.\d","chests":\{[^}]*\},[^{}]*"place":"deck"[^{}]*\}')
"""A contract that is still to come, among all those of the box: which ones these are everybody can
work out. On the train or with a player it would be found."""


def plain(sent: bytes) -> str:
    """What was sent, as a reader gets it."""
    text = sent.decode().replace('\\"', '"').replace("\\n", "\n")
    return html.unescape(LISTING.sub("", TO_COME.sub("", text)))


def found_in(texts: dict[str, str], forms: Sequence[str]) -> list[tuple[str, str]]:
    wanted = [re.compile(form, re.DOTALL) for form in forms]
    return [
        (what, form.pattern) for what, text in texts.items() for form in wanted if form.search(text)
    ]


@pytest.mark.parametrize("mode", sampled(MODES, "3", "solo"))
def test_what_was_never_seen_is_never_sent(mode: str, games: list[Twins], server: Served) -> None:
    """Section 8: to seats, spectators and the host, in any form (criteria 22, 54)."""
    played = [each for each in games if each.options == MODES[mode]]
    assert {game.role for game in played} == {role for _, role in roles(MODES[mode])}
    for game in played:
        kind, contract = card_canary(game), contract_canary(game)
        heard = Listener(server, game, skipped=naming(kind)).listen()
        texts = {what: plain(sent) for what, sent in heard.items()}
        assert len(texts) > 20
        assert not found_in(texts, list(card_forms(kind))), game.id
        assert not found_in(texts, list(contract_forms(contract))), game.id


def test_a_canary_that_is_sent_is_found(games: list[Twins], server: Served) -> None:
    """The same search finds, in what a seat is sent, the cards that it holds and the train."""
    game = next(each for each in games if each.role == "seat 1")
    heard = Listener(server, game).client(game.role)
    at = f"/t/{game.id}", f"/api/tables/{game.id}"
    texts = {path: plain(heard.get(path).content) for path in at}
    position, view = list(views(game))[len(game.before)]
    assert position.seat != NOBODY
    for kind in {card >> 1 for card in view.hand()}:
        assert {what for what, _ in found_in(texts, list(card_forms(kind)))} == set(at)
    for wagon in range(WAGONS):
        forms = list(contract_forms(int(view.wagon(wagon))))
        assert {what for what, _ in found_in(texts, forms)} == set(at)
        assert found_in(texts, [forms[2]])
