"""`ceylon bench`: measure, print a table, write bench.json."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from ceylon.bench.report import table, write
from ceylon.bench.run import QUICK, Settings, run


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=_positive, help=f"default: {Settings.rounds}")
    parser.add_argument(
        "--seconds",
        type=_seconds,
        help=f"for each engine in each round (default: {Settings.seconds})",
    )
    parser.add_argument("--quick", action="store_true", help="a few seconds in all, rough figures")
    parser.add_argument("--output", type=Path, default=Path("bench.json"), metavar="FILE")


def bench(options: argparse.Namespace) -> int:
    report = run(settings(options))
    write(report, options.output)
    print(table(report))
    print(f"\nWritten to {options.output}")
    return 0


def settings(options: argparse.Namespace) -> Settings:
    chosen = QUICK if options.quick else Settings()
    if options.rounds is not None:
        chosen = replace(chosen, rounds=options.rounds)
    if options.seconds is not None:
        chosen = replace(chosen, seconds=options.seconds)
    return chosen


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one round")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not number > 0:
        raise argparse.ArgumentTypeError("more than 0 seconds")
    return number
