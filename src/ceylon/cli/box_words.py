"""The description of a box in the reader's language.

`ceylon.box.describe` speaks English. Names in the shipped file are translated; those in another
file are shown as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ceylon.box import ACTIONS, COUNCILLORS, DISTRICTS, TEAS, TILES
from ceylon.words import NC_, Words
from ceylon.words.names import tea_letter
from ceylon.words.units import COLOURS

TEXTS: Final = frozenset(
    {
        NC_("box", "Players"),
        NC_("box", "colours"),
        NC_("box", "rupees to start with"),
        NC_("box", "chests to start with"),
        NC_("box", "none"),
        NC_("box", "warehouse"),
        NC_("box", "markers"),
        NC_("box", "discs"),
        NC_("box", "6: 1 for the score, 1 for technology, 4 for councillors"),
        NC_("box", "Action cards"),
        NC_("box", "in total"),
        NC_("box", "46, each with two different actions"),
        NC_("box", "Contracts"),
        NC_("box", "20, 4 for each of 5 companies, 3 chests each"),
        NC_("box", "chests asked for"),
        NC_("box", "chests in the box"),
        NC_("box", "Technology track"),
        NC_("box", "spaces after the start"),
        NC_("box", "Contract spaces"),
        NC_("box", "spaces"),
        NC_("box", "markers, from the left"),
        NC_("box", "Map"),
        NC_("box", "districts"),
        NC_("box", "4, of 8 hexes each"),
        NC_("box", "their positions"),
        NC_("box", "Dimbula west, Uva east, Kandy north, Ruhuna south"),
        NC_("box", "Elevation tiles"),
        NC_("box", "large tiles"),
        NC_("box", "5, of 4 hexes each"),
        NC_("box", "their shapes"),
        NC_("box", "all different"),
        NC_("box", "small tiles"),
        NC_("box", "4, of 1 hex each"),
        NC_("box", "Starting tiles"),
        NC_("box", "7, each with an ability of its own"),
        NC_("box", "Councillors"),
        NC_("box", "8, each with an ability of its own"),
        NC_("box", "spaces for discs"),
        NC_("box", "4, one for each player"),
        NC_("box", "Scoring"),
        NC_("box", "majorities"),
        NC_("box", "different companies"),
        NC_("box", "leftover marker"),
        NC_("box", "district bonus"),
        # Translators: the shapes of four hexes, as mathematicians call them.
        NC_("box", "bee"),
        NC_("box", "arch"),
        NC_("box", "pistol"),
        NC_("box", "worm"),
        NC_("box", "wave"),
        # Translators: where a value comes from: the rulebook's text says it,
        NC_("box", "text"),
        # Translators: it follows from the text,
        NC_("box", "inferred"),
        # Translators: or we made it up so that it fits the text.
        NC_("box", "ours"),
    }
)
NUMBERED: Final = {
    "company": NC_("box", "company {n}"),
    "space": NC_("box", "space {n}"),
    # Translators: of a starting tile.
    "number": NC_("box", "number {n}"),
}
_NUMBERED = re.compile(rf"({'|'.join(NUMBERED)}) (\d+)")
_CHESTS = re.compile(r"(\d+) chests")
_COLOURS = re.compile(rf"(?:{'|'.join(COLOURS)})(?:, (?:{'|'.join(COLOURS)}))*")
_CONTRACTS = re.compile(r"[BGW]+ \d+/\d+(?:, [BGW]+ \d+/\d+)*")
_OF_TEAS = re.compile(rf"\d+ (?:{'|'.join(TEAS)})(?:, \d+ (?:{'|'.join(TEAS)}))*")


class Description:
    """The texts of a description in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.named = dict(_names(words))
        self.letters = {tea[0].upper(): tea_letter(words, n) for n, tea in enumerate(TEAS)}

    def say(self, text: str) -> str:
        if text in TEXTS:
            return self.words.say_in("box", text)
        if text in self.named:
            return self.named[text]
        return self._say_number(text)

    def _say_number(self, text: str) -> str:
        if found := _NUMBERED.fullmatch(text):
            return self.words.say_in("box", NUMBERED[found[1]], n=int(found[2]))
        if found := _CHESTS.fullmatch(text):
            return self.words.unit("chests", int(found[1]))
        if _OF_TEAS.fullmatch(text):
            numbers = {tea: int(n) for n, tea in re.findall(r"(\d+) (\w+)", text)}
            return self.words.unit("teas", tuple(numbers.get(tea, 0) for tea in TEAS))
        if _CONTRACTS.fullmatch(text):
            return re.sub("[BGW]", lambda letter: self.letters[letter[0]], text)
        if _COLOURS.fullmatch(text):
            colours = (COLOURS.index(colour) for colour in text.split(", "))
            return self.words.labelled(self.words.unit("colour", each) for each in colours)
        return text


def _names(words: Words) -> Iterator[tuple[str, str]]:
    """The names that every box has."""
    for district, name in enumerate(DISTRICTS):
        yield name, words.unit("district", district)
    for kind, name in enumerate(TILES):
        yield name, words.unit("tile", kind)
    for councillor, name in enumerate(COUNCILLORS):
        yield name, words.unit("councillor", councillor)
    for first, second in combinations(range(len(ACTIONS)), 2):
        yield f"{ACTIONS[first]}/{ACTIONS[second]}", words.unit("card", (first, second))
