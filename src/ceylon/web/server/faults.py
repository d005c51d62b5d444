"""Unexpected errors: logged, and answered."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ceylon.errors import excerpt
from ceylon.store import Unavailable
from ceylon.web.server.answers import OurFault, answer_to
from ceylon.web.server.logs import request_id, without_secrets

log: Final = logging.getLogger("ceylon.web")


class Faults:
    """Middleware that catches what the app raises.

    Starlette would do it, but outside all other middleware, so that the answer would lack their
    headers; and it raises the error again, which closes the connection.
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
        except asyncio.CancelledError:  # the server ends, and cannot wait for this any longer
            if answer.begun:
                raise
            await answer_to(Request(scope), Unavailable())(scope, receive, send)
        except Exception as error:
            if answer.unsent:  # a client that broke HTTP has already been cut off by the server
                log.warning("the answer to %s could not be sent: %s", where, error)
                return
            if answer.begun:
                raise  # half an answer must not look like a whole one: the connection is closed
            log.exception("%s failed", where)
            answered = answer_to(Request(scope), OurFault())
            if found := request_id():  # with which the host finds it in the log
                answered.headers["X-Request-Id"] = found
            await answered(scope, receive, send)


class _Answer:
    """How much of an answer has been sent."""

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
