"""The offers of a screen as a numbered list; many hexes of one verb are one entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Final

from rich.text import Text

from ceylon.ids import Choice, Hex
from ceylon.rules.choices import HEX_VERBS, hex_of, object_of, verb_of
from ceylon.rules.harvest import owner_of
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.view import View
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, flowing, in_columns
from ceylon.words import N_, Words

FEW: Final = 4
"""Up to this many hexes of one verb are listed one by one."""

_HEADS: Final[Mapping[str, str]] = {
    # Translators: before a list of hexes.
    "move": N_("move to:"),
    # Translators: before a list of hexes.
    "plant": N_("plant on:"),
    # Translators: before a list of hexes.
    "harvest": N_("harvest on:"),
    # Translators: before a list of hexes.
    "start": N_("start on:"),
    # Translators: before a list of hexes.
    "railways": N_("CR Co.’s first plantation on:"),
    "rail": N_("lay the railway through:"),
}
"""The label before many hexes of one verb."""
_ALONE: Final = ("rupees", "technology token", "starting tile", "end turn", "done")


@dataclass(frozen=True)
class Entry:
    """A number on the list, with one choice or with those of many hexes."""

    number: int
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Listing:
    """What the seat that must choose may choose, with a number to type for each entry."""

    screen: Screen
    entries: tuple[Entry, ...]

    @classmethod
    def of(cls, screen: Screen, few: int = FEW) -> Listing:
        groups = enumerate(_grouped([offer.choice for offer in screen.offers], few), start=1)
        return cls(screen, tuple(Entry(number, group) for number, group in groups))

    @property
    def words(self) -> Words:
        return self.screen.words

    @property
    def view(self) -> View:
        return self.screen.view

    @cached_property
    def offers(self) -> Mapping[Choice, Offer]:
        """The legal choices by their ids."""
        return {offer.choice: offer for offer in self.screen.offers}

    def draw(self, width: int, lines: int) -> Block:
        """The numbered list: in columns, or closer together if there are too few lines."""
        single = [self._line(entry) for entry in self.entries if len(entry.choices) == 1]
        below = [
            row
            for entry in self.entries
            if len(entry.choices) > 1
            for row in flowing(self._hexes(entry), width, gap=" ", indent=4)
        ]
        rows = in_columns(single, width)
        if len(rows) + len(below) > lines:
            rows = flowing(single, width)
        return rows + below

    def pieces(self) -> Iterator[Text]:
        """The same in pieces that can be set close together."""
        for entry in self.entries:
            if len(entry.choices) == 1:
                yield self._line(entry)
            else:
                yield from self._hexes(entry)

    def _line(self, entry: Entry) -> Text:
        return Text.assemble(_number(entry), self.offers[entry.choices[0]].label)

    def _hexes(self, entry: Entry) -> list[Text]:
        """Many hexes of one verb, by what they cost or give."""
        verb = verb_of(entry.choices[0])
        head = Text.assemble(_number(entry), self.words.say(_HEADS[verb]))
        first, *others = (piece for kind in self._by_kind(verb, entry) for piece in kind)
        return [head + " " + first, *others]

    def _by_kind(self, verb: str, entry: Entry) -> Iterator[list[Text]]:
        """The hexes of equal price, tea or district; the first has the name of the group."""

        def kind(choice: Choice) -> int:
            at = object_of(choice)
            if verb == "move":
                return self.offers[choice].price
            return self.view.levels[at] if verb == "harvest" else at >> 3

        parted = ""
        for each, group in groupby(sorted(entry.choices, key=kind), key=kind):
            first, *others = (self._hex(verb, hex_of(choice)) for choice in group)
            name_of_kind = _kind_name(self.words, verb, each)
            yield [Text.assemble((f"{parted}{name_of_kind}", glyphs.QUIET), first), *others]
            parted = "· "

    def _hex(self, verb: str, at: Hex) -> Text:
        line = Text(HEX_NAMES[at])
        if verb == "harvest":
            line.append(glyphs.plantation(owner_of(self.view, at)))
        return line


def _kind_name(words: Words, verb: str, kind: int) -> str:
    if verb == "move":
        return f"{words.unit('rupees', kind)} " if kind else f"{words.say_in('price', 'free')} "
    return f"{words.unit('tea', kind)} " if verb == "harvest" else ""


def _number(entry: Entry) -> Text:
    return Text.assemble((f"{entry.number:>2}", "bold"), " ")


def _grouped(legal: list[Choice], few: int) -> list[tuple[Choice, ...]]:
    """Main actions first, then rupees, tokens and tile; moves and other long lists last."""
    ordered = sorted(legal, key=_rank)
    single: list[tuple[Choice, ...]] = []
    many: list[tuple[Choice, ...]] = []
    for verb, group in groupby(ordered, key=verb_of):
        members = tuple(group)
        if verb in HEX_VERBS and len(members) > few:
            many.append(members)
        else:
            single += [(choice,) for choice in members]
    return single + many


def _rank(choice: Choice) -> tuple[int, int]:
    """Plant and harvest, then choices with an object, then the rest, then moves."""
    verb = verb_of(choice)
    if verb == "move":
        return 3, choice
    if verb in HEX_VERBS:
        return 0, choice
    return 2 if verb in _ALONE else 1, choice
