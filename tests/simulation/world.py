"""A few servers, one database, people and faults: all of it from one seed.

The servers are the real tables, with their autopilots, sessions and notices; only the database, the
network between, the clock and the bots' thinking are simulated.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import astuple, dataclass, field
from functools import cache, partial
from random import Random
from typing import Any, TypeVar, cast

from tests.simulation.database import Database, Wire
from tests.simulation.loop import Process, context_of, new_loop

from ceylon.box import load
from ceylon.ids import Choice, Seat, by_seat
from ceylon.record import Record
from ceylon.rules.choices import choice_of, text_of
from ceylon.rules.deal import draw_deal
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice
from ceylon.rules.view import View
from ceylon.seats import HUMAN, Seating
from ceylon.sight.data.encoding import to_text
from ceylon.sight.data.records import options_data
from ceylon.store import Ear, Event, Marks, NewGame, Notice, Sessions, Store, Unavailable, notices
from ceylon.store.rows import standing
from ceylon.table import Table, Tables, sealed_deal
from ceylon.table.brains import BotChoice, Brains
from ceylon.table.keeper import Keeper
from ceylon.table.refusals import Refusal
from ceylon.table.roles import WATCH, hashed
from ceylon.table.turns import Turns

T = TypeVar("T")
GAME = "g"
SERVERS = 3
FAULTY = 16.0
"""Seconds during which people choose and faults happen."""
QUIET = 12.0
"""Seconds after that, by which all must be well."""
TIMELY = 1.0
"""Seconds after which a healthy server shows what another has stored."""
SETTLED = 4.0
"""Seconds until nobody waits any more for what was lost, or slow, in a fault that is over."""
TAKEN_OVER = 5.0
"""Seconds after which nothing is left of a server that does not answer."""
LONGEST_THOUGHT = 4.0
DRIFT = 0.05
"""How much faster or slower than the true time a server's clock runs; real ones are far better."""
LEAP = 10.0
"""Seconds by which such a clock may jump at most."""
DEALS = 8
BOT = "chance"


Fault = Callable[["Server", float], None]
"""It befalls a server for some seconds."""


class Broken(AssertionError):
    """An invariant does not hold."""


class Lost(Exception):
    """A server did not answer."""


class Quick(Brains):
    """Bots that choose at random, now and then after a long thought."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._turns = Turns(1)

    async def choose(self, bot: str, seed: int, view: View, legal: list[Choice]) -> BotChoice:  # noqa: ARG002 - as it is called
        rng = self._world.rng
        await asyncio.sleep(rng.choice((0.01, 0.05, 0.2, 0.2, LONGEST_THOUGHT)))
        return BotChoice(rng.choice(legal), {})

    def close(self) -> None:
        """It has nothing to close."""


class Distant(Keeper):
    """The way from a server to the database: slow, and sometimes cut."""

    def __init__(self, world: "World", server: "Server") -> None:
        self._world, self._server = world, server
        self._store = cast("Store", world.database)

    @property
    def sessions(self) -> Sessions:
        return cast("Sessions", _Sessions(self._world.database, self._server))

    async def append(self, event: Event, fence: str | None = None) -> None:
        fences = {event.game: fence} if fence is not None else {}
        await self._run(lambda: self._world.database.append([event], fences))

    def close(self) -> None:
        """It has nothing to close."""

    async def _run(self, call: Callable[[], T]) -> T:
        with suppress(Unavailable):
            return await self._once(call)
        return await self._once(call)

    async def _once(self, call: Callable[[], T]) -> T:
        """What has been sent is done, whatever becomes of the sender."""
        world = self._world
        world.asked += 1
        answer: asyncio.Future[T] = world.loop.create_future()
        if not self._server.cut:
            delay = world.latency()
            world.loop.call_later(delay, self._perform, call, answer, context=context_of(None))
        try:
            async with asyncio.timeout(world.database.patience):
                return await answer
        except TimeoutError:
            raise Unavailable from None

    def _perform(self, call: Callable[[], T], answer: "asyncio.Future[T]") -> None:
        try:
            found, problem = call(), None
        except Exception as error:  # noqa: BLE001 - the caller gets it
            found, problem = None, error
        untold = self._world.take_untold()

        def arrive() -> None:
            if self._server.cut:
                return
            self._world.publish(untold)
            if answer.done():
                return
            if problem is None:
                answer.set_result(cast("T", found))
            else:
                answer.set_exception(problem)

        at = context_of(self._server.process) if untold else context_of(None)
        self._world.loop.call_later(self._world.latency(), arrive, context=at)


class _Sessions:
    """The database's, but for what goes over the network."""

    def __init__(self, database: Database, server: "Server") -> None:
        self._database, self._server = database, server

    def __getattr__(self, name: str) -> object:
        return getattr(self._database, name)

    def listen(self, ear: Ear) -> Wire:
        return self._server.listen(ear)


