"""Who sits where: people and bots, and their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ceylon import bots
from ceylon.errors import CeylonError
from ceylon.guests import is_guest, recorded, shown
from ceylon.ids import Seat, by_seat
from ceylon.rules.options import MOST_SEATS, Options
from ceylon.seats import HUMAN, Seating, numbered
from ceylon.words import LANGUAGES, N_, Words

LONGEST_NAME: Final = 20


class SeatingError(CeylonError):
    """Seats or names that do not fit together."""


@dataclass(frozen=True)
class Party:
    """Everyone at the terminal: people and bots, by seat, each with a name."""

    seatings: tuple[Seating, ...]

    @classmethod
    def of(cls, kinds: Sequence[str], names: Sequence[str], words: Words) -> Party:
        """Names for all seats, only for the people, or for nobody."""
        people = [seat for seat, kind in by_seat(kinds) if kind == HUMAN]
        if len(names) == len(kinds):
            given = dict(enumerate(names))
        elif len(names) in (0, len(people)):
            given = dict(zip(people, names, strict=False))
        else:
            text = N_("{names:names} for {players:players}: name every player, or only the people")
            raise SeatingError(text, {"names": len(names), "players": len(kinds)})
        seatings = [Seating(seat, kind, given.get(seat, "")) for seat, kind in by_seat(kinds)]
        return cls(tuple(seatings)).speaking(words)

    def speaking(self, words: Words) -> Party:
        """The same people and bots in another language: names that nobody typed change along."""
        called = numbered(_typed(each) or _usual(each, words) for each in self.seatings)
        named = zip(self.seatings, called, strict=True)
        return Party(tuple(replace(each, name=name) for each, name in named))

    @property
    def names(self) -> list[str]:
        return [each.name for each in self.seatings]

    @property
    def people(self) -> list[Seat]:
        return [each.seat for each in self.seatings if each.is_person]

    @property
    def recorded(self) -> list[str | None]:
        """As in a record: the bot at each seat, None for a person."""
        return [each.bot and recorded(each.bot) for each in self.seatings]

    def bots(self, rng: Random, make: Callable[[str, int], bots.Bot]) -> dict[Seat, bots.Bot]:
        """A bot for each seat that has one."""
        return {
            each.seat: make(each.bot, rng.getrandbits(32)) for each in self.seatings if each.bot
        }

    def words_at_table(self, words: Words, options: Options) -> Words:
        """The same language, with the names; CR Co. sits at the second seat of a solo game."""
        railways = [words.railways] if options.solo else []
        return words.seated([*self.names, *railways])


def check_kinds(kinds: Sequence[str]) -> None:
    if not 1 <= len(kinds) <= MOST_SEATS:
        raise SeatingError(
            N_("S1: a game has 1 to 4 seats, not {seats}; 1 is the solo game"),
            {"seats": len(kinds)},
        )
    for kind in kinds:
        if kind != HUMAN and not (bots.is_known(kind) or is_guest(kind)):
            text = N_("unknown kind of player “{kind}”: choose from human, {bots}")
            raise SeatingError(text, {"kind": kind, "bots": ", ".join(bots.NAMES)})


def tidy(name: str) -> str:
    """A name that stays on its line: nothing unprintable, and not too long."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown[:LONGEST_NAME].strip()


def _typed(seating: Seating) -> str:
    """The name that somebody typed; empty if it is the default one of some language.

    A record has only the names that were shown.
    """
    name = tidy(seating.name)
    defaults = (_usual(seating, Words.of(language)) for language in LANGUAGES) if name else ()
    return "" if any(_is_numbered(name, each) for each in defaults) else name


def _is_numbered(name: str, default: str) -> bool:
    """Whether a name is this one, perhaps with a number to tell it from an equal one."""
    return name == default or re.fullmatch(rf"{re.escape(default)} [2-9]", name) is not None


def _usual(seating: Seating, words: Words) -> str:
    """The default name: a bot's is its level, a person's is their seat."""
    if seating.bot is None:
        return words.unit("player", seating.seat)
    if is_guest(seating.bot):
        return tidy(shown(seating.bot))
    return words.say(bots.display_name(seating.bot))
