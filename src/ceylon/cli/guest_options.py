"""The options about bots of the user's own, which several commands have."""

from __future__ import annotations

import argparse
from functools import partial

from ceylon import guests
from ceylon.bots import Bot
from ceylon.cli.arguments import Parser, UsageError
from ceylon.words import N_


def add_option_of_deadline(parser: Parser) -> None:
    told = parser.words.say(
        "how many seconds a bot of your own has for each choice (default: {seconds:number})",
        seconds=guests.DEADLINE,
    )
    parser.add_argument("--deadline", type=float, default=guests.DEADLINE, metavar="S", help=told)


def deadline_of(options: argparse.Namespace) -> float:
    """Raises UsageError."""
    if not 0 < options.deadline < float("inf"):
        raise UsageError(N_("{name} must be more than 0"), {"name": "--deadline"})
    return float(options.deadline)


def maker_of(options: argparse.Namespace) -> partial[Bot]:
    """Makes a bot from its name on the command line and a seed; raises UsageError."""
    return partial(guests.named, deadline=deadline_of(options))
