"""The processes that serve the same tables: which of them lets a table's bots play.

Each has a session in the store and counts up there. One whose count stands still is given up: its
session is deleted, and with it its right to choose for any bot. Only then are its tables free. So
a process that was paused and goes on learns from the store itself that it may not.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final, Protocol

from ceylon.ids import NOBODY, Seat
from ceylon.store import (
    Attending,
    Listening,
    Notice,
    SessionEnded,
    Sessions,
    Unavailable,
    notices,
)
from ceylon.table.keeper import Keeper

log: Final = logging.getLogger("ceylon.table")

BEAT: Final = 0.5
"""Seconds between two counts."""
LIFE: Final = 3.0
"""Seconds without a count after which a process is given up."""
ALONE: Final = ""
"""In place of a session, where only one process can use the store."""
_ORPHANS: Final = 20
"""Tables that a process takes over at one beat."""
_GOODBYE: Final = 1.0
"""Seconds that ending one's session may take: if it fails the others find out by themselves."""
_NONE: Final = ""


class Audience(Protocol):
    """Who is told what other processes do. It is called in the event loop."""

    def heard(self, notice: Notice) -> None:
        """Something is new."""

    def resumed(self) -> None:
        """Notices may have been missed."""

    def lost(self) -> None:
        """A process has ended, or this one has a new session: bots may need another owner."""

    def orphaned(self, game: str) -> None:
        """Nobody owns the bots of a table."""