@dataclass(eq=False)
class Server:
    """A process with its tables."""

    world: "World"
    process: Process
    tables: Tables | None = None
    wire: Wire | None = None
    cuts: int = 0
    """Faults for which nothing passes between it and the database now."""
    pauses: int = 0
    faults: int = 0
    """How many it suffers now, these included."""
    well_since: float = 0.0
    tasks: list[asyncio.Task[Any]] = field(default_factory=list)

    def start(self) -> None:
        loop = self.world.loop
        loop.call_soon(self._begin, context=context_of(self.process))

    def is_well_since(self, moment: float) -> bool:
        """Whether it has had no fault since then, and had recovered from the last by then."""
        well = self.up and not self.faults and not self.world.slow
        return well and max(self.well_since, self.world.fast_since) <= moment - SETTLED

    @property
    def cut(self) -> bool:
        return self.cuts > 0

    @property
    def session(self) -> str:
        return self.tables._listener.peers._session if self.tables else ""

    @property
    def up(self) -> bool:
        return self.process.alive and self.tables is not None

    @property
    def table(self) -> Table | None:
        return self.tables._tables.get(GAME) if self.tables else None

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        loop = self.world.loop
        self.tasks.append(loop.create_task(work, context=context_of(self.process)))

    def _begin(self) -> None:
        world = self.world
        self.tables = Tables(
            cast("Store", world.database),
            Quick(world),
            world.loop.time,
            pauses=(0.5, 1.0),
            keeper=Distant(world, self),
        )
        self.spawn(self._watch(self.tables))

    async def _watch(self, tables: Tables) -> None:
        """A page that somebody looks at, all the time."""
        while True:
            try:
                table = await tables.table(GAME)
                break
            except Unavailable:
                await asyncio.sleep(0.5)
        await tables.look_again(table)
        table.listeners.append(lambda: self.world.check_shown(table))
        with table.presence.stay(self.process.name):
            await asyncio.Event().wait()

    # What it hears

    def listen(self, ear: Ear) -> Wire:
        self.wire = Wire(ear, self.world.loop.time)
        self.spawn(self._keep_listening(self.wire))
        return self.wire

    async def _keep_listening(self, wire: Wire) -> None:
        while True:
            await asyncio.sleep(self.world.delay())
            if not self.cut:
                wire.whole = True
                wire.checked = self.world.loop.time()
                wire.ear.resumed()
                while wire.whole:
                    await asyncio.sleep(0.25)
                    if not self.cut:
                        wire.checked = self.world.loop.time()
            await asyncio.sleep(0.25)

    def hear(self, told: Iterable[Notice]) -> None:
        wire = self.wire
        if wire is None or not wire.whole or self.cut or not self.process.alive:
            return
        for notice in told:
            wire.due = max(wire.due, self.world.loop.now + self.world.delay())
            context = context_of(None)
            context.run(self._deliver_at, wire.due, wire, notice)

    def _deliver_at(self, due: float, wire: Wire, notice: Notice) -> None:
        """By the true time, whoever tells it."""
        loop = self.world.loop
        loop.call_at(due, self._arrive, wire, notice, context=context_of(self.process))

    def _arrive(self, wire: Wire, notice: Notice) -> None:
        if wire.whole:
            self.world.heard += 1
            wire.ear.heard(notice)

    def break_wire(self) -> None:
        if self.wire is not None:
            self.wire.whole = False


