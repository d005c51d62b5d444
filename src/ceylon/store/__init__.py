"""Where games are kept: append and load. Nothing is ever changed or deleted.

A choice counts once it is here. The record of a game can be rebuilt from here at any time.
"""

from ceylon.store.rows import ConsentLine, Event, NewGame, StoredGame
from ceylon.store.sql import SqlStore
from ceylon.store.store import Conflict, Store, StoreError, Unavailable
from ceylon.store.threads import Threads
from ceylon.store.writer import Writer

__all__ = [
    "Conflict",
    "ConsentLine",
    "Event",
    "NewGame",
    "SqlStore",
    "Store",
    "StoreError",
    "StoredGame",
    "Threads",
    "Unavailable",
    "Writer",
]
