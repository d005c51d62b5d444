"""`ceylon arena`: bots play many games against each other; who wins how often."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ceylon import bots
from ceylon.bots import arena
from ceylon.bots.match import Series
from ceylon.box import load
from ceylon.cli.arguments import Parser, UsageError
from ceylon.rules.reasons import SetupError
from ceylon.words import N_, Words


def add_options(parser: Parser) -> None:
    words = parser.words
    told = words.say("the bots, one a seat: {known}", known=", ".join(bots.NAMES))
    parser.add_argument("--bots", required=True, metavar="BOT,...", help=told)
    told = words.say("how many games are played (default: {games})", games=100)
    parser.add_argument("--games", type=int, default=100, metavar="N", help=told)
    told = words.say("a number that fixes all games (default: {seed})", seed=1)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=told)
    told = words.say("play with starting tiles")
    parser.add_argument("--starting-tiles", action="store_true", help=told)
    told = words.say("the district left out with 1 or 2 players: uva (as usual) or dimbula")
    parser.add_argument("--without", choices=["uva", "dimbula"], default="uva", help=told)
    told = words.say("one bot against the Ceylon Railways Company")
    parser.add_argument("--solo", action="store_true", help=told)
    _add_other_options(parser, words)


def _add_other_options(parser: Parser, words: Words) -> None:
    told = words.say("keep each game as a record in this folder")
    parser.add_argument("--records", type=Path, metavar="DIR", help=told)
    told = words.say("print one JSON object, for programs")
    parser.add_argument("--json", action="store_true", help=told)
    told = words.say("how many games are played at once (default: one on each core)")
    parser.add_argument("--workers", type=int, metavar="N", help=told)
    told = words.say("play with the box of this file (default: the shipped one)")
    parser.add_argument("--box", metavar="FILE", help=told)


def run(options: argparse.Namespace, words: Words) -> int:
    series = _series(options)
    for name in ("games", "workers"):
        asked = getattr(options, name)
        if asked is not None and asked < 1:
            text = N_("{name} must be at least 1, not {value}")
            raise UsageError(text, {"name": f"--{name}", "value": asked})
    with _progress(words, options.games) as progress:
        results = arena.run(series, options.games, workers=options.workers, progress=progress)
    if options.json:
        print(json.dumps({"games": options.games, "results": [_as_json(r) for r in results]}))
    else:
        _show(results, options, words)
    return 0


def _series(options: argparse.Namespace) -> Series:
    names = tuple(name.strip().lower() for name in options.bots.split(","))
    if options.solo and len(names) > 1:
        raise UsageError(N_("the solo game has one seat, not {seats}"), {"seats": len(names)})
    if len(names) == 1 and not options.solo:
        raise UsageError(N_("one bot alone plays the solo game: add --solo"))
    box = load(options.box)
    try:
        return Series(
            names,
            options.seed,
            box,
            without=options.without,
            starting_tiles=options.starting_tiles,
            records=options.records,
        )
    except (bots.UnknownBot, SetupError) as error:
        raise UsageError(error.text, error.values) from error


@contextmanager
def _progress(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, if a person looks at it."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say_in("arena", "games"), total=games)
        yield lambda done: bar.update(task, completed=done)


def _as_json(result: arena.Result) -> dict[str, object]:
    shares = {name: round(getattr(result, name), 4) for name in ("win_share", "low", "high")}
    return {**asdict(result), **shares, "mean_score": round(result.mean_score, 2)}


def _show(results: Sequence[arena.Result], options: argparse.Namespace, words: Words) -> None:
    title = words.say("{games:games}, seed {seed}", games=options.games, seed=options.seed)
    table = Table(title=title)
    table.add_column(words.say_in("arena", "bot"))
    for heading in (
        words.say_in("arena", "seats"),
        words.say_in("arena", "won"),
        words.say_in("arena", "95 % interval"),
        words.say_in("arena", "mean score"),
    ):
        table.add_column(heading, justify="right")
    for result in results:
        table.add_row(result.bot, str(result.seats), *_figures(result, words))
    Console(highlight=False).print(table)


def _figures(result: arena.Result, words: Words) -> tuple[str, str, str]:
    won = words.say_in("arena", "{share:.1f} %", share=100 * result.win_share)
    low, high = 100 * result.low, 100 * result.high
    interval = words.say_in("arena", "{low:.1f} to {high:.1f} %", low=low, high=high)
    return won, interval, f"{result.mean_score:.1f}"
