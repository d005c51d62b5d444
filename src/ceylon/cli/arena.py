"""`ceylon arena`: bots play many games against each other; who wins how often."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ceylon import bots, guests
from ceylon.arena import text_tables
from ceylon.arena.confidence_sequence import ShareAtAnyTime
from ceylon.arena.data import arena_data, result_data
from ceylon.arena.errors import ArenaError
from ceylon.arena.interval import ShareOverDeals
from ceylon.arena.plan import LineUp, Plan, against, round_robin
from ceylon.arena.rating import Rating, Ratings, check_installed
from ceylon.arena.report import plots_of, write
from ceylon.arena.results import Standings
from ceylon.arena.verdict import Verdict
from ceylon.box import load
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.guest_options import add_option_of_deadline, maker_of
from ceylon.cli.many_games import (
    add_options_of_files,
    add_options_of_games,
    bots_named,
    check_numbers,
    check_without,
    names_in,
    played,
    show,
)
from ceylon.rules.reasons import SetupError
from ceylon.sight.data.encoding import to_text
from ceylon.words import N_, Words


def add_options(parser: Parser) -> None:
    words = parser.words
    known = ", ".join([*bots.NAMES, *guests.EXAMPLES])
    told = words.say("the bots, one per seat: {known}", known=known)
    parser.add_argument("--bots", metavar="BOT,...", help=told)
    told = words.say("these bots, each against all the others, or each on its own with --solo")
    parser.add_argument("--round-robin", metavar="BOT,...", help=told)
    told = words.say(
        "each bot of --round-robin against this one only, which takes all the other seats"
    )
    parser.add_argument("--against", type=guests.spelled, metavar="BOT", help=told)
    told = words.say("number of players in a game of --round-robin (default: {players})", players=2)
    parser.add_argument("--players", type=int, choices=[2, 3, 4], metavar="N", help=told)
    told = words.say("one bot against the Ceylon Railways Company")
    parser.add_argument("--solo", action="store_true", help=told)
    told = words.say(
        "number of games per line-up, rounded up to whole deals (default: {games})", games=100
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help=told)
    told = words.say("stop as soon as it is clear whether the first bot wins more than its share")
    parser.add_argument("--until-decided", action="store_true", help=told)
    told = words.say(
        "the share for --until-decided, in per cent (default: an equal share for each bot)"
    )
    parser.add_argument("--share", type=float, metavar="PERCENT", help=told)
    add_options_of_games(parser)
    add_option_of_deadline(parser)
    add_options_of_files(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    check_numbers(options)
    plan = _plan(options)
    verdict = _verdict(options, plan)
    rated = bool(options.round_robin) and options.against is None and not plan.solo
    if rated:
        check_installed()
    # With optional stopping the usual intervals would be too narrow.
    standings = Standings(plan, ShareAtAnyTime if verdict else ShareOverDeals)
    ratings = Ratings(plan.names) if rated else None
    for deal in played(options, words, plan, plan.deals_for(options.games)):
        standings.add(deal)
        if ratings:
            for outcome in deal:
                ratings.add(outcome)
        if verdict and verdict.answered(deal):
            break
    _tell(options, words, plan, standings, verdict, ratings.ratings() if ratings else [])
    return 0


def _tell(
    options: argparse.Namespace,
    words: Words,
    plan: Plan,
    standings: Standings,
    verdict: Verdict | None,
    rated: Sequence[Rating],
) -> None:
    found = standings.results()
    met = standings.pairs() if len(plan.line_ups) > 1 else []
    by_name = {rating.bot: rating for rating in rated}
    each = [result_data(result, by_name.get(result.bot)) for result in found]
    told = arena_data(standings.games, standings.deals, each, met, verdict)
    title = words.say("{games:games}, seed {seed}", games=standings.games, seed=options.seed)
    tables = [text_tables.standings(words, found, title, solo=plan.solo)]
    if met:
        tables.append(text_tables.meetings(words, met))
    if rated:
        tables.append(text_tables.rating_table(words, rated))
    tables.append(text_tables.thinking(words, found))
    if any(result.faults for result in found):
        tables.append(text_tables.failures(words, found))
    if options.write is not None:
        shown = [result for result in found if result.bot != options.against]
        write(options.write, told, tables, plots_of(words, shown, rated, solo=plan.solo))
    if options.json:
        print(to_text(told))
        return
    show(tables)
    if verdict:
        print(verdict.sentence(words))


def _verdict(options: argparse.Namespace, plan: Plan) -> Verdict | None:
    if not options.until_decided:
        if options.share is not None:
            _needs("--share", "--until-decided")
        return None
    if len(plan.line_ups) > 1:
        raise UsageError(_NOT_TOGETHER, {"name": "--until-decided", "other": "--round-robin"})
    if options.part is not None:
        raise UsageError(_NOT_TOGETHER, {"name": "--until-decided", "other": "--part"})
    if len(plan.names) == 1 and not plan.solo:
        raise UsageError(N_("with the same bot in every seat there is nothing to decide"))
    if options.share is None:
        return Verdict.even(plan)
    if not 0 < options.share < 100:
        text = N_("{name} must be more than 0 and less than 100")
        raise UsageError(text, {"name": "--share"})
    return Verdict(plan.names[0], options.share / 100)


_NOT_TOGETHER = N_("{name} and {other} cannot be used together")


def _needs(name: str, other: str) -> None:
    raise UsageError(N_("{name} needs {other}"), {"name": name, "other": other})


def _plan(options: argparse.Namespace) -> Plan:
    line_ups = _line_ups(options)
    check_without(options, len(line_ups[0]))
    box = load(options.box)
    try:
        return Plan(
            line_ups,
            options.seed,
            box,
            without=options.without or "uva",
            starting_tiles=options.starting_tiles,
            records=options.records,
            date=options.date or "",
            make=maker_of(options),
        )
    except (bots.UnknownBot, SetupError) as error:
        raise UsageError(error.text, error.values) from error


def _line_ups(options: argparse.Namespace) -> tuple[LineUp, ...]:
    if options.bots is not None and options.round_robin is not None:
        raise UsageError(_NOT_TOGETHER, {"name": "--bots", "other": "--round-robin"})
    if options.round_robin is not None:
        return _many(options)
    for name in ("players", "against"):
        if getattr(options, name) is not None:
            _needs(f"--{name}", "--round-robin")
    if options.bots is None:
        raise UsageError(
            N_("name the bots, with {one} or {many}"), {"one": "--bots", "many": "--round-robin"}
        )
    return (bots_named(options.bots, solo=options.solo),)


def _many(options: argparse.Namespace) -> tuple[LineUp, ...]:
    """Every line-up of a round robin."""
    names = names_in(options.round_robin)
    if options.solo:
        for name in ("players", "against"):
            if getattr(options, name) is not None:
                raise UsageError(_NOT_TOGETHER, {"name": f"--{name}", "other": "--solo"})
    players = 1 if options.solo else options.players or 2
    try:
        if options.against is None:
            return round_robin(names, players)
        return against(names, options.against, players)
    except ArenaError as error:
        raise UsageError(error.text, error.values) from error
