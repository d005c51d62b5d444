"""A PostgreSQL server for tests, run as an ordinary user in a separate folder."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, text


def programs() -> Path | None:
    """Where PostgreSQL's programs are; None if it is not installed."""
    found = shutil.which("postgres")
    folder = Path(os.path.realpath(found or "")).parent
    return folder if found and (folder / "initdb").exists() else None


@dataclass(frozen=True)
class PostgreSql:
    """A server with one database."""

    folder: str
    port: int
    durable: bool = False
    """Whether what it stores survives a power failure as well."""

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://ceylon@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        """The id of the process to which clients connect."""
        return int((Path(self.folder) / "data/postmaster.pid").read_text().split()[0])

    def empty(self) -> None:
        """Forget everything."""
        engine = create_engine(self.url)
        with engine.begin() as connection:
            connection.execute(text("drop schema public cascade"))
            connection.execute(text("create schema public"))
        engine.dispose()

    def run(self, program: str, *arguments: str) -> None:
        # It refuses to run as root.
        user = "nobody" if os.geteuid() == 0 else None
        command = [f"{programs()}/{program}", "-D", f"{self.folder}/data", *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd=self.folder)

    def start(self) -> None:
        # A server that is stopped loses nothing without fsync; only a machine that fails would.
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        options += "" if self.durable else " -c fsync=off"
        self.run("pg_ctl", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "-w", "-m", mode, "stop")


@contextmanager
def running(*, durable: bool = False) -> Iterator[PostgreSql]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "nobody")
        server = PostgreSql(folder, port, durable)
        server.run("initdb", "-U", "ceylon", "-A", "trust", "--no-sync")
        server.start()
        try:
            yield server
        finally:
            server.stop()
