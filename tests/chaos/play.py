"""Tables with people and bots, and everything that those people know: what was acknowledged to
them, what was refused, and what the streams of each server have shown."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from tools.load.client import Connection

PERSON = {"kind": "human"}
KINDS = (
    (PERSON, {"kind": "chance"}),
    (PERSON, PERSON, {"kind": "greedy"}),
    (PERSON, {"kind": "chance"}),
    (PERSON, PERSON),
    (PERSON, {"kind": "greedy"}),
    ({"kind": "chance"}, {"kind": "chance"}),
)
"""What the tables are like, in turn."""
PACE = 0.8
"""Seconds between the choices of bots,"""
PACE_ALONE = 0.3
"""and where only bots play: these games are played to their end meanwhile."""
IMPATIENCE = 4.0
"""Seconds after which people send their click again, or look at the table through another
server."""
LOST = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, RuntimeError)
"""What a connection raises that was cut, in whatever state it was."""
AGAIN = frozenset({429, 502, 503})
"""Answers after which a client tries again."""


@dataclass
class Click:
    """A choice, or an undo, that a person sent until somebody answered."""

    seat: int
    version: int
    key: str
    text: str
    """Empty for an undo."""
    sent: int = 0
    status: int = 0
    """Of the answer; 0 as long as none has come."""

    @property
    def body(self) -> dict[str, object]:
        body: dict[str, object] = {"version": self.version, "key": self.key}
        return body | ({"choice": self.text} if self.text else {})


class Game:
    """One table, through all servers."""

    def __init__(
        self, number: int, ports: Sequence[int], kinds: Sequence[dict[str, str]], rng: Random
    ) -> None:
        self.number = number
        self.kinds = kinds
        self.ports = ports
        self.rng = rng
        self.id = ""
        self.clicks: list[Click] = []
        self.shown: defaultdict[int, set[str]] = defaultdict(set)
        """By version, digests of what any spectator saw."""
        self.streams: list[Stream] = []
        self.over = asyncio.Event()
        self.problems: list[str] = []
        self._secrets: dict[str, str] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def finished(self) -> bool:
        return self.over.is_set()

    def note(self, table: dict[str, Any]) -> None:
        """Somebody has seen it."""
        if table["finished"]:
            self.over.set()

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]

    async def begin(self) -> None:
        """Make the table, through whichever server answers, and sit down."""
        pace = PACE if self.people else PACE_ALONE
        body = {"pace": pace, "seats": list(self.kinds)}
        answer: dict[str, Any] | None = None
        while answer is None:
            status, text = await self.ask("POST", "/api/tables", body)
            answer = json.loads(text) if status == 201 else None
        self.id, self._secrets = answer["table"], answer["secrets"]
        self.streams = [Stream(self, port) for port in self.ports]
        begin = asyncio.get_running_loop().create_task
        self._tasks = [begin(each.follow()) for each in self.streams]

    def play(self, until: asyncio.Event) -> list[asyncio.Task[None]]:
        """People play until then, and whatever they have sent is answered."""
        begin = asyncio.get_running_loop().create_task
        return [begin(self._person(seat, until)) for seat in self.people]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def connection(self, port: int, role: str = "") -> Connection:
        # A client of its own, as behind a proxy: the limits are those that everybody has.
        group, number = divmod(self.number, 250)
        forwarded = f"X-Forwarded-For: 10.0.{group}.{number}\r\n"
        return Connection(port, self._secrets.get(role), forwarded)

    async def ask(
        self, method: str, path: str, body: object = None, role: str = ""
    ) -> tuple[int, bytes]:
        """At any server; the status is 0 if no answer comes."""
        connection = self.connection(self.rng.choice(self.ports), role)
        try:
            async with asyncio.timeout(IMPATIENCE):
                return await connection.ask(method, path, body)
        except (*LOST, TimeoutError):
            await asyncio.sleep(0.05)
            return 0, b""
        finally:
            connection.close()

    async def _person(self, seat: int, until: asyncio.Event) -> None:
        """They look when a stream has brought something, or after a while anyway."""
        while not until.is_set() and not self.finished:
            table = await self._look(seat)
            if table is None or not table["choices"]:
                await self._news(table["version"] if table else 0)
                continue
            await asyncio.sleep(self.rng.random())
            await self._click(self._choice(seat, table))

    async def _look(self, seat: int) -> dict[str, Any] | None:
        status, text = await self.ask("GET", f"/api/tables/{self.id}", role=_role(seat))
        if status == 200:
            table: dict[str, Any] = json.loads(text)
            self.note(table)
            return table
        if status not in (0, *AGAIN):
            self.problems.append(f"a look is answered {status}: {text[:200]!r}")
        await asyncio.sleep(0.2)
        return None

    async def _news(self, version: int) -> None:
        """Until a stream shows more than this version, or patience ends."""
        for _ in range(round(IMPATIENCE / 0.1)):
            if any(each.version > version for each in self.streams):
                return
            await asyncio.sleep(0.1)

    def _choice(self, seat: int, table: dict[str, Any]) -> Click:
        rng = self.rng
        key = f"{rng.getrandbits(64):x}"
        taken_back = len(self.people) == 1 and table["version"] > 4 and rng.random() < 0.05
        text = "" if taken_back else rng.choice(table["choices"])["text"]
        return Click(seat, table["version"], key, text)

    async def _click(self, click: Click) -> None:
        """The same click again, through any server, until there is an answer."""
        self.clicks.append(click)
        what = "choices" if click.text else "undo"
        path = f"/api/tables/{self.id}/{what}"
        while not click.status:
            click.sent += 1
            status, text = await self.ask("POST", path, click.body, _role(click.seat))
            if status in AGAIN:
                await asyncio.sleep(0.2)
            elif status:
                click.status = status
                if status >= 500:
                    self.problems.append(f"a click is answered {status}: {text[:200]!r}")


class Stream:
    """What one server shows to a spectator; it is asked again whenever the stream ends."""

    def __init__(self, game: Game, port: int) -> None:
        self.game = game
        self.port = port
        self.version = -1
        self.seat = -1
        self.events = 0
        self._connection: Connection | None = None

    def hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()

    async def follow(self) -> None:
        path = f"/api/tables/{self.game.id}/stream"
        while True:
            self._connection = self.game.connection(self.port, "watch")
            try:
                async for chunk in self._connection.chunks(path):
                    if chunk.startswith(b"event: table"):
                        self._hear(chunk)
            except LOST:
                pass
            finally:
                self._connection.close()
            await asyncio.sleep(0.3)

    def _hear(self, chunk: bytes) -> None:
        table = json.loads(chunk.partition(b"\ndata: ")[2])
        position = json.dumps(table["position"], sort_keys=True)
        self.version, self.seat = table["version"], table["position"]["seat"]
        self.events += 1
        self.game.note(table)
        self.game.shown[self.version].add(sha256(position.encode()).hexdigest())


def _role(seat: int) -> str:
    return f"seat {seat + 1}"


@dataclass
class Tables:
    """So many at a time: a game that is over makes room for another."""

    number: int
    ports: Sequence[int]
    rng: Random
    games: list[Game] = field(default_factory=list)
    """All of them, those that are over as well."""
    stopped: asyncio.Event = field(default_factory=asyncio.Event)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def begin(self) -> None:
        """Returns when there is a game at every table."""
        games = [self._new(place) for place in range(self.number)]
        for place in range(0, self.number, 5):
            await asyncio.gather(*(game.begin() for game in games[place : place + 5]))
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._go_on(game)) for game in games]

    async def stop(self) -> None:
        """No more choices of people; returns when whatever they have sent is answered."""
        self.stopped.set()
        await asyncio.gather(*self._tasks)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(game.end() for game in self.games), return_exceptions=True)

    @property
    def now(self) -> list[Game]:
        """Those that are going on."""
        return [game for game in self.games if game.streams and not game.finished]

    def _new(self, place: int) -> Game:
        number = len(self.games)
        kinds = KINDS[place % len(KINDS)]
        game = Game(number, self.ports, kinds, Random(self.rng.getrandbits(64)))
        self.games.append(game)
        return game

    async def _end_of(self, game: Game) -> None:
        over = asyncio.ensure_future(game.over.wait())
        stopped = asyncio.ensure_future(self.stopped.wait())
        await asyncio.wait({over, stopped}, return_when=asyncio.FIRST_COMPLETED)
        over.cancel()
        stopped.cancel()

    async def _go_on(self, game: Game) -> None:
        place = game.number
        while True:
            await asyncio.gather(*game.play(self.stopped))
            await self._end_of(game)
            if self.stopped.is_set():
                return
            game = self._new(place)
            await game.begin()
