"""A folder with what was found: tables, plots, and the same for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ceylon.arena.interval import LEVEL, Interval
from ceylon.arena.plots import curve, intervals
from ceylon.arena.rating import Rating
from ceylon.arena.results import Result
from ceylon.arena.text_tables import TextTable
from ceylon.sight.data.encoding import to_text
from ceylon.words import Words


def write(
    folder: Path, found: object, tables: Sequence[TextTable], plots: Mapping[str, str]
) -> None:
    """`results.json`, `results.md` and a file for each plot."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {
        "results.json": to_text(found, indent=1) + "\n",
        "results.md": "\n".join(table.markdown() for table in tables),
        **{f"{name}.svg": plot for name, plot in plots.items()},
    }
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")


def in_percent(share: Interval) -> Interval:
    return Interval(*(100 * value for value in share))


def plots_of(
    words: Words, results: Sequence[Result], ratings: Sequence[Rating], *, solo: bool
) -> dict[str, str]:
    """The plots worth drawing: a single bot has nothing to be compared with."""
    plots: dict[str, str] = {}
    if solo or len(results) > 1:
        evens = {100 * result.even for result in results}
        plots["shares"] = intervals(
            words,
            words.say("games won, in per cent, with {level:percent} intervals", level=LEVEL),
            [(result.bot, in_percent(result.share)) for result in results],
            evens.pop() if len(evens) == 1 else None,
        )
    margins = [(result.bot, result.margin) for result in results if result.margin is not None]
    if solo:
        title = words.say("points ahead of CR Co., with {level:percent} intervals", level=LEVEL)
        plots["margins"] = intervals(words, title, margins, 0.0)
    if ratings:
        ranked = sorted(ratings, key=lambda rating: -rating.mean)
        rows = [(rating.bot, rating.interval) for rating in ranked]
        title = words.say("ratings with {level:percent} intervals", level=LEVEL)
        plots["ratings"] = intervals(words, title, rows)
    if len(results) > 1:
        plots["times"] = _strength_over_time(words, results)
    return plots


def _strength_over_time(words: Words, results: Sequence[Result]) -> str:
    """Times are at least a microsecond, the resolution of the clock."""
    points = [
        (result.bot, max(result.times.mean, 0.001), in_percent(result.share)) for result in results
    ]
    title = words.say("games won, in per cent, by time per choice")
    return curve(words, title, words.say("average milliseconds per choice"), points)
