"""Whatever is written can be read whole: every kind of page, four languages, three sizes."""

import mimetypes
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route
from tests.browser.tabling import PHONE, WIDE
from tests.web.playing import MODES, Playing
from tests.web.reviewed import ended, reviewed

import ceylon.web
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.state import QUESTION_NAMES
from ceylon.rules.view import SPECTATOR
from ceylon.web.pages.finished import finished_page
from ceylon.web.pages.plain import SeatLink, curtain_page, error_page, links_page
from ceylon.web.pages.review import review_page, waiting_page
from ceylon.web.pages.start import Going, start_page
from ceylon.web.pages.table import table_page
from ceylon.web.screen import Screen, Sitter, Undo, screen_of
from ceylon.words import LANGUAGES, Words

STATIC = Path(ceylon.web.__file__).parent / "static"
FIT = Path(__file__).with_name("fit.js").read_text()
SIZES = (WIDE, (1920, 1080), PHONE)
ORIGIN = "http://ceylon.test"
SEEDS = {
    "four, tiles": 19,
    "three, tiles": 16,
    "two, tiles": 48,
    "solo, drawn": 2,
    "solo, built": 2,
}
"""Games in which every question is asked: which chest to keep is asked in few."""
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
SAMPLED = {"en": slice(0, None, 2), "es": slice(1, None, 2)}
"""Every page in the languages with the longest words; of the others, every second one."""
WINDOWS = ("four, tiles: act", "start")
SWAP = """(html) => {
    const next = new DOMParser().parseFromString(html, 'text/html');
    const links = (page) => [...page.querySelectorAll('link[rel=stylesheet]')];
    const sheets = (page) => links(page).map((link) => link.getAttribute('href')).join();
    const same = sheets(next) === sheets(document);
    if (same) {
        document.documentElement.lang = next.documentElement.lang;
        document.body.replaceWith(document.adoptNode(next.body));
    }
    return same;
}"""
"""Puts the body of a page in the place of the one that is open, if it has the same styles."""
LONG = ("Wilhelmina von Ravenclif", "Мария-Антуанетта Иванова", "Jean-Christophe Dubuison", "M")


# Positions


@cache
def positions() -> Mapping[str, Playing]:
    """The last position of every question in a busy game of each mode."""
    found: dict[str, Playing] = {}
    for mode, seed in SEEDS.items():
        for asked, playing in busy(mode, Random(seed)):
            if asked in QUESTIONS[mode]:
                copy = Playing(playing.options, playing.game.copy(), playing.version)
                copy.log = list(playing.log)
                found[f"{mode}: {asked}"] = copy
    assert len(found) == sum(map(len, QUESTIONS.values()))
    return found


def busy(mode: str, chance: Random) -> Iterator[tuple[str, Playing]]:
    playing = Playing(MODES[mode], Game.new(MODES[mode], chance))
    while not playing.game.over:
        yield QUESTION_NAMES[playing.game.question], playing
        facts = playing.game.play(busy_choice(playing.game, chance))
        playing.version += 1
        playing.log += [(playing.version, fact) for fact in facts]
    yield "over", playing


def busy_choice(game: Game, chance: Random) -> int:
    """Trade, with the starting tile if it can be; else plant or harvest; move seldom."""
    legal = {text_of(choice): choice for choice in game.legal()}
    trades = [legal[text] for text in legal if text.startswith("trade ")]
    growing = [legal[text] for text in legal if text.startswith(("harvest ", "plant "))]
    staying = [legal[text] for text in legal if not text.startswith("move ")]
    if trades and "starting tile" in legal:
        return legal["starting tile"]
    some = staying if staying and chance.random() < 0.8 else list(legal.values())
    return chance.choice(trades or growing or some)


# Pages


