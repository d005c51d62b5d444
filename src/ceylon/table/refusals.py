"""What a table refuses, worded for whoever asked. Nothing was changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.errors import CeylonError
from ceylon.sight.history import NoUndo
from ceylon.words import N_


class Refusal(CeylonError):
    """Something that the table does not do now."""


class UnknownTable(Refusal):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__(N_("there is no such table"))


class Unreadable(Refusal):
    """A stored game that does not make sense to this version."""

    def __init__(self) -> None:
        super().__init__(
            N_(
                "this game was saved by another version of the program:"
                " it is kept, but cannot be opened here"
            )
        )


class Stale(Refusal):
    """The board has changed since the page was made."""

    def __init__(self) -> None:
        super().__init__(N_("the board has changed meanwhile: look again, then choose"))


class NoLink(Refusal):
    """Somebody without a good link."""

    def __init__(self) -> None:
        super().__init__(N_("this table opens with one of its links only"))


class NotAllowed(Refusal):
    """The link does not give this right."""


class NotNow(Refusal):
    """It could be done at another time."""


class Unfit(Refusal):
    """What was asked makes no sense at any time."""


def not_your_choice(seat: int) -> NotAllowed:
    return NotAllowed(N_("it is {seat:player}'s choice now"), {"seat": seat})


def over() -> NotNow:
    return NotNow(N_("the game is over"))


def other_box() -> NotNow:
    return NotNow(N_("this game was played with another box"))


_NO_UNDO: Final[Mapping[NoUndo, str]] = {
    NoUndo.NOTHING_CHOSEN: N_("you have chosen nothing that could be taken back"),
    NoUndo.ANOTHER_CHOSE: N_(
        "only what you chose last, and what revealed nothing, can be taken back"
    ),
    NoUndo.REVEALED: N_("something hidden was revealed since, so it stays as it is"),
}


def no_undo(why: NoUndo) -> NotNow:
    return NotNow(_NO_UNDO[why])


def key_used() -> Unfit:
    return Unfit(N_("this key was used for another choice: take a new one for each"))
