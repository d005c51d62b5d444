"""`ceylon box`: what is in the box, with the source of each value; `ceylon box check FILE`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from ceylon.box import Box, describe, drawn_map, load
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.box_words import Description
from ceylon.errors import excerpt, visible
from ceylon.words import N_, Words

_CHECK: Final = "check"


def add_options(parser: Parser) -> None:
    words = parser.words
    told = words.say("check a box file and report every error")
    parser.add_argument("task", nargs="?", metavar=_CHECK, help=told)
    parser.add_argument("file", nargs="?", metavar="FILE", help=words.say("the file to check"))
    told = words.say("show the box in this file (default: the shipped one)")
    parser.add_argument("--box", metavar="FILE", help=told)


def run(options: argparse.Namespace, words: Words) -> int:
    if not options.task:
        print("\n".join(_description(load(options.box), words)))
        return 0
    if options.task != _CHECK:
        text = N_("“{asked}” is not understood: did you mean “{known}”?")
        raise UsageError(text, {"asked": excerpt(options.task), "known": _CHECK})
    if options.file is None:
        raise UsageError(N_("name the box file to check"))
    box = load(options.file)
    print(words.say("{file} is valid: {name} ({digest})", **_box_data(options.file, box)))
    return 0


def _box_data(file: str, box: Box) -> dict[str, str]:
    return {"file": file, "name": visible(box.name), "digest": box.digest}


def _description(box: Box, words: Words) -> Iterator[str]:
    description = Description(words)
    yield f"{visible(box.name)} ({box.digest})"
    for title, rows in describe(box):
        said = [[description.say(text) for text in row] for row in rows]
        yield from ("", description.say(title), *_table(said))
    yield ""
    yield from (f"  {row}" for row in drawn_map(box))
    yield ""
    yield words.say("text: the rulebooks say so")
    yield words.say("inferred: it follows from what they say")
    yield words.say("ours: a reconstruction that fits what they say")


def _table(rows: list[list[str]]) -> list[str]:
    """Name, source and value, which comes last since it may be long."""
    names = max(len(name) for name, _, _ in rows)
    sources = max(len(source) for _, _, source in rows)
    return [f"  {name:{names}}  {source:{sources}}  {value}" for name, value, source in rows]