class Peers:
    """This process among those that share a store; it may be the only one."""

    def __init__(self, keeper: Keeper, audience: Audience) -> None:
        self._keeper = keeper
        self._audience = audience
        self._session = _NONE
        self._trusted_until = float("-inf")
        """Until then no other process can have given up this one's session."""
        self._owners: dict[str, str] = {}
        """Of tables, as far as is known: each a session."""
        self._seen: dict[str, tuple[int, float]] = {}
        """The count of each session, and since when it stands there."""
        self._attending: dict[Attending, None] = {}
        """Who looks at which table through this process, in the order in which they came."""
        self._told: dict[Attending, None] = {}
        """What the store knows of that."""
        self._orphans = True
        """Whether there may be tables without an owner."""
        self._due = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._listening: Listening | None = None
        if keeper.sessions is not None:
            loop = asyncio.get_running_loop()
            self._listening = keeper.sessions.listen(_Ear(loop, self._hear, self._resume))
            self._task = loop.create_task(self._live(keeper.sessions))

    @property
    def session(self) -> str:
        """That of this process; empty while it has none."""
        return self._session

    def is_alive(self, session: str) -> bool:
        return session in self._seen

    def hears(self) -> bool:
        """Whether everything that others store is certainly heard."""
        return self._listening is None or self._listening.is_fresh()

    # Bots

    def owns(self, game: str) -> bool:
        """Whether this process lets the bots of a table play, as far as it knows."""
        if self._keeper.sessions is None:
            return True
        return bool(self._session) and self._owners.get(game) == self._session

    async def own(self, game: str) -> str | None:
        """The session under which bots may choose here; None if another process lets them play.

        Raises Unavailable.
        """
        sessions, session = self._keeper.sessions, self._session
        if sessions is None:
            return ALONE
        owner = self._owners.get(game, _NONE)
        if owner == session and _now() < self._trusted_until:
            return session or None
        if not session or (owner != session and owner in self._seen):
            return None  # `lost` is called when this changes
        try:
            owner = await self._keeper.share(lambda: sessions.own(session, game))
        except SessionEnded:
            self._due.set()
            return None
        self._owners[game] = owner
        self._seen.setdefault(owner, (-1, _now()))
        return session if owner == session == self._session else None

    def doubt(self, game: str) -> None:
        """Ask the store next time who owns a table."""
        self._owners.pop(game, None)

    def let_go(self, game: str) -> None:
        """Nobody needs the table here any more."""
        sessions, session = self._keeper.sessions, self._session
        if sessions is None or self._owners.pop(game, _NONE) != session:
            return
        task = asyncio.ensure_future(self._keeper.share(lambda: sessions.disown(session, game)))
        task.add_done_callback(_forget)

    # Presence

    def attend(self, game: str, role: str, *, came: bool) -> None:
        """Somebody has come to a table through this process, or the last one has gone."""
        if self._task is None:
            return
        if came:
            self._attending[game, role] = None
        else:
            self._attending.pop((game, role), None)
        self._due.set()

    async def elsewhere(self, game: str) -> Mapping[str, frozenset[str]]:
        """The roles that look at a table through other processes, by session."""
        sessions = self._keeper.sessions
        if sessions is None:
            return {}
        found = await self._keeper.share(lambda: sessions.present(game))
        return {each: roles for each, roles in found.items() if each != self._session}

    # The curtain

    async def lift(self, game: str, seat: Seat) -> None:
        """Hot-seat: this player's hand is showing, whichever process draws the next page."""
        sessions, session = self._keeper.sessions, self._session
        if sessions is None:
            return
        try:
            await self._keeper.share(lambda: sessions.lift(session, game, seat))
        except SessionEnded:
            self._due.set()
            raise Unavailable from None

    async def lifted(self, game: str) -> Seat:
        sessions = self._keeper.sessions
        if sessions is None:
            return NOBODY
        return await self._keeper.share(lambda: sessions.lifted(game))

    # Telling

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes something that is not stored."""
        sessions = self._keeper.sessions
        if sessions is not None:
            await self._keeper.share(lambda: sessions.tell(notice))

    def _hear(self, notice: Notice) -> None:
        if notice.what == notices.SESSIONS:
            self._due.set()
        elif notice.what == notices.OWNER:
            self.doubt(notice.game)
        self._audience.heard(notice)

    def _resume(self) -> None:
        """Notices may have been missed, also of owners."""
        mine = self._session
        self._owners = {game: owner for game, owner in self._owners.items() if owner == mine}
        self._audience.resumed()

    # Living

    async def close(self) -> None:
        sessions, session = self._keeper.sessions, self._session
        if self._task is None or self._listening is None or sessions is None:
            return
        self._listening.close()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if session:
            with suppress(TimeoutError, Unavailable):
                async with asyncio.timeout(_GOODBYE):
                    await self._keeper.share(lambda: sessions.close(session))

    async def _live(self, sessions: Sessions) -> None:
        while True:
            self._due.clear()
            try:
                await self._beat(sessions)
            except SessionEnded:
                self._end_here()
                continue
            except Unavailable:
                pass
            except Exception:
                log.exception("the session of this process could not be kept")
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._due.wait()

    async def _beat(self, sessions: Sessions) -> None:
        session, begun = self._session, False
        if not session:
            session, begun = secrets.token_urlsafe(12), True
            await self._keeper.share(lambda: sessions.open(session))
        asked = _now()
        counts = await self._keeper.share(lambda: sessions.beat(session))
        # Whoever gives it up has seen it stand still from then on at the earliest.
        self._session, self._trusted_until = session, asked + LIFE
        ended = self._note(counts)
        for each in self._silent():
            beats = self._seen.pop(each)[0]
            log.warning("another process does not answer any more: its bots are taken over")
            await self._keeper.share(lambda each=each, beats=beats: sessions.give_up(each, beats))  # type: ignore[misc]
            ended = True
        if begun or ended:
            self._orphans = self._orphans or ended
            self._audience.lost()
        await self._register(sessions, session)
        if self._orphans:
            await self._adopt(sessions)

    def _note(self, counts: Mapping[str, int]) -> bool:
        """Note who counts; whether somebody has ended."""
        now = _now()
        before, self._seen = self._seen, {}
        for session, count in counts.items():
            known = before.get(session)
            self._seen[session] = known if known and known[0] == count else (count, now)
        return not before.keys() <= counts.keys()

    def _silent(self) -> list[str]:
        long_ago = _now() - LIFE
        return [
            session
            for session, (_, since) in self._seen.items()
            if since < long_ago and session != self._session
        ]

    async def _register(self, sessions: Sessions, session: str) -> None:
        """Bring the store up to date about who is here."""
        here = dict(self._attending)
        came = [each for each in here if each not in self._told]
        went = [each for each in self._told if each not in here]
        if came or went:
            await self._keeper.share(lambda: sessions.attend(session, came, went))
            self._told = here

    async def _adopt(self, sessions: Sessions) -> None:
        found = await self._keeper.share(lambda: sessions.orphans(_ORPHANS))
        self._orphans = len(found) == _ORPHANS
        for game in found:
            self._audience.orphaned(game)

    def _end_here(self) -> None:
        """The others have given this process up; it begins again with another session."""
        log.warning("this process was given up by the others for a while")
        self._session, self._trusted_until = _NONE, float("-inf")
        self._owners.clear()
        self._told = {}


class _Ear:
    """From the listening thread into the event loop."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        heard: Callable[[Notice], None],
        resumed: Callable[[], None],
    ) -> None:
        self._loop, self._heard, self._resumed = loop, heard, resumed

    def heard(self, notice: Notice) -> None:
        with suppress(RuntimeError):  # the event loop is closed
            self._loop.call_soon_threadsafe(self._heard, notice)

    def resumed(self) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._resumed)


def _now() -> float:
    return asyncio.get_running_loop().time()


def _forget(task: asyncio.Future[None]) -> None:
    """If it failed the session's end does the same."""
    if not task.cancelled():
        task.exception()
