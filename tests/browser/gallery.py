"""Every kind of page, and the table in many positions, made without a server."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

from tests.people import ANA
from tests.web.playing import MODES, Playing
from tests.web.reviewed import FEW, half_reviewed, retry_at, review_html, reviewed

from ceylon.analysis import retry
from ceylon.errors import CeylonError
from ceylon.ids import SPECTATOR, Choice, Seat, by_seat, seats
from ceylon.lesson import lesson
from ceylon.puzzles import shipped
from ceylon.rulebook import Book, book
from ceylon.rules.choices import choice_of, text_of, verb_of, wagon_of
from ceylon.rules.game import Game
from ceylon.rules.state import QUESTION_NAMES
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.sight.log import Log
from ceylon.sight.screen import Asking, Screen, Sitter, Undo, screen_of
from ceylon.table.refusals import NoLink, Stale
from ceylon.table.roles import HOST, WATCH, seat_role
from ceylon.web.pages.finished import finished_page
from ceylon.web.pages.learn import Moment, Progress, learn_page
from ceylon.web.pages.plain import (
    HostSeat,
    TableLink,
    delete_page,
    device_page,
    error_page,
    host_page,
    links_page,
    name_page,
    privacy_page,
)
from ceylon.web.pages.puzzles import puzzle_page, puzzles_page, revealed
from ceylon.web.pages.retries import Place, retried, retry_page
from ceylon.web.pages.rules import rules_page
from ceylon.web.pages.start import Going, Refused, start_page
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
CROWDED: dict[str, dict[str, Callable[[str, Game], bool]]] = {
    "four, tiles": {
        "act with a token": lambda asked, game: (
            asked == "act" and choice_of("technology token") in game.legal()
        ),
        "follow with a token": lambda asked, game: asked == "follow" and has_token(game),
        "several contracts ready": lambda _, game: (
            len({wagon_of(c) for c in game.legal() if verb_of(c) == "trade"}) > 1
        ),
    },
    "solo, built": {
        "extra with a token left": lambda asked, game: asked == "extra" and has_token(game),
    },
}
"""Positions whose desk is full."""
ERRORS: tuple[tuple[CeylonError, dict[str, Any]], ...] = (
    (NoLink(), {}),
    (NoSuchPage(), {}),
    (Stale(), {"table": "/t/1"}),
    (TooOften(), {"table": "/t/1", "again": True}),
    (OurFault(), {"again": True}),
)
LESSON = {step.kind.value: number for number, step in enumerate(lesson().steps)} | {
    "later": max(number for number in range(len(lesson().steps)) if lesson().later(number))
}
"""The last step of each kind, and the last before which turns are left out, by their numbers."""
NO_LINK = "this is not a link to a table"
LONG = ("Wilhelmina von Ravenclif", "Мария-Антуанетта Иванова", "Jean-Christophe Dubuison", "M")


# Positions


@cache
def positions() -> Mapping[str, Playing]:
    """The last position of every question in a busy game of each mode, and crowded ones."""
    found: dict[str, Playing] = {}
    for mode, seed in SEEDS.items():
        for asked, playing in busy(mode, Random(seed)):
            for name in named_positions(mode, asked, playing.game):
                found[f"{mode}: {name}"] = playing.copy()
    assert len(found) == sum(map(len, (*QUESTIONS.values(), *CROWDED.values())))
    return found


def named_positions(mode: str, asked: str, game: Game) -> Iterator[str]:
    if asked in QUESTIONS[mode]:
        yield asked
    if not game.over:
        crowded = CROWDED.get(mode, {})
        yield from (name for name, is_one in crowded.items() if is_one(asked, game))


def has_token(game: Game) -> bool:
    return bool(game.players[game.seat].technology_tokens)


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
    earlier = act.screen(active, words, back=3)
    found["an earlier moment"] = at_a_table(earlier)
    found["an earlier moment, over"] = at_a_table(replace(earlier, ended=True, lent=True))
    asking = Asking(act.choices[-1], (Seat((active + 2) % 4),), (following,))
    asked = replace(other, undo_asked=active, asking=asking)
    found["asked to take back"] = at_a_table(replace(asked, must_answer=True))
    found["asks to take back"] = at_a_table(replace(asked, undo_asked=following))
    found["long names"] = at_a_table(named(act, words, LONG))
    found["no names"] = at_a_table(named(act, words, ()))
    covered = replace(act.screen(SPECTATOR, words), covered=True, hot_seat=True)
    found["curtain"] = at_a_table(covered)
    found["curtain, asked to take back"] = at_a_table(
        replace(covered, undo_asked=following, asking=asking, must_answer=True)
    )
    found["scoring"] = finished_page(
        positions()["four, tiles: over"].screen(ANA, words),
        history=[[n, 2 * n, n // 2, 9] for n in range(38)],
        deal_check="1f8c42aa" * 8,
    )
    found |= {f"lesson {name}": lesson_page(words, at, rulebook) for name, at in LESSON.items()}
    found["rules"] = rules_page(words, rulebook)
    found["rules, searched"] = rules_page(words, rulebook, "A2")
    return (
        found | review_pages(words, rulebook) | puzzle_pages(words, rulebook) | small_pages(words)
    )


def puzzle_pages(words: Words, rulebook: Book) -> dict[str, str]:
    """The list, a puzzle of each table size, and the one with the longest answer."""
    puzzles = shipped()
    found = {"puzzles": puzzles_page(words, puzzles, puzzles.puzzles[-1])}
    for puzzle in {puzzle.options.seats: puzzle for puzzle in puzzles.puzzles}.values():
        name = f"puzzle for {puzzle.options.seats}"
        found[name] = puzzle_page(words, puzzle, puzzles, rulebook)
    answers = [(revealed(words, puzzle, None).html, puzzle) for puzzle in puzzles.puzzles[::9]]
    answer, puzzle = max(answers, key=lambda told: len(told[0]))
    found["puzzle, answered"] = puzzle_page(words, puzzle, puzzles, rulebook, answer)
    return found


def lesson_page(words: Words, number: int, rulebook: Book) -> str:
    moment = Moment.of(number)
    assert moment
    return learn_page(words, moment, rulebook)


def review_pages(words: Words, rulebook: Book) -> dict[str, str]:
    """In every language: the better choices and their reasons are long sentences."""
    found = {}
    for mode in ("four, tiles", "solo, built"):
        found[f"{mode}: review"] = review_html(mode, words, names=LONG)
        _, half = half_reviewed(mode)
        found[f"{mode}: review under way"] = review_html(mode, words, names=LONG, analysis=half)
    record, analysis = reviewed("four, tiles")
    at = analysis.own[0].moment.number - 1
    screen = retry_at(record, words, at)
    played, tried = record.choices[at], screen.offers[-1].choice
    told = retried(screen, retry(screen.view, played, tried, simulations=FEW))
    found["a choice tried again"] = retry_page(screen, Place("T1", at, 1), rulebook)
    found["a choice tried again, judged"] = retry_page(
        screen, Place("T1", at, 1), rulebook, told.html
    )
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
        log=Log.of(playing.log),
    )


def host_seats() -> list[HostSeat]:
    kinds = (HUMAN, HERE, OPEN, "planter")
    return [HostSeat(seat, kind, LONG[seat], present=seat == 1) for seat, kind in by_seat(kinds)]


def small_pages(words: Words) -> dict[str, str]:
    link = "https://play.example.org/t/Kz91vQ/join/0a9f8e7d6c5b4a392817"
    links = [TableLink(seat_role(seat), seat, link) for seat in seats(4)]
    links += [TableLink(role, None, link) for role in (WATCH, HOST)]
    going = [Going("/t/1", LONG[:3], 3, yours=True), Going("/t/2", ("Ana",), 9, yours=False)]
    return {
        "start": start_page(words, tables=going, lesson=Progress.at(12)),
        "start, for the first time": start_page(words),
        "start, no link": start_page(words, refused=Refused("x" * 60, capital(words.say(NO_LINK)))),
        "second device": device_page(words, table="1"),
        "second device, its link": device_page(words, table="1", seat=Seat(0), link=link),
        "links": links_page(words, table="/t/1", links=links),
        "links, a new one": links_page(
            words, table="/t/1", links=links[3:], fresh="watch", begun=True, some_unknown=True
        ),
        "name": name_page(words, table="1", seating=Seating(Seat(2), HUMAN)),
        "name, held by a bot": name_page(words, table="1", seating=Seating(Seat(2), "planter")),
        "host": host_page(words, table="1", seats=host_seats()),
        "delete": delete_page(words, table="1", over=False),
        "privacy": privacy_page(
            words, keep_days=90, contact="mailto:host@example.org", quarter=90, year=365
        ),
        "locked": start_page(words, locked=True),
        **{
            f"error {status_of(error)}": error_page(
                words, status_of(error), capital(words.say(error.text)), **more
            )
            for error, more in ERRORS
        },
    }
