"""Results as tables of words and numbers, for a screen or a Markdown file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ceylon.arena.interval import Interval
from ceylon.arena.rating import Rating
from ceylon.arena.results import Pair, Result
from ceylon.words import Words

UNKNOWN = "—"


@dataclass(frozen=True)
class TextTable:
    """A table; all columns but the first are numbers."""

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
    return words.say_in("arena", "{share:.1f} %", share=100 * share)


def between(words: Words, share: Interval) -> str:
    low, high = 100 * share.low, 100 * share.high
    return words.say_in("arena", "{low:.1f} to {high:.1f} %", low=low, high=high)


def plus_minus(words: Words, value: Interval) -> str:
    reach = value.high - value.value
    if reach == float("inf"):
        return words.unit("+.1f", value.value)
    return words.say_in("arena", "{value:+.1f} ± {reach:.1f}", value=value.value, reach=reach)


def standings(words: Words, results: Sequence[Result], title: str, *, solo: bool) -> TextTable:
    """Who won how often."""
    headings = [
        words.say_in("arena", "bot"),
        words.say_in("arena", "games"),
        words.say_in("arena", "seats"),
        words.say_in("arena", "won"),
        words.say_in("arena", "95 % interval"),
        words.say_in("arena", "mean score"),
        words.say_in("arena", "margin"),
    ]
    # Where one name holds every seat it always wins, which tells nothing.
    alone = len(results) == 1 and not solo
    return TextTable(title, headings, [_standing(words, result, alone=alone) for result in results])


def _standing(words: Words, result: Result, *, alone: bool) -> list[str]:
    return [
        result.bot,
        str(result.games),
        str(result.seats),
        UNKNOWN if alone else percent(words, result.share.value),
        UNKNOWN if alone else between(words, result.share),
        words.unit(".1f", result.score),
        UNKNOWN if result.margin is None else plus_minus(words, result.margin),
    ]


def thinking(words: Words, results: Sequence[Result]) -> TextTable:
    """How long each bot took."""
    headings = [
        words.say_in("arena", "bot"),
        words.say_in("arena", "choices"),
        words.say_in("arena", "mean"),
        words.say_in("arena", "99 of 100 within"),
        words.say_in("arena", "longest"),
    ]
    rows = [
        [
            result.bot,
            str(result.times.choices),
            words.unit(".2f", result.times.mean),
            words.unit(".2f", result.times.nearly_all),
            words.unit(".2f", result.times.longest),
        ]
        for result in results
    ]
    return TextTable(words.say("time for a choice, in milliseconds"), headings, rows)


def rating_table(words: Words, ratings: Sequence[Rating]) -> TextTable:
    """The strongest first."""
    headings = [words.say_in("arena", "bot"), words.say_in("arena", "rating")]
    headings.append(words.say_in("arena", "spread"))
    rows = [
        [rating.bot, words.unit(".2f", rating.mean), words.unit(".2f", rating.spread)]
        for rating in sorted(ratings, key=lambda rating: -rating.mean)
    ]
    return TextTable(words.say("ratings"), headings, rows)


def meetings(words: Words, pairs: Sequence[Pair]) -> TextTable:
    """Who came before whom."""
    headings = [
        words.say_in("arena", "bot"),
        words.say_in("arena", "against"),
        words.say_in("arena", "ahead"),
        words.say_in("arena", "95 % interval"),
    ]
    rows = [
        [pair.first, pair.second, percent(words, pair.share.value), between(words, pair.share)]
        for pair in pairs
    ]
    return TextTable(words.say("each against each"), headings, rows)
