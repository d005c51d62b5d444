"""The settings of a server: limits, and where the store is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ceylon.guests import DEADLINE
from ceylon.store.database import PATIENCE
from ceylon.web.server.public import PublicUrl


@dataclass(frozen=True)
class Rate:
    """A burst, and a number per second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """A person never hits these; a runaway program does."""

    body: int = 64 * 1024
    record: int = 256 * 1024
    body_seconds: float = 30.0
    """How long a body may take to arrive."""
    head_seconds: float = 10.0
    """How long a connection may take to bring the head of a request."""
    connections: int = 20_000
    """At most so many at once, or fewer if the system allows fewer."""
    client_connections: int = 256
    """Connections from one address."""
    client: Rate = Rate(900, 80)
    """What the requests from one address cost (`costs`)."""
    table: Rate = Rate(600, 50)
    """What those to one of its tables cost."""
    new_tables: Rate = Rate(30, 0.5)
    """Tables created from one address."""
    changes: Rate = Rate(30, 0.5)
    """Changes of names, seats and links from one address: each is stored for good."""
    client_streams: int = 64
    """Streams to one address."""
    seat_streams: int = 6
    """Streams of one seat, or of the host."""
    watch_streams: int = 32
    """Streams of all spectators of a table."""
    client_watch_streams: int = 4
    """Those of them that go to one address."""


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    store: str | Path
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses and networks of proxies, which are believed for whom a request comes."""
    public: PublicUrl | None = None
    """The address for everybody; None for the one that each request names."""
    names: frozenset[str] = frozenset()
    """The names by which it may be asked for; none for any."""
    metrics_for: tuple[str, ...] = ()
    """The addresses and networks that may read `/metrics`; none for this machine."""
    contact: str = ""
    """Where to report what is wrong with this server: an address that begins with `mailto:` or
    `https:`."""
    private: str = ""
    """The key of those who may create tables; empty if everyone may."""
    blocked: tuple[str, ...] = ()
    """The addresses and networks whose requests are refused."""
    keep_days: int | None = None
    """Days after which a table where nothing happens is deleted; None for never."""
    log_format: str = "text"
    access_log: bool = False
    patience: float = PATIENCE
    """Seconds to wait for a database that is locked or cannot be reached."""
    workers: int | None = None
    """Processes in which bots think; None for as many as suit the machine."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """The bots that the host offers: by their name at the tables, the file or module."""
    deadline: float = DEADLINE
    """The seconds that such a bot has for each choice."""
