"""`ceylon replay`: a recorded game in words, step by step, with its end or one of its positions."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice

from rich.text import Text

from ceylon.box import load
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.record_pages import console, seated
from ceylon.errors import visible
from ceylon.ids import SPECTATOR, by_seat, seats
from ceylon.record import Record
from ceylon.rules.choices import text_of
from ceylon.rules.facts import Fact, TurnBegun
from ceylon.rules.hexes import ALL_IN_PLAY
from ceylon.rules.view import View
from ceylon.sight.data.encoding import to_text
from ceylon.terminal import final, layout
from ceylon.terminal import map as island
from ceylon.words import N_, Words
from ceylon.words.narration import SILENT, tell, tell_choice
from ceylon.words.questions import ask


def add_options(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("file", metavar="FILE", help=words.say("a record, NAME.ceylon"))
    told = words.say("print one JSON object, for programs")
    parser.add_argument("--json", action="store_true", help=told)
    told = words.say("stop after N choices and show the position")
    parser.add_argument("--at", type=int, metavar="N", help=told)
    told = words.say("the box the game was played with (default: the shipped one)")
    parser.add_argument("--box", metavar="FILE", help=told)


def run(options: argparse.Namespace, words: Words) -> int:
    record = Record.load(options.file, load(options.box))
    at = _place(record, options.at)
    if options.json:
        from ceylon.sight.data.records import record_data  # noqa: PLC0415 - only for this option

        print(to_text(record_data(record, at), indent=1))
    else:
        paper = console()
        for line in _lines(record, at, words, paper.width):
            paper.print(line)
    return 0


def _place(record: Record, at: int | None) -> int:
    last = len(record.choices)
    if at is None:
        return last
    if not 0 <= at <= last:
        raise UsageError(N_("--at must be from 0 to {last}, not {at}"), {"last": last, "at": at})
    return at


# The game as sentences


def _lines(record: Record, at: int, words: Words, width: int) -> Iterator[str | Text]:
    words = seated(record, words)
    yield from _setup(record, words)
    yield ""
    yield from _narration(record, at, words)
    yield ""
    game = record.game(at)
    if game.over:
        yield from final.page(words, game.scores(), width)
    else:
        yield words.say("After {n} of {all:choices}:", n=at, all=len(record.choices))
        yield from _position(View.of(game, SPECTATOR), words, width)


def _setup(record: Record, words: Words) -> Iterator[str]:
    options, deal, box = record.options, record.deal, record.box
    # Translators: at the head of a replay.
    yield words.say("Players: {seats:player}", seats=list(seats(options.boards)))
    if options.solo:
        yield words.say(
            "CR Co. is the Ceylon Railways Company, the opponent in the solo game; it follows fixed"
            " rules"
        )
    yield words.say("Box: {name} ({digest})", name=visible(box.name), digest=box.digest)
    if options.left_out != ALL_IN_PLAY:
        yield words.say("S3: {district:district} is left out", district=options.left_out)
    for district, councillor in enumerate(deal.councillors):
        if councillor:
            text = N_("S5: the councillor of {district:district} ({councillor:councillor})")
            yield words.say(text, district=district, councillor=councillor - 1)
    for seat, number in by_seat(deal.tiles):
        text = N_("V1: {seat:player} has starting tile {number} ({tile:tile})")
        yield words.say(text, seat=seat, number=number, tile=box.starting_tiles[number - 1])


def _narration(record: Record, at: int, words: Words) -> Iterator[str]:
    """Each choice with its number and what came of it, under the heading of its turn."""
    seat = record.game(0).seat
    for number, (choice, facts, game) in enumerate(islice(record.replay(), at), start=1):
        told = list(facts)
        # If nothing happened except that the game went on, the choice itself is told.
        silent = text_of(choice) in SILENT or not told
        first = tell_choice(words, seat, choice) if silent else tell(words, told.pop(0))
        yield f"{number:4}  {first}"
        for fact in told:
            yield from _line(words, fact)
        seat = game.seat


def _line(words: Words, fact: Fact) -> tuple[str, ...]:
    if isinstance(fact, TurnBegun):
        return "", tell(words, fact)
    return (f"      {tell(words, fact)}",)


def _position(view: View, words: Words, width: int) -> Iterator[str | Text]:
    yield ask(words, view)
    yield ""
    yield from island.draw(view)
    yield ""
    yield from layout.all_boards(words, view, width)
