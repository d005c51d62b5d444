"""Where games are kept: append and load. Nothing is ever changed; a game is deleted as a whole.

A choice counts once it is here. The record of a game can be rebuilt from here at any time.
"""

from ceylon.store import notices
from ceylon.store.notices import Notice
from ceylon.store.rows import ConsentLine, Event, Later, Marks, NewGame, StoredGame
from ceylon.store.sql import SqlStore
from ceylon.store.store import (
    Attending,
    Begun,
    Conflict,
    Deleted,
    Ear,
    Listening,
    SessionEnded,
    Sessions,
    Store,
    StoreError,
    Thought,
    Unavailable,
)
from ceylon.store.threads import Threads
from ceylon.store.writer import Writer

__all__ = [
    "Attending",
    "Begun",
    "Conflict",
    "ConsentLine",
    "Deleted",
    "Ear",
    "Event",
    "Later",
    "Listening",
    "Marks",
    "NewGame",
    "Notice",
    "SessionEnded",
    "Sessions",
    "SqlStore",
    "Store",
    "StoreError",
    "StoredGame",
    "Thought",
    "Threads",
    "Unavailable",
    "Writer",
    "notices",
]
