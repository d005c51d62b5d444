"""Bytes that are not valid HTTP: refused or cut off, and the server keeps running."""

import socket
from pathlib import Path

from tests.web.server.serving import Served, serving

GET = b"GET / HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /tables HTTP/1.1\r\nHost: x\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
WIRE = {
    b"\0" * 100: b"400",
    b"GET / HTTP/9\r\n\r\n": b"400",
    b"GET / HTTP/1.1\r\n\r\n": b"400",
    b"GET  / HTTP/1.1\r\nHost: x\r\n\r\n": b"400",
    b"GET http://other.example/ HTTP/1.1\r\nHost: x\r\n\r\n": b"404",
    b"GET * HTTP/1.1\r\nHost: x\r\n\r\n": b"404",
    b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n": b"404",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n": b"404",
    b"GET /%ff%00%zz HTTP/1.1\r\nHost: x\r\n\r\n": b"404",
    b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n": b"400",
    b"GET /" + b"y" * 10_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n": b"404",
    b"GET / HTTP/1.1\r\nHost: [\r\n\r\n": b"200",
    GET + b"Host: y\r\n\r\n": b"400",
    GET + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n": b"200",
    GET + b"X: " + b"y" * 10_000 + b"\r\n\r\n": b"200",
    POST: b"",
    POST + b"Content-Length: -1\r\n\r\n": b"400",
    POST + b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n": b"400",
    POST + b"Content-Length: 100\r\n\r\nhalf": b"422",
    POST + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n": b"422",
    CHUNKED + b"zz\r\n": b"400",
    CHUNKED + b"f" * 30 + b"\r\n": b"400",
}
"""What is sent, and the status of the answer."""


def status(served: Served, sent: bytes) -> bytes:
    """The status of the answer, once the connection is closed; the server keeps serving others."""
    port = int(served.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        heard = b"".join(iter(lambda: line.recv(65536), b""))
    with served.client() as client:
        assert client.get("/").status_code == 200
    return heard.partition(b"\r\n")[0].partition(b" ")[2][:3]


def test_nonsense_on_the_wire(tmp_path: Path) -> None:
    """The client is told what is wrong, if possible; it is not a server error, and the server keeps
    running."""
    with serving(tmp_path / "tables.db", logged=True) as served:
        found = {sent: status(served, sent) for sent in WIRE}
    assert found == WIRE
    assert "Traceback" not in served.log
