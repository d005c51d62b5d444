"""Requests that are repeated, and those that are not: against a server that misbehaves."""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from ceylon.client.connection import Connection, Refused, Unreachable
from ceylon.client.link import Link

Reply = tuple[int, dict[str, str], bytes]
DONE: Reply = (200, {}, b'{"version": 3}')


class Server:
    """Gives the prepared answers in turn."""

    def __init__(self) -> None:
        self.replies: list[Reply] = []
        self.heard: list[tuple[str, str, bytes, dict[str, str]]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def link(self) -> Link:
        return Link(f"http://127.0.0.1:{self._server.server_port}", "T", "secret")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        server = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                length = int(self.headers.get("Content-Length", 0))
                heard = self.command, self.path, self.rfile.read(length), dict(self.headers)
                server.heard.append(heard)
                status, headers, body = server.replies.pop(0)
                if not status:
                    return  # hangs up
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        Handler.do_GET = Handler.do_POST = Handler.answer  # type: ignore[attr-defined]
        return Handler


@pytest.fixture
def server() -> Iterator[Server]:
    found = Server()
    yield found
    found.close()


def connected(server: Server, patience: float = 60.0) -> tuple[Connection, list[float]]:
    """A client, and the pauses that it made."""
    pauses: list[float] = []
    return Connection(server.link, patience, pauses.append), pauses


def test_what_may_succeed_later_is_sent_again(server: Server) -> None:
    """With the pause that the server asks for; the body, with its key, is the same."""
    server.replies = [
        (503, {"Retry-After": "3"}, b"{}"),
        (429, {"Retry-After": "2"}, b"{}"),
        (502, {}, b"<html>"),
        (0, {}, b""),
        (200, {}, b"cut of"),
        DONE,
    ]
    client, pauses = connected(server)
    assert client.post("/choices", choice="rupees", key="k") == {"version": 3}
    assert pauses == [3.0, 2.0, 2.0, 4.0, 8.0]
    assert len({heard[:3] for heard in server.heard}) == 1
    method, path, body, headers = server.heard[0]
    assert (method, path) == ("POST", "/api/tables/T/choices")
    assert json.loads(body) == {"choice": "rupees", "key": "k"}
    assert headers["Authorization"] == "Bearer secret"


def test_what_is_refused_is_an_error(server: Server) -> None:
    """In the words of the server; if it has none, in those of HTTP."""
    told = {"error": {"code": "no link", "sentence": "this table can be opened only with a link"}}
    server.replies = [(401, {}, json.dumps(told).encode()), (404, {}, b"<html>")]
    client, pauses = connected(server)
    with pytest.raises(Refused, match=r"refuses \(401\): this table can be opened") as refused:
        client.get("")
    assert (refused.value.status, refused.value.code) == (401, "no link")
    with pytest.raises(Refused, match=r"refuses \(404\): Not Found"):
        client.get("")
    assert not pauses


@pytest.mark.parametrize("patience", [0, 0.0])
def test_patience_ends(server: Server, patience: float) -> None:
    server.replies = [(503, {"Retry-After": "2"}, b"{}")]
    client, _ = connected(server, patience)
    with pytest.raises(Unreachable, match=r"has not answered for 0 s: HTTP Error 503"):
        client.get("")
    nobody = Connection(Link("http://127.0.0.1:9", "T", "secret"), 0.0)
    with pytest.raises(Unreachable, match=r"http://127.0.0.1:9 has not answered"):
        nobody.get("")


def test_a_stream_goes_on_after_it_was_lost(server: Server) -> None:
    """A heartbeat is an event like others; half an event is none."""
    server.replies = [
        (200, {}, b'event: table\nid: 1\ndata: {"version": 1}\n\nevent: beat\ndata: {}\n\neve'),
        (503, {"Retry-After": "1"}, b"{}"),
        (200, {}, b'event: table\nid: 2\ndata: {"version": 2}\n\n'),
    ]
    client, pauses = connected(server)
    events = client.events()
    assert [next(events) for _ in range(3)] == [
        ("table", {"version": 1}),
        ("beat", {}),
        ("table", {"version": 2}),
    ]
    assert pauses == [0.5, 1.0]
