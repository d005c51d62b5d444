"""Results as tables of words and numbers, for a screen or a Markdown file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ceylon.arena.interval import LEVEL, Interval
from ceylon.arena.rating import Rating
from ceylon.arena.results import Pair, Result
from ceylon.words import NC_, Words

UNKNOWN = "—"


@dataclass(frozen=True)
class TextTable:
    """A table; all columns except the first are numbers."""

    title: str
    headings: list[str]
    rows: list[list[str]]

    def markdown(self) -> str:
        lines = [f"**{self.title}**", "", _row(self.headings)]
        lines.append(_row(["---", *["--:"] * (len(self.headings) - 1)]))
        return "\n".join([*lines, *map(_row, self.rows)]) + "\n"


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def percent(words: Words, share: float) -> str:
    return words.unit("percent_1", share)


def between(words: Words, share: Interval) -> str:
    # Translators: from one number to another, in a narrow column.
    text = NC_("arena", "{low:number_1}–{high:percent_1}")  # noqa: RUF001 - a dash
    return words.say_in("arena", text, low=100 * share.low, high=share.high)


def plus_minus(words: Words, value: Interval) -> str:
    reach = value.high - value.value
    if reach == float("inf"):
        return words.unit("signed_1", value.value)
    text = NC_("arena", "{value:signed_1} ± {reach:number_1}")
    return words.say_in("arena", text, value=value.value, reach=reach)


def interval_heading(words: Words) -> str:
    return words.say_in("arena", "{level:percent} interval", level=LEVEL)


def standings(words: Words, results: Sequence[Result], title: str, *, solo: bool) -> TextTable:
    """Who won how often."""
    headings = [
        words.say_in("arena", "bot"),
        words.say_in("arena", "games"),
        words.say_in("arena", "seats"),
        words.say_in("arena", "won"),
        interval_heading(words),
        words.say_in("arena", "average score"),
        words.say_in("arena", "margin"),
    ]
    # If one name holds every seat it always wins, which says nothing.
    alone = len(results) == 1 and not solo
    return TextTable(title, headings, [_standing(words, result, alone=alone) for result in results])


def _standing(words: Words, result: Result, *, alone: bool) -> list[str]:
    return [
        result.bot,
        words.unit("number", result.games),
        words.unit("number", result.seats),
        UNKNOWN if alone else percent(words, result.share.value),
        UNKNOWN if alone else between(words, result.share),
        words.unit("number_1", result.score),
        UNKNOWN if result.margin is None else plus_minus(words, result.margin),
    ]


def thinking(words: Words, results: Sequence[Result]) -> TextTable:
    """How long each bot took."""
    headings = [
        words.say_in("arena", "bot"),
        words.say_in("arena", "choices"),
        words.say_in("arena", "average"),
        words.say_in("arena", "99th percentile"),
        words.say_in("arena", "longest"),
    ]
    rows = [
        [
            result.bot,
            words.unit("number", result.times.choices),
            words.unit("number_2", result.times.mean),
            words.unit("number_2", result.times.nearly_all),
            words.unit("number_2", result.times.longest),
        ]
        for result in results
    ]
    return TextTable(words.say("time per choice, in milliseconds"), headings, rows)


def failures(words: Words, results: Sequence[Result]) -> TextTable:
    """How often chance had to choose."""
    headings = [
        words.say_in("arena", "bot"),
        words.say_in("arena", "choices"),
        # Translators: how often a bot failed to choose.
        words.say_in("arena", "faults"),
    ]
    rows = [
        [
            result.bot,
            words.unit("number", result.times.choices),
            words.unit("number", result.faults),
        ]
        for result in results
        if result.faults
    ]
    return TextTable(words.say("bots that failed; chance chose in their place"), headings, rows)


def rating_table(words: Words, ratings: Sequence[Rating]) -> TextTable:
    """The strongest first."""
    headings = [words.say_in("arena", "bot"), words.say_in("arena", "rating")]
    headings.append(words.say_in("arena", "spread"))
    rows = [
        [rating.bot, words.unit("number_2", rating.mean), words.unit("number_2", rating.spread)]
        for rating in sorted(ratings, key=lambda rating: -rating.mean)
    ]
    return TextTable(words.say_in("arena", "ratings"), headings, rows)


def meetings(words: Words, pairs: Sequence[Pair]) -> TextTable:
    """Who finished ahead of whom."""
    headings = [
        words.say_in("arena", "bot"),
        words.say_in("arena", "against"),
        words.say_in("arena", "ahead"),
        interval_heading(words),
    ]
    rows = [
        [pair.first, pair.second, percent(words, pair.share.value), between(words, pair.share)]
        for pair in pairs
    ]
    return TextTable(words.say("head to head"), headings, rows)
