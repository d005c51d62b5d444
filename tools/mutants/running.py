"""pytest, stopped after collection: the tests are then run one by one, in forks."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from tools.mutants import children
from tools.mutants.rooms import Room

PYTEST: Final = (
    *("-q", "--no-header", "--no-summary", "-m", "not thorough"),
    *("-p", "no:cacheprovider"),
    "--assert=plain",  # nobody reads the failures, so pytest need not explain them
    "--capture=sys",  # forks would share a file
)


class Clock(NamedTuple):
    """The seconds that a test takes."""

    processor: float
    wall: float


class _Collected:
    """A plugin for pytest."""

    def __init__(self, then: Callable[[Sequence[pytest.Item]], None]) -> None:
        self.then = then

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        # Made here, since each fork would clear the folder that it makes itself.
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # noqa: SLF001
        gc.freeze()  # or the forks would copy what they only read
        self.then(session.items)
        return True


def with_tests(room: Room, then: Callable[[Sequence[pytest.Item]], None]) -> int:
    """Collect the tests of a room, and do something with them; return pytest's exit code."""
    settings.register_profile(
        "mutants",
        database=None,
        deadline=None,
        derandomize=True,  # so that a verdict does not depend on luck
        phases=(Phase.explicit, Phase.generate),  # nobody reads the smallest example
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutants")
    return pytest.main([*PYTEST, *room.tests], plugins=[_Collected(then)])


def first_failure(items: Sequence[pytest.Item], clocks: Mapping[str, Clock]) -> str | None:
    """Run tests until one fails, or takes far longer than it should."""
    for item, following in zip(items, [*items[1:], None], strict=False):  # works for no items, too
        clock = clocks[item.nodeid]
        # Other work on the machine stretches wall-clock time and, if there is much of it, processor
        # time too.
        children.limit(2 + 5 * clock.processor, 20 + 20 * clock.wall)
        if not passes(item, following):
            return item.nodeid
    return None


def passes(item: pytest.Item, following: pytest.Item | None = None) -> bool:
    """Run one test; what the following one shares with it is not torn down."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))
