"""What a table refuses, worded for the person who asked. Nothing was changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.errors import CeylonError
from ceylon.ids import Seat
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
                "this game was saved by another version of the program: it has been kept,"
                " but cannot be opened here"
            )
        )


class Stale(Refusal):
    """The board has changed since the page was made."""

    def __init__(self) -> None:
        super().__init__(N_("the board has changed in the meantime: look again, then choose"))


class NoLink(Refusal):
    """Somebody without a valid link."""

    def __init__(self) -> None:
        super().__init__(N_("this table can be opened only with one of its links"))


class LinkReplaced(NoLink):
    """Somebody whose link was valid once."""

    def __init__(self) -> None:
        Refusal.__init__(
            self, N_("your link no longer works, because the host made a new one: ask them for it")
        )


class NotAllowed(Refusal):
    """The link does not give this right."""


class NotNow(Refusal):
    """It could be done at another time."""


class Unfit(Refusal):
    """The request makes no sense at any time."""


def not_your_choice(seat: Seat) -> NotAllowed:
    return NotAllowed(N_("it is {seat:player}’s turn to choose"), {"seat": seat})


def over() -> NotNow:
    return NotNow(N_("the game is over"))


def other_box() -> NotNow:
    return NotNow(N_("this game was played with another box"))


_NO_UNDO: Final[Mapping[NoUndo, str]] = {
    NoUndo.NOTHING_CHOSEN: N_("you have made no choice that can be taken back"),
    NoUndo.ANOTHER_CHOSE: N_(
        "you can take back only your last choice, and only if it revealed nothing"
    ),
    NoUndo.REVEALED: N_(
        "something hidden has been revealed since, so this can no longer be undone"
    ),
}


def no_undo(why: NoUndo) -> NotNow:
    return NotNow(_NO_UNDO[why])


def used_up() -> NotAllowed:
    return NotAllowed(N_("this link no longer works: ask the host for a new one"))


def asked_enough() -> NotNow:
    return NotNow(N_("you have asked for this often enough: go on playing"))


def undone_enough() -> NotNow:
    return NotNow(N_("so much has been taken back in this game that nothing more can be undone"))


def key_used() -> Unfit:
    return Unfit(N_("this key has already been used for another choice: use a new one for each"))
