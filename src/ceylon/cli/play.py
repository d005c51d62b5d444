"""`ceylon play`: the game in the terminal."""

from __future__ import annotations

import argparse

from ceylon import terminal
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.guest_options import add_option_of_deadline, deadline_of
from ceylon.words import Words


def add_options(parser: Parser) -> None:
    terminal.add_arguments(parser, parser.words)
    add_option_of_deadline(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    from ceylon.bots import UnknownBot  # noqa: PLC0415 - only when it is played
    from ceylon.rules.reasons import SetupError  # noqa: PLC0415
    from ceylon.terminal.party import SeatingError  # noqa: PLC0415

    deadline_of(options)
    try:
        return terminal.run(options, words)
    except (SeatingError, SetupError, UnknownBot) as error:
        raise UsageError(error.text, error.values) from error
