"""Tables under load: every seat has an open stream, and a choice is made once a second."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ceylon.web.pages.edits import Edit, edited
from tools.load.client import Connection

SEATS = 4
_OFFERS = "offers"


@dataclass
class Measured:
    """What all tables saw together."""

    delays: list[float] = field(default_factory=list)
    """Seconds from sending a choice to its arrival at each of the other seats."""
    answers: list[float] = field(default_factory=list)
    """Seconds until the choice was acknowledged."""
    sizes: list[int] = field(default_factory=list)
    choices: int = 0
    late: int = 0
    """Choices whose second had passed before the previous one had arrived everywhere."""
    lost: int = 0
    errors: list[str] = field(default_factory=list)


class LoadedTable:
    """One table with its four streams and the bots that play at them."""

    preference = ""
    """A header of the posts."""

    def __init__(self, port: int, made: dict[str, Any], measured: Measured, path: str) -> None:
        self.id = made["table"]
        self.measured = measured
        self.path = path
        secrets = [made["secrets"].get(f"seat {seat + 1}") for seat in range(SEATS)]
        self.streams = [Connection(port, secret) for secret in secrets]
        self.posts = [Connection(port, secret, self.preference) for secret in secrets]
        self.seen = [-1] * SEATS
        self.hearing = 0
        """The seat whose stream is read."""
        self.table: dict[str, Any] = {"choices": [], "version": 0, "seat": 0}
        self.sent: dict[int, tuple[float, int]] = {}
        self.seated = asyncio.Event()
        self.arrived = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        self.readers = [asyncio.create_task(self._listen(seat)) for seat in range(SEATS)]
        await asyncio.wait_for(self.seated.wait(), 60)

    async def _listen(self, seat: int) -> None:
        try:
            async for chunk in self.streams[seat].chunks(f"{self.path}/{self.id}/stream"):
                now = time.perf_counter()
                if chunk.startswith(b"event: table"):
                    self._hear(seat, chunk, now)
        except (asyncio.IncompleteReadError, OSError, ValueError, RuntimeError) as error:
            self.measured.errors.append(repr(error))

    def _hear(self, seat: int, chunk: bytes, now: float) -> None:
        _, name, rest = chunk.split(b"\n", 2)
        version = int(name[4:])
        if version > self.seen[seat]:
            if self.seen[seat] >= 0:
                self.measured.lost += version - self.seen[seat] - 1
                self.measured.sizes.append(len(chunk))
            self.seen[seat] = version
            began, chooser = self.sent.get(version, (now, seat))
            if seat != chooser:
                self.measured.delays.append(now - began)
        self.hearing = seat
        self._read(rest)
        if min(self.seen) >= 0:
            self.seated.set()
        if min(self.seen) == max(self.seen):
            self.arrived.set()

    async def play(self, begin: float, until: float, rng: Random) -> None:
        """One choice per second, until the time is over."""
        at = begin
        while at < until:
            delay = at - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            await self.choose(rng)
            at += 1

    async def choose(self, rng: Random) -> None:
        try:
            await asyncio.wait_for(self.arrived.wait(), 10)
        except TimeoutError:
            self.measured.errors.append("an event did not come")
            return
        if not await self._possible():
            return
        self.arrived.clear()
        await self._post(rng)

    async def _possible(self) -> bool:
        return bool(self.table["choices"])

    def _read(self, data: bytes) -> None:
        """The bot that must choose finds its choices in its stream."""
        if b'"choices":[]' not in data:
            self.table = json.loads(data[6:])

    async def _post(self, rng: Random) -> None:
        version, seat = self.table["version"], self.table["seat"]
        body = {
            "choice": rng.choice(self.table["choices"])["text"],
            "version": version,
            "key": f"load-{version}",
        }
        began = time.perf_counter()
        self.sent = {version + 1: (began, seat)}
        status, answer = await self.posts[seat].ask("POST", f"/api/tables/{self.id}/choices", body)
        self.measured.answers.append(time.perf_counter() - began)
        self.measured.choices += 1
        if status != 200:
            self.measured.errors.append(answer.decode()[:200])

    def leave(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for each in (*self.streams, *self.posts):
            each.close()


class PageTable(LoadedTable):
    """The streams of pages: they bring HTML, in which the page's script finds the choices."""

    preference = "Prefer: return=minimal\r\n"

    def __init__(self, port: int, made: dict[str, Any], measured: Measured, path: str) -> None:
        super().__init__(port, made, measured, path)
        self.offers = [""] * SEATS
        """The part with the choices, as each stream has brought it."""

    def _read(self, data: bytes) -> None:
        if b'"offers"' not in data and b'id=\\"offers\\"' not in data:
            return
        told = json.loads(data[6:])
        html = told.get("html") or self._part(dict(told["parts"])[_OFFERS])
        offers = json.loads(html.split('id="offers">', 1)[1].split("</script>", 1)[0])
        if offers:
            self.table = {
                "version": told["version"],
                "seat": self.hearing,
                "choices": [{"text": text} for text in offers],
            }

    def _part(self, sent: str | list[Any]) -> str:
        before = self.offers[self.hearing]
        text = sent if isinstance(sent, str) else edited(before, [Edit(*each) for each in sent])
        self.offers[self.hearing] = text
        return text


class EchoedTable(LoadedTable):
    """The same load on the bare app, which knows no game: any seat may choose at any time."""

    async def _possible(self) -> bool:
        version = self.seen[0]
        self.table = {"choices": [{"text": "rupees"}], "version": version, "seat": version % SEATS}
        return True


async def play_all(tables: list[LoadedTable], seconds: float) -> None:
    """Plays at all tables at once, with staggered seconds."""
    now = time.perf_counter() + 1
    step = 1 / len(tables)
    plays = [
        table.play(now + number * step, now + seconds, Random(number))
        for number, table in enumerate(tables)
    ]
    await asyncio.gather(*plays)
    await asyncio.sleep(1)
