"""`ceylon store`: back up, restore and check the stored games, delete old ones, export them."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from ceylon.cli.arguments import NEEDS_VALUE, Parser, UsageError, check_days
from ceylon.folders import in_data_folder
from ceylon.store import SqlStore
from ceylon.store.backup import back_up, must_exist, restore
from ceylon.table.archive import Archive, opened
from ceylon.words import N_, Words
from ceylon.words.explanations import explain_error

STORE: Final = "tables.db"
"""The file in the data folder where tables are kept by default."""
_BACKUP, _RESTORE, _CHECK, _PRUNE, _EXPORT = "backup", "restore", "check", "prune", "export"
_WITH_PATH: Final = (_BACKUP, _RESTORE, _EXPORT)
_YES: Final = "--yes"
_FAILED: Final = 1
Work = Callable[[Archive, argparse.Namespace, Words], Awaitable[int]]


def add_options(parser: Parser) -> None:
    words = parser.words
    told = words.say(
        "backup FILE, restore FILE, check (replay every game), prune (delete old games), or export"
        " FOLDER (the records of finished games)"
    )
    actions = (_BACKUP, _RESTORE, _CHECK, _PRUNE, _EXPORT)
    parser.add_argument("action", choices=actions, help=told)
    told = words.say("the file of the backup, or the folder for the records")
    parser.add_argument("path", nargs="?", metavar="FILE", help=told)
    told = words.say("a file, or the URL of a database (default: in your data folder)")
    parser.add_argument("--db", metavar="FILE", help=told)
    told = words.say("prune: games where nothing has happened for so many days")
    parser.add_argument("--days", type=int, metavar="N", help=told)
    told = words.say("prune: only finished games")
    parser.add_argument("--finished", action="store_true", help=told)
    told = words.say("prune: delete them for good; otherwise they are only counted")
    parser.add_argument(_YES, action="store_true", help=told)
    parser.add_environment(os.environ, ("--db",))


def run(options: argparse.Namespace, words: Words) -> int:
    _check(options)
    where = in_data_folder(STORE) if options.db is None else options.db
    if options.action == _BACKUP:
        back_up(where, Path(options.path))
        print(words.say("The store was backed up: {file}", file=options.path))
        return 0
    if options.action == _RESTORE:
        return _restore(where, Path(options.path), words)
    work: dict[str, Work] = {_CHECK: _replay_all, _PRUNE: _prune, _EXPORT: _export}
    must_exist(where)
    store = SqlStore(where)
    if options.action == _PRUNE:
        try:
            store.keep_others_out()
        except BaseException:
            store.close()
            raise
    return asyncio.run(_at_work(work[options.action], store, options, words))


def _check(options: argparse.Namespace) -> None:
    """Raises UsageError."""
    if options.action in _WITH_PATH and options.path is None:
        raise UsageError(NEEDS_VALUE, {"name": options.action})
    if options.action not in _WITH_PATH and options.path is not None:
        raise UsageError(N_("{name} takes no value"), {"name": options.action})
    if options.action == _PRUNE and (options.days is None or options.days < 1):
        raise UsageError(
            N_("only old games are deleted: say with {option} how old"), {"option": "--days"}
        )
    check_days("--days", options.days)


def _restore(where: str | Path, file: Path, words: Words) -> int:
    before = restore(where, file)
    print(words.say("The store was restored from {file}", file=str(file)))
    if before is not None:
        print(words.say("What was there before is in {file}", file=str(before)))
    return 0


async def _at_work(work: Work, store: SqlStore, options: argparse.Namespace, words: Words) -> int:
    async with opened(store) as archive:
        return await work(archive, options, words)


async def _replay_all(archive: Archive, _options: argparse.Namespace, words: Words) -> int:
    good, bad = 0, 0
    async for game, problem in archive.problems():
        if problem is None:
            good += 1
            continue
        bad += 1
        print(words.say("{place}: {sentence}", place=game, sentence=explain_error(words, problem)))
    print(words.say("In order: {n:games}", n=good))
    if bad:
        print(words.say("Cannot be opened: {n:games}", n=bad))
    return _FAILED if bad else 0


async def _prune(archive: Archive, options: argparse.Namespace, words: Words) -> int:
    found = await archive.games(options.days)
    if options.finished:
        found = [game for game in found if await archive.is_over(game)]
    if not options.yes:
        told = words.say("To be deleted: {n:games} ({option} deletes)", n=len(found), option=_YES)
        print(told)
        return 0
    deleted = sum([await archive.delete(game, options.days) for game in found])
    # Translators: how many games were deleted.
    print(words.say("Deleted: {n:games}", n=deleted))
    return 0


async def _export(archive: Archive, options: argparse.Namespace, words: Words) -> int:
    folder, written, others = Path(options.path), 0, 0
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - nobody else is served here
    async for game, record in archive.records():
        if record is None:
            others += 1
            continue
        written += 1
        (folder / f"{game}.ceylon").write_text(record, encoding="utf-8")
    print(words.say("Written to {folder}: {n:games}", folder=str(folder), n=written))
    if others:
        print(words.say("Not over, or not readable: {n:games}", n=others))
    return 0
