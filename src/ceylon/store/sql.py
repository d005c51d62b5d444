"""The store in an SQL database: SQLite by default, any other by its URL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Insert,
    Row,
    Select,
    Table,
    create_engine,
    event,
    func,
    insert,
    make_url,
    select,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from ceylon.errors import N_
from ceylon.store.migrations import migrate, now
from ceylon.store.rows import Asked, Event, NewGame, Seating, StoredGame
from ceylon.store.store import Conflict, StoreError
from ceylon.store.tables import ASKS, CHOICES, DEALS, GAMES, HINTS, LINKS, SEATINGS


class SqlStore:
    """Keeps games in a database, named by a path (SQLite) or by a URL."""

    def __init__(self, where: str | Path) -> None:
        self._engine = _engine(where)
        try:
            migrate(self._engine)
        except SQLAlchemyError as error:
            self.close()
            text = N_("the store {where} cannot be opened: {problem}")
            problem = str(error.__cause__ or error).strip()
            raise StoreError(text, {"where": _shown(where), "problem": problem}) from error

    def close(self) -> None:
        self._engine.dispose()

    # Appending

    def create(self, game: NewGame, deal: str, links: Sequence[tuple[str, str]]) -> None:
        at = now()
        head = {
            "id": game.id,
            "created": at,
            "options": game.options,
            "box": game.box,
            "digest": game.digest,
            "pace": game.pace,
            "follows": game.follows,
        }
        with self._engine.begin() as connection:
            connection.execute(insert(GAMES).values(head))
            connection.execute(insert(DEALS).values(game=game.id, deal=deal))
            if game.hints:
                connection.execute(insert(HINTS).values(game=game.id))
            for number, seating in enumerate(game.seatings, start=1):
                connection.execute(_seating_row(game.id, number, seating, at))
            for number, (role, digest) in enumerate(links, start=1):
                connection.execute(_link_row(game.id, number, role, digest, at))

    def append(self, events: Sequence[Event]) -> None:
        at = now()
        rows = [
            {
                "game": each.game,
                "number": each.number,
                "seat": each.seat,
                "text": each.text,
                "key": each.key,
                "at": at,
            }
            for each in events
        ]
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(CHOICES), rows)
        except IntegrityError as error:
            raise Conflict from error

    def ask(self, asked: Asked) -> None:
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(ASKS).values(**asdict(asked), at=now()))
        except IntegrityError as error:
            raise Conflict from error

    def seat(self, game: str, seating: Seating) -> None:
        with self._engine.begin() as connection:
            number = _next_number(connection, SEATINGS, game)
            connection.execute(_seating_row(game, number, seating, now()))

    def issue(self, game: str, role: str, digest: str) -> None:
        with self._engine.begin() as connection:
            number = _next_number(connection, LINKS, game)
            connection.execute(_link_row(game, number, role, digest, now()))

    # Loading

    def load(self, game: str) -> StoredGame | None:
        with self._engine.connect() as connection:
            head = connection.execute(select(GAMES).where(GAMES.c.id == game)).one_or_none()
            if head is None:
                return None
            seatings = [_seating(row) for row in connection.execute(_all(SEATINGS, game))]
            links = connection.execute(_all(LINKS, game)).all()
            events = tuple(_event(row) for row in connection.execute(_all(CHOICES, game)))
            asked = tuple(_asked(row) for row in connection.execute(_all(ASKS, game)))
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
        with self._engine.connect() as connection:
            found = connection.scalar(select(DEALS.c.deal).where(DEALS.c.game == game))
        return str(found)

    def follower(self, game: str) -> str | None:
        first = select(GAMES.c.id).where(GAMES.c.follows == game).order_by(GAMES.c.created)
        with self._engine.connect() as connection:
            found = connection.scalar(first.limit(1))
        return None if found is None else str(found)


# Rows


def _all(table: Table, game: str) -> Select[tuple[object, ...]]:
    return select(table).where(table.c.game == game).order_by(table.c.number)


def _next_number(connection: Connection, table: Table, game: str) -> int:
    last = func.max(table.c.number)
    return int(connection.scalar(select(last).where(table.c.game == game)) or 0) + 1


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


def _asked(row: Row[tuple[object, ...]]) -> Asked:
    return Asked(row.game, row.number, row.version, row.seat, row.text)


# The database


def _engine(where: str | Path) -> Engine:
    url = _url(where)
    try:
        engine = create_engine(url)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        text = N_("the store {where} cannot be opened: {problem}")
        raise StoreError(text, {"where": _shown(where), "problem": str(error)}) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _url(where: str | Path) -> URL:
    if isinstance(where, str) and "://" in where:
        try:
            return make_url(where)
        except ArgumentError as error:
            text = N_("the store {where} cannot be opened: {problem}")
            raise StoreError(text, {"where": where, "problem": str(error)}) from error
    return URL.create("sqlite", database=str(where))


def _shown(where: str | Path) -> str:
    """Where the store is, without the password."""
    return _url(where).render_as_string(hide_password=True)


def _set_up_sqlite(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    # Readers do not wait for the writer; what was committed survives even a loss of power.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
