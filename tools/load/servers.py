"""The servers that are measured, each in a process of its own.

python -m tools.load.servers app STORE     the real one, with limits that the load does not hit
python -m tools.load.servers bare BYTES    the same framework, echoing events of that size
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

from sse_starlette import EventSourceResponse
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ceylon.web.server.addresses import listen
from ceylon.web.server.app import create_app
from ceylon.web.server.server import serve
from ceylon.web.server.settings import Limits, Rate, Settings
from ceylon.web.server.streams import Streams

PLENTY = Rate(1e9, 1e9)
MANY = 100_000
WIDE = Limits(
    client=PLENTY,
    table=PLENTY,
    new_tables=PLENTY,
    changes=PLENTY,
    connections=MANY,
    client_connections=MANY,
    client_streams=MANY,
    seat_streams=MANY,
    watch_streams=MANY,
    client_watch_streams=MANY,
)


def bare(size: int) -> Starlette:
    """Streams by table; a choice that is posted is echoed to all streams of its table."""
    waiting: dict[str, set[asyncio.Queue[bytes]]] = {}
    filler = "x" * max(0, size - 60)

    async def post(request: Request) -> Response:
        body = await request.json()
        event = json.dumps({"version": body["version"] + 1, "filler": filler}).encode()
        for queue in waiting.get(request.path_params["id"], ()):
            queue.put_nowait(b"event: table\nid: %d\ndata: %s\n\n" % (body["version"] + 1, event))
        return JSONResponse({"version": body["version"] + 1, "filler": filler})

    async def events(table: str) -> AsyncIterator[bytes]:
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        waiting.setdefault(table, set()).add(queue)
        yield b'event: table\nid: 0\ndata: {"version": 0}\n\n'
        while True:
            yield await queue.get()

    async def stream(request: Request) -> Response:
        return EventSourceResponse(events(request.path_params["id"]), ping=15, sep="\n")

    app = Starlette(
        routes=[
            Route("/api/tables/{id}/choices", post, methods=["POST"]),
            Route("/api/tables/{id}/stream", stream),
        ]
    )
    app.state.settings = Settings("", WIDE)
    app.state.streams = Streams(WIDE)  # the server ends these, of which there are none
    return app


class Running:
    """A server process."""

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self.pid = pid

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def seconds(self) -> float:
        """Processor time used so far."""
        fields = (
            Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(*arguments: str) -> Iterator[Running]:
    command = [sys.executable, "-m", "tools.load.servers", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - ours
        assert process.stdout is not None  # noqa: S101 - it is a pipe
        port = int(process.stdout.readline())
        try:
            yield Running(port, process.pid)
        finally:
            process.terminate()


def main() -> None:
    kind, argument = sys.argv[1:3]
    app = bare(int(argument)) if kind == "bare" else create_app(Settings(argument, WIDE))
    with listen("127.0.0.1", 0) as listening:
        print(listening.getsockname()[1], flush=True)  # noqa: T201 - whoever started it reads it
        serve(app, listening)


if __name__ == "__main__":
    main()
