"""Plays the seat of a link, as a person would: looks, chooses, and answers who asks to undo."""

from __future__ import annotations

import secrets
from base64 import b64decode
from dataclasses import dataclass
from typing import Final

from ceylon.bots.match import check_legal, name_of
from ceylon.bots.protocol import Chooser
from ceylon.box import Box, load
from ceylon.client.connection import PATIENCE, Connection, Json, Refused
from ceylon.client.link import Link
from ceylon.errors import N_, CeylonError
from ceylon.ids import Choice, Seat
from ceylon.rules.choices import text_of
from ceylon.rules.reasons import ParcelError
from ceylon.rules.view import View, view_of
from ceylon.seats import OPEN

_LONGEST_NAME: Final = 40
_TOO_LATE: Final = 409


class NoSeat(CeylonError):
    """A link that leads to no seat, at a table without an open one."""


class OtherVersion(CeylonError):
    """A server whose tables this version cannot read."""


@dataclass(frozen=True)
class Finished:
    """How the game ended."""

    seat: Seat
    """Where the bot sat."""
    totals: list[int]
    """By seat; in a solo game CR Co. has the second."""
    ranks: list[int]
    """By seat: 1 for the winner."""
    table: Json
    """The table as the server sent it last."""


def sit_down(link: str, bot: Chooser, *, name: str = "", patience: float = PATIENCE) -> Finished:
    """Play the seat of a link until the game is over.

    A link to watch, or the host's, leads to an open seat if there is one. `name` is shown at the
    table, by default that of the bot. Raises BadLink, NoSeat, OtherVersion, Refused; Unreachable
    when the server has not answered for as many seconds as the `patience`; BotError for an illegal
    choice; and whatever the bot raises.
    """
    called = (name or name_of(bot))[:_LONGEST_NAME]
    player = Player(Connection(Link.parse(link), patience), bot, called)
    return player.play()


class Player:
    """A bot at one seat."""

    def __init__(self, connection: Connection, bot: Chooser, name: str) -> None:
        self._connection = connection
        self._bot = bot
        self._name = name
        self._box: Box = load()

    def play(self) -> Finished:
        self._connection = self._seated(self._connection)
        for event, table in self._connection.events():
            if event == "gone":
                text = N_("the host has replaced this link: ask them for the new one")
                raise NoSeat(text)
            if event == "table":
                if table["finished"]:
                    return _finished(table)
                self._attend(table)
        raise AssertionError("a stream never ends")

    # Sitting down

    def _seated(self, connection: Connection) -> Connection:
        """The connection of a seat that is ours."""
        table = connection.get("")
        if table["seat"] is not None and not table["host"]:
            # Also takes an open seat, or one that a bot holds for us.
            self._unless_late(connection, "/name", name=self._name)
            return connection
        for seat in _open_seats(table):
            found = self._unless_late(connection, "/take", seat=seat, name=self._name)
            if found is not None:
                return Connection(Link.parse(found["link"])._replace(server=connection.link.server))
        raise NoSeat(N_("this link leads to no seat, and no seat at the table is open"))

    # Playing

    def _attend(self, table: Json) -> None:
        if table["must_answer"]:
            version = table["version"]
            self._unless_late(self._connection, "/undo/answer", version=version, accept=True)
        elif table["choices"]:
            self._choose()

    def _choose(self) -> None:
        known = self._connection.get("/view")
        legal = [Choice(choice) for choice in known["choices"]]
        if not legal:
            return  # the game has moved on: the stream will say where
        choice = self._bot.choose(self._view(known), list(legal))
        check_legal(self._name, choice, legal)
        body = {"choice": text_of(choice), "version": known["version"], "key": secrets.token_hex(8)}
        self._unless_late(self._connection, "/choices", **body)

    def _view(self, known: Json) -> View:
        if known["box"] != self._box.digest:
            raise OtherVersion(N_("this table is played with a box that is not known here"))
        try:
            return view_of(self._box, b64decode(known["view"]))
        except ParcelError as problem:
            text = N_("the server runs another version of the program, whose views differ")
            raise OtherVersion(text) from problem

    def _unless_late(self, connection: Connection, path: str, **body: object) -> Json | None:
        """The answer; None if the table has changed in the meantime, which the stream tells."""
        try:
            return connection.post(path, **body)
        except Refused as refused:
            if refused.status != _TOO_LATE:
                raise
            return None


def _open_seats(table: Json) -> list[Seat]:
    return [Seat(seat) for seat, each in enumerate(table["seats"]) if each["kind"] == OPEN]


def _finished(table: Json) -> Finished:
    scores = sorted(table["scores"], key=lambda score: int(score["seat"]))
    totals, ranks = ([int(score[name]) for score in scores] for name in ("total", "rank"))
    return Finished(Seat(table["seat"]), totals, ranks, table)
