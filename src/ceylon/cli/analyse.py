"""`ceylon analyse`: the chances over a recorded game, and the choices that decided it."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.text import Text

from ceylon.analysis import Analysis, TurningPoint, analyse
from ceylon.analysis.review import SIMULATIONS
from ceylon.box import load
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.chances import chart
from ceylon.cli.progress import progress_bar
from ceylon.cli.record_pages import console, seated
from ceylon.record import Record
from ceylon.sight.data.advice import analysis_data
from ceylon.sight.data.encoding import to_text
from ceylon.terminal.blocks import Block, wrapped
from ceylon.words import N_, Words, capital
from ceylon.words.names import name, name_with_line

INTERRUPTED = 130


def add_options(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("file", metavar="FILE", help=words.say("a record, NAME.ceylon"))
    effort = parser.add_mutually_exclusive_group()
    told = words.say("simulations per choice (default: {number})", number=SIMULATIONS)
    effort.add_argument("--simulations", type=int, metavar="N", help=told)
    told = words.say("the time for the whole game in seconds, instead of simulations per choice")
    effort.add_argument("--seconds", type=float, metavar="S", help=told)
    told = words.say("random seed for the simulations (default: {seed})", seed=1)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=told)
    told = words.say("print one JSON object, for programs")
    parser.add_argument("--json", action="store_true", help=told)
    told = words.say("the box the game was played with (default: the shipped one)")
    parser.add_argument("--box", metavar="FILE", help=told)


def run(options: argparse.Namespace, words: Words) -> int:
    _check(options)
    record = Record.load(options.file, load(options.box))
    words = seated(record, words)
    counted = words.say_in("analysis", "choices")
    with _stop_signal() as stopped, progress_bar(counted) as progress:
        analysis = analyse(
            record,
            seed=options.seed,
            simulations=options.simulations or SIMULATIONS,
            seconds=options.seconds,
            progress=progress,
            cancelled=stopped,
        )
    if options.json:
        print(to_text(analysis_data(analysis, words), indent=1))
    else:
        _show(analysis, record, words)
    return 0 if analysis.complete else INTERRUPTED


def _check(options: argparse.Namespace) -> None:
    text = N_("{name} must be more than 0, not {value}")
    for option in ("simulations", "seconds"):
        asked = getattr(options, option)
        # NaN compares as false, so it is refused too.
        if asked is not None and not 0 < asked < float("inf"):
            raise UsageError(text, {"name": f"--{option}", "value": asked})


@contextmanager
def _stop_signal() -> Iterator[Callable[[], bool]]:
    """Ctrl-C stops the analysis, and what was found is shown."""
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: asked.append(number))
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, before)


# For people


def _show(analysis: Analysis, record: Record, words: Words) -> None:
    paper = console()
    for line in _page(analysis, record, words, paper.width):
        paper.print(line)


def _page(analysis: Analysis, record: Record, words: Words, width: int) -> Iterator[str | Text]:
    if not analysis.complete:
        done, of = len(analysis.moments), analysis.choices
        yield words.say("Stopped after {n} of {all:choices}.", n=done, all=of)
    if not analysis.chart():
        return
    yield words.say(
        "Each player’s chance of winning, choice by choice; the turns are marked below:"
    )
    yield ""
    yield from chart(words, analysis, width)
    yield ""
    if analysis.complete and not analysis.over:
        yield words.say("The game is not finished.")
    if not analysis.turning_points:
        yield words.say("No choice stands out as a mistake.")
        return
    yield words.say("The choices that cost the most:")
    for number, point in enumerate(analysis.turning_points, start=1):
        yield ""
        yield from _turning_point(number, point, record, words, min(width, 100))


def _turning_point(
    number: int, point: TurningPoint, record: Record, words: Words, width: int
) -> Block:
    moment = point.moment
    game = record.game(moment.number - 1)
    made = name(words, moment.choice, game, game.price(moment.choice), yours=False)
    price = game.price(moment.best)
    better = name_with_line(words, moment.best, point.line, game, price, yours=False)
    text = N_("({number}) Turn {turn}, choice {at}, {seat:player}: {what}")
    head = words.say(
        text if moment.turn else N_("({number}) Choice {at}, {seat:player}: {what}"),
        number=number,
        turn=moment.turn,
        at=moment.number,
        seat=moment.seat,
        what=made,
    )
    before = moment.chances[moment.seat]
    told = words.say(
        "The chance of winning fell from {before:percent} to {after:percent}. Better: {what}",
        before=before,
        after=before - moment.swing,
        what=better,
    )
    lines = wrapped(Text(head, style="bold"), width, indent=4)
    lines += _indented(told, width)
    for reason in point.reasons:
        lines += _indented(f"• {capital(reason.sentence(words))}", width)
    return lines


def _indented(text: str, width: int) -> Block:
    lines = wrapped(Text(text), width - 4, indent=2)
    return [Text.assemble("    ", line) for line in lines]
