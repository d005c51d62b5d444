"""Where a server listens, and whether one of ours does so already."""

from __future__ import annotations

import errno
import json
import os
import socket
import urllib.request
from contextlib import suppress
from http.client import HTTPException
from typing import Final

from ceylon.errors import N_, CeylonError
from ceylon.web.server.openapi import TITLE

LAST_PORT: Final = 65_535
_ATTEMPTS: Final = 20
"""So many ports after one that is in use; after that, any."""
_PATIENCE: Final = 6.0
"""Seconds in which a server answers that is neither stuck nor somebody else's."""
_MOST_READ: Final = 4_000_000


class NoAddress(CeylonError):
    """An address that nothing can be served at."""

    def __init__(self, host: str, port: int, problem: str) -> None:
        text = N_("nothing can be served at {host}, port {port}: {problem}")
        super().__init__(text, {"host": host, "port": port, "problem": problem})


class PortInUse(NoAddress):
    """Something is served there already."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that others can connect to already; port 0 is any free one.

    Raises PortInUse, NoAddress.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        kind = PortInUse if error.errno == errno.EADDRINUSE else NoAddress
        raise kind(host, port, _problem(error)) from error
    # TCP_NODELAY, which accepted sockets inherit: with Nagle's algorithm and delayed ACKs the
    # head and the body of an answer arrive 40 ms apart.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def _problem(error: OSError) -> str:
    """What the system calls it; Python adds the address to that, but not where it seeks a name."""
    if isinstance(error, socket.gaierror) or error.errno is None:
        return error.strerror or str(error)
    return os.strerror(error.errno)


def listen_after(host: str, port: int) -> socket.socket:
    """At the next port that is free. Raises NoAddress."""
    for other in range(port + 1, min(port + _ATTEMPTS, LAST_PORT) + 1):
        with suppress(PortInUse):
            return listen(host, other)
    return listen(host, 0)


def is_served(address: str, patience: float = _PATIENCE) -> bool:
    """Whether a server of this game answers there within so many seconds, of whatever version."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{address}api/openapi.json", timeout=patience) as answer:
            return bool(json.loads(answer.read(_MOST_READ))["info"]["title"] == TITLE)
    except (OSError, HTTPException, ValueError, LookupError, TypeError):
        return False
