"""`ceylon bench`: the speed of the rules, beside other engines."""

from __future__ import annotations

import argparse

from ceylon.bench import command
from ceylon.cli.arguments import Parser
from ceylon.words import Words


def add_options(parser: Parser) -> None:
    command.add_options(parser)


def run(options: argparse.Namespace, _words: Words) -> int:
    return command.bench(options)
