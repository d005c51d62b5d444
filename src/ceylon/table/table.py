"""One live game.

The life of a choice: lock, refuse what is stale, check on a copy, store, swap in, tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from ceylon.errors import N_
from ceylon.ids import SPECTATOR, Choice, Seat
from ceylon.record import Record
from ceylon.rules.choices import choice_of, text_of
from ceylon.rules.game import Game
from ceylon.seats import HERE, HUMAN, OPEN, Seating
from ceylon.sight.history import History, NoUndo
from ceylon.store import Conflict, ConsentLine, Deleted, Event, Later, Notice, StoredGame
from ceylon.store.rows import ACCEPT, DECLINE, NOTHING, standing, taking_back
from ceylon.table import consent, refusals, sealed_deal
from ceylon.table.consent import Ask
from ceylon.table.keeper import Keeper
from ceylon.table.presence import Presence
from ceylon.table.refusals import NotAllowed, NotNow, Stale, UnknownTable, used_up
from ceylon.table.roles import (
    HOST,
    NO_LINK,
    beside,
    device_of,
    hashed,
    invitation_of,
    new_secret,
    role_of,
    seat_of,
    seat_role,
    taker_of,
)
from ceylon.table.seatings import at_same_screen, check_distinct, checked, screens

_MOST_ASKS: Final = 3
"""How often a seat may ask to undo the same choice."""
_MOST_EVENTS: Final = 2000
"""Choices and undos after which nothing more can be undone; a game has some 160 choices."""
log: Final = logging.getLogger("ceylon.table")

Arrangement = tuple[Sequence[Seating], Sequence[tuple[str, str]]]
"""Seatings, and links as (role, hash of the secret)."""
_ATTEMPTS: Final = 5
"""How often arranging a table is retried while other processes do the same."""


class Table:
    """A game with its seats. Everything that changes it goes through its lock."""

    def __init__(self, stored: StoredGame, start: Record, keeper: Keeper) -> None:
        self.id = stored.game.id
        self.digest = stored.game.digest
        """The commitment to the deal, published at the start."""
        self.pace = stored.game.pace
        """Seconds between the choices of bots."""
        self.hints = stored.game.hints
        """Whether the host allowed hints, however many people play."""
        self.deleted = False
        self.links: dict[str, str] = {}
        self.seatings: list[Seating] = []
        self.presence = Presence(self.tell)
        self.patron = ""
        """The client for whom bots think here: the player who acted last."""
        self.revision = 0
        """Increases with every change that a page shows, stored or not."""
        self.listeners: list[Callable[[], None]] = []
        self._lifted = SPECTATOR
        """Hot-seat: whose hand is showing. It is not kept: after a restart the curtain is down
        again, since nobody knows who is at the screen."""
        self.lifting: Callable[[Seat], Awaitable[None]] = _at_one_process
        """Called first: other processes that serve the table must know."""
        self._start = start
        self._keeper = keeper
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._events: list[Event] = []
        self._asked: list[ConsentLine] = []
        """Those at the current version: earlier ones have no effect any more."""
        self._keys: dict[str, Event] = {}
        self._marks = NOTHING
        self.history = History.of(start)
        self.seatings = list(stored.seatings)
        self._take_in(stored.rows)

    @property
    def version(self) -> int:
        """Increases by one with each choice and each undo."""
        return len(self._events)

    @property
    def hot_seat(self) -> bool:
        """Whether somebody plays at the host's own screen."""
        return bool(self._here)

    @property
    def _here(self) -> list[Seat]:
        return [seating.seat for seating in self.seatings if seating.kind == HERE]

    @property
    def hints_allowed(self) -> bool:
        """At a single screen people may always ask; with several screens, if the host allowed
        it. Handing an invited player's seat to a bot does not change that."""
        return self.hints or screens(self.seatings, self._invited) <= 1

    @property
    def _invited(self) -> set[Seat]:
        return {each.seat for each in self.seatings if self.is_private(each.seat)}

    def is_private(self, seat: Seat) -> bool:
        """Whether the link to a seat is an invitation, so that nobody but its player has one once
        it has been used."""
        return invitation_of(seat_role(seat)) in self.links

    @property
    def game(self) -> Game:
        return self.history.game

    def kept(self, deal: str) -> bool:
        """Whether this is the deal that was committed to at the start, and that was played."""
        promised = sealed_deal.digest(deal) == self.digest
        return promised and sealed_deal.unseal(deal, self._start.box).deal == self._start.deal

    def moment(self, at: int) -> Game:
        """The game after that many of its choices."""
        return self.history.record.game(at)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game so far: it contains the deal, so only for a finished game.

        `names` are those that its readers see, by default only those that were given.
        """
        start = self._start
        named = list(names) or [seating.name for seating in self.seatings]
        bots = [seating.bot for seating in self.seatings]
        return Record(start.options, start.deal, self.history.choices, named, start.box, bots)

    # Who is who

    def viewer(self, role: str) -> Seat:
        """Through whose eyes a role sees the table."""
        seat = seat_of(role)
        if seat is not None:
            return seat
        return self._at_the_screen() if role == HOST and self.hot_seat else SPECTATOR

    def _at_the_screen(self) -> Seat:
        """Hot-seat: whose hand is showing; nobody's while the curtain is down."""
        if len(self._here) == 1:
            return self._here[0]
        return self._lifted if self._lifted == self.game.seat or self.game.over else SPECTATOR

    @property
    def ask(self) -> Ask | None:
        """The undo that awaits the others' consent.

        A request that the law refuses is ignored: earlier versions stored such requests.
        """
        ask = consent.open_ask(self._asked, self.version, self.seatings)
        if ask is None or self.history.undo_to(ask.seat, self.history.seats) != ask.back_to:
            return None
        return ask

    def must_answer(self, role: str) -> Seat | None:
        """The seat for which a role must answer a request to undo, if any.

        The host's screen answers for those who play there, whoever's hand is showing.
        """
        ask = self.ask
        waiting = ask.waiting if ask else ()
        mine = self._here if role == HOST else [seat_of(role)]
        return next((seat for seat in mine if seat in waiting), None)

    def refused_by(self, seat: Seat) -> Seat:
        """Who declined the seat's last request to undo, as long as nothing has happened since."""
        return consent.refused_by(self._asked, self.version, seat)

    @property
    def curtain(self) -> Seat:
        """Hot-seat: for whom the curtain must be lifted; -1 for nobody."""
        seat = self.game.seat
        closed = self.hot_seat and not self.game.over and self.viewer(HOST) != seat
        return seat if closed and self.seatings[seat].kind == HERE else SPECTATOR

    async def lift(self) -> None:
        """Hot-seat: the next player is alone at the screen."""
        if self.curtain == SPECTATOR and self._keeper.sessions is not None:
            await self.catch_up()
        seat = self.curtain
        if seat == SPECTATOR:
            raise NotNow(N_("no cards are waiting to be shown"))
        await self.lifting(seat)
        self.show_lifted(seat)

    def show_lifted(self, seat: Seat) -> None:
        """Hot-seat: this player is at the screen, as this process or another was told."""
        if seat not in (SPECTATOR, self._lifted):
            self._lifted = seat
            self.tell()

    # Playing

    async def play(
        self, seat: Seat, choice: Choice, version: int, key: str, fence: str | None = None
    ) -> None:
        """Make a choice. It is stored when this returns; the same key again changes nothing.

        A bot's is stored only while the session that its `fence` names owns the table's bots.
        """
        text = text_of(choice)
        async with self._lock:
            await self._reach(version)
            if self._known(seat, key, text):
                return
            self._check(version)
            if seat != self.game.seat:
                raise refusals.not_your_choice(self.game.seat)
            await self._store(seat, text, key, self.history.after(choice), fence)

    async def undo(self, seat: Seat, version: int, key: str, *, turn: bool = False) -> None:
        """Take back the seat's last choice, or everything that it chose this turn.

        Bots may have chosen since the page was drawn, and still be shown there one by one.
        """
        async with self._lock:
            await self._reach(version)
            if self._known(seat, key, None):
                return
            self._check_held(seat)
            along = self.taken_along(seat)
            bots = along - at_same_screen(self.seatings, seat)
            self._check(self.version if self._only_chose(bots, since=version) else version)
            history = self.history
            back = history.restart_to(seat, along) if turn else history.undo_to(seat, along)
            if isinstance(back, NoUndo):
                raise refusals.no_undo(back)
            await self._take_back(seat, back, key)

    async def ask_to_undo(self, seat: Seat, version: int) -> None:
        """Ask the other people for permission to take back the seat's last choice."""
        async with self._lock:
            await self._reach(version)
            self._check(version)
            self._check_held(seat)
            back = self.history.undo_to(seat, along=self.history.seats)
            if isinstance(back, NoUndo):
                raise refusals.no_undo(back)
            if self.ask is not None and self.ask.seat == seat:
                return  # the same click again: those who accepted need not do it twice
            if consent.others(self.seatings, seat):
                if consent.times_asked(self._asked, self.version, seat) >= _MOST_ASKS:
                    raise refusals.asked_enough()
                self._check_room()
                await self._note(seat, taking_back(back))
            else:
                await self._take_back(seat, back, f"asked {new_secret()}")

    async def answer(self, seat: Seat, version: int, *, accept: bool) -> None:
        """Accept or decline what another seat asks for; who asked withdraws it by declining."""
        async with self._lock:
            await self._reach(version)
            self._check(version)
            ask = self.ask
            if ask is not None and seat == ask.seat and not accept:
                await self._note(seat, DECLINE)
                return
            if ask is None or seat not in ask.waiting:
                raise NotNow(N_("nobody is waiting for your answer"))
            if accept and ask.waiting <= at_same_screen(self.seatings, seat):
                # The undo itself implies that the last person agreed: one row, so it is atomic.
                await self._take_back(ask.seat, ask.back_to, f"asked {new_secret()}")
            else:
                await self._note(seat, ACCEPT if accept else DECLINE)

    async def _note(self, seat: Seat, text: str) -> None:
        """Store a line about an undo that needs consent."""
        asked = ConsentLine(self.id, self._marks.asks + 1, self.version, seat, text)
        await self._finish(self._append_consent(asked))

    async def _append_consent(self, asked: ConsentLine) -> None:
        await self._keeper.ask(asked)
        self._add(Later(replace(self._marks, asks=asked.number), asked=(asked,)))

    async def _take_back(self, seat: Seat, back: int, key: str) -> None:
        self._check_room()
        await self._store(seat, taking_back(back), key, self.history.at(back))

    def _check_room(self) -> None:
        if self.version >= _MOST_EVENTS:
            raise refusals.undone_enough()

    def _known(self, seat: Seat, key: str, text: str | None) -> bool:
        """Whether this click has been stored before."""
        known = self._keys.get(_own(seat, key))
        if known is None:
            return False
        same = known.back_to is not None if text is None else known.text == text
        if not same:
            raise refusals.key_used()
        return True

    def _check_held(self, seat: Seat) -> None:
        """Nobody takes back a bot's choice."""
        if self.seatings[seat].bot is not None:
            raise NotNow(N_("a bot is playing at this seat: take the seat back first"))

    def taken_along(self, seat: Seat) -> frozenset[Seat]:
        """Whose choices are lost with the seat's own, without a question: those of bots and of all
        who share the screen, as long as nobody at another screen has seen them."""
        if consent.others(self.seatings, seat):
            return frozenset()
        bots = {each.seat for each in self.seatings if each.bot is not None}
        return at_same_screen(self.seatings, seat) | bots

    def _only_chose(self, seats: frozenset[Seat], *, since: int) -> bool:
        """Whether only these seats have made choices since a version, and nobody took any back."""
        later = self._events[since:] if 0 <= since < self.version else []
        return bool(later) and all(event.seat in seats and event.back_to is None for event in later)

    def _check(self, version: int) -> None:
        if version != self.version:
            raise Stale
        if self.game.over:
            raise refusals.over()

    async def _store(
        self, seat: Seat, text: str, key: str, history: History, fence: str | None = None
    ) -> None:
        event = Event(self.id, self.version + 1, seat, text, _own(seat, key))
        await self._finish(self._append(event, history, fence))

    async def _finish(self, appending: Awaitable[None]) -> None:
        try:
            # Shielded: a client that disconnects cancels its request, but not a write under way.
            await asyncio.shield(asyncio.ensure_future(appending))
        except Conflict:
            if self._keeper.sessions is None:
                log.warning("table %s was behind its store", self.id)
            await self._read_on()
            raise (UnknownTable() if self.deleted else Stale()) from None

    async def _append(self, event: Event, history: History, fence: str | None) -> None:
        await self._keeper.append(event, fence)
        self._add(Later(replace(self._marks, choices=event.number), events=(event,)), history)

    # What other processes store

    async def catch_up(self, until: Notice | None = None) -> None:
        """Take in what other processes have stored, at least what a notice is about."""
        async with self._lock:
            if until is None or until.is_news_after(self._marks):
                await self._read_on()

    async def _reach(self, version: int) -> None:
        """Whoever has seen a version that is not known here has seen it at another process."""
        if version > self.version and self._keeper.sessions is not None:
            await self._read_on()

    async def _read_on(self) -> None:
        try:
            later = await self._keeper.later(self.id, self._marks)
        except Deleted:
            self.end()
            return
        if later.marks != self._marks:
            self._add(later)

    async def delete(self, idle_since: str | None = None) -> bool:
        """Everything that is stored of it, for good, or with a time only if it was idle since.

        Choices under way are stored before. Returns whether it is gone.
        """
        async with self._lock:
            gone = await self._keeper.delete(self.id, idle_since)
            if gone:
                self.end()
        return gone

    def end(self) -> None:
        """It has been deleted: nobody has a link to it any more, so that streams end."""
        self.deleted = True
        self.links.clear()
        self.tell()

    def _add(self, later: Later, history: History | None = None) -> None:
        """It is stored: show it."""
        self._take_in(later, history)
        self.tell()

    def _take_in(self, later: Later, history: History | None = None) -> None:
        """`history`: as it is after these events, if the caller knows it."""
        self.links.update(later.links)
        for seating in later.seatings:
            self.seatings[seating.seat] = seating
        self._events.extend(later.events)
        asked = (*self._asked, *later.asked)
        self._asked = [line for line in asked if line.version == self.version]
        self._keys.update({event.key: event for event in later.events})
        if later.events:
            self.history = history or self._replayed(later.events)
        self._marks = later.marks

    def _replayed(self, later: Sequence[Event]) -> History:
        if len(later) == 1 and later[0].back_to is None:
            return self.history.after(choice_of(later[0].text))
        choices = [choice_of(text) for text in standing(self._events)]
        return History.of(replace(self._start, choices=choices))

    # Seats and links

    async def seat(self, seating: Seating) -> None:
        """Reseat: a person, a bot, or an open seat."""
        seating = checked(seating)

        def seat() -> Arrangement:
            self._check_name(seating)
            return [seating], []

        async with self._lock:
            await self._arrange(seat)

    async def take(self, seat: Seat, name: str) -> str:
        """Take an open seat: the first one gets it. Returns the secret of a link to it.

        The link that the host made for the seat stays valid: it may be on its way to a friend, who
        then comes to the same seat. A new one from the host ends both.
        """
        seating = checked(Seating(seat, HUMAN, name))
        secret = new_secret()

        def take() -> Arrangement:
            if seat >= len(self.seatings) or self.seatings[seat].kind != OPEN:
                raise NotNow(N_("this seat is already taken"))
            self._check_name(seating)
            return [seating], [(taker_of(seat_role(seat)), hashed(secret))]

        async with self._lock:
            await self._arrange(take)
        return secret

    async def accept(self, role: str, secret: str, name: str | None = None) -> str:
        """Sit down at a seat by one of its links; returns the secret of a link that stays valid.

        An invitation is used up by it. A bot gives the seat back only to someone who says their
        name. Raises NotAllowed if the link does not work any more.
        """
        seat, own = seat_of(role), new_secret()
        if seat is None:
            raise NotAllowed(N_("only the link to a seat allows this"))

        def accept() -> Arrangement:
            if role_of(self.links, secret) != role:
                raise used_up()
            now = self.seatings[seat]
            seating = checked(Seating(seat, HUMAN, now.name if name is None else name))
            self._check_name(seating)
            sits = now.kind == OPEN or (name is not None and seating != now)
            return [seating] if sits else [], self._exchanged(role, secret, own)

        async with self._lock:
            await self._arrange(accept)
            return own if role_of(self.links, own) == role else secret

    def _exchanged(self, role: str, secret: str, own: str) -> list[tuple[str, str]]:
        """An invitation ends, in exchange for a link of one's own, or for a second device's."""
        if self.links.get(invitation_of(role)) != hashed(secret):
            return []
        first = self.links.get(role, NO_LINK) == NO_LINK
        return [(role if first else device_of(role), hashed(own)), (invitation_of(role), NO_LINK)]

    async def invite(self, role: str) -> str:
        """The secret of an invitation to a seat, for the host to send: earlier links end."""
        secret = new_secret()

        def invite() -> Arrangement:
            ended = self._withdrawn(role) | {role: NO_LINK}
            return [], [*(ended | {invitation_of(role): hashed(secret)}).items()]

        async with self._lock:
            await self._arrange(invite)
        return secret

    async def invite_device(self, role: str) -> str:
        """The secret of an invitation for a player's second device: the first one's stays valid."""
        secret = new_secret()
        async with self._lock:
            await self._arrange(lambda: ([], [(invitation_of(role), hashed(secret))]))
        return secret

    def _withdrawn(self, role: str) -> dict[str, str]:
        """All links to a role but the first, as they are after they have ended."""
        if role not in self.links:
            raise NotAllowed(N_("this table has no such link"))
        return {each: NO_LINK for each in beside(role) if self.links.get(each, NO_LINK) != NO_LINK}

    def _check_name(self, seating: Seating) -> None:
        if seating.name != self.seatings[seating.seat].name:
            others = [each for each in self.seatings if each.seat != seating.seat]
            check_distinct([*others, seating], solo=bool(self.game.solo))

    async def reissue(self, role: str) -> str:
        """A new secret for a role, which invalidates the old ones."""
        secret = new_secret()

        def reissue() -> Arrangement:
            return [], [*(self._withdrawn(role) | {role: hashed(secret)}).items()]

        async with self._lock:
            await self._arrange(reissue)
        return secret

    async def _arrange(self, wanted: Callable[[], Arrangement]) -> None:
        """Store what is wanted as the table is; once more if another process was faster."""
        for _ in range(_ATTEMPTS):
            seatings, links = wanted()
            if not seatings and not links:
                return
            with suppress(Stale):
                await self._finish(self._append_arrangement(seatings, links))
                return
        raise Stale

    async def _append_arrangement(
        self, seatings: Sequence[Seating], links: Sequence[tuple[str, str]]
    ) -> None:
        marks = self._marks
        await self._keeper.arrange(self.id, marks, seatings, links)
        self._add(
            Later(
                replace(
                    marks, seatings=marks.seatings + len(seatings), links=marks.links + len(links)
                ),
                tuple(seatings),
                tuple(links),
            )
        )

    def present(self, seat: Seat) -> bool:
        """Whether somebody is looking at the table from this seat."""
        seating = self.seatings[seat]
        role = HOST if seating.kind == HERE else seat_role(seat)
        return seating.bot is not None or self.presence.here(role)

    # Telling

    def tell(self) -> None:
        """Wake everyone who is waiting for a change."""
        self.revision += 1
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
        for listener in self.listeners:
            listener()

    async def wait_for_change(self, seen: int) -> int:
        """Wait until there is something newer than this revision."""
        while self.revision == seen:
            await self._changed.wait()
        return self.revision


async def _at_one_process(_seat: Seat) -> None:
    """Nobody else needs to know whose hand is showing."""


def _own(seat: Seat, key: str) -> str:
    """Keys of different seats never collide."""
    return f"{seat}:{key}"
