"""The versions of the schema: each step leads from one to the next, in SQL of its own.

A released step never changes. So none is generated from `database_tables`, which describes the
current tables; a test compares the result of the steps with it. The same SQL works in SQLite and
PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, text

Step = Callable[[Connection], None]


def _sql(*statements: str) -> Step:
    def step(connection: Connection) -> None:
        for statement in statements:
            connection.exec_driver_sql(statement)

    return step


_GAMES: Final = _sql(
    """
    CREATE TABLE schema_version (
        version INTEGER NOT NULL,
        at VARCHAR NOT NULL,
        PRIMARY KEY (version)
    )
    """,
    """
    CREATE TABLE games (
        id VARCHAR NOT NULL,
        created VARCHAR NOT NULL,
        options VARCHAR NOT NULL,
        box VARCHAR NOT NULL,
        digest VARCHAR NOT NULL,
        pace FLOAT NOT NULL,
        follows VARCHAR NOT NULL,
        PRIMARY KEY (id)
    )
    """,
    "CREATE INDEX ix_games_created ON games (created)",
    "CREATE INDEX ix_games_follows ON games (follows)",
    """
    CREATE TABLE deals (
        game VARCHAR NOT NULL,
        deal VARCHAR NOT NULL,
        PRIMARY KEY (game),
        FOREIGN KEY(game) REFERENCES games (id)
    )
    """,
    """
    CREATE TABLE choices (
        game VARCHAR NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text VARCHAR NOT NULL,
        "key" VARCHAR NOT NULL,
        at VARCHAR NOT NULL,
        PRIMARY KEY (game, number),
        UNIQUE (game, "key"),
        FOREIGN KEY(game) REFERENCES games (id)
    )
    """,
    """
    CREATE TABLE seatings (
        game VARCHAR NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        name VARCHAR NOT NULL,
        at VARCHAR NOT NULL,
        PRIMARY KEY (game, number),
        FOREIGN KEY(game) REFERENCES games (id)
    )
    """,
    """
    CREATE TABLE links (
        game VARCHAR NOT NULL,
        number INTEGER NOT NULL,
        role VARCHAR NOT NULL,
        digest VARCHAR NOT NULL,
        at VARCHAR NOT NULL,
        PRIMARY KEY (game, number),
        FOREIGN KEY(game) REFERENCES games (id)
    )
    """,
)
_ASKS: Final = _sql(
    """
    CREATE TABLE asks (
        game VARCHAR NOT NULL,
        number INTEGER NOT NULL,
        version INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text VARCHAR NOT NULL,
        at VARCHAR NOT NULL,
        PRIMARY KEY (game, number),
        FOREIGN KEY(game) REFERENCES games (id)
    )
    """,
)
_HINTS: Final = _sql(
    """
    CREATE TABLE hints (
        game VARCHAR NOT NULL,
        PRIMARY KEY (game),
        FOREIGN KEY(game) REFERENCES games (id)
    )
    """,
)

_BOX_BEFORE: Final = ("85eb05cdc9bf01f7", "box-0.1.0.toml")
"""The digest and the file of the box that 0.1.0 shipped."""


def _boxes(connection: Connection) -> None:
    """Games used to be stored with only the digest of their box, which was always the shipped
    one."""
    digest, file = _BOX_BEFORE
    box = files("ceylon.store").joinpath(file).read_text(encoding="utf-8")
    connection.exec_driver_sql(
        """
        CREATE TABLE boxes (
            digest VARCHAR NOT NULL,
            text VARCHAR NOT NULL,
            PRIMARY KEY (digest)
        )
        """
    )
    row = text("INSERT INTO boxes (digest, text) VALUES (:digest, :text)")
    connection.execute(row, {"digest": digest, "text": box})


_PROCESSES: Final = _sql(
    """
    CREATE TABLE sessions (
        id VARCHAR NOT NULL,
        beats INTEGER NOT NULL,
        PRIMARY KEY (id)
    )
    """,
    """
    CREATE TABLE owners (
        game VARCHAR NOT NULL,
        session VARCHAR NOT NULL,
        PRIMARY KEY (game),
        FOREIGN KEY(game) REFERENCES games (id)
    )
    """,
    "CREATE INDEX ix_owners_session ON owners (session)",
    """
    CREATE TABLE presences (
        session VARCHAR NOT NULL,
        game VARCHAR NOT NULL,
        role VARCHAR NOT NULL,
        PRIMARY KEY (session, game, role),
        FOREIGN KEY(session) REFERENCES sessions (id) ON DELETE CASCADE,
        FOREIGN KEY(game) REFERENCES games (id)
    )
    """,
    "CREATE INDEX ix_presences_game ON presences (game)",
    """
    CREATE TABLE curtains (
        game VARCHAR NOT NULL,
        session VARCHAR NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (game),
        FOREIGN KEY(game) REFERENCES games (id),
        FOREIGN KEY(session) REFERENCES sessions (id) ON DELETE CASCADE
    )
    """,
)

_THOUGHTS: Final = _sql(
    """
    CREATE TABLE thoughts (
        "key" VARCHAR NOT NULL,
        kind VARCHAR NOT NULL,
        client VARCHAR NOT NULL,
        session VARCHAR NOT NULL,
        result VARCHAR,
        at FLOAT NOT NULL,
        PRIMARY KEY ("key")
    )
    """,
    "CREATE INDEX ix_thoughts_at ON thoughts (at)",
    """
    CREATE TABLE allowances (
        client VARCHAR NOT NULL,
        drops FLOAT NOT NULL,
        at FLOAT NOT NULL,
        PRIMARY KEY (client)
    )
    """,
)

STEPS: Final[Sequence[Step]] = (_GAMES, _ASKS, _HINTS, _boxes, _PROCESSES, _THOUGHTS)
"""Step number n leads from version n - 1 to version n."""
