"""What nobody foresaw: written to the log, and answered for."""

from __future__ import annotations

import logging
import re
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ceylon.errors import excerpt
from ceylon.web.server.answers import OurFault, answer_to

log: Final = logging.getLogger("ceylon.web")
_SECRET: Final = re.compile(r"(/join/)[^/?\s]+")


def without_secrets(text: str) -> str:
    """A line for a log that anyone may read: the secrets of links are not in it."""
    return _SECRET.sub(r"\1…", text)


class Faults:
    """Catches what the app raises.

    Starlette would do it, but outside of all other middleware, so that the answer would lack
    their headers; and it raises again, whereupon the connection is closed.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = _Answer(send)
        where = f"{scope['method']} {excerpt(without_secrets(scope['path']))}"
        try:
            await self.app(scope, receive, answer.send)
        except ClientDisconnect:
            return  # there is nobody left to answer
        except Exception as error:
            if answer.unsent:  # a client that broke HTTP was cut off by the server already
                log.warning("the answer to %s could not be sent: %s", where, error)
                return
            if answer.begun:
                raise  # half an answer must not look like a whole one: the connection is closed
            log.exception("%s failed", where)
            await answer_to(Request(scope), OurFault())(scope, receive, send)


class _Answer:
    """How far an answer has come."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.begun = False
        self.unsent = False

    async def send(self, message: Message) -> None:
        self.begun = True
        try:
            await self._send(message)
        except Exception:
            self.unsent = True
            raise
