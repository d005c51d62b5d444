"""The process of a guest: it loads the bot, then answers one question after another."""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections import OrderedDict
from multiprocessing.connection import Connection
from operator import index
from typing import Any, Final, NamedTuple

from ceylon.bots import Bot, answer
from ceylon.errors import CeylonError
from ceylon.guests.harmless import Loaded
from ceylon.guests.importer import load, said
from ceylon.ids import Choice
from ceylon.rules.options import MOST_SEATS
from ceylon.rules.view import View


class Question(NamedTuple):
    """What a bot is asked."""

    key: object
    """The same for the questions of one game to one seat; None for one that stands alone."""
    seed: int
    view: View
    legal: list[Choice]
    asked: float
    """The time by the monotonic clock, which all processes share."""


class Ready(NamedTuple):
    """The bot can be asked."""

    digest: str


class Chosen(NamedTuple):
    """What it chose, and what it will choose at the views that it expects next."""

    number: int
    """Of a choice, or so its bot says."""
    steps: dict[bytes, int]


class Raised(NamedTuple):
    """It raised an exception, or made no choice."""

    problem: str
    trace: str


class Strange(NamedTuple):
    """Its choice is not one of the numbers of choices."""

    found: str


class Waiting:
    """The patience of a table: when it is over, this process ends."""

    def __init__(self, asked: float) -> None:
        self._asked = asked

    def waited(self) -> float:
        return time.monotonic() - self._asked

    def cancelled(self) -> bool:
        return False


def attend(name: str, connection: Connection) -> None:
    """Answer until nobody asks any more."""
    _print_elsewhere()
    try:
        loaded = load(name)
    except (CeylonError, OSError) as problem:
        connection.send(problem)
        return
    connection.send(Ready(loaded.digest))
    cast = Cast(loaded)
    while True:
        try:
            question = connection.recv()
        except EOFError:
            return
        connection.send(cast.reply(question))


class Cast:
    """The bots that play at the moment."""

    def __init__(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self._bots: OrderedDict[object, Bot] = OrderedDict()

    def reply(self, question: Question) -> Chosen | Raised | Strange:
        """Whatever the bot does, short of ending the process."""
        try:
            bot, patience = self._bot(question), Waiting(question.asked)
            found = answer(bot, question.view, question.legal, patience)
            steps = {step.view.key(): index(step.choice) for step in found.steps}
        except BaseException as problem:  # noqa: BLE001 - sys.exit() among them
            return Raised(said(problem), traceback.format_exc())
        return _as_number(found.choice, steps)

    def _bot(self, question: Question) -> Bot:
        if question.key is None:
            return self._loaded.make(question.seed)
        if question.key not in self._bots:
            self._bots[question.key] = self._loaded.make(question.seed)
            if len(self._bots) > MOST_SEATS:
                self._bots.popitem(last=False)
        return self._bots[question.key]


_LONGEST: Final = 60


def _as_number(choice: Any, steps: dict[bytes, int]) -> Chosen | Strange:  # noqa: ANN401 - anything
    """NumPy's integers are numbers, too; True is none."""
    if isinstance(choice, bool):
        return Strange(str(choice))
    try:
        return Chosen(index(choice), steps)
    except BaseException:  # noqa: BLE001 - a foreign object may do anything
        return Strange(_excerpt(choice))


def _excerpt(thing: object) -> str:
    try:
        told = repr(thing)
    except BaseException:  # noqa: BLE001 - as above
        return type(thing).__name__
    return told if len(told) <= _LONGEST else f"{told[:_LONGEST]}…"


def _print_elsewhere() -> None:
    """What a bot prints must not get into the tables and the JSON of the command."""
    sys.stdout.flush()
    os.dup2(2, 1)
