"""Connections that bring no request are closed, and nobody takes them all."""

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.web.server.serving import Served, serving

EACH = 6
HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX-a: "
LIMITS = {"head_seconds": 1.0, "client_connections": EACH, "proxies": []}


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("store") / "tables.db", LIMITS) as found:
        yield found


def connection(served: Served, host: str = "127.0.0.1") -> socket.socket:
    """A client at an address of its own."""
    port = int(served.url.rpartition(":")[2])
    found = socket.create_connection(("127.0.0.1", port), 20, (host, 0))
    found.settimeout(20)
    return found


def heard(line: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    found = b""
    try:
        while piece := line.recv(65536):
            found += piece
    except ConnectionResetError:
        return found
    return found


@pytest.mark.parametrize("sent", [b"", b"G", HALF])
def test_half_a_request_is_not_waited_for(brief: Served, sent: bytes) -> None:
    with connection(brief) as line:
        line.sendall(sent)
        assert heard(line).startswith(b"HTTP/1.1 408")


def test_no_byte_extends_the_deadline(brief: Served) -> None:
    with connection(brief) as line:
        line.sendall(HALF)
        line.settimeout(0.05)
        for _ in range(400):
            try:
                line.sendall(b"x")
                if line.recv(65536).startswith(b"HTTP/1.1 408"):
                    return
            except TimeoutError:
                continue
    pytest.fail("it waits for ever")


def test_the_second_request_of_a_connection_is_not_waited_for_either(brief: Served) -> None:
    with connection(brief) as line:
        line.sendall(b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 404")
        line.sendall(HALF)
        assert b"HTTP/1.1 408" in heard(line)


def test_a_stream_and_a_silent_page_outlive_it(brief: Served) -> None:
    """The deadline is for a head alone: neither for an answer, nor between two requests."""
    made = brief.made([{"kind": "human"}, {"kind": "human"}])
    with made.seat(0).client.stream("GET", f"/api/tables/{made.id}/stream") as events:
        lines = events.iter_lines()
        next(lines)
        page = http.client.HTTPConnection(brief.url.partition("//")[2], timeout=20)
        page.request("GET", "/static/site.css")
        page.getresponse().read()
        kept = page.sock
        with connection(brief) as line:
            heard(line)  # so long
        page.request("GET", "/static/site.css")
        assert page.getresponse().status in (200, 404)
        assert page.sock is kept
        page.close()
        made.as_("host").post("seats/1", kind="human", name="Bruno")
        assert any("Bruno" in each for each in lines)


def test_one_client_does_not_take_all_connections(brief: Served) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connection(brief)) for _ in range(EACH + 3)]
        refused = 0
        for line in lines:
            try:
                line.sendall(b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n")
                refused += not line.recv(65536).startswith(b"HTTP/1.1 404")
            except ConnectionError:
                refused += 1
        assert refused >= 3
        with connection(brief, "127.0.0.2") as other:
            other.sendall(b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n")
            assert other.recv(65536).startswith(b"HTTP/1.1 404")
    for _ in range(3 * EACH):  # closed ones leave room
        with connection(brief) as line:
            line.sendall(b"GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            heard(line)


def test_there_is_a_cap_in_total(tmp_path: pytest.TempPathFactory) -> None:
    limits = {"head_seconds": 30, "connections": 4}
    with serving(f"{tmp_path}/tables.db", limits) as served, ExitStack() as stack:
        hosts = [f"127.0.0.{number}" for number in range(2, 8)]
        lines = [stack.enter_context(connection(served, host)) for host in hosts]
        answers = []
        for line in lines:
            try:
                line.sendall(b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n")
                answers.append(line.recv(65536)[:12])
            except ConnectionError:
                answers.append(b"")
        assert answers == [b"HTTP/1.1 404"] * 4 + [b""] * 2
