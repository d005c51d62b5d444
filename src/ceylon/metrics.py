"""What a server counts and measures, in the words of Prometheus.

Each figure is kept where what it counts happens. `routes/upkeep` of the web server shows them all.

Several processes at one address add their figures up, in files in a folder that the environment
names (`PROMETHEUS_MULTIPROC_DIR`): whichever of them is asked answers for all.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable for the folder that several processes share."""
_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_LONG: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
_ALL: Final = "livesum"
"""How the figures of several processes become one: the sum over those that live."""

TABLES: Final = Gauge("ceylon_tables", "Tables in memory", multiprocess_mode=_ALL)
STREAMS: Final = Gauge("ceylon_streams", "Open event streams", multiprocess_mode=_ALL)
CONNECTIONS: Final = Gauge("ceylon_connections", "Open connections", multiprocess_mode=_ALL)
CREATED: Final = Counter("ceylon_tables_created", "Tables created")
CHOICES: Final = Counter("ceylon_choices", "Choices and undos stored, of people and bots")
APPENDING: Final = Gauge(
    "ceylon_appends_waiting", "Choices that wait to be stored", multiprocess_mode=_ALL
)
APPENDED: Final = Histogram(
    "ceylon_append_seconds", "From the decision to store a choice until it is stored", buckets=_FAST
)
WORKING: Final = Gauge(
    "ceylon_work",
    "Choices of bots, hints and reviews that are thought about, or wait for it",
    ["kind"],
    multiprocess_mode=_ALL,
)
WORKED: Final = Histogram(
    "ceylon_work_seconds",
    "From the question until the answer of a bot, a hint or a review, waiting included",
    ["kind"],
    buckets=_LONG,
)
REFUSED: Final = Counter("ceylon_refusals", "Requests that were refused, by code", ["code"])
TURNED_AWAY: Final = Counter(
    "ceylon_connections_refused", "Connections that were too many, or brought no request", ["why"]
)
LAG: Final = Histogram(
    "ceylon_loop_lag_seconds", "How late the event loop wakes what is due", buckets=_FAST
)


@contextmanager
def work(kind: str) -> Iterator[None]:
    """Thinking about something, from the question until the answer."""
    began = time.perf_counter()
    with WORKING.labels(kind).track_inprogress():
        yield
    WORKED.labels(kind).observe(time.perf_counter() - began)


@contextmanager
def shared() -> Iterator[None]:
    """The processes that are started in the block add up their figures."""
    with TemporaryDirectory(prefix="ceylon-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget(process: int) -> None:
    """A process of those has ended; what it counted remains."""
    mark_process_dead(process, os.environ[FOLDER])  # type: ignore[no-untyped-call]


def text() -> bytes:
    """All figures in the text format of Prometheus."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
