"""`ceylon bench`: the speed of the rules, compared with other engines; a table, and bench.json."""

from __future__ import annotations

import argparse
from dataclasses import replace
from math import inf
from pathlib import Path

from ceylon import bench
from ceylon.bench import QUICK, Settings
from ceylon.cli.arguments import Parser, UsageError
from ceylon.words import N_, Words

OUTPUT = Path("bench.json")


def add_options(parser: Parser) -> None:
    words = parser.words
    told = words.say("number of rounds to measure (default: {rounds})", rounds=Settings.rounds)
    parser.add_argument("--rounds", type=int, metavar="N", help=told)
    told = words.say(
        "seconds per engine in each round (default: {seconds})", seconds=str(Settings.seconds)
    )
    parser.add_argument("--seconds", type=float, metavar="S", help=told)
    told = words.say("a few seconds in total, with rough figures")
    parser.add_argument("--quick", action="store_true", help=told)
    told = words.say("write all figures to this file (default: {file})", file=OUTPUT)
    parser.add_argument("--output", type=Path, default=OUTPUT, metavar="FILE", help=told)


def run(options: argparse.Namespace, words: Words) -> int:
    report = bench.run(settings(options))
    bench.write(report, options.output)
    print(bench.table(report, words))
    print()
    print(words.say("Written to {file}", file=options.output))
    return 0


def settings(options: argparse.Namespace) -> Settings:
    chosen = QUICK if options.quick else Settings()
    if options.rounds is not None:
        if options.rounds < 1:
            text = N_("{name} must be at least 1, not {value}")
            raise UsageError(text, {"name": "--rounds", "value": options.rounds})
        chosen = replace(chosen, rounds=options.rounds)
    if options.seconds is not None:
        if not 0 < options.seconds < inf:
            text = N_("{name} must be more than 0, not {value}")
            raise UsageError(text, {"name": "--seconds", "value": f"{options.seconds:g}"})
        chosen = replace(chosen, seconds=options.seconds)
    return chosen
