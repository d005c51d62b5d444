"""Speaks a conversation with a server, and puts placeholders where chance decided."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any, Final

import httpx
from tests.web.server.conversation import HEAR, Exchange
from tests.web.server.described import check_event
from tests.web.server.repeatable import Repeatable

HEADERS: Final = ("allow", "content-type", "location", "retry-after", "www-authenticate")
"""What an answer has beside its body."""
PATIENCE: Final = 120.0
SALT: Final = re.compile(r"salt ([0-9a-f]{64})")


class Speaker:
    """One client with the links of one table at a time."""

    def __init__(self, served: Repeatable) -> None:
        self._served = served
        self._client = served.client()
        self._values = {"<server>": served.url}
        """The current value of each placeholder."""
        self._names = {served.url: "<server>"}
        """The reverse, including links that have been replaced."""
        self._streams: dict[str, Iterator[str]] = {}
        self._stack = ExitStack()

    def close(self) -> None:
        self._stack.close()

    def say(self, said: Exchange) -> Exchange:
        """The exchange with what is answered now."""
        if said.seed is not None:
            self._served.deal(said.seed)
        ask = self._hear if said.ask.startswith(HEAR) else self._ask
        until, heard = time.monotonic() + PATIENCE, ask(said)
        while said.wait and heard.reached != said.reached and time.monotonic() < until:
            time.sleep(0.05)
            heard = ask(said)
        return heard

    # Requests

    def _ask(self, said: Exchange) -> Exchange:
        method, _, path = said.ask.partition(" ")
        self._client.cookies.clear()  # a link is sent as a header, or not at all
        answer = self._client.request(
            method, self._filled(path), headers=self._headers(said), content=_content(said)
        )
        self._learn(answer.json())
        headers = {name: answer.headers[name] for name in HEADERS if name in answer.headers}
        if "allow" in headers:  # a set, in any order
            headers["allow"] = ", ".join(sorted(headers["allow"].split(", ")))
        return self._masked(replace(said, status=answer.status_code, told=headers), answer.text)

    def _headers(self, said: Exchange) -> dict[str, str]:
        headers = {name: self._filled(value) for name, value in said.headers.items()}
        if said.body is not None or said.slow:
            headers.setdefault("Content-Type", "application/json")
        if said.who:
            headers["Authorization"] = f"Bearer {self._values[secret_of(said.who)]}"
        return headers

    # Streams

    def _hear(self, said: Exchange) -> Exchange:
        """The next event; the first time the stream is opened."""
        if said.who not in self._streams:
            self._streams[said.who] = self._opened(said)
        event = next(self._streams[said.who])
        found = check_event(event)
        return self._masked(replace(said, told={"event": found[1], "id": found[2]}), found[3])

    def _opened(self, said: Exchange) -> Iterator[str]:
        path = self._filled(said.ask.partition(" ")[2])
        stream = self._served.client().stream("GET", path, headers=self._headers(said))
        answer = self._stack.enter_context(stream)
        assert answer.status_code == said.status
        return _events(answer)

    # Placeholders

    def _filled(self, text: str) -> str:
        for name, value in self._values.items():
            text = text.replace(name, value)
        return text

    def _masked(self, heard: Exchange, text: str) -> Exchange:
        told = {name: self._named(value) for name, value in heard.told.items()}
        return replace(heard, told=told, answer=json.loads(self._named(text)))

    def _named(self, text: str) -> str:
        for value, name in self._names.items():
            text = text.replace(value, name)
        return text

    def _learn(self, answer: dict[str, Any]) -> None:
        if "secrets" in answer:
            self._know("<table>", answer["table"])
            self._know("<digest>", answer["digest"])
            for role, secret in answer["secrets"].items():
                self._know(secret_of(role), secret)
        elif "secret" in answer:
            self._know(secret_of(answer["role"]), answer["secret"])
        elif "deal" in answer:
            self._know("<salt>", SALT.findall(answer["deal"])[0])

    def _know(self, name: str, value: str) -> None:
        self._values[name] = value
        self._names[value] = name


def secret_of(role: str) -> str:
    return f"<secret of {role}>"


def _content(said: Exchange) -> bytes | Iterator[bytes] | None:
    if said.slow:
        return _slowly()
    if said.body is None or isinstance(said.body, str):
        return None if said.body is None else said.body.encode()
    return json.dumps(said.body).encode()


def _slowly() -> Iterator[bytes]:
    for _ in range(20):
        yield b"x"
        time.sleep(0.1)


def _events(answer: httpx.Response) -> Iterator[str]:
    """The events one by one, without the heartbeat."""
    told = ""
    for piece in answer.iter_text():
        told += piece
        while "\n\n" in told:
            event, _, told = told.partition("\n\n")
            if not event.startswith("event: beat"):
                yield event
