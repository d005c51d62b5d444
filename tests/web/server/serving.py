"""A server in a separate process, and clients at its tables."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread
from typing import IO, Any

import httpx
from tests.web.server import described

LAUNCH = Path(__file__).with_name("launch.py")
Answer = dict[str, Any]
PATIENCE = 0.03
"""Seconds between two looks at a table where bots choose: others ask no more often either."""


@dataclass
class Served:
    """A running server."""

    url: str
    process: subprocess.Popen[str]
    clients: list[httpx.Client] = field(default_factory=list)
    log: str = ""
    """What it has said, complete when it has ended."""
    listener: Thread | None = None
    """Reads what it says as it comes: a full pipe would stop it, and a file may find no room."""

    def __post_init__(self) -> None:
        if self.process.stderr is not None:
            self.listener = Thread(target=self._listen, args=(self.process.stderr,), daemon=True)
            self.listener.start()

    def _listen(self, said: IO[str]) -> None:
        for line in said:
            self.log += line

    def end(self) -> None:
        """Kill it; it has no time to say goodbye."""
        self.process.kill()
        self.process.wait()
        if self.listener is not None:
            self.listener.join()
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        self.close()

    def close(self) -> None:
        for client in self.clients:
            client.close()

    def client(self, secret: str | None = None, **headers: str) -> httpx.Client:
        """Checks that the API answers what its description says, and nothing more."""
        if secret is not None:
            headers["Authorization"] = f"Bearer {secret}"
        client = httpx.Client(
            base_url=self.url,
            headers=headers,
            timeout=60,
            trust_env=False,
            event_hooks={"response": [described.check]},
        )
        self.clients.append(client)
        return client

    def made(self, seats: Sequence[Mapping[str, object]], **more: object) -> "Made":
        """A new table, whose bots do not wait."""
        with self.client() as client:
            answer = client.post("/api/tables", json={"pace": 0, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())


def start(
    store: Path | str, limits: Mapping[str, object] | None = None, *, logged: bool = False
) -> Served:
    """With `logged` its stderr is captured; otherwise it goes to that of the tests."""
    command = [sys.executable, str(LAUNCH), str(store), json.dumps(limits or {})]
    errors = subprocess.PIPE if logged else None
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ
    )
    assert process.stdout is not None
    port = process.stdout.readline().strip()
    assert port, "the server did not start"
    return Served(f"http://127.0.0.1:{port}", process)


@contextmanager
def serving(
    store: Path | str, limits: Mapping[str, object] | None = None, *, logged: bool = False
) -> Iterator[Served]:
    served = start(store, limits, logged=logged)
    try:
        yield served
    finally:
        served.end()


@dataclass
class Made:
    """A table with the clients of its links."""

    served: Served
    answer: Answer
    clients: dict[str, "Sitting"] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return str(self.answer["table"])

    def as_(self, role: str) -> "Sitting":
        if role not in self.clients:
            client = self.served.client(self.answer["secrets"][role])
            self.clients[role] = Sitting(client, f"/api/tables/{self.id}")
        return self.clients[role]

    def seat(self, seat: int) -> "Sitting":
        return self.as_(f"seat {seat + 1}")


@dataclass
class Sitting:
    """One client at one table."""

    client: httpx.Client
    path: str
    keys: int = 0

    def look(self, since: int = 0) -> Answer:
        answer = self.client.get(self.path, params={"since": since})
        assert answer.status_code == 200, answer.text
        found: Answer = answer.json()
        return found

    def post(self, what: str, **body: object) -> httpx.Response:
        return self.client.post(f"{self.path}/{what}", json=body)

    def choose(self, choice: str, version: int, key: str | None = None) -> httpx.Response:
        self.keys += 1
        return self.post("choices", choice=choice, version=version, key=key or f"key-{self.keys}")

    def chosen(self, table: Answer, rng: Random) -> Answer:
        """The table after a random choice of this seat."""
        choice = rng.choice(table["choices"])["text"]
        answer = self.choose(choice, table["version"])
        assert answer.status_code == 200, answer.text
        found: Answer = answer.json()
        return found


def play_to_the_end(made: Made, seats: Sequence[int], rng: Random, most: int = 10_000) -> Answer:
    """People at these seats choose at random until the game is over, or that many times."""
    table = made.seat(seats[0]).look(0)
    for _ in range(most):
        if table["finished"]:
            break
        seat = table["position"]["seat"]
        if seat in seats:
            mine = made.seat(seat).look(table["version"])
            if mine["choices"]:
                table = made.seat(seat).chosen(mine, rng)
                continue
        time.sleep(PATIENCE)
        table = made.seat(seats[0]).look(table["version"])
    return table
