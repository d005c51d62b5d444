"""`ceylon play`: the game in the terminal."""

from __future__ import annotations

import argparse

from ceylon import terminal
from ceylon.cli.arguments import Parser
from ceylon.words import Words


def add_options(parser: Parser) -> None:
    terminal.add_arguments(parser, parser.words)


def run(options: argparse.Namespace, words: Words) -> int:
    return terminal.run(options, words)
