"""The log of a server: lines with their time, as text or as JSON, and never with a secret."""

from __future__ import annotations

import json
import logging
import os
import re
import secrets
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from hashlib import blake2s
from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ceylon.web.server.clients import client_of

TEXT, JSON = "text", "json"
FORMATS: Final = (TEXT, JSON)
ACCESS: Final = logging.getLogger("ceylon.access")
_SECRET: Final = re.compile(r"(/(?:join|read)/)[^/?\s\"{]+")
_NO_REQUEST: Final = ""
_request: ContextVar[str] = ContextVar("request", default=_NO_REQUEST)
_ID: Final = re.compile(r"[\w.-]{8,64}")
_KEY: Final = secrets.token_bytes(16)
"""Of this process: a client is the same one in its log until it ends, and unknown otherwise."""


def set_up(log_format: str, *, access: bool) -> None:
    """Write the log to stderr from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == JSON else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    ACCESS.setLevel(logging.INFO if access else logging.WARNING)
    # It warns about each malformed form; the sender gets an answer anyway.
    logging.getLogger("python_multipart").setLevel(logging.ERROR)


def without_secrets(text: str) -> str:
    """A line that is safe to log, without the secrets of links."""
    return _SECRET.sub(r"\1…", text)


def request_id() -> str:
    """Of the request that is being answered."""
    return _request.get()


# How a line looks


class TextLines(logging.Formatter):
    """`2026-11-16 20:15:00.123 WARNING ceylon.store: the store fails [3f9a…]`."""

    def format(self, record: logging.LogRecord) -> str:
        request = f" [{found}]" if (found := request_id()) else ""
        said = f"{record.levelname} {record.name}: {record.getMessage()}{request}"
        detail = f"\n{trace}" if (trace := _traceback(self, record)) else ""
        return without_secrets(f"{_at(record):%Y-%m-%d %H:%M:%S.%f}"[:-3] + f" {said}{detail}")


class JsonLines(logging.Formatter):
    """One object a line. A traceback is part of it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": _at(record).astimezone(UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": os.getpid(),
        }
        if found := request_id():
            line["request"] = found
        line |= getattr(record, "fields", {})
        if trace := _traceback(self, record):
            line["traceback"] = trace
        return without_secrets(json.dumps(line, ensure_ascii=False))


def _at(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created).astimezone()


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    return formatter.formatException(record.exc_info) if record.exc_info else ""


# Requests


class Journal:
    """Middleware that gives each request an id, and logs how it was answered: in which time, and by
    which kind of address, not which one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        named = request.headers.get("x-request-id", "")
        token = _request.set(named if _ID.fullmatch(named) else secrets.token_hex(8))
        try:
            if ACCESS.isEnabledFor(logging.INFO):
                await self._logged(request, receive, send)
            else:
                await self.app(scope, receive, send)
        finally:
            _request.reset(token)

    async def _logged(self, request: Request, receive: Receive, send: Send) -> None:
        status, began = 0, time.perf_counter()

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(request.scope, receive, note)
        finally:
            _log(request, status, time.perf_counter() - began)


def _log(request: Request, status: int, seconds: float) -> None:
    route = getattr(request.scope.get("route"), "path", "-")
    fields = {
        "method": request.method,
        "route": route,
        "status": status,
        "ms": round(seconds * 1000, 1),
        "client": blake2s(client_of(request).encode(), key=_KEY, digest_size=6).hexdigest(),
    }
    said = " ".join(f"{value}" for value in fields.values())
    ACCESS.info("%s", said, extra={"fields": fields})
