"""Values for the fields of sentences, such as a game would have.

A field with a unit takes the values of its unit, and any other the values of its name. A name that
means different things in different rooms has an entry for the room, which comes first.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from ceylon.rules.choices import choice_of
from ceylon.rules.scoring import RUPEES, Placing
from ceylon.words import Words, units
from ceylon.words.names import name
from ceylon.words.scoring import majority, place

COUNTS: Final = (0, 1, 2, 5, 11, 21, 101)
"""Each plural form of each language more than once."""
FEW: Final = 2
"""A number beside the one that is counted."""

TYPED: Final = ("Ana", "inés")
"""Names as people type them: in lower case too, and with an I after a Spanish "y"."""
ANA, INES, RAILWAYS, UNNAMED = range(4)


def seated(language: str) -> Words:
    words = Words.of(language)
    return words.seated([*TYPED, words.railways])


OF_UNITS: Final[Mapping[str, tuple[object, ...]]] = {
    **dict.fromkeys(units.COUNTED, COUNTS),
    "teas": ((0, 0, 1), (2, 1, 0), (1, 5, 2)),
    "hex": (10,),
    "district": (1, 3),
    "tea": (0,),
    "action": (0, 3, 6),
    "doing": (0, 3, 6),
    "short": (0, 3, 6),
    "card": ((0, 1),),
    "councillor": (0, 7),
    "tile": (1, 6),
    "company": (2,),
    "ordinal": (1, 2, 3),
    "number": (0.5, 12345.678),
    "signed": (-1.25, 0, 3.5),
    "percent": (0.0, 0.429),
    "change": (-0.035, 0.12),
    "player": (INES, RAILWAYS, UNNAMED),
    "colour": (0, 3),
}

OF_LISTS: Final[Mapping[str, tuple[object, ...]]] = {
    "hex": ([10], [10, 11], [10, 11, 31]),
    "player": ([INES], [ANA, INES], [RAILWAYS, ANA, INES]),
    "card": ([(0, 1)], [(0, 1), (2, 3)], [(0, 1), (2, 3), (1, 4)]),
}
LISTS: Final = frozenset({"hexes", "line", "tied", "pawns", "discs", "seats", "cards", "cannot"})
"""The fields that take a list of the values of their unit."""

# A value that is itself in words.
Spoken = Callable[[Words], str]


def _choice(text: str) -> Spoken:
    return lambda words: name(words, choice_of(text))


@dataclass(frozen=True)
class Said:
    """A sentence of the catalogues without fields."""

    text: str
    context: str = ""

    def __call__(self, words: Words) -> str:
        return words.say_in(self.context, self.text) if self.context else words.say(self.text)


def _unit(spec: str, value: object) -> Spoken:
    return lambda words: words.unit(spec, value)


def _listed(spec: str, *values: object) -> Spoken:
    return lambda words: words.unit(spec, list(values))


@dataclass(frozen=True)
class Each:
    """One sample after another."""

    values: tuple[object, ...]


_PLACE: Final = Placing(int(RUPEES), 15, 1, 0, tied=False)

IN_ROOMS: Final[Mapping[tuple[str, str], object]] = {
    ("analysis", "all"): 4,
    ("arena", "bots"): 2,
    ("arena", "file"): "results.jsonl",
    ("arena", "value"): -1.25,
    ("bots", "known"): "chance, greedy, search",
    ("bots", "name"): "gandalf",
    ("bots/weights", "known"): "2, 3",
    ("bots/weights", "name"): "points",
    ("bots/weights", "mode"): "solo",
    ("box", "chests"): 6,
    ("box", "hex"): "[3, -1]",
    ("box", "high"): 99,
    ("box", "known"): "cheap_steps, one_more_rupee",
    ("box", "name"): "K3",
    ("box", "low"): 1,
    ("box", "other"): "worm",
    ("box", "spaces"): 10,
    ("cli", "known"): "chance, greedy, search",
    ("cli", "nothing"): "nothing",
    ("cli", "shipped"): "shipped",
    ("cli", "name"): "--games",
    ("cli", "other"): "--solo",
    ("cli/arguments", "names"): "FILE, --seed",
    ("cli/box", "name"): "Ceylon",
    ("cli/replay", "name"): "Ceylon",
    ("cli/serve", "other"): 8001,
    ("cli/host_options", "found"): "me",
    ("cli/host_options", "least"): 12,
    ("cli/host_options", "most"): 100,
    ("cli/host_options", "option"): "--private",
    ("cli/host_options", "other"): "https://example.org/contact",
    ("record", "district"): "Kandy",
    ("record", "hex"): "K3",
    ("record", "name"): "Ceylon",
    ("cli/serve", "option"): "--bot",
    ("guests", "choice"): "plant K3",
    ("guests", "file"): "mine.py",
    ("guests/names", "file"): "mine.py:MyBot",
    ("guests", "found"): "'plant K3'",
    ("guests", "name"): "mine",
    ("guests", "problem"): "ValueError: empty (mine.py, line 3)",
    ("rules", "choice"): 999,
    ("rules", "name"): "kandy",
    ("rules/parcel", "found"): 3,
    ("sight/data/advice", "action"): _choice("plant K3"),
    ("sight/data/advice", "first"): _choice("plant K3"),
    ("sight/data/advice", "other"): _choice("move K5"),
    ("sight/data/advice", "second"): _choice("move K5"),
    ("store", "found"): 3,
    ("table", "known"): "human, open, planter",
    ("terminal/boards", "all"): 9,
    ("terminal/final", "place"): lambda words: place(words, _PLACE),
    ("terminal/menu", "name"): Said("Planter"),
    ("web/pages/labels", "name"): _unit("Tile", 1),
    ("web/pages/parts", "name"): _unit("tile", 1),
    ("web/pages/parts", "place"): "K3",
    ("web/server", "known"): "0, 1, 2",
    ("web/server", "place"): "seats.0.name",
    ("words/explanations", "place"): "A1",
    ("words/language", "known"): "en (English), fr (français)",
    ("words/language", "asked"): "'xx'",
    ("words/questions", "actions"): lambda words: words.labelled(
        [words.unit("short", action) for action in (0, 1, 2, 3, 5)]
    ),
    ("words/questions", "main:action"): Each((0, 3, 4)),
    ("words/scoring", "tied:player"): Each(([ANA, INES], [RAILWAYS, ANA, INES])),
    ("words/lists", "first"): "K3, K4",
    ("words/lists", "last"): "K5",
    ("words/lists", "next"): "K5",
}
"""By the beginning of a file's name, and the field, with its unit if it has one."""

