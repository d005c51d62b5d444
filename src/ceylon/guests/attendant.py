"""Asks a guest in its own process, within a deadline; whatever goes wrong there is a Failed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from signal import Signals
from typing import Final, NoReturn

from ceylon.bots import UnknownBot
from ceylon.errors import N_, CeylonError, Clause
from ceylon.guests.guest_process import Chosen, Question, Raised, Ready, Strange, attend
from ceylon.ids import Choice
from ceylon.processes import Companion, Ended
from ceylon.rules.choices import ALL_CHOICES, text_of
from ceylon.rules.view import View
from ceylon.system_errors import problem_of

DEADLINE: Final = 10.0
"""Seconds for each choice by default."""
LOADING: Final = 60.0
"""Seconds for loading a bot: some bring large libraries."""


class Failed(CeylonError):
    """A guest did not choose, or not what it may."""

    trace: str = ""
    """The traceback in its process."""

    def __str__(self) -> str:
        return f"{super().__str__()}\n{self.trace}".strip()


class Attendant:
    """One process of one guest, started when it is first asked, and again after it has failed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._companion: Companion | None = None
        self._given_up = False
        self._digest = ""

    def load(self) -> str:
        """The digest of the guest's file; raises UnknownBot, WeightsError and OSError."""
        self._started()
        return self._digest

    def ask(
        self, key: object, seed: int, view: View, legal: Sequence[Choice], deadline: float
    ) -> Chosen:
        """A legal choice; raises Failed. Without a key the bot is made for this question only."""
        companion = self._started_again()
        try:
            companion.ask(Question(key, seed, view, list(legal), time.monotonic()))
            found = companion.answer(deadline)
        except TimeoutError:
            self.end()
            text = N_("it took more than {seconds:number_1} s")
            raise Failed(text, {"seconds": deadline}) from None
        except Ended as ended:
            self.end()
            raise Failed(N_("its process ended: {code}"), {"code": _said(ended)}) from None
        return _checked(found, legal)

    def give_up(self) -> None:
        """End the process though another thread may wait for its answer."""
        self._given_up = True
        if (companion := self._companion) is not None:
            companion.kill()

    def end(self) -> None:
        """The process ends; the next question starts another one."""
        if self._companion is not None:
            self._companion.end()
            self._companion = None

    def _started(self) -> Companion:
        if self._companion is None:
            self._companion = Companion(partial(attend, self.name))
            if self._given_up:
                self._companion.kill()
            self._digest = self._loaded(self._companion)
        return self._companion

    def _started_again(self) -> Companion:
        """Raises Failed."""
        try:
            return self._started()
        except (CeylonError, OSError) as problem:
            self.end()
            values = {"problem": told(problem)}
            raise Failed(N_("it can no longer be loaded: {problem}"), values) from None

    def _loaded(self, companion: Companion) -> str:
        try:
            found = companion.answer(LOADING)
        except TimeoutError:
            self._fail(N_("{name} took more than {seconds:number} s to load"), seconds=LOADING)
        except Ended as ended:
            text = N_("{name} ended its process while it was being loaded: {code}")
            self._fail(text, code=_said(ended))
        if isinstance(found, Ready):
            return found.digest
        self.end()
        if isinstance(found, CeylonError | OSError):
            raise found
        raise TypeError(found)

    def _fail(self, text: str, **values: object) -> NoReturn:
        self.end()
        raise UnknownBot(text, {"name": self.name, **values})


def told(problem: CeylonError | OSError) -> Clause:
    """What went wrong, as a part of a sentence."""
    if isinstance(problem, OSError):
        return problem_of(problem)
    return Clause(problem.text, problem.values)


def _said(ended: Ended) -> str:
    """The exit code, or the signal."""
    if ended.code is None or ended.code >= 0:
        return str(ended.code)
    try:
        return Signals(-ended.code).name
    except ValueError:
        return str(ended.code)


def _checked(found: object, legal: Sequence[Choice]) -> Chosen:
    """Never trust what comes out of that process."""
    match found:
        case Chosen(number) if number in legal:
            return found
        case Chosen(number) if number in ALL_CHOICES:
            text = N_("it made an illegal choice: {choice}")
            raise Failed(text, {"choice": text_of(Choice(number))})
        case Chosen(number):
            raise _strange(str(number))
        case Strange(told):
            raise _strange(told)
        case Raised(problem, trace):
            failed = Failed(N_("it raised {problem}"), {"problem": problem})
            failed.trace = trace
            raise failed
        case _:
            raise _strange(type(found).__name__)


def _strange(told: str) -> Failed:
    return Failed(N_("it answered {found}, which is not the number of a choice"), {"found": told})
