"""Requests to a table: repeated until they are answered, as long as there is hope."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPException, HTTPResponse
from typing import Any, Final, cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from ceylon.client.link import Link
from ceylon.errors import N_, CeylonError

PATIENCE: Final = 120.0
"""Seconds without any answer after which a client gives up by default."""
_SILENCE: Final = 40.0
"""Seconds: a stream has a heartbeat every 15, so a longer silence is a lost connection."""
_PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each further attempt; then always the last."""
_PASSING: Final = frozenset({408, 429, 500, 502, 503, 504})
"""The same request may succeed later."""
_LONGEST_PAUSE: Final = 60.0

Json = dict[str, Any]


class Unreachable(CeylonError):
    """A server that has not answered for too long."""


class Refused(CeylonError):
    """What the server does not do, in its own words."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(
            N_("the server refuses ({status}): {sentence}"),
            {"status": status, "sentence": sentence},
        )
        self.status = status
        self.code = code
        """As in the description of the API: `stale`, `no link`, …"""


class Connection:
    """One table, with the secret of one link."""

    def __init__(
        self, link: Link, patience: float = PATIENCE, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.link = link
        self._patience = patience
        self._sleep = sleep
        self._heard = time.monotonic()
        self._failures = 0

    def get(self, path: str) -> Json:
        return self._asked(path, None)

    def post(self, path: str, **body: object) -> Json:
        """The server stores a choice with the same key only once, so this can be repeated."""
        return self._asked(path, body)

    def events(self) -> Iterator[tuple[str, Json]]:
        """The events of the table's stream, across lost connections."""
        while True:
            with self._trying(), self._opened("/stream", None) as stream:
                yield from self._read(stream)

    def _read(self, stream: HTTPResponse) -> Iterator[tuple[str, Json]]:
        """Server-sent events, each with its data on one line; raises ConnectionResetError."""
        event = ""
        for line in stream:
            field, _, value = line.decode().rstrip("\n").partition(": ")
            if field == "event":
                event = value
            elif field == "data":
                self._is_alive()
                yield event, json.loads(value)
        raise ConnectionResetError("the stream has ended")

    def _asked(self, path: str, body: Json | None) -> Json:
        while True:
            with self._trying(), self._opened(path, body) as answer:
                found = json.load(answer)
                self._is_alive()
                return cast(Json, found)

    def _opened(self, path: str, body: Json | None) -> HTTPResponse:
        headers = {"Authorization": f"Bearer {self.link.secret}", "Accept-Language": "en"}
        data = None
        if body is not None:
            headers |= {"Content-Type": "application/json", "Prefer": "return=minimal"}
            data = json.dumps(body).encode()
        request = Request(self.link.address + path, data, headers)  # noqa: S310 - http or https
        return cast(HTTPResponse, urlopen(request, timeout=_SILENCE))  # noqa: S310 - as above

    # What goes wrong

    @contextmanager
    def _trying(self) -> Iterator[None]:
        """What may succeed later ends quietly, after a pause; raises Refused and Unreachable."""
        try:
            yield
        except HTTPError as error:
            with error:
                if error.code not in _PASSING:
                    raise _refused(error) from None
                self._pause(_retry_after(error), str(error))
        except (OSError, HTTPException, ValueError) as problem:
            self._pause(0.0, str(problem))

    def _is_alive(self) -> None:
        self._heard = time.monotonic()
        self._failures = 0

    def _pause(self, at_least: float, problem: str) -> None:
        if time.monotonic() - self._heard > self._patience:
            text = N_("{server} has not answered for {seconds:number} s: {problem}")
            values = {"server": self.link.server, "seconds": self._patience, "problem": problem}
            raise Unreachable(text, values)
        usual = _PAUSES[min(self._failures, len(_PAUSES) - 1)]
        self._failures += 1
        self._sleep(max(usual, at_least))


def _retry_after(error: HTTPError) -> float:
    """The seconds that the server asks for; it never sends a date."""
    asked = error.headers.get("Retry-After", "")
    return min(float(asked), _LONGEST_PAUSE) if asked.isdecimal() else 0.0


def _refused(error: HTTPError) -> Refused:
    try:
        told = json.load(error)["error"]
        return Refused(error.code, str(told["code"]), str(told["sentence"]))
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return Refused(error.code, "", str(error.reason))