OF_FIELDS: Final[Mapping[str, object]] = {
    "ability": "cheap_stairs",
    "actions": "plant, harvest, trade",
    "address": "http://127.0.0.1:8000/",
    "after": 26.4,
    "all": 187,
    "asked": 3,
    "at": 41,
    "before": 33.1,
    "bot": "greedy",
    "bots": "chance, greedy, search",
    "can": lambda words: words.listed(("Ana (+1)", "inés")),
    "card": "plant/trade",
    "cells": 4,
    "chance": 42.6,
    "chances": "Ana 43, inés 57",
    "change": 2,
    "character": Said("Counts the chests, then the rupees, then the days."),
    "checksum": "5c1f20aa",
    "choice": _choice("plant K3"),
    "choices": "drawn, built",
    "chosen": 240,
    "code": "SIGKILL",
    "colour": "yellow",
    "command": "ceylon play",
    "commands": "language fr, language es or language ru",
    "column": 8,
    "company": _unit("company", 2),
    "count": 21,
    "digest": "1f8c42aa",
    "district": _unit("district", 3),
    "end": 4,
    "engines": "catanatron",
    "even": 25.0,
    "example": "mine=mine.py:MyBot",
    "file": "game.ceylon",
    "first": "drawn",
    "expected": 40,
    "folder": "games",
    "format": "ceylon 1",
    "found": "K9",
    "game": _unit("turns", 12),
    "games": 1000,
    "generations": 5,
    "hexes": "K3, K4",
    "high": 12.25,
    "host": "127.0.0.1",
    "key": "deck",
    "kind": "gandalf",
    "kinds": "human, chance, greedy",
    "known": 1,
    "language": "français",
    "languages": "en, fr, es, ru",
    "last": 65535,
    "least": 1,
    "leaves": 7,
    "left": _unit("contracts", 5),
    "length": 46,
    "level": 2,
    "line": 12,
    "link": "localhost/t/4",
    "loss": 0.412,
    "low": -3.5,
    "many": "--round-robin",
    "markers": 8,
    "missing": "3.2",
    "module": "mine:MyBot",
    "mode": _unit("players", 4),
    "more": 3,
    "most": 24,
    "n": 3,
    "name": "--games",
    "names": 1,
    "near": "rupees",
    "new": 51.25,
    "next": 4,
    "note": "5 rupees",
    "number": 7,
    "old": 48.75,
    "one": "--bots",
    "option": "--without",
    "options": "--seed, --tiles",
    "other": 2,
    "others": "Ana, inés",
    "package": "openskill",
    "packages": "rich, starlette",
    "path": "games",
    "page": Said("Review", "button"),
    "place": lambda words: majority(words, int(RUPEES)),
    "players": 4,
    "points": 10,
    "positions": 21000,
    "port": 8000,
    "promises": 1200,
    "proved": 260,
    "problem": Said("the game is not over yet"),
    "processor": "x86_64",
    "python": "3.11",
    "r2": 0.612,
    "reach": 2.5,
    "reason": "x",
    "rounds": 5,
    "room": 1,
    "rule": "R10",
    "said": 187,
    "seat": 5,
    "seats": 3,
    "second": "built",
    "seconds": 2,
    "seed": 1,
    "sentence": Said("the game is not over yet"),
    "server": "http://localhost:8046",
    "share": 62.96,
    "shipped": "1f8c42aa",
    "simulations": 400,
    "size": 1264,
    "source": "guessed",
    "space": 4,
    "spaces": _listed("company", 2, 3),
    "status": 403,
    "steps": _choice("harvest K4"),
    "taken": 2,
    "target": 2.5,
    "text": "plnat K3",
    "tile": _unit("tile", 1),
    "stored": Said("empty", "status"),
    "time": 61.5,
    "title": Said("options", "heading"),
    "tried": 700,
    "turn": 12,
    "usual": "text",
    "value": -1,
    "variable": "HOME",
    "version": "0.2.0",
    "weights": "search@mine.json",
    "wagon": 2,
    "wanted": "ceylon 1",
    "warehouse": 5,
    "no": 0,
    "yes": 1,
    "won": Said("The game is over"),
    "better": _choice("play plant/trade"),
    "what": _choice("play plant/trade"),
    "where": "sqlite:///games.db",
    "why": Said("it triggers the end of the game"),
}


def samples(field: str, unit: str, file: str) -> tuple[object, ...]:
    """What a field may be filled with; a KeyError names the field that has no sample."""
    named = f"{field}:{unit}" if unit else field
    rooms = [room for room, each in IN_ROOMS if each == named and file.startswith(room)]
    if rooms:
        sample = IN_ROOMS[max(rooms, key=len), named]
        return sample.values if isinstance(sample, Each) else (sample,)
    if unit:
        return OF_LISTS[unit] if field in LISTS and unit in OF_LISTS else OF_UNITS[unit]
    return (OF_FIELDS[field],)


def spoken(value: object, words: Words) -> object:
    return value(words) if callable(value) else value
