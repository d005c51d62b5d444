"""The store in an SQL database: SQLite by default, any other by its URL."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Insert, Row, Select, Table, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ceylon.seats import Seating
from ceylon.store import notices
from ceylon.store.database import PATIENCE, Database, cannot_open
from ceylon.store.database_tables import (
    ASKS,
    BOXES,
    CHOICES,
    CURTAINS,
    DEALS,
    GAMES,
    HINTS,
    LINKS,
    OWNERS,
    PRESENCES,
    SEATINGS,
)
from ceylon.store.exclusion import Exclusion
from ceylon.store.migrations import migrate
from ceylon.store.notices import Notice
from ceylon.store.postgresql import PostgreSqlSessions, hold, tell
from ceylon.store.rows import NOTHING, ConsentLine, Event, Later, Marks, NewGame, StoredGame, now
from ceylon.store.store import NO_FENCES, Conflict, Deleted, Sessions, StoreError, Unavailable

_BREATH: Final = 0.1
"""The fraction of the patience to wait before a failed write is retried: the database may be
restarting."""
_DATED: Final = (CHOICES, ASKS, SEATINGS, LINKS)
_OF_A_GAME: Final = (*_DATED, DEALS, HINTS, OWNERS, PRESENCES, CURTAINS)
"""All tables with rows of a game."""
_APPEND: Final = insert(CHOICES)
"""Built once: SQLAlchemy then recognises it and need not inspect it again."""


class SqlStore:
    """Keeps games in a database, named by a path (SQLite) or by a URL."""

    def __init__(self, where: str | Path, patience: float = PATIENCE) -> None:
        """Opens it, and waits that many seconds for a busy database; raises StoreError."""
        self.patience = patience
        self._exclusion: Exclusion | None = None
        self._database = Database(where, patience)
        shared = self._database.can_be_shared
        self.sessions: Sessions | None = PostgreSqlSessions(self._database) if shared else None
        try:
            migrate(self._database.engine)
        except SQLAlchemyError as error:
            self.close()
            raise cannot_open(self._database.name, error) from error
        except StoreError:
            self.close()
            raise

    def keep_others_out(self) -> None:
        """Be the only server on an SQLite file; raises StoreError if there is another one."""
        if self._exclusion is None and (path := self._database.file) is not None:
            self._exclusion = Exclusion(path)

    def close(self) -> None:
        self._database.close()
        if self._exclusion is not None:
            self._exclusion.end()

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
            if game.follows:
                self._follow(connection, game.follows)
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

    def _follow(self, connection: Connection, game: str) -> None:
        """Raises Conflict if a game follows this one already; whoever else asks for one waits."""
        connection.execute(select(GAMES.c.id).where(GAMES.c.id == game).with_for_update())
        if connection.scalar(_first_follower(game)) is not None:
            raise Conflict
        self._tell(connection, Notice(game, notices.FOLLOWER))

    def append(self, events: Sequence[Event], fences: Mapping[str, str] = NO_FENCES) -> None:
        rows = _event_rows(events)
        told = [Notice(each.game, notices.CHOICES, each.number) for each in events]

        def write(connection: Connection) -> None:
            if fences and self.sessions is not None:
                hold(connection, fences)
            connection.execute(_APPEND, rows)
            self._tell(connection, *told)

        self._write(write, lambda: all(self._holds(CHOICES, each) for each in events))

    def ask(self, asked: ConsentLine) -> None:
        row = insert(ASKS).values(**vars(asked), at=now())

        def write(connection: Connection) -> None:
            connection.execute(row)
            self._tell(connection, Notice(asked.game, notices.ASKS, asked.number))

        self._write(write, lambda: self._holds(ASKS, asked))

    def arrange(
        self,
        game: str,
        marks: Marks,
        seatings: Sequence[Seating] = (),
        links: Sequence[tuple[str, str]] = (),
    ) -> None:
        rows = [
            *(
                (SEATINGS, {"game": game, "number": number, **vars(each)})
                for number, each in enumerate(seatings, start=marks.seatings + 1)
            ),
            *(
                (LINKS, {"game": game, "number": number, "role": role, "digest": digest})
                for number, (role, digest) in enumerate(links, start=marks.links + 1)
            ),
        ]
        told = [
            Notice(game, notices.SEATINGS, marks.seatings + len(seatings)),
            Notice(game, notices.LINKS, marks.links + len(links)),
        ]

        def write(connection: Connection) -> None:
            at = now()
            for table, row in rows:
                connection.execute(insert(table).values(**row, at=at))
            self._tell(connection, *told)

        self._write(write, lambda: all(self._holds_row(*each) for each in rows))

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

    def _tell(self, connection: Connection, *told: Notice) -> None:
        """In the transaction that stores: either both happen or neither."""
        if self.sessions is not None:
            tell(connection, told)

    def _holds(self, table: Table, row: Event | ConsentLine) -> bool:
        return self._holds_row(table, vars(row))

    def _holds_row(self, table: Table, row: Mapping[str, object]) -> bool:
        """Whether exactly this row is stored."""
        same = [table.c[name] == value for name, value in row.items()]
        with self._database.reading() as connection:
            found = connection.execute(select(table.c.number).where(*same))
            return found.one_or_none() is not None

    # Deleting

    def delete(self, game: str, idle_since: str | None = None) -> bool:
        kept = False

        def write(connection: Connection) -> None:
            nonlocal kept
            # Whoever appends to the game holds its row until that is stored, and waits for this.
            connection.execute(select(GAMES.c.id).where(GAMES.c.id == game).with_for_update())
            kept = idle_since is not None and _in_use(connection, game, idle_since)
            if kept:
                return
            for table in _OF_A_GAME:
                connection.execute(delete(table).where(table.c.game == game))
            connection.execute(delete(GAMES).where(GAMES.c.id == game))
            self._tell(connection, Notice(game, notices.DELETED))

        self._write(write, lambda: False)
        return not kept

    def idle(self, since: str, most: int) -> list[str]:
        lately = [select(each.c.game).where(each.c.at >= since) for each in _DATED]
        old = select(GAMES.c.id).where(GAMES.c.created < since)
        found = old.where(*(GAMES.c.id.not_in(each) for each in lately))
        with self._database.reading() as connection:
            return list(connection.scalars(found.order_by(GAMES.c.created).limit(most)))

    # Loading

    def load(self, game: str) -> StoredGame | None:
        with self._database.reading() as connection:
            head = connection.execute(select(GAMES).where(GAMES.c.id == game)).one_or_none()
            if head is None:
                return None
            rows = _later(connection, game, NOTHING)
            allowed = select(HINTS).where(HINTS.c.game == game)
            hints = connection.execute(allowed).one_or_none() is not None
        first = {each.seat: each for each in reversed(rows.seatings)}
        seatings = tuple(first[seat] for seat in sorted(first))
        return StoredGame(_new_game(head, seatings, hints=hints), str(head.created), rows)

    def later(self, game: str, marks: Marks) -> Later:
        with self._database.reading() as connection:
            found = _later(connection, game, marks)
            if found.marks == marks and not _exists(connection, game):
                raise Deleted
        return found

    def deal(self, game: str) -> str:
        with self._database.reading() as connection:
            found = connection.scalar(select(DEALS.c.deal).where(DEALS.c.game == game))
        return str(found)

    def box(self, digest: str) -> str | None:
        with self._database.reading() as connection:
            found = connection.scalar(select(BOXES.c.text).where(BOXES.c.digest == digest))
        return None if found is None else str(found)

    def follower(self, game: str) -> str | None:
        with self._database.reading() as connection:
            found = connection.scalar(_first_follower(game))
        return None if found is None else str(found)


# Rows


def _in_use(connection: Connection, game: str, since: str) -> bool:
    """Whether something has happened since, or somebody is looking at it."""
    lately = [select(each.c.game).where(each.c.game == game, each.c.at >= since) for each in _DATED]
    looking = select(PRESENCES.c.game).where(PRESENCES.c.game == game)
    asked = (*lately, looking)
    return any(connection.scalar(each.limit(1)) is not None for each in asked)


def _exists(connection: Connection, game: str) -> bool:
    return connection.scalar(select(GAMES.c.id).where(GAMES.c.id == game)) is not None


def _first_follower(game: str) -> Select[tuple[str]]:
    found = select(GAMES.c.id).where(GAMES.c.follows == game)
    return found.order_by(GAMES.c.created).limit(1)


def _later(connection: Connection, game: str, marks: Marks) -> Later:
    def rows(table: Table, mark: int) -> Sequence[Row[tuple[object, ...]]]:
        later = select(table).where(table.c.game == game, table.c.number > mark)
        return connection.execute(later.order_by(table.c.number)).all()

    choices, asks = rows(CHOICES, marks.choices), rows(ASKS, marks.asks)
    seatings, links = rows(SEATINGS, marks.seatings), rows(LINKS, marks.links)
    return Later(
        Marks(
            _last(choices, marks.choices),
            _last(asks, marks.asks),
            _last(seatings, marks.seatings),
            _last(links, marks.links),
        ),
        tuple(map(_seating, seatings)),
        tuple((link.role, link.digest) for link in links),
        tuple(map(_event, choices)),
        tuple(map(_consent_line, asks)),
    )


def _last(rows: Sequence[Row[tuple[object, ...]]], mark: int) -> int:
    return int(rows[-1].number) if rows else mark


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
