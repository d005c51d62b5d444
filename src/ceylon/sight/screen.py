"""Everything that one page of one seat shows.

The pages and the JSON are both made from a screen, and a screen is made from a view: what a seat
may not know (section 8) is not in it, so it cannot leave the server.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

from ceylon.rules import facts
from ceylon.rules.choices import HEX_VERBS, text_of
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.reasons import Reason
from ceylon.rules.scoring import Score
from ceylon.rules.state import NOBODY
from ceylon.rules.view import View
from ceylon.sight.obstacles import plausible
from ceylon.words import Words
from ceylon.words.naming import name
from ceylon.words.telling import tell

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
"""Nobody has come yet."""
RAILWAYS: Final = "railways"


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat."""

    name: str
    kind: str = HUMAN
    present: bool = True


@dataclass(frozen=True)
class Offer:
    """A legal choice, as the seat that must choose reads it."""

    choice: int
    text: str
    price: int
    label: str
    ends: bool = False
    """Whether the seat has nothing more to choose after it in this turn."""


@dataclass(frozen=True)
class Told:
    """A line of the log: a fact as this seat may know it, after so many choices."""

    number: int
    fact: Fact
    place: int = 0
    """Which one it is of the facts of its choice."""


@dataclass(frozen=True)
class Undo:
    """What this seat may take back: its last choice, and maybe its whole turn."""

    choice: int
    whole_turn: bool = False
    ask: bool = False
    """The others must agree first."""


@dataclass(frozen=True)
class Screen:
    """What one seat, or a spectator (seat -1), sees of one table."""

    words: Words
    table: str
    view: View
    seat: int
    version: int
    """How many choices there were."""
    shown: int
    """After how many of them this is; fewer than `version` when an earlier moment is looked at."""
    offers: tuple[Offer, ...]
    reasons: Mapping[str, Reason]
    """By the text of a choice: why a plausible choice is not legal."""
    sitters: tuple[Sitter, ...]
    log: tuple[Told, ...]
    undo: Undo | None = None
    undo_asked: int = NOBODY
    """The seat that asks the others to take something back."""
    must_answer: bool = False
    """Whether that seat waits for the answer of this one."""
    hot_seat: bool = False
    covered: bool = False
    """Hot-seat: whether a curtain hides all of it, until the next player is alone."""
    host: bool = False
    hints: bool = False
    """Whether whoever must choose may ask for hints."""
    ended: bool = False
    """Whether the game has ended, also where an earlier moment is looked at."""
    next_table: str = ""
    """Where the same players play again."""

    @cached_property
    def offered(self) -> Mapping[str, Offer]:
        return {offer.text: offer for offer in self.offers}

    @cached_property
    def offered_at(self) -> Mapping[str, Mapping[str, Offer]]:
        """By hex, then by verb: the choices that stand on the map."""
        return _by_hex(self.offered)

    @cached_property
    def reasons_at(self) -> Mapping[str, Mapping[str, Reason]]:
        """The same for what cannot be chosen there."""
        return _by_hex(self.reasons)

    @cached_property
    def scores(self) -> list[Score]:
        """The scoring if the game ended now; at the end, the scoring."""
        return self.view.scores()

    @property
    def finished(self) -> bool:
        return self.view.seat == NOBODY

    @property
    def past(self) -> bool:
        """Whether an earlier moment is looked at."""
        return self.shown < self.version

    @property
    def solo(self) -> bool:
        return bool(self.view.solo)

    @property
    def watching(self) -> bool:
        return self.seat < 0

    @property
    def yours(self) -> bool:
        """Whether this seat must choose."""
        return not self.past and not self.watching and self.view.seat == self.seat

    @cached_property
    def last(self) -> tuple[Fact, ...]:
        """The facts of the last action, for its marks on the board."""
        found: list[Fact] = []
        for told in reversed(self.log):
            action = isinstance(told.fact, ACTIONS)
            if found and (not action or not _goes_on(told.fact, found[-1])):
                break
            if action:
                found.append(told.fact)
        return tuple(reversed(found))

    def tell(self, told: Told) -> str:
        return tell(self.words, told.fact, you=self.seat)