def pages(words: Words) -> dict[str, str]:
    """By name: the table in every position, and all other pages."""
    found = {name: table_page(chooser(playing, words)) for name, playing in positions().items()}
    act = positions()["four, tiles: act"]
    active = int(act.game.seat)
    other = act.screen((active + 1) % 4, words)
    found["the table, watched"] = table_page(act.screen(SPECTATOR, words))
    found["an earlier moment"] = table_page(act.screen(active, words, back=3))
    found["asked to take back"] = table_page(replace(other, undo_asked=active, must_answer=True))
    found["long names"] = table_page(named(act, words, LONG))
    found["no names"] = table_page(named(act, words, ()))
    found["curtain"] = curtain_page(named(act, words, LONG))
    found["scoring"] = finished_page(
        positions()["four, tiles: over"].screen(0, words),
        history=[[n, 2 * n, n // 2, 9] for n in range(38)],
        deal_check="1f8c42aa" * 8,
    )
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
    """The screen of whoever must choose, with hints and the longest choice to take back."""
    screen = playing.screen(0 if playing.game.over else int(playing.game.seat), words)
    if not screen.offers:
        return screen
    longest = max(screen.offers, key=lambda offer: len(offer.label))
    return replace(screen, undo=Undo(longest.choice, whole_turn=True), hints=True)


def named(playing: Playing, words: Words, names: tuple[str, ...]) -> Screen:
    return screen_of(
        playing.game,
        int(playing.game.seat),
        words=words,
        version=playing.version,
        sitters=[Sitter(name) for name in names],
        log=playing.log,
    )


def small_pages(words: Words) -> dict[str, str]:
    link = "https://play.example.org/t/Kz91vQ/join/0a9f8e7d6c5b4a392817"
    seats = [SeatLink(seat, words.unit("Player", seat), link) for seat in range(4)]
    going = [Going("/t/1", LONG[:3], 3, yours=True), Going("/t/2", ("Ana",), 9, yours=False)]
    return {
        "start": start_page(words, tables=going),
        "links": links_page(words, seats=seats, watch=link, table="/t/1", host=link),
        "error": error_page(words, 404, words.say("there is nothing at this address")),
    }


# The browser


@cache
def file(name: str) -> bytes:
    return (STATIC / name).read_bytes()


def shelf(found: Mapping[str, str]) -> Callable[[Route], None]:
    """Serves pages by their number, and static files; scripts are left out."""
    numbered = list(found.values())

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(f"{ORIGIN}/").split("#")[0]
        if name.isdigit():
            route.fulfill(body=numbered[int(name)], content_type="text/html; charset=utf-8")
        elif name.startswith("static/") and not name.endswith(".js"):
            kind = mimetypes.guess_type(name)[0] or "font/woff2"
            route.fulfill(body=file(name.removeprefix("static/")), content_type=kind)
        else:
            route.abort()

    return serve


def unfit(page: Page, *, windows: bool) -> list[str]:
    """What does not fit on the page that is open, and in each window over it."""
    found: list[str] = page.evaluate(FIT, "")
    ids = page.evaluate("[...document.querySelectorAll('[popover]')].map((e) => e.id)")
    for window in ids if windows else []:
        page.evaluate("(id) => document.getElementById(id).showPopover()", window)
        found += page.evaluate(FIT, window)
        page.evaluate("(id) => document.getElementById(id).hidePopover()", window)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_written_is_cut(browser: Browser, language: str) -> None:
    """29, 36, 47: no word is cut, covered, off the screen or too small; no sideways scrolling."""
    found = dict(list(pages(Words.of(language)).items())[SAMPLED.get(language, slice(None))])
    context = browser.new_context(reduced_motion="reduce")
    context.route("**/*", shelf(found))
    page = context.new_page()
    complaints = []
    for number, (name, html) in enumerate(found.items()):
        if not page.evaluate(SWAP, html):
            page.goto(f"{ORIGIN}/{number}")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("document.fonts.ready")
            seen = unfit(page, windows=name in WINDOWS)
            complaints += [f"{name}, {width} by {height}: {complaint}" for complaint in seen]
    context.close()
    assert not complaints, "\n".join(complaints)
