"""What joins several processes on one PostgreSQL: their sessions, and what they tell each other.

docs/processes.md explains the protocol.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from ceylon.ids import NOBODY, Seat
from ceylon.store import notices
from ceylon.store.database import Database
from ceylon.store.database_tables import CURTAINS, OWNERS, PRESENCES, SESSIONS
from ceylon.store.listener import CHANNEL, Listener
from ceylon.store.notices import NO_GAME, Notice
from ceylon.store.store import Attending, Conflict, Ear, SessionEnded
from ceylon.store.thoughts import PostgreSqlThoughts

_TELL: Final = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


def tell(connection: Connection, told: Iterable[Notice]) -> None:
    """All processes hear it if the transaction is committed, and then only."""
    connection.execute(_TELL, {"channel": CHANNEL, "told": [each.text for each in told]})


def hold(connection: Connection, fences: Mapping[str, str]) -> None:
    """Nobody takes these tables over, nor ends these sessions, before the transaction has ended.

    Raises Conflict if a session does not own its table, or is over.
    """
    owned = select(OWNERS.c.game, OWNERS.c.session).join(
        SESSIONS, SESSIONS.c.id == OWNERS.c.session
    )
    rows = connection.execute(
        # Key share: its process may count up meanwhile.
        owned.where(OWNERS.c.game.in_(fences)).with_for_update(read=True, key_share=True)
    )
    if {row.game: row.session for row in rows} != fences:
        raise Conflict


class PostgreSqlSessions:
    """The processes that share a PostgreSQL database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.thoughts = PostgreSqlThoughts(database)

    def open(self, session: str) -> None:
        with self._database.writing() as connection:
            connection.execute(insert_or(SESSIONS).values(id=session, beats=0))

    def beat(self, session: str) -> Mapping[str, int]:
        counted = (
            update(SESSIONS)
            .where(SESSIONS.c.id == session)
            .values(beats=SESSIONS.c.beats + 1)
            .returning(SESSIONS.c.id)
        )
        with self._database.writing() as connection:
            if connection.scalar(counted) is None:
                raise SessionEnded
            found = connection.execute(select(SESSIONS.c.id, SESSIONS.c.beats))
            return {row.id: row.beats for row in found}

    def give_up(self, session: str, beats: int) -> None:
        self._end(delete(SESSIONS).where(SESSIONS.c.id == session, SESSIONS.c.beats == beats))

    def close(self, session: str) -> None:
        self._end(delete(SESSIONS).where(SESSIONS.c.id == session))

    def _end(self, ending: Any) -> None:  # noqa: ANN401 - a statement
        with self._database.writing() as connection:
            if connection.scalar(ending.returning(SESSIONS.c.id)) is not None:
                tell(connection, [Notice(NO_GAME, notices.SESSIONS)])

    def own(self, session: str, game: str) -> str:
        mine = insert_or(OWNERS).values(game=game, session=session)
        alive = select(SESSIONS.c.id)
        taking = mine.on_conflict_do_update(
            index_elements=[OWNERS.c.game],
            set_={"session": session},
            where=or_(OWNERS.c.session == session, OWNERS.c.session.not_in(alive)),
        )
        with self._database.writing() as connection:
            living = select(SESSIONS.c.id).where(SESSIONS.c.id == session)
            if connection.scalar(living.with_for_update(read=True, key_share=True)) is None:
                raise SessionEnded
            connection.execute(taking)
            owner = select(OWNERS.c.session).where(OWNERS.c.game == game)
            return str(connection.scalar(owner))

    def disown(self, session: str, game: str) -> None:
        mine = (OWNERS.c.game == game, OWNERS.c.session == session)
        with self._database.writing() as connection:
            connection.execute(delete(OWNERS).where(*mine))
            tell(connection, [Notice(game, notices.OWNER)])

    def orphans(self, most: int) -> list[str]:
        lost = select(OWNERS.c.game).where(OWNERS.c.session.not_in(select(SESSIONS.c.id)))
        with self._database.reading() as connection:
            return list(connection.scalars(lost.limit(most)))

    def attend(
        self, session: str, came: Collection[Attending], went: Collection[Attending]
    ) -> None:
        try:
            with self._database.writing() as connection:
                if came:
                    row = insert_or(PRESENCES).on_conflict_do_nothing()
                    connection.execute(row, _presences(session, came))
                if went:
                    connection.execute(_LEAVE, _presences(session, went))
                games = dict.fromkeys(game for game, _ in (*came, *went))
                tell(connection, [Notice(game, notices.PRESENCE) for game in games])
        except Conflict:
            raise SessionEnded from None

    def present(self, game: str) -> dict[str, frozenset[str]]:
        query = select(PRESENCES.c.session, PRESENCES.c.role).where(PRESENCES.c.game == game)
        found: defaultdict[str, set[str]] = defaultdict(set)
        with self._database.reading() as connection:
            for row in connection.execute(query):
                found[row.session].add(row.role)
        return {session: frozenset(roles) for session, roles in found.items()}

    def lift(self, session: str, game: str, seat: Seat) -> None:
        shown = {"session": session, "seat": seat}
        row = insert_or(CURTAINS).values(game=game, **shown)
        try:
            with self._database.writing() as connection:
                connection.execute(
                    row.on_conflict_do_update(index_elements=[CURTAINS.c.game], set_=shown)
                )
                tell(connection, [Notice(game, notices.CURTAIN)])
        except Conflict:
            raise SessionEnded from None

    def lifted(self, game: str) -> Seat:
        with self._database.reading() as connection:
            found = connection.scalar(select(CURTAINS.c.seat).where(CURTAINS.c.game == game))
        return NOBODY if found is None else Seat(found)

    def tell(self, notice: Notice) -> None:
        with self._database.writing() as connection:
            tell(connection, [notice])

    def listen(self, ear: Ear) -> Listener:
        return Listener(self._database, ear)


def _presences(session: str, attending: Collection[Attending]) -> list[dict[str, str]]:
    return [{"session": session, "game": game, "role": role} for game, role in attending]


_LEAVE: Final = delete(PRESENCES).where(
    *(PRESENCES.c[name] == bindparam(name) for name in ("session", "game", "role"))
)
