"""The store in an SQL database: SQLite by default, any other by its URL."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Insert, Row, Select, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ceylon.seats import Seating
from ceylon.store.database import PATIENCE, Database, cannot_open
from ceylon.store.database_tables import ASKS, BOXES, CHOICES, DEALS, GAMES, HINTS, LINKS, SEATINGS
from ceylon.store.migrations import migrate, now
from ceylon.store.rows import ConsentLine, Event, NewGame, StoredGame
from ceylon.store.store import Conflict, StoreError, Unavailable

_BREATH: Final = 0.1
"""The fraction of the patience to wait before a failed write is retried: the database may be
restarting."""
_ATTEMPTS: Final = 5
"""Attempts to find the next number while other processes compete for it."""
_APPEND: Final = insert(CHOICES)
"""Built once: SQLAlchemy then recognises it and need not inspect it again."""


class SqlStore:
    """Keeps games in a database, named by a path (SQLite) or by a URL."""

    def __init__(self, where: str | Path, patience: float = PATIENCE) -> None:
        """Opens it, and waits that many seconds for a busy database; raises StoreError."""
        self.patience = patience
        self._database = Database(where, patience)
        try:
            migrate(self._database.engine)
        except SQLAlchemyError as error:
            self.close()
            raise cannot_open(self._database.name, error) from error
        except StoreError:
            self.close()
            raise

    def close(self) -> None:
        self._database.close()

    # Appending

    def create(
        self,
        game: NewGame,
        deal: str,
        links: Sequence[tuple[str, str]],
        events: Sequence[Event] = (),
    ) -> None:
        def write(connection: Connection) -> None:
            at = now()
            connection.execute(_game_row(game, at))
            connection.execute(insert(DEALS).values(game=game.id, deal=deal))
            if game.hints:
                connection.execute(insert(HINTS).values(game=game.id))
            for number, seating in enumerate(game.seatings, start=1):
                connection.execute(_seating_row(game.id, number, seating, at))
            for number, (role, digest) in enumerate(links, start=1):
                connection.execute(_link_row(game.id, number, role, digest, at))
            if events:
                connection.execute(_APPEND, _event_rows(events))

        self._write(write, lambda: self.deal(game.id) == deal)

    def append(self, events: Sequence[Event]) -> None:
        rows = _event_rows(events)
        self._write(
            lambda connection: connection.execute(_APPEND, rows),
            lambda: all(self._holds(CHOICES, each) for each in events),
        )

    def ask(self, asked: ConsentLine) -> None:
        row = insert(ASKS).values(**vars(asked), at=now())
        self._write(lambda connection: connection.execute(row), lambda: self._holds(ASKS, asked))

    def seat(self, game: str, seating: Seating) -> None:
        self._write_next(SEATINGS, game, vars(seating))

    def issue(self, game: str, role: str, digest: str) -> None:
        self._write_next(LINKS, game, {"role": role, "digest": digest})

    def keep_box(self, digest: str, text: str) -> None:
        # A file with the same digest has the same values, so the first one stays.
        if self.box(digest) is None:
            row = insert(BOXES).values(digest=digest, text=text)
            self._write(lambda connection: connection.execute(row), lambda: True)

    def _write(self, write: Callable[[Connection], object], is_stored: Callable[[], bool]) -> None:
        """Try twice. If the first attempt succeeded but its answer was lost, its own rows are in
        the way: that is not a conflict.
        """
        try:
            try:
                self._attempt(write)
            except Unavailable:
                time.sleep(_BREATH * self.patience)
                self._attempt(write)
        except Conflict:
            if not is_stored():
                raise

    def _attempt(self, write: Callable[[Connection], object]) -> None:
        with self._database.writing() as connection:
            write(connection)

    def _write_next(self, table: Table, game: str, row: Mapping[str, object]) -> None:
        """A row with the next number. A duplicate does no harm."""

        def write(connection: Connection) -> None:
            number = _next_number(connection, table, game)
            connection.execute(insert(table).values(game=game, number=number, at=now(), **row))

        for _ in range(_ATTEMPTS):
            with suppress(Conflict):  # another process took the number
                self._write(write, lambda: False)
                return
        raise Unavailable

    def _holds(self, table: Table, row: Event | ConsentLine) -> bool:
        """Whether exactly this row is stored."""
        same = [table.c[name] == value for name, value in vars(row).items()]
        with self._database.reading() as connection:
            found = connection.execute(select(table.c.number).where(*same))
            return found.one_or_none() is not None

    # Loading

    def load(self, game: str) -> StoredGame | None:
        with self._database.reading() as connection:
            head = connection.execute(select(GAMES).where(GAMES.c.id == game)).one_or_none()
            if head is None:
                return None
            seatings = [_seating(row) for row in connection.execute(_all(SEATINGS, game))]
            links = connection.execute(_all(LINKS, game)).all()
            events = tuple(_event(row) for row in connection.execute(_all(CHOICES, game)))
            asked = tuple(_consent_line(row) for row in connection.execute(_all(ASKS, game)))
            allowed = select(HINTS).where(HINTS.c.game == game)
            hints = connection.execute(allowed).one_or_none() is not None
        latest = {each.seat: each for each in seatings}
        first = {each.seat: each for each in reversed(seatings)}
        return StoredGame(
            _new_game(head, tuple(first[seat] for seat in sorted(first)), hints=hints),
            str(head.created),
            tuple(latest[seat] for seat in sorted(latest)),
            {link.role: link.digest for link in links},
            events,
            asked,
        )

    def deal(self, game: str) -> str:
        with self._database.reading() as connection:
            found = connection.scalar(select(DEALS.c.deal).where(DEALS.c.game == game))
        return str(found)

    def box(self, digest: str) -> str | None:
        with self._database.reading() as connection:
            found = connection.scalar(select(BOXES.c.text).where(BOXES.c.digest == digest))
        return None if found is None else str(found)

    def follower(self, game: str) -> str | None:
        first = select(GAMES.c.id).where(GAMES.c.follows == game).order_by(GAMES.c.created)
        with self._database.reading() as connection:
            found = connection.scalar(first.limit(1))
        return None if found is None else str(found)


# Rows


def _all(table: Table, game: str) -> Select[tuple[object, ...]]:
    return select(table).where(table.c.game == game).order_by(table.c.number)


def _next_number(connection: Connection, table: Table, game: str) -> int:
    last = func.max(table.c.number)
    return int(connection.scalar(select(last).where(table.c.game == game)) or 0) + 1


def _game_row(game: NewGame, at: str) -> Insert:
    return insert(GAMES).values(
        id=game.id,
        created=at,
        options=game.options,
        box=game.box,
        digest=game.digest,
        pace=game.pace,
        follows=game.follows,
    )


def _event_rows(events: Sequence[Event]) -> list[dict[str, object]]:
    at = now()
    return [{**vars(each), "at": at} for each in events]


def _seating_row(game: str, number: int, seating: Seating, at: str) -> Insert:
    who = {"seat": seating.seat, "kind": seating.kind, "name": seating.name}
    return insert(SEATINGS).values(game=game, number=number, at=at, **who)


def _link_row(game: str, number: int, role: str, digest: str, at: str) -> Insert:
    return insert(LINKS).values(game=game, number=number, role=role, digest=digest, at=at)


def _new_game(
    row: Row[tuple[object, ...]], seatings: tuple[Seating, ...], *, hints: bool
) -> NewGame:
    return NewGame(
        id=row.id,
        options=row.options,
        box=row.box,
        digest=row.digest,
        pace=row.pace,
        seatings=seatings,
        follows=row.follows,
        hints=hints,
    )


def _seating(row: Row[tuple[object, ...]]) -> Seating:
    return Seating(row.seat, row.kind, row.name)


def _event(row: Row[tuple[object, ...]]) -> Event:
    return Event(row.game, row.number, row.seat, row.text, row.key)


def _consent_line(row: Row[tuple[object, ...]]) -> ConsentLine:
    return ConsentLine(row.game, row.number, row.version, row.seat, row.text)
