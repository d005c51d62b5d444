"""Many machines: work that is shared out by Ray, with the same results in the same order."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from ceylon.errors import N_, CeylonError, excerpt
from ceylon.installation import to_install
from ceylon.processes import AHEAD

Task = TypeVar("Task")
Done = TypeVar("Done")

_PATIENCE: Final = 10.0
"""Seconds until a cluster must have answered."""


class ClusterError(CeylonError):
    """A cluster that cannot be used."""


@dataclass(frozen=True)
class Ray:
    """The workers of a Ray cluster, as a crew.

    What is to be done is put into the cluster once. A task whose worker or machine dies is done
    again elsewhere; its result counts once, since results are taken in the order of the tasks.
    """

    address: str = ""
    """`HOST:PORT`, or `auto` for the cluster of this machine; empty for a new one on it."""
    workers: int | None = None
    """Of a new cluster on this machine; by default one for each core."""
    path: tuple[str, ...] = ()
    """Where workers look for modules that are not installed."""

    def __call__(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Generator[Done, None, None]:
        ray = self._joined()
        what = ray.put(partial(_do_in, Path.cwd(), work))
        do = ray.remote(_do).options(max_retries=-1)  # however often a machine is lost
        under_way: deque[Any] = deque()
        try:
            for task in tasks:
                under_way.append(do.remote(what, task))
                if len(under_way) >= AHEAD * _workers(ray):
                    yield _result(ray, under_way.popleft())
            while under_way:
                yield _result(ray, under_way.popleft())
        finally:
            # After an error or an interruption, what has not been done is dropped.
            for task in under_way:
                ray.cancel(task)

    def _joined(self) -> Any:  # noqa: ANN401 - a module without types
        check_installed()
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would report its use
        import ray  # noqa: PLC0415 - only a cluster needs it

        if ray.is_initialized():
            return ray
        _knock(self.address)
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.path:
            variables = {"PYTHONPATH": os.pathsep.join(self.path)}
            settings["runtime_env"] = {"env_vars": variables}
        try:
            if self.address:
                ray.init(address=self.address, **settings)
            else:
                ray.init(
                    address="local", num_cpus=self.workers, include_dashboard=False, **settings
                )
        except Exception as error:  # Ray raises just that when a machine is too busy to start it
            raise _silent(self.address or "local") from error
        return ray


def _knock(address: str) -> None:
    """Ray itself would wait for five minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise _silent(address) from error


def _silent(address: str) -> ClusterError:
    return ClusterError(N_("no Ray cluster answers at {address}"), {"address": excerpt(address)})


def check_installed() -> None:
    """Fails before anything is done."""
    if find_spec("ray") is None:
        text = N_("--ray needs the package ray: {command}")
        raise ClusterError(text, {"command": to_install("cluster")})


def _workers(ray: Any) -> int:  # noqa: ANN401 - a module without types
    """How many there are now: machines come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _result(ray: Any, task: Any) -> Any:  # noqa: ANN401 - whatever the work returns
    try:
        return ray.get(task)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None


# In a worker


def _do(work: Callable[[Task], Done], task: Task) -> Done:
    return work(task)


def _do_in(folder: Path, work: Callable[[Task], Done], task: Task) -> Done:
    """Files are called by names that hold where the command was started."""
    with suppress(OSError):  # another machine may not have that folder
        os.chdir(folder)
    return work(task)
