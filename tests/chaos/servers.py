"""The servers that suffer: each is `ceylon serve` itself, at a port that it keeps when it is
started again."""

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

from tools.load.client import Connection

LAUNCH = Path(__file__).with_name("launch.py")
CEYLON = Path(sys.executable).with_name("ceylon")
STARTED = 120.0
"""Seconds that a process may take to start on a busy machine."""
FULL = 4096
"""Bytes: no file may grow beyond this on a file system that refuses."""


class Server:
    """A process, and those that take its place after it was killed."""

    def __init__(self, number: int, where: str, log: IO[str], plant: str = "") -> None:
        """`where`: the database; `{name}` in it becomes the name of the process."""
        self.number = number
        self.port = _free_port()
        self._where = where
        self._log = log
        self._plant = plant
        self._process: subprocess.Popen[str] | None = None
        self.lives = 0
        """How often it was started."""
        self.starting = asyncio.Lock()
        """Held by whoever kills it and starts it again."""
        self._stops = 0
        """Pauses that are not over yet."""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def name(self) -> str:
        return f"{self.number}.{self.lives}"

    async def start(self) -> None:
        """Returns when it answers. One that finds no database ends, and is started once more."""
        end = time.monotonic() + STARTED
        self._launch()
        while not await self._answers():
            assert time.monotonic() < end, "it does not start"
            if self._ended():
                self._launch()
            await asyncio.sleep(0.1)

    def _launch(self) -> None:
        self.lives += 1
        self._stops = 0
        where = self._where.format(name=self.name)
        program = [sys.executable, LAUNCH, self._plant] if self._plant else [CEYLON]
        paths = os.pathsep.join(each for each in sys.path if each)
        self._process = subprocess.Popen(
            [*program, "serve", "--port", str(self.port), "--no-browser", "--db", where],
            stdout=self._log,
            stderr=self._log,
            text=True,
            env=os.environ | ({"PYTHONPATH": paths} if self._plant else {}),
        )

    def _ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    async def _answers(self) -> bool:
        connection = Connection(self.port)
        try:
            async with asyncio.timeout(5):
                return (await connection.ask("GET", "/api/rules?q=A1"))[0] == 200
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def pause(self) -> None:
        self._stops += 1
        self._signal(signal.SIGSTOP)

    def go_on(self, life: int) -> None:
        """Unless another has taken its place, or somebody else still holds it."""
        if life != self.lives:
            return
        self._stops -= 1
        if not self._stops:
            self._signal(signal.SIGCONT)

    def fill(self) -> None:
        """Let no file of it grow any more: as far as it can see, the disk is full."""
        self._let_grow(FULL)

    def make_room(self) -> None:
        self._let_grow(resource.RLIM_INFINITY)

    def _let_grow(self, size: int) -> None:
        if not self._ended():
            hard = resource.RLIM_INFINITY
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, hard))

    def _signal(self, number: int) -> None:
        if not self._ended():
            os.kill(self.pid, number)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port