Found = TypeVar("Found")


def _by_hex(texts: Mapping[str, Found]) -> dict[str, dict[str, Found]]:
    found: dict[str, dict[str, Found]] = {}
    for text, thing in texts.items():
        verb, _, place = text.partition(" ")
        if verb in HEX_VERBS:
            found.setdefault(place, {})[verb] = thing
    return found


ACTIONS: Final = (
    facts.FirstPlanted,
    facts.Planted,
    facts.Harvested,
    facts.Traded,
    facts.CouncillorContracted,
    facts.Advanced,
    facts.Moved,
    facts.RupeesTaken,
)


def _goes_on(before: Fact, after: Fact) -> bool:
    """A harvest is one action of many facts."""
    harvests = isinstance(before, facts.Harvested) and isinstance(after, facts.Harvested)
    return harvests and before.seat == after.seat


def screen_of(  # noqa: PLR0913 - all that the table knows and a page shows
    game: Game,
    seat: int,
    *,
    words: Words,
    table: str = "",
    version: int = 0,
    shown: int | None = None,
    sitters: Sequence[Sitter] = (),
    log: Sequence[tuple[int, Fact]] = (),
    undo: Undo | None = None,
    undo_asked: int = NOBODY,
    must_answer: bool = False,
    hot_seat: bool = False,
    covered: bool = False,
    host: bool = False,
    hints: bool = False,
    ended: bool = False,
    next_table: str = "",
) -> Screen:
    """The screen of a seat, or of a spectator (-1); each fact of the log has its choice's number.

    `game` is the position after `shown` choices, `version` how many there were in all.
    """
    view = View.of(game, seat)
    seats = tuple(sitters) or _strangers(words, view)
    speaking = words.seated([sitter.name for sitter in seats])
    shown = version if shown is None else shown
    choosing = game.seat == seat and not game.over and shown == version
    return Screen(
        words=speaking,
        table=table,
        view=view,
        seat=seat,
        version=version,
        shown=shown,
        offers=tuple(_offers(game, view, speaking)) if choosing else (),
        reasons=dict(_reasons(game)) if choosing else {},
        sitters=seats,
        log=tuple(_told(log, seat, shown)),
        undo=undo,
        undo_asked=undo_asked,
        must_answer=must_answer,
        hot_seat=hot_seat,
        covered=covered,
        host=host,
        hints=hints,
        ended=ended,
        next_table=next_table,
    )


def _told(log: Sequence[tuple[int, Fact]], seat: int, shown: int) -> Iterator[Told]:
    before, place = 0, 0
    for number, fact in log:
        place = place + 1 if number == before else 0
        before = number
        if number <= shown:
            yield Told(number, fact.seen_by(seat), place)


def _strangers(words: Words, view: View) -> tuple[Sitter, ...]:
    names = [words.unit("Player", seat) for seat in range(len(view.players))]
    if view.solo:
        return Sitter(names[0]), Sitter(words.railways, RAILWAYS)
    return tuple(Sitter(name) for name in names)


def _offers(game: Game, view: View, words: Words) -> Iterator[Offer]:
    for choice in game.legal():
        price = game.price(choice)
        label = name(words, choice, view, price)
        yield Offer(choice, text_of(choice), price, label, _ends(game, choice))


def _ends(game: Game, choice: int) -> bool:
    after = game.copy()
    after.push(choice)
    return (after.seat, after.turn) != (game.seat, game.turn)


def _reasons(game: Game) -> Iterator[tuple[str, Reason]]:
    for choice in plausible(game):
        reason = game.why_not(choice)
        if reason is not None:
            yield text_of(choice), reason