@dataclass
class World:
    """One schedule."""

    seed: int
    most_faults: int = 6
    processes: int = SERVERS
    notify_apart: bool = False
    """A planted fault: what is stored is told afterwards, by the process that stored it."""

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.loop = new_loop()
        self.database = Database(self._committed)
        self.servers: list[Server] = []
        self.all_servers: list[Server] = []
        """The dead ones as well, which leave their work undone."""
        self.acknowledged: list[tuple[str, str]] = []
        """Keys and texts of what people know to be stored."""
        self.stopped = False
        self.faults = 0
        self.asked = 0
        """How often servers have asked the database for something."""
        self.heard = 0
        """How many notices have arrived at them."""
        self.slow = False
        self.fast_since = 0.0
        self.last_choice = 0.0
        """When one was stored."""
        self._untold: list[Notice] = []
        self._people: list[asyncio.Task[None]] = []
        self._start = _record(self.seed % DEALS)

    # The network

    def delay(self) -> float:
        """On the network, one way: short, with exceptions."""
        rng = self.rng
        return rng.random() * (0.02 if rng.random() < 0.97 else 0.15)

    def latency(self) -> float:
        """The same, for what the database has to do."""
        return self.delay() * (20 if self.slow else 1)

    def _committed(self, told: Iterable[Notice]) -> None:
        if any(notice.what == notices.CHOICES for notice in told):
            self.last_choice = self.loop.now
        marks, at = self.database.games[GAME].marks, self.loop.now
        self._later(TIMELY, lambda: self._check_told(marks, at))
        if self.notify_apart:
            self._untold.extend(told)
        else:
            self.publish(told)

    def take_untold(self) -> list[Notice]:
        untold, self._untold = self._untold, []
        return untold

    def publish(self, told: Iterable[Notice]) -> None:
        for server in self.servers:
            server.hear(told)

    # The run

    def run(self) -> None:
        """Raises Broken."""
        self._set_up()
        try:
            self.loop.run_until(FAULTY)
            self.stopped = True
            self._heal()
            self.loop.run_until(FAULTY + QUIET)
            stored = self.database.games[GAME].marks
            self.loop.run_until(FAULTY + QUIET + TIMELY)
            self._check_end(stored)
        finally:
            for server in self.all_servers:
                self.loop.resume(server.process)
            self.loop.end()

    def _set_up(self) -> None:
        start, deal = self._start
        seatings = [Seating(seat, kind) for seat, kind in by_seat([HUMAN, BOT, HUMAN])]
        game = NewGame(
            GAME,
            to_text(options_data(start.options)),
            start.box.digest,
            sealed_deal.digest(deal),
            0.2,
            tuple(seatings[: start.options.seats]),
        )
        links = [(role, hashed(role)) for role in ("host", "seat 1", "seat 2", "seat 3", WATCH)]
        self.database.create(game, deal, links)
        for number in range(self.processes):
            self._start_server(f"server {number}")
        for seat in (Seat(0), Seat(2)):
            if seat < start.options.seats:
                person = self._person(seat)
                self._people.append(self.loop.create_task(person, context=context_of(None)))
        for _ in range(self.rng.randint(min(1, self.most_faults), self.most_faults)):
            at = self.rng.random() * FAULTY
            self.loop.call_at(at, self._fault, context=context_of(None))

    def _start_server(self, name: str) -> None:
        rate = 1 + DRIFT * (2 * self.rng.random() - 1)
        server = Server(self, Process(name, rate=rate, offset=1000 * self.rng.random()))
        self.servers = [each for each in self.servers if each.process.name != name]
        self.servers.append(server)
        self.all_servers.append(server)
        server.well_since = self.loop.now
        server.start()

    # Faults

    def _fault(self) -> None:
        if self.stopped:
            return
        self.faults += 1
        server = self.rng.choice(self.servers)
        kind, seconds = self.rng.choice(self._kinds), self.rng.random() * 8
        server.faults += 1
        if kind in self._silencing and seconds > TAKEN_OVER:
            since, session = self.loop.now, server.session
            self._later(TAKEN_OVER, lambda: self._check_taken_over(session, since))
        kind(server, seconds)

    @property
    def _silencing(self) -> tuple[Fault, ...]:
        """Faults of which nothing is heard."""
        return (self._kill, self._pause, self._suspend, self._cut)

    @property
    def _kinds(self) -> tuple[Fault, ...]:
        return (*self._silencing, self._pause, self._deafen, self._slow_down, self._leap)

    def _unless_stopped(self, end: Callable[[Server], None], server: Server) -> None:
        """Unless all faults have ended already."""
        if not self.stopped:
            end(server)

    def _is_over(self, server: Server) -> None:
        """A fault of a server has ended."""
        server.faults -= 1
        server.well_since = self.loop.now

    def _later(self, seconds: float, act: Callable[[], None]) -> None:
        self.loop.call_later(seconds, act, context=context_of(None))

    def _kill(self, server: Server, seconds: float) -> None:
        server.process.alive = False
        self._later(seconds, lambda: self._revive(server))

    def _revive(self, server: Server) -> None:
        if server in self.servers and not server.process.alive:
            self._start_server(server.process.name)

    def _pause(self, server: Server, seconds: float) -> None:
        server.pauses += 1
        server.process.paused = True
        self._later(seconds, partial(self._unless_stopped, self._go_on, server))

    def _suspend(self, server: Server, seconds: float) -> None:
        """Its machine sleeps: when it wakes, its clock has not moved meanwhile."""
        self.loop.jump(server.process, -seconds * server.process.rate)
        self._pause(server, seconds)

    def _leap(self, server: Server, seconds: float) -> None:
        """Its clock jumps ahead. Back it never goes: it is not the one on the wall."""
        self._is_over(server)
        self.loop.jump(server.process, LEAP * seconds / 8)

    def _go_on(self, server: Server) -> None:
        self._is_over(server)
        server.pauses -= 1
        if not server.pauses:
            self.loop.resume(server.process)

    def _cut(self, server: Server, seconds: float) -> None:
        server.cuts += 1
        server.break_wire()
        self._later(seconds, partial(self._unless_stopped, self._mend, server))

    def _mend(self, server: Server) -> None:
        self._is_over(server)
        server.cuts -= 1

    def _deafen(self, server: Server, _seconds: float) -> None:
        """Only the connection on which it listens is cut."""
        self._is_over(server)
        server.break_wire()

    def _slow_down(self, server: Server, seconds: float) -> None:
        """The database is slow to answer everyone."""
        self._is_over(server)
        self.slow = True
        self._later(seconds / 2, self._speed_up)

    def _speed_up(self) -> None:
        self.slow = False
        self.fast_since = self.loop.now

    def _heal(self) -> None:
        self._speed_up()
        for server in list(self.servers):
            if not server.process.alive:
                self._start_server(server.process.name)
                continue
            server.cuts = server.pauses = server.faults = 0
            self.loop.resume(server.process)

    # People

    async def ask(self, act: Callable[[Tables], Awaitable[T]]) -> T:
        """A request to any server; raises Lost if no answer comes."""
        server = self.rng.choice(self.servers)
        answer: asyncio.Future[T] = self.loop.create_future()

        async def serve() -> None:
            assert server.tables is not None
            try:
                found = await act(server.tables)
            except (Refusal, Unavailable, IllegalChoice) as problem:
                if not answer.done():
                    answer.set_exception(problem)
            else:
                if not answer.done():
                    answer.set_result(found)

        if not server.up:
            await asyncio.sleep(0.1)
            raise Lost
        server.spawn(serve())
        try:
            async with asyncio.timeout(3.0):
                return await answer
        except TimeoutError:
            raise Lost from None

    async def _person(self, seat: Seat) -> None:
        number = 0
        while not self.stopped:
            await asyncio.sleep(self.rng.random() * 0.5)
            number += 1
            with suppress(Lost, Refusal, Unavailable, IllegalChoice):
                await self._act(seat, f"{seat}-{number}")

    async def _act(self, seat: Seat, key: str) -> None:
        what = self.rng.random()
        if what < 0.06:
            name = f"P{key}"
            await self.ask(lambda tables: _sit(tables, Seating(seat, HUMAN, name)))
        elif what < 0.1:
            await self.ask(_reissue)
        elif what < 0.16:
            await self.ask(lambda tables: _undo(tables, seat, key))
        elif what < 0.22:
            await self.ask(lambda tables: _answer(tables, seat))
        else:
            await self._choose(seat, key)

    async def _choose(self, seat: Seat, key: str) -> None:
        version, legal = await self.ask(lambda tables: _look(tables, seat))
        if not legal:
            return
        choice = self.rng.choice(legal)
        while not self.stopped:
            try:  # the same click is sent again until there is an answer
                await self.ask(lambda tables: _play(tables, seat, choice, version, key))
            except (Lost, Unavailable):
                continue
            self.acknowledged.append((f"{seat}:{key}", text_of(choice)))
            return

    # What must hold

    def check_shown(self, table: Table) -> None:
        """Whatever a page shows is stored, and nothing that is not."""
        rows = self.database.games[GAME]
        events = table._events
        if rows.events[: len(events)] != events:
            self.loop.problems.append("what is shown is not stored")
        if not table.links.items() <= set(rows.links):
            self.loop.problems.append("a link is good that is not stored")

    def _check_told(self, stored: Marks, since: float) -> None:
        """Whatever was stored then is known to every server that was well all the time: a revoked
        link is good at none of them."""
        for server in self.servers:
            if server.is_well_since(since) and (table := server.table):
                self._note(_reaches(table, stored), f"{server.process.name} was not told")

    def _check_taken_over(self, session: str, since: float) -> None:
        """Some server was well all the time, and has ended the session of the one that was not."""
        if any(server.is_well_since(since) for server in self.servers):
            self._note(session not in self.database.beats, "a server is not given up")

    def _note(self, holds: object, problem: str) -> None:
        if not holds:
            self.loop.problems.append(f"{problem} at {self.loop.now:.2f}")

    def _check_end(self, stored: Marks) -> None:
        """`stored`: what was there a moment ago, and so is known everywhere."""
        rows = self.database.games[GAME]
        self._law(not self.loop.problems, "; ".join(self.loop.problems[:3]))
        kept = {event.key: event.text for event in rows.events}
        self._law(len(kept) == len(rows.events), "a key is stored twice")
        for key, text in self.acknowledged:
            self._law(kept.get(key) == text, f"what was acknowledged is lost: {key}")
        for each in self.database.judged:
            self._law(each.allowed, f"a bot chose without its table: {each.event}")
        over, chooser = self._replay(rows.events)
        for server in self.servers:
            table = server.table
            self._law(table is not None, "a table is not loaded")
            assert table is not None
            self._law(_reaches(table, stored), f"{server.process.name} is behind")
            self._law(table.links == dict(rows.links), "other links are good")
            for other in self.servers:
                name = other.process.name
                self._law(table.presence.here(name), f"{name} is not seen to be there")
        bot_is_due = not over and rows.seatings and _kind(rows.seatings, chooser) == BOT
        silent = self.loop.now - self.last_choice > TAKEN_OVER + LONGEST_THOUGHT
        self._law(not (bot_is_due and silent), "a bot is silent")
        self._law(len(set(self.database.owners.values()) & set(self.database.beats)) <= 1, "owners")

    def _replay(self, events: list[Event]) -> tuple[bool, Seat]:
        """Every choice was legal, and made by the seat that had to choose."""
        start, _ = self._start
        game = start.game(0)
        seats: list[Seat] = []
        kept: list[Event] = []
        for number, event in enumerate(events, start=1):
            self._law(event.number == number, "numbers have a gap")
            if event.back_to is None:
                self._law(event.seat == game.seat, f"another seat chose: {event}")
                seats.append(event.seat)
                game.play(choice_of(event.text))
                kept.append(event)
            else:
                kept.append(event)
                game = start.game(0)
                for text in standing(kept):
                    game.play(choice_of(text))
        return bool(game.over), game.seat

    def _law(self, holds: object, problem: str) -> None:
        if not holds:
            raise Broken(f"seed {self.seed}: {problem}")


