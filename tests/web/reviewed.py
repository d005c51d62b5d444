"""Finished games with their analysis, for tests of the review page."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from tests.analysis.playing import played
from tests.people import ANA
from tests.web.playing import MODES, NAMES

from ceylon.analysis import Analysis, Judged, Review, analyse
from ceylon.ids import Seat
from ceylon.record import Record
from ceylon.rules.view import View
from ceylon.sight.log import Log
from ceylon.sight.screen import Screen, Sitter, screen_of
from ceylon.web.pages.moments import Shown, first_eyes, shown_moment
from ceylon.web.pages.retries import retry_screen
from ceylon.web.pages.review import first_moment, made_in, review_page
from ceylon.words import Words

FEW = 4


@cache
def reviewed(mode: str) -> tuple[Record, Analysis]:
    """With few simulations, so with many mistakes in it."""
    record = played(MODES[mode], seed=3)
    return record, analyse(record, simulations=FEW)


@cache
def half_reviewed(mode: str) -> tuple[Record, Analysis]:
    """The same while it is under way: Ana's choices have been judged, and few of the others';
    alone she has waited less long."""
    record, whole = reviewed(mode)
    review = Review(record, simulations=FEW)
    for moment in whole.moments:
        if moment.number % 5 == 0 or (moment.seat == ANA and not record.options.solo):
            review.add(Judged(moment, None))
    return record, review.analysis()


def ended(
    record: Record, words: Words, seat: Seat = ANA, names: Sequence[str] = NAMES, table: str = "T1"
) -> Screen:
    """The screen of a seat when a game is over."""
    return screen_of(
        record.game(),
        seat,
        words=words,
        table=table,
        version=len(record.choices),
        sitters=_sitters(record, words, names),
        log=_log(record),
    )


def retry_at(record: Record, words: Words, at: int, names: Sequence[str] = NAMES) -> Screen:
    """The screen of whoever chose at a moment, to choose once more."""
    return retry_screen(words, record.game(at), _sitters(record, words, names), _log(record), at)


def _sitters(record: Record, words: Words, names: Sequence[str]) -> list[Sitter]:
    seats = [Sitter(name) for name in names[: record.options.seats]]
    if record.options.solo:
        seats.append(Sitter(words.railways.alone, "railways"))
    return seats


def _log(record: Record) -> Log:
    replayed = enumerate(record.replay(), start=1)
    return Log.of([(number, fact) for number, (_, facts, _) in replayed for fact in facts])


def review_html(
    mode: str,
    words: Words,
    seat: Seat = ANA,
    names: Sequence[str] = NAMES,
    analysis: Analysis | None = None,
) -> str:
    """The review page of a game, at the moment where it begins."""
    record, found = reviewed(mode)
    return review_of(record, analysis or found, ended(record, words, seat, names))


def review_of(record: Record, analysis: Analysis, screen: Screen) -> str:
    shown = shown_at(record, analysis, screen, first_moment(screen, analysis))
    return review_page(screen, analysis, record.game, shown, eyes=first_eyes(screen))


def shown_at(
    record: Record, analysis: Analysis, screen: Screen, at: int, *, all_open: bool = False
) -> Shown:
    """A moment through the eyes of the screen's seat."""
    game = record.game(at)
    there = replace(screen, view=View.of(game, screen.seat), shown=at)
    return shown_moment(there, game, analysis, made_in(screen, analysis), all_open=all_open)
