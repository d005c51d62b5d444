"""A bug in this program: a sentence with the normal headers, and the server keeps running."""

import http.client
import logging
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from ceylon.web.server.addresses import listen
from ceylon.web.server.app import create_app
from ceylon.web.server.guard import HEADERS
from ceylon.web.server.settings import Settings

SECRET = "a-secret-that-nobody-may-read"  # noqa: S105 - of no table


async def broken(_request: Request) -> Response:
    raise RuntimeError("this is broken")


async def half(_request: Request) -> Response:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"x" * 5000
        raise RuntimeError("this is broken half way")

    return StreamingResponse(pieces(), headers={"Content-Length": "10000"})


async def unread(request: Request) -> Response:
    await request.body()
    return Response()


BROKEN = [
    Route("/broken", broken, methods=["GET", "POST"]),
    Route("/api/broken/join/{secret}", broken),
    Route("/api/broken/read/{secret}", broken),
    Route("/half", half),
    Route("/read", unread, methods=["POST"]),
]


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """The real app with some routes that fail, on a real server."""
    app = create_app(Settings(tmp_path / "tables.db", workers=1))
    app.router.routes[:0] = BROKEN
    server = uvicorn.Server(uvicorn.Config(app, log_config=None))
    with listen("127.0.0.1", 0) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join()


@pytest.mark.parametrize("path", ["/broken", f"/api/broken/join/{SECRET}"])
def test_a_fault_is_answered_with_headers_and_the_connection_lives(
    port: int, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    line.connect()
    socket = line.sock
    for accept in ("application/json", "text/html"):
        line.request("GET", path, headers={"Accept": accept})
        answer = line.getresponse()
        text = answer.read().decode()
        assert answer.status == 500
        assert "omething went wrong on the server and has been logged; nothing was changed" in text
        assert ("<h1" in text) == (accept == "text/html" and not path.startswith("/api"))
        assert {name: answer.getheader(name) for name in HEADERS} == HEADERS
        assert answer.getheader("Cache-Control") == "no-store"
        assert "broken" not in text
    line.request("GET", "/")
    assert line.getresponse().status == 200
    assert line.sock is socket, "the connection was cut"
    line.close()
    assert caplog.text.count("RuntimeError: this is broken") == 2
    assert SECRET not in caplog.text


def test_half_an_answer_is_cut_off(port: int, caplog: pytest.LogCaptureFixture) -> None:
    """Otherwise it would look whole."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    line.request("GET", "/half")
    answer = line.getresponse()
    with pytest.raises(http.client.IncompleteRead):
        answer.read()
    line.close()
    assert "this is broken half way" in caplog.text


def test_who_goes_away_while_sending_is_no_fault(
    port: int, caplog: pytest.LogCaptureFixture
) -> None:
    """And leaves no traceback in the log."""
    caplog.set_level(logging.WARNING)
    for _ in range(3):
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        line.putrequest("POST", "/read")
        line.putheader("Content-Length", "1000")
        line.endheaders(b"half of it")
        line.close()
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    line.request("GET", "/")
    assert line.getresponse().status == 200
    line.close()
    assert not caplog.records
