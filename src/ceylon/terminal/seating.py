"""Who sits where: people and bots, and their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ceylon import bots
from ceylon.errors import CeylonError
from ceylon.rules.options import Options
from ceylon.words import N_, Words

HUMAN: Final = "human"
LONGEST_NAME: Final = 20
MOST_SEATS: Final = 4


class SeatingError(CeylonError):
    """Seats or names that do not fit together."""


@dataclass(frozen=True)
class Seating:
    """The kind of player at each seat, HUMAN or the name of a bot, and what they are called."""

    kinds: tuple[str, ...]
    names: tuple[str, ...]

    @classmethod
    def of(cls, kinds: Sequence[str], names: Sequence[str], words: Words) -> Seating:
        """Names for all seats, for the people alone, or for nobody."""
        people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        if len(names) == len(kinds):
            given = dict(enumerate(names))
        elif len(names) in (0, len(people)):
            given = dict(zip(people, names, strict=False))
        else:
            text = N_("there are {names} names for {players:players}")
            raise SeatingError(text, {"names": len(names), "players": len(kinds)})
        return cls(tuple(kinds), tuple(_named(kinds, given, words)))

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    @property
    def recorded(self) -> list[str | None]:
        """As a record tells it: the bot at each seat, None for a person."""
        return [None if kind == HUMAN else kind for kind in self.kinds]

    def bots(self, rng: Random) -> dict[int, bots.Bot]:
        """A bot for each seat that has one."""
        return {
            seat: bots.bot(kind, rng.getrandbits(32))
            for seat, kind in enumerate(self.kinds)
            if kind != HUMAN
        }

    def told(self, words: Words, options: Options) -> Words:
        """The words of this table; CR Co. sits at the second seat of a solo game."""
        railways = [words.railways] if options.solo else []
        return words.seated([*self.names, *railways])


def check_kinds(kinds: Sequence[str]) -> None:
    if not 1 <= len(kinds) <= MOST_SEATS:
        raise SeatingError(
            N_("S1: 1 to 4 seats, not {seats}; 1 is the solo game"), {"seats": len(kinds)}
        )
    for kind in kinds:
        if kind != HUMAN and kind not in bots.NAMES:
            text = N_("nobody is called {kind}: a seat is for human, {bots}")
            raise SeatingError(text, {"kind": kind, "bots": ", ".join(bots.NAMES)})


def tidy(name: str) -> str:
    """A name that stays on its line: nothing unprintable, and not too long."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown[:LONGEST_NAME].strip()


def _named(kinds: Sequence[str], given: Mapping[int, str], words: Words) -> list[str]:
    names: list[str] = []
    for seat, kind in enumerate(kinds):
        usual = words.unit("player", seat) if kind == HUMAN else words.say(bots.called(kind))
        names.append(_apart(tidy(given.get(seat, "")) or usual, names))
    return names


def _apart(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else has: greedy, greedy 2."""
    numbered = [name, *(f"{name} {number}" for number in range(2, MOST_SEATS + 1))]
    return next(each for each in numbered if each not in taken)
