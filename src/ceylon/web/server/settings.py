"""What a server can be told: limits, and where the store is."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ceylon.store.database import PATIENCE


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """A person never meets these; a program that runs wild does."""

    body: int = 64 * 1024
    record: int = 256 * 1024
    body_seconds: float = 30.0
    """How long a body may take to arrive."""
    client: Rate = Rate(600, 150)
    """Requests of one address."""
    table: Rate = Rate(400, 100)
    """Requests to one table."""
    new_tables: Rate = Rate(30, 0.5)
    """Tables made from one address."""
    client_streams: int = 64
    table_streams: int = 48


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    store: str | Path
    limits: Limits = field(default_factory=Limits)
    patience: float = PATIENCE
    """Seconds that a database is waited for, where it is locked or cannot be reached."""
    workers: int | None = None
    """Processes in which bots think; None for as many as the machine has room for."""
