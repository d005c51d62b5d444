"""`ceylon selfplay`: bots play, and every decision is written down to learn from."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ceylon import bots, guests
from ceylon.arena.plan import Plan
from ceylon.box import load
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.guest_options import add_option_of_deadline, maker_of
from ceylon.cli.many_games import (
    add_options_of_games,
    bots_named,
    check_numbers,
    check_without,
    crew,
    games_done,
    part,
)
from ceylon.dataset.manifest import manifest
from ceylon.dataset.run import run as write
from ceylon.rules.reasons import SetupError
from ceylon.words import Words


def add_options(parser: Parser) -> None:
    words = parser.words
    known = ", ".join([*bots.NAMES, *guests.EXAMPLES])
    told = words.say("the bots, one per seat: {known}", known=known)
    parser.add_argument("--bots", required=True, metavar="BOT,...", help=told)
    told = words.say("one bot against the Ceylon Railways Company")
    parser.add_argument("--solo", action="store_true", help=told)
    told = words.say("number of games (default: {games})", games=1000)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=told)
    told = words.say("write the data to this folder, and resume there after an interruption")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=told)
    add_options_of_games(parser)
    add_option_of_deadline(parser)
    told = words.say("print one JSON object, for programs")
    parser.add_argument("--json", action="store_true", help=told)


def run(options: argparse.Namespace, words: Words) -> int:
    check_numbers(options)
    plan, asked = _plan(options), part(options)
    with games_done(words, options.games) as progress:
        games = write(
            plan, options.games, options.out, workers=crew(options), part=asked, progress=progress
        )
    if options.json:
        print(json.dumps({**json.loads(manifest(plan, options.games)), "written": games}))
    else:
        print(words.say("{games:games} in {folder}", games=games, folder=options.out))
    return 0


def _plan(options: argparse.Namespace) -> Plan:
    names = bots_named(options.bots, solo=options.solo)
    check_without(options, len(names))
    try:
        return Plan(
            (names,),
            options.seed,
            load(options.box),
            without=options.without or "uva",
            starting_tiles=options.starting_tiles,
            rotated=False,
            timed=False,
            date=options.date or "",
            make=maker_of(options),
        )
    except (bots.UnknownBot, SetupError) as error:
        raise UsageError(error.text, error.values) from error
