"""Finished games with their analysis, for tests of the review page."""

from collections.abc import Sequence
from functools import cache

from tests.analysis.playing import played
from tests.people import ANA
from tests.web.playing import MODES, NAMES

from ceylon.analysis import Analysis, analyse
from ceylon.ids import Seat
from ceylon.record import Record
from ceylon.sight.screen import Screen, Sitter, screen_of
from ceylon.words import Words

FEW = 4


@cache
def reviewed(mode: str) -> tuple[Record, Analysis]:
    """With few simulations, so with many mistakes in it."""
    record = played(MODES[mode], seed=3)
    return record, analyse(record, simulations=FEW)


def ended(
    record: Record, words: Words, seat: Seat = ANA, names: Sequence[str] = NAMES, table: str = "T1"
) -> Screen:
    """The screen of a seat when a game is over."""
    seats = [Sitter(name) for name in names[: record.options.seats]]
    if record.options.solo:
        seats.append(Sitter(words.railways.alone, "railways"))
    log = [
        (number, fact)
        for number, (_, facts, _) in enumerate(record.replay(), start=1)
        for fact in facts
    ]
    return screen_of(
        record.game(),
        seat,
        words=words,
        table=table,
        version=len(record.choices),
        sitters=seats,
        log=log,
    )
