"""The line between one process and the database, which can be cut and fall silent."""

import asyncio
from contextlib import suppress


class Relay:
    """Passes on what comes to its port. It runs in the event loop of whoever makes the faults."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = True
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._writers: dict[asyncio.StreamWriter, None] = {}
        self._server: asyncio.Server | None = None
        self._joined: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """Returns its own port."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        self.cut()
        self._flowing.set()
        if self._server is not None:
            self._server.close()
        await asyncio.gather(*self._joined, return_exceptions=True)

    def hang_up(self) -> None:
        """All connections end."""
        for each in list(self._writers):
            each.transport.abort()

    def cut(self) -> None:
        """All connections end, and no new one comes through."""
        self._whole = False
        self.hang_up()

    def fall_silent(self) -> None:
        """Connections stay open, but nothing comes through: a dead line that nobody hung up."""
        self._flowing.clear()

    def mend(self) -> None:
        self._whole = True
        self._flowing.set()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._join(reader, writer))
        self._joined.add(task)
        task.add_done_callback(self._joined.discard)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer: None, back: None}
        try:
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        finally:
            for each in (writer, back):
                self._writers.pop(each, None)
                each.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
