"""From the arguments, or the menu, to a game at the table."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from ceylon import bots
from ceylon.bots.greedy import Greedy
from ceylon.box import Box, load
from ceylon.folders import NotWritable, data_folder
from ceylon.guests import EXAMPLES, named, spelled
from ceylon.ids import seats
from ceylon.record import Record
from ceylon.rules.deal import draw_deal
from ceylon.rules.options import SMALL_TABLE, Options
from ceylon.seats import HUMAN
from ceylon.sight.history import History
from ceylon.terminal import layout, menu, saves
from ceylon.terminal.console import Terminal
from ceylon.terminal.party import Party, SeatingError, check_kinds
from ceylon.terminal.saves import SavedGameError
from ceylon.terminal.session import Session
from ceylon.words import N_, Words

Maker = Callable[[str, int], bots.Bot]
USUAL_SEATS = (HUMAN, bots.USUAL, bots.USUAL, bots.USUAL)


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    known = ", ".join([HUMAN, *bots.NAMES, *EXAMPLES])
    told = words.say("who sits where, clockwise: {kinds}", kinds=known)
    parser.add_argument("--seats", metavar="SEAT,...", help=told)
    told = words.say("the names of all players, or of the people only")
    parser.add_argument("--names", metavar="NAME,...", help=told)
    told = words.say("one player against the Ceylon Railways Company")
    parser.add_argument("--solo", action="store_true", help=told)
    told = words.say("play with starting tiles")
    parser.add_argument("--starting-tiles", action="store_true", help=told)
    told = words.say("the district left out with 1 or 2 players: uva (default) or dimbula")
    parser.add_argument("--without", choices=["uva", "dimbula"], help=told)
    told = words.say("the seat that starts, from 1 (default: drawn at random)")
    parser.add_argument("--start", type=int, metavar="N", help=told)
    told = words.say("solo: the railway is drawn at random (default) or built by you")
    parser.add_argument("--railway", choices=["drawn", "built"], help=told)
    _add_file_arguments(parser, words)


def _add_file_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    told = words.say("random seed for the deal and the bots")
    parser.add_argument("--seed", type=int, metavar="N", help=told)
    told = words.say("play with the box in this file (default: the shipped one)")
    parser.add_argument("--box", metavar="FILE", help=told)
    told = words.say("resume the game in this file (default: the latest one)")
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=told)
    told = words.say(
        "save the game in this file (default: a new one in {folder})", folder=data_folder()
    )
    parser.add_argument("--save", metavar="FILE", help=told)


def run(arguments: argparse.Namespace, words: Words) -> int:
    terminal = Terminal()
    box = load(arguments.box)
    if terminal.interactive and _nothing_asked(arguments):
        try:
            words = _ask_in_menu(arguments, words, terminal, box)
        except (menu.MenuLeft, KeyboardInterrupt):
            return 0
    rng = Random(arguments.seed)
    if arguments.resume is not None:
        session = _resume(arguments, words, terminal, box, rng)
    else:
        session = _begin(arguments, words, terminal, box, rng)
    return session.run()


# The menu


def _nothing_asked(arguments: argparse.Namespace) -> bool:
    """Whether the kind of game is still undecided; seed, box and file do not settle it."""
    asked = (
        arguments.seats,
        arguments.names,
        arguments.without,
        arguments.start,
        arguments.railway,
    )
    flags = arguments.solo or arguments.starting_tiles
    return not flags and arguments.resume is None and all(each is None for each in asked)


def _ask_in_menu(
    arguments: argparse.Namespace, words: Words, terminal: Terminal, box: Box
) -> Words:
    """Fill in the arguments; the language in which they were answered."""
    saved = saves.latest(box)
    wishes = menu.ask(
        terminal, words, None if saved is None else lambda words: _description(saved, box, words)
    )
    if wishes.resume:
        arguments.resume = str(saved)
        return wishes.words
    arguments.seats = ",".join(wishes.kinds)
    arguments.names = wishes.names
    arguments.starting_tiles = wishes.starting_tiles
    arguments.without = wishes.without
    arguments.railway = wishes.railway
    return wishes.words


def _description(path: Path, box: Box, words: Words) -> str:
    record = Record.load(path, box)
    names = Party.of(_recorded_kinds(record), record.names, words).names
    turn = words.say_in("status", "Turn {turn}", turn=record.game().turn)
    return f"{words.labelled(names)} · {turn} · {path.stem}"


# A new game


def _begin(
    arguments: argparse.Namespace, words: Words, terminal: Terminal, box: Box, rng: Random
) -> Session:
    kinds = _kinds(arguments) or list(USUAL_SEATS)
    party = Party.of(kinds, _names(arguments), words)
    _check_options(arguments, len(kinds))
    options = Options(
        len(kinds),
        without=arguments.without or "uva",
        starting_tiles=arguments.starting_tiles,
        start=None if arguments.start is None else arguments.start - 1,
        railway=arguments.railway or "drawn",
    )
    path, notes = _new_file(arguments, words)
    deal = draw_deal(options, rng, box)
    record = Record(options, deal, [], party.names, box, party.recorded)
    session = _session(terminal, words, record, party, rng, path, _maker(arguments))
    session.notes += notes
    return session


def _new_file(arguments: argparse.Namespace, words: Words) -> tuple[Path, list[str]]:
    """Where a new game is saved, and what to say about that."""
    if arguments.save is not None:
        return saves.checked_path(arguments.save), []
    try:
        return saves.new_path(), []
    except NotWritable as error:
        path = saves.passing_path()
        told = words.say(
            "The game is being saved in {file}, but only temporarily: {problem}. To"
            " keep it, name another file with --save.",
            file=path,
            problem=words.say(error.text, **error.values),
        )
        return path, [told]


def _check_options(arguments: argparse.Namespace, seats: int) -> None:
    """Options that do not apply to this game are an error."""
    start = arguments.start
    if start is not None and not 1 <= start <= seats:
        text = N_("S1: there is no seat {seat}: the seats are numbered from 1 to {seats}")
        raise SeatingError(text, {"seat": start, "seats": seats})
    if arguments.without is not None and seats > SMALL_TABLE:
        text = N_("S3: with {players:players} no district is left out: omit {option}")
        raise SeatingError(text, {"players": seats, "option": "--without"})
    if arguments.railway is not None and seats > 1:
        text = N_("R5: only the solo game has a railway: omit {option}")
        raise SeatingError(text, {"option": "--railway"})


def _kinds(arguments: argparse.Namespace) -> list[str]:
    """Who sits where, as far as the arguments say."""
    kinds = (
        [] if arguments.seats is None else [spelled(kind) for kind in arguments.seats.split(",")]
    )
    if arguments.solo and len(kinds) > 1:
        raise SeatingError(N_("the solo game has one seat, not {seats}"), {"seats": len(kinds)})
    if arguments.solo and not kinds:
        kinds = [HUMAN]
    if kinds:
        check_kinds(kinds)
    return kinds


def _names(arguments: argparse.Namespace) -> list[str]:
    if arguments.names is None:
        return []
    return list(
        arguments.names if isinstance(arguments.names, list) else arguments.names.split(",")
    )


# A saved game


def _resume(
    arguments: argparse.Namespace, words: Words, terminal: Terminal, box: Box, rng: Random
) -> Session:
    _check_resuming(arguments)
    path = saves.to_resume(arguments.resume, box)
    record = Record.load(path, box)
    kinds = _kinds(arguments)
    # What a record names is one of ours, and nothing is loaded for it.
    make = _maker(arguments) if kinds else bots.bot
    kinds = kinds or _saved_kinds(path, record)
    if len(kinds) != record.options.seats:
        text = N_("the saved game has {seats:seats}, not {asked}")
        raise SeatingError(text, {"seats": record.options.seats, "asked": len(kinds)})
    party = Party.of(kinds, record.names, words)
    record.names, record.bots = party.names, party.recorded
    if arguments.save is not None:
        path = saves.checked_path(arguments.save)
        record.save(path)
    session = _session(terminal, words, record, party, rng, path, make)
    if record.options.solo and session.history.game.turn:  # before, the header says it
        session.notes.append(layout.opponent(session.words))
    return session


def _check_resuming(arguments: argparse.Namespace) -> None:
    """A saved game already has its options; only who sits where may change."""
    asked = vars(arguments)
    options = ("solo", "names", "starting_tiles", "without", "start", "railway")
    # --start 0 counts as given, though there is no such seat.
    given = [
        f"--{option.replace('_', '-')}"
        for option in options
        if asked[option] is not None and asked[option] is not False
    ]
    if given:
        text = N_("a saved game has its own options: omit {options}")
        raise SeatingError(text, {"options": ", ".join(given)})


def _saved_kinds(path: Path, record: Record) -> list[str]:
    """As in the record; a bot must be one that this version has."""
    for bot in record.bots or []:
        if bot is not None and not bots.is_known(bot):
            text = N_(
                "{file}: the bot {bot} is not available here: choose who sits where with"
                " --seats ({kinds})"
            )
            known = ", ".join([HUMAN, *bots.NAMES])
            raise SavedGameError(text, {"file": str(path), "bot": bot, "kinds": known})
    return _recorded_kinds(record)


def _recorded_kinds(record: Record) -> list[str]:
    return [record.bot(seat) or HUMAN for seat in seats(record.options.seats)]


def _session(
    terminal: Terminal,
    words: Words,
    record: Record,
    party: Party,
    rng: Random,
    path: Path,
    make: Maker,
) -> Session:
    words = party.words_at_table(words, record.options)
    return Session(terminal, words, History.of(record), party, party.bots(rng, make), path)


def _maker(arguments: argparse.Namespace) -> Maker:
    """Makes the bots that the command line names."""
    return partial(named, deadline=arguments.deadline, stand_in=Greedy)
