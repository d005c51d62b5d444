"""What the commands that play many games have in common: options, progress, tables."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ceylon.arena.text_tables import TextTable
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.progress import progress_bar
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
    told = words.say("play with the box of this file (default: the shipped one)")
    parser.add_argument("--box", metavar="FILE", help=told)
    told = words.say("number of games to play at once (default: one per core)")
    parser.add_argument("--workers", type=int, metavar="N", help=told)


def add_options_of_files(parser: Parser) -> None:
    words = parser.words
    told = words.say("write each result to this file, and resume from it after an interruption")
    parser.add_argument("--log", type=Path, metavar="FILE", help=told)
    told = words.say("save each game as a record in this folder")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=told)
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


@contextmanager
def games_done(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """Yields a function to call with the number of games done."""
    with progress_bar(words.say_in("arena", "games")) as progress:
        yield lambda done: progress(done, games)


def show(tables: Sequence[TextTable]) -> None:
    console = Console(highlight=False)
    for table in tables:
        drawn = Table(title=Unbroken(table.title, style="table.title"))
        for place, heading in enumerate(table.headings):
            # Names stay whole; numbers may wrap.
            drawn.add_column(
                Unbroken(heading), justify="right" if place else "left", no_wrap=not place
            )
        for row in table.rows:
            drawn.add_row(*map(Unbroken, row))
        console.print(drawn)
