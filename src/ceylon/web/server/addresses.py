"""Where a server listens, and whether one of ours already does."""

from __future__ import annotations

import errno
import json
import socket
import urllib.request
from contextlib import suppress
from http.client import HTTPException
from typing import Final

from ceylon.errors import N_, CeylonError, Clause
from ceylon.system_errors import problem_of
from ceylon.web.server.openapi import TITLE

LAST_PORT: Final = 65_535
_ATTEMPTS: Final = 20
"""How many ports to try after one that is in use; after that, any."""
_PATIENCE: Final = 6.0
"""Seconds within which a healthy server of ours answers."""
_MOST_READ: Final = 4_000_000


class NoAddress(CeylonError):
    """An address at which nothing can be served."""

    def __init__(self, host: str, port: int, problem: Clause) -> None:
        text = N_("cannot listen on {host}, port {port}: {problem}")
        super().__init__(text, {"host": host, "port": port, "problem": problem})


class PortInUse(NoAddress):
    """Something is already being served there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that is already listening; port 0 is any free one.

    Raises PortInUse, NoAddress.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.getaddrinfo(host, port, family)  # which tells an unknown name from a failed socket
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        kind = PortInUse if error.errno == errno.EADDRINUSE else NoAddress
        raise kind(host, port, problem_of(error)) from error
    # TCP_NODELAY, which accepted sockets inherit: with Nagle's algorithm and delayed ACKs the
    # head and the body of an answer arrive 40 ms apart.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def listen_after(host: str, port: int) -> socket.socket:
    """Listen at the next free port. Raises NoAddress."""
    for other in range(port + 1, min(port + _ATTEMPTS, LAST_PORT) + 1):
        with suppress(PortInUse):
            return listen(host, other)
    return listen(host, 0)


def is_served(address: str) -> bool:
    """Whether a server of this game, of any version, answers there soon."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{address}api/openapi.json", timeout=_PATIENCE) as answer:
            return bool(json.loads(answer.read(_MOST_READ))["info"]["title"] == TITLE)
    except (OSError, HTTPException, ValueError, LookupError, TypeError):
        return False
