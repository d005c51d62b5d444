"""A database in memory: what it does is atomic, and it tells what it has committed."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ceylon.ids import NOBODY, Seat
from ceylon.seats import Seating
from ceylon.store import (
    Attending,
    Conflict,
    ConsentLine,
    Ear,
    Event,
    Later,
    Marks,
    NewGame,
    Notice,
    SessionEnded,
    StoredGame,
    notices,
)
from ceylon.store.store import NO_FENCES


@dataclass
class Rows:
    """A game."""

    game: NewGame
    deal: str
    events: list[Event] = field(default_factory=list)
    asked: list[ConsentLine] = field(default_factory=list)
    seatings: list[Seating] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)

    @property
    def marks(self) -> Marks:
        return Marks(len(self.events), len(self.asked), len(self.seatings), len(self.links))


@dataclass(frozen=True)
class Judged:
    """A bot's choice, and whether its process might make it when it was stored."""

    event: Event
    session: str
    allowed: bool


class Database:
    """The store and the sessions at once; one for all processes of a world.

    `fenced` and `numbered` are what planted faults take away.
    """

    patience = 1.0

    def __init__(self, publish: Callable[[Iterable[Notice]], None]) -> None:
        self.games: dict[str, Rows] = {}
        self.owners: dict[str, str] = {}
        self.beats: dict[str, int] = {}
        self.presences: dict[tuple[str, str, str], None] = {}
        self.judged: list[Judged] = []
        self.fenced = True
        self.numbered = True
        self._publish = publish
        self.sessions = self

    def _tell(self, told: Iterable[Notice]) -> None:
        self._publish(list(told))

    # The store

    def append(self, events: Sequence[Event], fences: Mapping[str, str] = NO_FENCES) -> None:
        [event] = events
        rows = self.games[event.game].events
        if event in rows:
            return  # its answer was lost
        fence = fences.get(event.game)
        allowed = fence is None or (self.owners.get(event.game) == fence and fence in self.beats)
        if self.fenced and not allowed:
            raise Conflict
        if not self.numbered:
            event = replace(event, number=len(rows) + 1)
        taken = event.number != len(rows) + 1 or any(each.key == event.key for each in rows)
        if taken:
            raise Conflict
        rows.append(event)
        if fence is not None:
            self.judged.append(Judged(event, fence, allowed))
        self._tell([Notice(event.game, notices.CHOICES, event.number)])

    def ask(self, asked: ConsentLine) -> None:
        rows = self.games[asked.game].asked
        if asked in rows:
            return
        if asked.number != len(rows) + 1:
            raise Conflict
        rows.append(asked)
        self._tell([Notice(asked.game, notices.ASKS, asked.number)])

    def arrange(
        self,
        game: str,
        marks: Marks,
        seatings: Sequence[Seating] = (),
        links: Sequence[tuple[str, str]] = (),
    ) -> None:
        rows = self.games[game]
        kept = rows.seatings[marks.seatings :], rows.links[marks.links :]
        if (
            kept[0][: len(seatings)] == list(seatings)
            and kept[1][: len(links)] == list(links)
            and (kept[0] or not seatings)
            and (kept[1] or not links)
        ):
            return
        if (seatings and kept[0]) or (links and kept[1]):
            raise Conflict
        rows.seatings.extend(seatings)
        rows.links.extend(links)
        self._tell(
            [
                Notice(game, notices.SEATINGS, len(rows.seatings)),
                Notice(game, notices.LINKS, len(rows.links)),
            ]
        )

    def load(self, game: str) -> StoredGame | None:
        rows = self.games.get(game)
        return StoredGame(rows.game, "", self.later(game, Marks())) if rows else None

    def later(self, game: str, marks: Marks) -> Later:
        rows = self.games[game]
        return Later(
            rows.marks,
            tuple(rows.seatings[marks.seatings :]),
            tuple(rows.links[marks.links :]),
            tuple(rows.events[marks.choices :]),
            tuple(rows.asked[marks.asks :]),
        )

    def deal(self, game: str) -> str:
        return self.games[game].deal

    def box(self, digest: str) -> str | None:
        raise NotImplementedError(digest)  # the shipped one is known

    def keep_box(self, digest: str, text: str) -> None:
        raise NotImplementedError

    def create(
        self,
        game: NewGame,
        deal: str,
        links: Sequence[tuple[str, str]],
        events: Sequence[Event] = (),
    ) -> None:
        rows = Rows(game, deal, list(events), [], list(game.seatings), list(links))
        self.games[game.id] = rows

    def follower(self, game: str) -> str | None:
        raise NotImplementedError(game)

    def delete(self, game: str, idle_since: str | None = None) -> bool:
        raise NotImplementedError(game, idle_since)

    def idle(self, since: str, most: int) -> list[str]:
        raise NotImplementedError(since, most)

    # The sessions

    def open(self, session: str) -> None:
        self.beats.setdefault(session, 0)

    def beat(self, session: str) -> Mapping[str, int]:
        self._check(session)
        self.beats[session] += 1
        return dict(self.beats)

    def give_up(self, session: str, beats: int) -> None:
        if self.beats.get(session) == beats:
            self._end(session)

    def close(self, session: str = "") -> None:
        if session in self.beats:
            self._end(session)

    def _end(self, session: str) -> None:
        del self.beats[session]
        for each in [each for each in self.presences if each[0] == session]:
            del self.presences[each]
        self._tell([Notice(notices.NO_GAME, notices.SESSIONS)])

    def _check(self, session: str) -> None:
        if session not in self.beats:
            raise SessionEnded

    def own(self, session: str, game: str) -> str:
        self._check(session)
        if self.owners.get(game) not in self.beats:
            self.owners[game] = session
        return self.owners[game]

    def disown(self, session: str, game: str) -> None:
        if self.owners.get(game) == session:
            del self.owners[game]
        self._tell([Notice(game, notices.OWNER)])

    def orphans(self, most: int) -> list[str]:
        return [game for game, owner in self.owners.items() if owner not in self.beats][:most]

    def attend(
        self, session: str, came: Collection[Attending], went: Collection[Attending]
    ) -> None:
        self._check(session)
        for game, role in came:
            self.presences[session, game, role] = None
        for game, role in went:
            self.presences.pop((session, game, role), None)
        games = dict.fromkeys(game for game, _ in (*came, *went))
        self._tell([Notice(game, notices.PRESENCE) for game in games])

    def present(self, game: str) -> dict[str, frozenset[str]]:
        found: defaultdict[str, set[str]] = defaultdict(set)
        for session, at, role in self.presences:
            if at == game:
                found[session].add(role)
        return {session: frozenset(roles) for session, roles in found.items()}

    def lift(self, session: str, game: str, seat: Seat) -> None:
        raise NotImplementedError(session, game, seat)  # nobody shares a screen here

    def lifted(self, game: str) -> Seat:  # noqa: ARG002 - likewise
        return NOBODY

    def tell(self, notice: Notice) -> None:
        self._tell([notice])

    def listen(self, ear: Ear) -> "Wire":
        raise NotImplementedError(ear)  # the network of a process does it


class Wire:
    """What a process hears of the database."""

    def __init__(self, ear: Ear, now: Callable[[], float]) -> None:
        self.ear = ear
        self._now = now
        self.whole = False
        self.checked = float("-inf")
        self.due = 0.0
        """When the last notice that is on its way arrives: they do not overtake each other."""

    def is_fresh(self) -> bool:
        return self._now() - self.checked < 1.0

    def close(self) -> None:
        self.whole = False
