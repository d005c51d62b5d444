"""Every kind of page, and the table in many positions, made without a server."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

from tests.people import ANA
from tests.web.playing import MODES, Playing
from tests.web.reviewed import ended, reviewed

from ceylon.errors import CeylonError
from ceylon.ids import SPECTATOR, Choice, Seat, by_seat, seats
from ceylon.rulebook import Book, book
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.state import QUESTION_NAMES
from ceylon.seats import HERE, HUMAN, OPEN
from ceylon.sight.screen import Screen, Sitter, Undo, screen_of
from ceylon.table.refusals import NoLink, Stale
from ceylon.web.pages.finished import finished_page
from ceylon.web.pages.plain import (
    HostSeat,
    NewLink,
    SeatLink,
    curtain_page,
    error_page,
    host_page,
    links_page,
)
from ceylon.web.pages.review import review_page, waiting_page
from ceylon.web.pages.rules import rules_page
from ceylon.web.pages.start import Going, start_page
from ceylon.web.pages.table import table_page
from ceylon.web.server.answers import NoSuchPage, OurFault, TooOften, status_of
from ceylon.words import Words, capital

SEEDS = {
    "four, tiles": 19,
    "three, tiles": 16,
    "two, tiles": 48,
    "solo, drawn": 2,
    "solo, built": 2,
}
"""Games in which every question is asked: few ask which chest to keep."""
QUESTIONS = {
    "four, tiles": (
        "start",
        "play",
        "act",
        "tile",
        "follow",
        "extra",
        "harvesting",
        "keep",
        "over",
    ),
    "three, tiles": ("act", "discard"),
    "two, tiles": ("play", "extra"),
    "solo, drawn": ("act", "after"),
    "solo, built": ("station", "rail", "harvesting"),
}
ERRORS: tuple[tuple[CeylonError, dict[str, Any]], ...] = (
    (NoLink(), {}),
    (NoSuchPage(), {}),
    (Stale(), {"table": "/t/1"}),
    (TooOften(), {"table": "/t/1", "again": True}),
    (OurFault(), {"again": True}),
)
LONG = ("Wilhelmina von Ravenclif", "Мария-Антуанетта Иванова", "Jean-Christophe Dubuison", "M")


# Positions


@cache
def positions() -> Mapping[str, Playing]:
    """The last position of every question in a busy game of each mode."""
    found: dict[str, Playing] = {}
    for mode, seed in SEEDS.items():
        for asked, playing in busy(mode, Random(seed)):
            if asked in QUESTIONS[mode]:
                found[f"{mode}: {asked}"] = playing.copy()
    assert len(found) == sum(map(len, QUESTIONS.values()))
    return found


def busy(mode: str, chance: Random) -> Iterator[tuple[str, Playing]]:
    playing = Playing(MODES[mode], Game.new(MODES[mode], chance))
    while not playing.game.over:
        yield QUESTION_NAMES[playing.game.question], playing
        playing.play(busy_choice(playing.game, chance))
    yield "over", playing


def busy_choice(game: Game, chance: Random) -> Choice:
    """Trade, with the starting tile if possible; otherwise plant or harvest; rarely move."""
    legal = {text_of(choice): choice for choice in game.legal()}
    trades = [legal[text] for text in legal if text.startswith("trade ")]
    growing = [legal[text] for text in legal if text.startswith(("harvest ", "plant "))]
    staying = [legal[text] for text in legal if not text.startswith("move ")]
    if trades and "starting tile" in legal:
        return legal["starting tile"]
    some = staying if staying and chance.random() < 0.8 else list(legal.values())
    return chance.choice(trades or growing or some)


def sampled(words: Words, number: int) -> dict[str, str]:
    """By name: the table for the player who must choose, in positions spread evenly over all
    modes."""
    each, found = number // len(SEEDS), {}
    for mode, seed in SEEDS.items():
        game = [playing.copy() for _, playing in busy(mode, Random(seed))]
        for part in range(each):
            playing = game[(2 * part + 1) * len(game) // (2 * each)]
            page = table_page(chooser(playing, words))
            found[f"{mode}: after {playing.version} choices"] = page
    return found


# Pages


def pages(words: Words, rulebook: Book | None = None) -> dict[str, str]:
    """By name: the table in every position, and all other pages."""
    rulebook = rulebook or book(words.language)
    at_a_table = partial(table_page, rulebook=rulebook)
    found = {name: at_a_table(chooser(playing, words)) for name, playing in positions().items()}
    act = positions()["four, tiles: act"]
    active = act.game.seat
    following = Seat((active + 1) % 4)
    other = act.screen(following, words)
    found["the table, watched"] = at_a_table(act.screen(SPECTATOR, words))
    found["an earlier moment"] = at_a_table(act.screen(active, words, back=3))
    found["asked to take back"] = at_a_table(replace(other, undo_asked=active, must_answer=True))
    found["long names"] = at_a_table(named(act, words, LONG))
    found["no names"] = at_a_table(named(act, words, ()))
    curtain = named(act, words, LONG)
    found["curtain"] = curtain_page(curtain)
    found["curtain, asked to take back"] = curtain_page(
        replace(curtain, undo_asked=following, must_answer=True)
    )
    found["scoring"] = finished_page(
        positions()["four, tiles: over"].screen(ANA, words),
        history=[[n, 2 * n, n // 2, 9] for n in range(38)],
        deal_check="1f8c42aa" * 8,
    )
    found["rules"] = rules_page(words, rulebook)
    found["rules, searched"] = rules_page(words, rulebook, "A2")
    return found | review_pages(words) | small_pages(words)


def review_pages(words: Words) -> dict[str, str]:
    """In every language: the better choices and their reasons are long sentences."""
    found = {}
    for mode in ("four, tiles", "solo, built"):
        record, analysis = reviewed(mode)
        screen = ended(record, words, names=LONG)
        found[f"{mode}: review"] = review_page(screen, analysis, record.game)
        found[f"{mode}: waiting"] = waiting_page(screen, 58, len(record.choices) + 1)
    return found


def chooser(playing: Playing, words: Words) -> Screen:
    """The screen of the player who must choose, with hints and the longest choice to take back."""
    screen = playing.screen(ANA if playing.game.over else playing.game.seat, words)
    if not screen.offers:
        return screen
    longest = max(screen.offers, key=lambda offer: len(offer.label))
    return replace(screen, undo=Undo(longest.choice, whole_turn=True), hints=True)


def named(playing: Playing, words: Words, names: tuple[str, ...]) -> Screen:
    return screen_of(
        playing.game,
        playing.game.seat,
        words=words,
        version=playing.version,
        sitters=[Sitter(name) for name in names],
        log=playing.log,
    )


def host_seats() -> list[HostSeat]:
    kinds = (HUMAN, HERE, OPEN, "planter")
    return [HostSeat(seat, kind, LONG[seat], present=seat == 1) for seat, kind in by_seat(kinds)]


def small_pages(words: Words) -> dict[str, str]:
    link = "https://play.example.org/t/Kz91vQ/join/0a9f8e7d6c5b4a392817"
    links = [SeatLink(seat, words.unit("Player", seat), link) for seat in seats(4)]
    going = [Going("/t/1", LONG[:3], 3, yours=True), Going("/t/2", ("Ana",), 9, yours=False)]
    return {
        "start": start_page(words, tables=going),
        "links": links_page(
            words, seats=links, watch=link, table="/t/1", host=link, secrets=["x"] * 6
        ),
        "host": host_page(words, table="1", seats=host_seats(), fresh=NewLink("watch", None, link)),
        "host, no new link": host_page(words, table="1", seats=host_seats()[:2]),
        **{
            f"error {status_of(error)}": error_page(
                words, status_of(error), capital(words.say(error.text)), **more
            )
            for error, more in ERRORS
        },
    }
