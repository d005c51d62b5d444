"""The game on one screen of text: `ceylon play`."""

from __future__ import annotations

import argparse

from ceylon.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    from ceylon.terminal import arguments  # noqa: PLC0415 - only when it is played

    arguments.add_arguments(parser, words)


def run(options: argparse.Namespace, words: Words) -> int:
    from ceylon.terminal import arguments  # noqa: PLC0415 - only when it is played

    return arguments.run(options, words)
