"""A network between a browser and the server that can be cut and mended."""

import selectors
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle


class Relay:
    """Passes on what comes to its port, until it is cut or falls silent.

    With several servers, each connection goes to the next of them that answers.
    """

    def __init__(self, *ports: int) -> None:
        self._next = cycle(ports)
        self._servers = len(ports)
        self._whole = True
        self._silent = False
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def cut(self) -> None:
        """All connections end, and no new one comes through."""
        self._whole = False
        for each in list(self._open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def fall_silent(self) -> None:
        """Connections stay open, but nothing comes through: a dead line that nobody hung up."""
        self._silent = True

    def mend(self) -> None:
        self._whole = True
        self._silent = False

    def close(self) -> None:
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                guest, _ = self._listening.accept()
                if self._whole:
                    threading.Thread(target=self._join, args=(guest,), daemon=True).start()
                else:
                    guest.close()

    def _join(self, guest: socket.socket) -> None:
        with guest, self._server() as server:
            self._open |= {guest, server}
            with suppress(OSError):
                self._pass_on(guest, server)
            self._open -= {guest, server}

    def _server(self) -> socket.socket:
        for _ in range(self._servers - 1):
            with suppress(ConnectionRefusedError):
                return socket.create_connection(("127.0.0.1", next(self._next)))
        return socket.create_connection(("127.0.0.1", next(self._next)))

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with selectors.DefaultSelector() as ready:
            ready.register(one, selectors.EVENT_READ, other)
            ready.register(other, selectors.EVENT_READ, one)
            while True:
                for key, _ in ready.select():
                    source, target = key.fileobj, key.data
                    assert isinstance(source, socket.socket)
                    if not (data := source.recv(65536)):
                        return
                    if not self._silent:
                        target.sendall(data)


@contextmanager
def relay_to(*urls: str) -> Iterator[Relay]:
    relay = Relay(*(int(url.rsplit(":", 1)[1]) for url in urls))
    try:
        yield relay
    finally:
        relay.close()
