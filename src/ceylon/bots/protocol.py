"""What a bot is: it sees a view and picks one of the legal choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, NamedTuple, Protocol, runtime_checkable

from ceylon.ids import Choice
from ceylon.rules.view import View


class Chooser(Protocol):
    """All that is needed of a bot from elsewhere."""

    def choose(self, view: View, legal: list[Choice]) -> Choice:
        """One of the legal choices for the seat whose view this is."""


class Bot(Chooser, Protocol):
    """A computer player.

    It never gets the game itself. What is hidden from its seat it can only imagine, with
    `view.imagine`.
    """

    @property
    def name(self) -> str:
        """The name by which the registry knows it."""


class Blind(ABC):
    """A bot that looks at nothing: drawing up a view for it would cost more than its choice."""

    @abstractmethod
    def pick(self, legal: list[Choice]) -> Choice:
        """What it chooses, whatever the view; it leaves the list as it is."""


class Weighing(NamedTuple):
    """How a bot weighed a question."""

    visits: dict[Choice, int]
    """How often each choice was tried, by ascending id."""
    value: float
    """What the position was worth to the seat on average, from 0 to 1: almost its chance of
    winning."""


class Weigher(ABC):
    """A bot that tries choices in its mind, and counts."""

    @abstractmethod
    def weighing(self) -> Weighing | None:
        """How it weighed the last question; None if it did not have to think."""


class Patience(Protocol):
    """How long those who wait for a choice are prepared to wait."""

    def waited(self) -> float:
        """Seconds since they asked."""

    def cancelled(self) -> bool:
        """Whether nobody is waiting any more: then any legal choice will do."""


class PlannedStep(NamedTuple):
    """What a bot will choose if it sees this view next."""

    view: View
    choice: Choice


class Answer(NamedTuple):
    """A choice, and the steps after it that need no further thought."""

    choice: Choice
    steps: tuple[PlannedStep, ...] = ()


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that takes its time: it can be hurried and cancelled, and plans ahead.

    A bot need not be one. Those that answer at once have nothing to gain from it.
    """

    @property
    def takes_long(self) -> bool:
        """Whether it may think for more than a fifth of a second."""

    def think(self, view: View, legal: list[Choice], patience: Patience) -> Answer:
        """The choice, within the patience of those who wait, and the planned steps after it."""


class Endless:
    """The patience of a program: it has only just asked, and waits for as long as it takes."""

    def waited(self) -> float:
        return 0.0

    def cancelled(self) -> bool:
        return False


ENDLESS: Final = Endless()


def takes_long(bot: Bot) -> bool:
    """Whether a bot may think for more than a fifth of a second."""
    return isinstance(bot, Thinker) and bot.takes_long


def answer(bot: Bot, view: View, legal: list[Choice], patience: Patience = ENDLESS) -> Answer:
    """What any bot answers, with its plan if it is one that plans."""
    if isinstance(bot, Thinker):
        return bot.think(view, legal, patience)
    return Answer(bot.choose(view, legal))
