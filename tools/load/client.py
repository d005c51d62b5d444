"""A client that costs almost nothing, so that the server is what is measured.

It speaks just enough HTTP for answers with a length and chunked streams.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

_LIMIT = 2**21


class Connection:
    """One keep-alive connection."""

    def __init__(self, port: int, secret: str | None = None, more: str = "") -> None:
        self._port = port
        self._head = f"Host: 127.0.0.1:{port}\r\n{more}"
        if secret:
            self._head += f"Authorization: Bearer {secret}\r\n"
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        data = b"" if body is None else json.dumps(body).encode()
        kind = "Content-Type: application/json\r\n" if body is not None else ""
        head = f"{method} {path} HTTP/1.1\r\n{self._head}{kind}Content-Length: {len(data)}\r\n\r\n"
        reader, writer = await self._open()
        writer.write(head.encode() + data)
        status, length = await _answer_head(reader)
        return status, await reader.readexactly(length)

    async def json(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
        status, answer = await self.ask(method, path, body)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {answer.decode()[:300]}")
        return json.loads(answer)

    async def chunks(self, path: str) -> AsyncIterator[bytes]:
        """What a stream sends, piece by piece."""
        reader, writer = await self._open()
        head = f"GET {path} HTTP/1.1\r\n{self._head}Accept: text/event-stream\r\n\r\n"
        writer.write(head.encode())
        status, _ = await _answer_head(reader)
        if status != 200:
            raise RuntimeError(f"{path}: {status}")
        while True:
            size = int(await reader.readline(), 16)
            if not size:
                return
            yield (await reader.readexactly(size + 2))[:size]

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None:
            connected = await asyncio.open_connection("127.0.0.1", self._port, limit=_LIMIT)
            self._reader, self._writer = connected
        return self._reader, self._writer


async def _answer_head(reader: asyncio.StreamReader) -> tuple[int, int]:
    """The status and the length of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    _, _, rest = head.partition("\r\ncontent-length:")
    length = rest.partition("\r\n")[0].strip()
    return int(head.split(" ", 2)[1]), int(length or 0)
