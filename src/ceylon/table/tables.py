"""All tables: created, and found again after a restart."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from ceylon import metrics
from ceylon.errors import N_
from ceylon.ids import Seat, seats
from ceylon.record import Record, box_digest, fork
from ceylon.rules.choices import text_of
from ceylon.rules.options import Options
from ceylon.seats import HUMAN, OPEN, Seating
from ceylon.sight.data.encoding import to_text
from ceylon.sight.data.records import options_data
from ceylon.store import Conflict, Event, NewGame, Notice, Store, notices
from ceylon.store.rows import days_ago
from ceylon.table import sealed_deal
from ceylon.table.autopilot import PAUSES, Autopilot
from ceylon.table.boxes import Boxes
from ceylon.table.brains import Brains
from ceylon.table.hints import Hints
from ceylon.table.keeper import Keeper
from ceylon.table.listener import Listener
from ceylon.table.refusals import NotNow, UnknownTable
from ceylon.table.roles import NO_LINK, hashed, invitation_of, new_secret, roles_of, seat_role
from ceylon.table.seatings import (
    against_bots,
    check_distinct,
    checked,
    fit,
    seated_again,
    with_bots_from_here,
)
from ceylon.table.stored_table import load_table
from ceylon.table.table import Table
from ceylon.table.thoughts import Thoughts

log: Final = logging.getLogger("ceylon.table")

PACE: Final = 0.6
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What the id of a table looks like. No other text is looked up, or kept for rate limits."""
_ID_BYTES: Final = 9
_LOOK: Final = 30.0
"""Seconds for which someone who has asked for a table is thought to be watching it."""
_MOMENT: Final = 1.0
"""Seconds that a request waits to learn what other processes have stored."""
_AT_ONCE: Final = 100
"""Old tables that are deleted at once."""
_IDLE: Final = 600.0
"""Seconds after which a table that nobody is looking at is unloaded."""


