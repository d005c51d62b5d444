"""What the commands that play many games have in common: options, progress, tables."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console, JustifyMethod
from rich.table import Table

from ceylon.arena.join import joined
from ceylon.arena.outcome import Outcome
from ceylon.arena.part import Part, PartError, part_of
from ceylon.arena.plan import LineUp, Plan
from ceylon.arena.run import run
from ceylon.arena.table import SUFFIXES, tabled
from ceylon.arena.text_tables import TextTable
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.progress import progress_bar
from ceylon.cluster import Ray
from ceylon.errors import excerpt
from ceylon.guests import spelled
from ceylon.processes import Crew, as_crew
from ceylon.record.origin import is_date
from ceylon.rules.options import MOST_SEATS, SMALL_TABLE
from ceylon.terminal.blocks import Unbroken
from ceylon.words import N_, Words


def add_options_of_games(parser: Parser) -> None:
    words = parser.words
    told = words.say("random seed for all games (default: {seed})", seed=1)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=told)
    told = words.say("play with starting tiles")
    parser.add_argument("--starting-tiles", action="store_true", help=told)
    told = words.say("the district left out with 1 or 2 players: uva (default) or dimbula")
    parser.add_argument("--without", choices=["uva", "dimbula"], help=told)
    told = words.say("play with the box in this file (default: the shipped one)")
    parser.add_argument("--box", metavar="FILE", help=told)
    told = words.say("number of games to play at once (default: one per core)")
    parser.add_argument("--workers", type=int, metavar="N", help=told)
    add_option_of_ray(parser)
    told = words.say(
        "play only this part of the games, such as 2/5; all the parts together make up the run"
    )
    parser.add_argument("--part", metavar="I/N", help=told)
    told = words.say("the date to put in the records, such as 2026-11-18 (default: none)")
    parser.add_argument("--date", metavar=words.say_in("value", "DATE"), help=told)


def add_option_of_ray(parser: Parser) -> None:
    told = parser.words.say(
        "play on the Ray cluster at this address, or, without an address, on a new one here"
    )
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=told)


def add_options_of_files(parser: Parser) -> None:
    words = parser.words
    told = words.say("write each result to this file, and resume from it after an interruption")
    parser.add_argument("--log", type=Path, metavar="FILE", help=told)
    told = words.say("save each game as a record in this folder")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=told)
    told = words.say(
        "write each game to this file as a table, in CSV or Parquet according to its extension"
    )
    parser.add_argument("--table", type=Path, metavar="FILE", help=told)
    told = words.say(
        "use the games of these results files, the parts of a run in order, instead of playing"
    )
    parser.add_argument("--join", type=Path, nargs="+", metavar="FILE", help=told)
    told = words.say("write tables and plots to this folder")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help=told)
    told = words.say("print one JSON object, for programs")
    parser.add_argument("--json", action="store_true", help=told)


def check_numbers(options: argparse.Namespace) -> None:
    for name in ("games", "workers"):
        asked = getattr(options, name)
        if asked is not None and asked < 1:
            text = N_("{name} must be at least 1, not {value}")
            raise UsageError(text, {"name": f"--{name}", "value": asked})
    if options.date is not None and not is_date(options.date):
        text = N_("{name} must be a date like 2026-11-18, not “{value}”")
        raise UsageError(text, {"name": "--date", "value": excerpt(options.date)})
    table = getattr(options, "table", None)
    if table is not None and table.suffix not in SUFFIXES:
        text = N_("{name} must end in .csv or .parquet, not “{value}”")
        raise UsageError(text, {"name": "--table", "value": excerpt(str(table))})


def played(
    options: argparse.Namespace, words: Words, plan: Plan, deals: int
) -> Iterator[list[Outcome]]:
    """The games of a plan as the options say, deal by deal; each is written to the table."""
    asked = part(options)
    if options.join is not None:
        check_join(options)
        yield from tabled(options.table, plan, joined(options.join, plan, deals, options.log))
        return
    with games_done(words, len(asked.of_all(deals)) * plan.games_a_deal) as progress:
        running = run(
            plan, deals, workers=crew(options), file=options.log, part=asked, progress=progress
        )
        with closing(running):
            yield from tabled(options.table, plan, running)


def check_without(options: argparse.Namespace, seats: int) -> None:
    if options.without and SMALL_TABLE < seats <= MOST_SEATS:
        text = N_("S3: with {players:players} no district is left out: omit {option}")
        raise UsageError(text, {"players": seats, "option": "--without"})


def bots_named(text: str, *, solo: bool) -> LineUp:
    """The bots of `--bots`, one per seat."""
    names = names_in(text)
    if solo and len(names) > 1:
        raise UsageError(N_("the solo game has one seat, not {seats}"), {"seats": len(names)})
    if len(names) == 1 and not solo:
        raise UsageError(N_("a single bot can play only the solo game: add --solo"))
    return names


def names_in(text: str) -> LineUp:
    return tuple(map(spelled, text.split(",")))


def crew(options: argparse.Namespace) -> Crew:
    """Who plays the games."""
    if options.ray is None:
        return as_crew(options.workers)
    if options.ray and options.workers is not None:
        text = N_("{name} and {other} cannot be used together")
        raise UsageError(text, {"name": "--workers", "other": "--ray ADDRESS"})
    return Ray(options.ray, options.workers)


def part(options: argparse.Namespace) -> Part:
    """The part of the games that was asked for."""
    try:
        return part_of(options.part)
    except PartError as error:
        raise UsageError(error.text, error.values) from error


def check_join(options: argparse.Namespace) -> None:
    for name in ("part", "records"):
        if getattr(options, name) is not None:
            text = N_("{name} and {other} cannot be used together")
            raise UsageError(text, {"name": "--join", "other": f"--{name}"})


@contextmanager
def games_done(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """Yields a function to call with the number of games done."""
    with progress_bar(words.say_in("arena", "games")) as progress:
        yield lambda done: progress(done, games)


def show(tables: Sequence[TextTable]) -> None:
    console = Console(highlight=False)
    for table in tables:
        drawn = Table(title=Unbroken(table.title, style="table.title"))
        widths = column_widths(table, console.width - _FRAME * len(table.headings) - 1)
        for place, (heading, width) in enumerate(zip(table.headings, widths, strict=True)):
            justify: JustifyMethod = "right" if place else "left"
            drawn.add_column(Unbroken(heading), justify=justify, width=width)
        for row in table.rows:
            drawn.add_row(*map(Unbroken, row))
        console.print(drawn)


_FRAME: Final = 3
"""What a column takes beside its text: a line, and a space on each side."""


def column_widths(table: TextTable, room: int) -> list[int]:
    """Where there is too little room, first headings are broken at their spaces, then names, then
    numbers. Only if single words do not fit either is anything cut, and never a name."""
    columns = list(zip(table.headings, *table.rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    by_words = [max(map(_longest_word, column)) for column in columns]
    numbers = [max(map(len, column[1:]), default=0) for column in columns]
    named = list(map(max, by_words, numbers))
    steps = (named, [by_words[0], *named[1:]], by_words, [by_words[0], *[1] * (len(columns) - 1)])
    for least in steps:
        widths = _shrunk(widths, least, room)
    return widths


def _shrunk(widths: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """As narrow as the room demands, the column with the most to spare first."""
    widths = list(widths)
    while sum(widths) > room and widths != least:
        spare = [width - fewest for width, fewest in zip(widths, least, strict=True)]
        widths[spare.index(max(spare))] -= 1
    return widths


def _longest_word(text: str) -> int:
    return max(map(len, text.split(" ")))
