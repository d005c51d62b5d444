"""Runs the app on uvicorn."""

from __future__ import annotations

import logging
import socket

import uvicorn
from starlette.applications import Starlette

from ceylon.web.server.faults import without_secrets


class NoSecrets(logging.Filter):
    """A log that anyone may read: the secrets of links are not in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(_hidden(each) for each in record.args)
        record.msg = _hidden(record.msg)
        return True


class NoGoodbyes(logging.Filter):
    """When the server ends, its open streams are cut: that is no error."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg != "ASGI callable returned without completing response."


def _hidden(value: object) -> object:
    return without_secrets(value) if isinstance(value, str) else value


def serve(app: Starlette, listening: socket.socket) -> None:
    """Serve until interrupted."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,
    )
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).addFilter(NoSecrets())
    logging.getLogger("uvicorn.error").addFilter(NoGoodbyes())
    # It warns of each form that cannot be read; whoever sent it is told.
    logging.getLogger("python_multipart").setLevel(logging.ERROR)
    uvicorn.Server(config).run(sockets=[listening])