class Tables:
    """The tables of one server.

    A table is loaded when somebody asks for it, and unloaded when nobody has for some time:
    everything that counts is stored.
    """

    def __init__(
        self,
        store: Store,
        brains: Brains | None = None,
        clock: Callable[[], float] = time.monotonic,
        pauses: Sequence[float] = PAUSES,
        keeper: Keeper | None = None,
    ) -> None:
        self._keeper = keeper or Keeper(store)
        self._boxes = Boxes(self._keeper)
        self._brains = brains or Brains()
        self._tables: dict[str, Table] = {}
        self._autopilots: dict[str, Autopilot] = {}
        self._pauses = pauses
        self._clock = clock
        self._used: dict[str, float] = {}
        """When each loaded table was last asked for."""
        self._loading: dict[str, asyncio.Task[None]] = {}
        """Each table is loaded once for all who ask for it, and waits for no other."""
        self._following = asyncio.Lock()
        self._asking: dict[str, asyncio.Future[None]] = {}
        """Tables that are being compared with the store."""
        self._listener = Listener(self._keeper, self._tables, self._autopilots, self.table)
        self.thoughts = Thoughts(self._keeper, self._listener.peers)
        self.hints = Hints(self._brains, self.thoughts)

    async def create(
        self,
        options: Options,
        seatings: Sequence[Seating],
        *,
        pace: float = PACE,
        hints: bool = False,
        invite: bool = False,
    ) -> tuple[Table, Mapping[str, str]]:
        """A new table, and the secrets of its links by role: they are known only now.

        With `invite` those to the seats of people are invitations, and no other seat has one.
        """
        links = {role: new_secret() for role in roles_of(options.seats)}
        hashes = {role: hashed(secret) for role, secret in links.items()}
        check_distinct([checked(seating) for seating in seatings], solo=options.seats == 1)
        if invite:
            links, hashes = _invitations(seatings, links)
        table = await self._create(self._dealt(options), seatings, hashes, pace, hints=hints)
        return table, links

    async def again(self, table: Table) -> Table:
        """The same people, each with the link that they have, at a new table."""
        async with self._following:
            known = await self._keeper.follower(table.id)
            if known is not None:
                return await self.table(known)
            start = self._dealt(table.record().options)
            links = dict(table.links)
            seatings = [fit(each) for each in with_bots_from_here(table.seatings)]
            try:
                return await self._create(
                    start, seatings, links, table.pace, follows=table.id, hints=table.hints
                )
            except Conflict:  # another process was faster
                return await self.table(str(await self._keeper.follower(table.id)))

    async def follower(self, table: Table) -> Table | None:
        """The table where the same people play again."""
        known = await self._keeper.follower(table.id)
        return None if known is None else await self.table(known)

    async def read(self, text: str) -> Record:
        """A record, even of a game with an older box; raises RecordError."""
        return Record.parse(text, await self._boxes.find(box_digest(text)))

    async def restore(self, record: Record) -> tuple[Table, Mapping[str, str]]:
        """A table where the game of a record is resumed at one screen, with its bots."""
        return await self._open_record(record, seated_again(record), PACE)

    async def play_on(self, table: Table, at: int, seat: Seat) -> tuple[Table, Mapping[str, str]]:
        """On from a moment of a finished game, against bots.

        What the seat did not know then is drawn again, so that the new game is a fair one.
        """
        self._needs_end(table)
        record = _forked(table.record(), at, seat)
        seatings = against_bots(table.seatings, seat)
        return await self._open_record(record, seatings, table.pace, hints=table.hints)

    async def play_from(self, record: Record, seat: Seat) -> tuple[Table, Mapping[str, str]]:
        """On from where a record ends, against bots; the same holds for what was not known."""
        strangers = [Seating(each, HUMAN) for each in seats(record.options.seats)]
        forked = _forked(record, len(record.choices), seat)
        return await self._open_record(forked, against_bots(strangers, seat), PACE)

    async def same_deal(self, table: Table, seat: Seat) -> tuple[Table, Mapping[str, str]]:
        """The deal of a finished game once more, against bots."""
        self._needs_end(table)
        record = replace(table.record(), choices=[])
        seatings = against_bots(table.seatings, seat)
        return await self._open_record(record, seatings, table.pace, hints=table.hints)

    async def _open_record(
        self, record: Record, seatings: Sequence[Seating], pace: float, *, hints: bool = False
    ) -> tuple[Table, Mapping[str, str]]:
        links = {role: new_secret() for role in roles_of(record.options.seats)}
        hashes = {role: hashed(secret) for role, secret in links.items()}
        again = [fit(seating) for seating in seatings]
        return await self._create(record, again, hashes, pace, hints=hints), links

    @staticmethod
    def _needs_end(table: Table) -> None:
        if not table.game.over:
            raise NotNow(N_("the deal is revealed only when the game is over"))

    def _dealt(self, options: Options) -> Record:
        """A new game, with the currently shipped box."""
        box = self._boxes.shipped
        return Record(options, sealed_deal.draw(options, box), [], _numbers(options), box)

    async def _create(
        self,
        record: Record,
        seatings: Sequence[Seating],
        links: Mapping[str, str],
        pace: float,
        *,
        follows: str = "",
        hints: bool = False,
    ) -> Table:
        sealed = sealed_deal.seal(record.options, record.deal, record.box)
        game = NewGame(
            id=secrets.token_urlsafe(_ID_BYTES),
            options=to_text(options_data(record.options)),
            box=record.box.digest,
            digest=sealed_deal.digest(sealed),
            pace=pace,
            seatings=tuple(checked(seating) for seating in seatings),
            follows=follows,
            hints=hints,
        )
        await self._boxes.keep(record.box)
        events = list(_events(game.id, record))
        await self._keeper.create(game, sealed, list(links.items()), events)
        metrics.CREATED.inc()
        return await self.table(game.id)

    async def table(self, game: str) -> Table:
        """A table by its id, with its bots awake; raises UnknownTable, Unreadable."""
        if ID.fullmatch(game) is None:
            raise UnknownTable
        if game in self._tables and self._tables[game].deleted:
            self._unload(game)
        if game not in self._tables:
            await self._load(game)
        self._used[game] = self._clock()
        self._autopilots[game].wake()
        table = self._tables[game]
        if not self._listener.peers.hears():
            await self.look_again(table)
        return table

    async def _load(self, game: str) -> None:
        if game not in self._loading:
            loading = self._loading[game] = asyncio.get_running_loop().create_task(self._open(game))
            loading.add_done_callback(lambda loaded: self._loaded(game, loaded))
        # Shielded: if one of those who wait for it leaves, the others stay.
        await asyncio.shield(self._loading[game])

    def _loaded(self, game: str, loading: asyncio.Task[None]) -> None:
        del self._loading[game]
        if not loading.cancelled():
            loading.exception()  # whoever waits for it gets it

    async def look_again(self, table: Table) -> None:
        """Take in what other processes have stored by now, unless the store is slow to say."""
        if self._keeper.sessions is None:
            return
        asking = self._asking.get(table.id)
        if asking is None:
            asking = self._asking[table.id] = asyncio.ensure_future(table.catch_up())
            asking.add_done_callback(lambda asked: self._asked(table.id, asked))
        await asyncio.wait({asking}, timeout=_MOMENT)

    def _asked(self, game: str, asked: asyncio.Future[None]) -> None:
        del self._asking[game]
        if not asked.cancelled() and (problem := asked.exception()) is not None:
            log.debug("table %s may be behind its store: %s", game, problem)

    @property
    def loaded(self) -> int:
        return len(self._tables)

    async def delete(self, game: str) -> None:
        """All of a table, for good, everywhere; raises UnknownTable."""
        await self._delete(await self.table(game))

    async def delete_idle(self, days: float) -> int:
        """Those where nothing has happened for so many days, and that nobody is looking at."""
        since = days_ago(days)
        found = await self._keeper.idle(since, _AT_ONCE)
        deleted = 0
        for game in found:  # meanwhile somebody may come back to any of them
            table = self._tables.get(game)
            if table is None:  # it need not be readable
                deleted += await self._keeper.delete(game, since)
            elif not self._busy(game):
                deleted += await self._delete(table, since)
        return deleted

    async def _delete(self, table: Table, idle_since: str | None = None) -> bool:
        gone = await table.delete(idle_since)
        if gone and self._tables.get(table.id) is table:  # else it was unloaded meanwhile
            self._unload(table.id)
        return gone

    async def skip(self, game: str) -> None:
        """The bots of a table do not pause until a person must choose."""
        if self._listener.peers.owns(game):
            self._autopilots[game].skip()
        else:
            await self._listener.peers.tell(Notice(game, notices.HURRY))

    async def reveal(self, table: Table) -> str:
        """The deal with its salt, once the game is over."""
        self._needs_end(table)
        return await self._keeper.deal(table.id)

    async def reading_key(self, table: Table) -> str:
        """What opens the review and the scoring to anyone, once the game is over."""
        return sealed_deal.reading_key(await self.reveal(table))

    async def check(self) -> None:
        """Raises Unavailable if the store does not work."""
        await self._keeper.check()

    async def close(self) -> None:
        for autopilot in self._autopilots.values():
            await autopilot.close()
        await self._listener.close()
        self._brains.close()
        self._keeper.close()

    async def _open(self, game: str) -> None:
        table = await load_table(game, self._keeper, self._boxes)
        self._put_away()
        self._tables[game] = table
        metrics.TABLES.set(len(self._tables))
        self._used[game] = self._clock()
        peers, watched = self._listener.peers, partial(self._watched, table)
        self._autopilots[game] = Autopilot(table, self._brains, peers, self._pauses, watched)
        self._listener.join(table)

    def _watched(self, table: Table) -> bool:
        """Whether somebody has an open stream, or has asked for the table just now."""
        asked = self._used.get(table.id)
        lately = asked is not None and self._clock() - asked < _LOOK
        return lately or table.presence.watched

    def _put_away(self) -> None:
        """Unload idle tables, whenever a table is loaded: so they never pile up."""
        long_ago = self._clock() - _IDLE
        idle = (game for game, used in self._used.items() if used < long_ago)
        for game in [game for game in idle if not self._busy(game)]:
            self._unload(game)

    def _unload(self, game: str) -> None:
        del self._tables[game], self._autopilots[game], self._used[game]
        self._listener.peers.let_go(game)
        metrics.TABLES.set(len(self._tables))

    def _busy(self, game: str) -> bool:
        """Whether somebody is looking at a table, or a bot is thinking there."""
        return self._tables[game].presence.streams > 0 or self._autopilots[game].thinking


def _invitations(
    seatings: Sequence[Seating], secrets: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """The secrets that the host gets, and the hashes of all links."""
    apart = {seat_role(each.seat): each.kind in (HUMAN, OPEN) for each in seatings}
    links = {role: secret for role, secret in secrets.items() if apart.get(role, True)}
    hashes: dict[str, str] = {}
    for role, secret in secrets.items():
        hashes[role] = NO_LINK if role in apart else hashed(secret)
        if apart.get(role):
            hashes[invitation_of(role)] = hashed(secret)
    return links, hashes


def _numbers(options: Options) -> list[str]:
    return [str(seat) for seat in range(1, options.seats + 1)]


def _events(game: str, record: Record) -> Iterator[Event]:
    """The choices of a record, each with the seat that made it."""
    position = record.game(0)
    for number, choice in enumerate(record.choices, start=1):
        yield Event(game, number, position.seat, text_of(choice), f"record {number}")
        position.push(choice)


def _forked(record: Record, at: int, seat: Seat) -> Record:
    return fork(record, at, seat, Random(secrets.randbits(1024)))