def _reaches(table: Table, stored: Marks) -> bool:
    """Whether it has read a game that far."""
    both = zip(astuple(table._marks), astuple(stored), strict=True)
    return all(known >= number for known, number in both)


def _kind(seatings: list[Seating], seat: Seat) -> str:
    return {each.seat: each.kind for each in seatings}[seat]


# What servers are asked


async def _look(tables: Tables, seat: Seat) -> tuple[int, list[Choice]]:
    table = await tables.table(GAME)
    game = table.game
    return table.version, game.legal() if game.seat == seat and not game.over else []


async def _play(tables: Tables, seat: Seat, choice: Choice, version: int, key: str) -> None:
    await (await tables.table(GAME)).play(seat, choice, version, key)


async def _sit(tables: Tables, seating: Seating) -> None:
    await (await tables.table(GAME)).seat(seating)


async def _reissue(tables: Tables) -> str:
    return await (await tables.table(GAME)).reissue(WATCH)


async def _undo(tables: Tables, seat: Seat, key: str) -> None:
    table = await tables.table(GAME)
    if key.endswith(("1", "3")):
        await table.undo(seat, table.version, key)
    else:
        await table.ask_to_undo(seat, table.version)


async def _answer(tables: Tables, seat: Seat) -> None:
    table = await tables.table(GAME)
    await table.answer(seat, table.version, accept=seat == 0)


@cache
def _record(deal: int) -> tuple[Record, str]:
    """The start of a game, and its deal as it is stored."""
    options, rng = Options(2 + deal % 2), Random(deal)
    names = [f"P{seat}" for seat in range(options.seats)]
    record = Record(options, draw_deal(options, rng, load()), [], names, load())
    return record, sealed_deal.seal(options, record.deal, record.box)
