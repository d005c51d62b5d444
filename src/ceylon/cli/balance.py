"""`ceylon balance`: one bot plays many games against itself; what that says about the game."""

from __future__ import annotations

import argparse

from ceylon import bots
from ceylon.arena.balance import Census
from ceylon.arena.data import balance_data
from ceylon.arena.findings import Findings
from ceylon.arena.plan import Plan
from ceylon.arena.report import write
from ceylon.box import load
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.guest_options import add_option_of_deadline, maker_of
from ceylon.cli.many_games import (
    add_options_of_files,
    add_options_of_games,
    check_numbers,
    check_without,
    played,
    show,
)
from ceylon.guests import spelled
from ceylon.sight.data.encoding import to_text
from ceylon.words import Words


def add_options(parser: Parser) -> None:
    words = parser.words
    told = words.say("the bot in every seat (default: {bot})", bot="greedy")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help=told)
    told = words.say("number of players (default: {players})", players=4)
    parser.add_argument("--players", type=int, default=4, choices=[2, 3, 4], metavar="N", help=told)
    told = words.say("number of games (default: {games})", games=1000)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=told)
    add_options_of_games(parser)
    add_option_of_deadline(parser)
    add_options_of_files(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    check_numbers(options)
    plan = _plan(options)
    census = Census(plan.seats)
    for deal in played(options, words, plan, options.games):
        for outcome in deal:
            census.add(outcome)
    found = census.balance()
    title = words.say(
        "{games:games} of {bot}, seed {seed}", games=found.games, bot=options.bot, seed=options.seed
    )
    findings = Findings(words, found, plan.box)
    tables = findings.tables(title)
    told = balance_data(found, bot=options.bot, seed=options.seed)
    if options.write is not None:
        write(options.write, told, tables, findings.plots())
    if options.json:
        print(to_text(told))
    else:
        show(tables)
    return 0


def _plan(options: argparse.Namespace) -> Plan:
    check_without(options, options.players)
    try:
        return Plan(
            ((spelled(options.bot),) * options.players,),
            options.seed,
            load(options.box),
            without=options.without or "uva",
            starting_tiles=options.starting_tiles,
            rotated=False,
            records=options.records,
            timed=False,
            date=options.date or "",
            make=maker_of(options),
        )
    except bots.UnknownBot as error:
        raise UsageError(error.text, error.values) from error
