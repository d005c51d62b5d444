"""A guest that plays like any bot: when it fails, another bot chooses, and the fault is counted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import cache
from itertools import count
from typing import Final

from ceylon import bots
from ceylon.bots import Bot
from ceylon.bots.chance import Chance
from ceylon.guests.attendant import DEADLINE, Attendant, Failed
from ceylon.guests.harmless import harmless, is_harmless
from ceylon.guests.names import is_guest
from ceylon.ids import Choice
from ceylon.rules.view import View

log: Final = logging.getLogger("ceylon.guests")


class Guest:
    """A bot in a process of its own, which the guests of one name share."""

    _numbers: Final = count()

    def __init__(
        self,
        name: str,
        seed: int,
        deadline: float = DEADLINE,
        stand_in: Callable[[int], Bot] = Chance,
    ) -> None:
        """Raises UnknownBot, WeightsError and OSError."""
        self.name = name
        self.faults = 0
        """How often another bot has chosen in its place."""
        self._untold: list[Failed] = []
        self._seed = seed
        self._key = next(self._numbers)
        self._stand_in = stand_in(seed)
        self._deadline = deadline
        self._attendant = _attendant(name)
        self._attendant.load()

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        try:
            asked = self._attendant.ask(self._key, self._seed, view, legal, self._deadline)
            return Choice(asked.number)
        except Failed as failed:
            self.faults += 1
            self._untold.append(failed)
            _tell_once(self.name, self._stand_in.name, failed)
            return self._stand_in.choose(view, legal)

    def take_faults(self) -> list[Failed]:
        """Those since this was last called."""
        untold, self._untold = self._untold, []
        return untold


def named(
    name: str,
    seed: int,
    *,
    deadline: float = DEADLINE,
    stand_in: Callable[[int], Bot] = Chance,
) -> Bot:
    """A bot by its name on the command line; raises UnknownBot, WeightsError and OSError.

    It may load what the name leads to, so the name must not come from anywhere else.
    """
    if not is_guest(name):
        return bots.bot(name, seed)
    if is_harmless(name):
        return harmless(name).make(seed)
    return Guest(name, seed, deadline, stand_in)


def digests(names: Iterable[str]) -> dict[str, str]:
    """Of the guests among these names: which version of their files plays."""
    return {name: _digest(name) for name in names if is_guest(name)}


def _digest(name: str) -> str:
    return harmless(name).digest if is_harmless(name) else _attendant(name).load()


@cache
def _attendant(name: str) -> Attendant:
    return Attendant(name)


_told: Final[set[tuple[str, str]]] = set()


def _tell_once(name: str, stand_in: str, failed: Failed) -> None:
    """Each kind of fault once for each bot and process: it may happen in every game."""
    if (name, failed.text) not in _told:
        _told.add((name, failed.text))
        log.warning("the bot %s failed, and %s chose instead: %s", name, stand_in, failed)
