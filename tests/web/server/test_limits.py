"""Limits on what one client can take: large bodies, slow bodies, and many streams."""

import json
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.web.server.serving import Served, serving

STREAMS = 6


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = {"body_seconds": 1.0, "client_streams": STREAMS, "seat_streams": STREAMS - 2}
    with serving(tmp_path_factory.mktemp("store") / "tables.db", limits) as found:
        yield found


def connection(served: Served) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", int(served.url.rpartition(":")[2])))
    found.settimeout(20)
    return found


def answer_of(line: socket.socket) -> tuple[int, str]:
    """The status and the rest, once the server has nothing more to say."""
    found = b""
    while b"\r\n\r\n" not in found or not found.endswith(b"0\r\n\r\n"):
        piece = line.recv(65536)
        found += piece
        length = b"content-length: "
        if length in found.lower() and b"\r\n\r\n" in found:
            head, _, body = found.partition(b"\r\n\r\n")
            if len(body) >= int(head.lower().partition(length)[2].split(b"\r\n")[0]):
                break
        if not piece:
            break
    return int(found.split()[1]), found.decode()


@pytest.mark.parametrize("path", ["/api/tables", "/tables", "/records"])
def test_a_large_body_in_pieces_is_refused(narrow: Served, path: str) -> None:
    """413, without a length to know it by; what was not read does not harm the next request."""
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\n"
    with connection(narrow) as line:
        line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())

        def send() -> None:
            try:
                for _ in range(400):
                    line.sendall(b"400\r\n" + b"x" * 1024 + b"\r\n")
            except OSError:
                return  # the server has heard enough

        sending = threading.Thread(target=send)
        sending.start()
        status, _ = answer_of(line)
        assert status == 413
        sending.join()
    with narrow.client() as client:
        assert client.get("/").status_code == 200


@pytest.mark.parametrize("path", ["/api/tables", "/tables"])
@pytest.mark.parametrize("length", ["Content-Length: 60000", "Transfer-Encoding: chunked"])
def test_a_slow_body_is_not_waited_for(narrow: Served, path: str, length: str) -> None:
    """408 and a sentence; nothing was made of it."""
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nAccept-Language: en\r\n"
    with connection(narrow) as line:
        line.sendall(f"{head}{length}\r\n\r\n".encode())
        line.sendall(b"1\r\nx\r\n" if "chunked" in length else b"x")
        status, text = answer_of(line)
    assert status == 408
    assert "this request took too long to arrive" in text


def test_a_stream_outlives_the_time_for_a_body(narrow: Served) -> None:
    made = narrow.made([{"kind": "human"}, {"kind": "human"}])
    with made.seat(0).client.stream("GET", f"/api/tables/{made.id}/stream") as events:
        lines = events.iter_lines()
        next(lines)
        threading.Event().wait(1.5)
        made.as_("host").post("seats/1", kind="human", name="Bruno")
        data = (line for line in lines if line.startswith("data: "))
        while json.loads(next(data).removeprefix("data: "))["seats"][1]["name"] != "Bruno":
            pass


def test_many_streams_at_once(narrow: Served) -> None:
    """A burst opens no more than allowed: by seat, and by client over all tables."""
    tables = [narrow.made([{"kind": "human"}, {"kind": "human"}]) for _ in range(3)]
    kept: list[Iterator[str]] = []  # without them the streams would be closed
    with ExitStack() as stack:

        def opened(number: int) -> int:
            made = tables[number % len(tables)] if number >= 10 else tables[0]
            client = narrow.client(made.answer["secrets"]["seat 1"])
            stream = client.stream("GET", f"/api/tables/{made.id}/stream")
            answer = stack.enter_context(stream)
            if answer.status_code == 200:
                lines = answer.iter_lines()
                next(lines)
                kept.append(lines)
            return answer.status_code

        with ThreadPoolExecutor(10) as clients:
            first = list(clients.map(opened, range(10)))
            more = list(clients.map(opened, range(10, 30)))
    assert sorted(first) == [200] * (STREAMS - 2) + [429] * (10 - STREAMS + 2)
    assert sorted(more) == [200] * 2 + [429] * 18


def test_closed_streams_leave_room(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", {"client_streams": 1}) as served:
        made = served.made([{"kind": "human"}, {"kind": "human"}])
        path = f"/api/tables/{made.id}/stream"
        for _ in range(3):
            client = served.client(made.answer["secrets"]["seat 1"])
            for _ in range(200):
                with client.stream("GET", path) as events:
                    if events.status_code == 200:
                        next(events.iter_lines())
                        break
                threading.Event().wait(0.05)
            assert events.status_code == 200
            client.close()
