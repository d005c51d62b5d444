"""`ceylon puzzles`: find positions in bots' games in which one choice is clearly the best."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.many_games import games_done
from ceylon.processes import cores
from ceylon.puzzles import GRADES, Puzzle, grade_of
from ceylon.puzzles.hunt import Found, Hunt
from ceylon.puzzles.long_thought import Care
from ceylon.puzzles.selection import selected
from ceylon.puzzles.shipped import FILE, place
from ceylon.puzzles.workshop import hunt_all, write
from ceylon.words import N_, Words

GAMES: Final = 200
NUMBER: Final = 240
FOLDER: Final = Path("puzzles")
_LEAST: Final = ("games", "number", "simulations", "workers")


def add_options(parser: Parser) -> None:
    words = parser.words
    told = words.say("number of games to take puzzles from (default: {games})", games=GAMES)
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=told)
    told = words.say("maximum number of puzzles to choose (default: {number})", number=NUMBER)
    parser.add_argument("--number", type=int, default=NUMBER, metavar="N", help=told)
    told = words.say(
        "simulations for each of the best choices, with each of five seeds"
        " (default: {simulations})",
        simulations=Care.simulations,
    )
    parser.add_argument("--simulations", type=int, default=Care.simulations, metavar="N", help=told)
    told = words.say("random seed for all games (default: {seed})", seed=1)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=told)
    told = words.say("number of games to play at once (default: one per core)")
    parser.add_argument("--workers", type=int, metavar="N", help=told)
    told = words.say("the folder for the puzzles; an interrupted run resumes there")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER", help=told)
    told = words.say("ship the puzzles in place of those shipped so far")
    parser.add_argument("--keep", action="store_true", help=told)


def run(options: argparse.Namespace, words: Words) -> int:
    _check_numbers(options)
    how = Hunt(options.seed, care=Care(simulations=options.simulations))
    with games_done(words, options.games) as progress:
        found = hunt_all(how, options.games, options.out, options.workers or cores(), progress)
    puzzles = selected([each for game in found for each in game.puzzles], options.number)
    file = place() if options.keep else options.out / FILE
    write(file, how, found, puzzles)
    _tell(words, found, puzzles)
    print(words.say("Written to {file}", file=file))
    return 0


def _check_numbers(options: argparse.Namespace) -> None:
    for name in _LEAST:
        asked = getattr(options, name)
        if asked is not None and asked < 1:
            text = N_("{name} must be at least 1, not {value}")
            raise UsageError(text, {"name": f"--{name}", "value": asked})


def _tell(words: Words, found: Sequence[Found], puzzles: Sequence[Puzzle]) -> None:
    text = N_(
        "{games:games}; positions: {positions:number}; promising: {promises:number};"
        " searched at length: {tried:number}; puzzles: {proved:number}; chosen: {chosen:number}"
    )
    counted = {
        "games": len(found),
        "positions": sum(each.positions for each in found),
        "promises": sum(each.promises for each in found),
        "tried": sum(each.tried for each in found),
        "proved": sum(len(each.puzzles) for each in found),
        "chosen": len(puzzles),
    }
    print(words.say(text, **counted))
    minutes = sum(each.seconds for each in found) / 60
    print(words.say("processor time: {minutes:number_1} minutes", minutes=minutes))
    of_grade = Counter(grade_of(puzzle.budget) for puzzle in puzzles)
    for grade in GRADES:
        name = words.say(grade.name)
        print(words.say("{place}: {sentence}", place=name, sentence=str(of_grade[grade])))
