"""Everything that one page of one seat shows.

The pages and the JSON are both made from a screen, and a screen is made from a view: what a seat
may not know (section 8) is not in it, so it cannot leave the server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, TypeVar

from ceylon.ids import NOBODY, Choice, Seat
from ceylon.rules.choices import ACTION_VERBS, HEX_VERBS, choice_of, hex_of, verb_of
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.reasons import Reason
from ceylon.rules.scoring import Score
from ceylon.rules.view import View
from ceylon.seats import AUTOMATON, BOT, HUMAN, OPEN
from ceylon.sight.data.kinds import Keywords
from ceylon.sight.log import Entry, Log, LogLine, last_action
from ceylon.sight.obstacles import obstacles_of
from ceylon.sight.offers import Chain, Finality, Offer, chains_of, offers_of
from ceylon.sight.since import Deed, since_last_turn
from ceylon.words import Words
from ceylon.words.narration import tell
from ceylon.words.questions import ask


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat, as everyone sees it."""

    name: str
    kind: Annotated[str, Keywords(enum=[HUMAN, BOT, OPEN, AUTOMATON])] = HUMAN
    present: bool = True
    """Whether somebody is looking at the table from this seat now."""


@dataclass(frozen=True)
class Undo:
    """What this seat may take back: its last choice, and maybe its whole turn."""

    choice: Choice
    whole_turn: bool = False
    ask: bool = False
    """The others must agree first."""


@dataclass(frozen=True)
class Asking:
    """A request to undo: which choice, and what those who were asked have said so far."""

    choice: Choice
    agreed: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Screen:
    """What one seat, or a spectator (seat -1), sees of one table."""

    words: Words
    table: str
    view: View
    seat: Seat
    version: int
    """How many choices there were."""
    shown: int
    """After how many of them this is; fewer than `version` if an earlier moment is shown."""
    offers: tuple[Offer, ...]
    reasons: Mapping[str, Reason]
    """By the text of a choice: why a plausible choice is not legal."""
    sitters: tuple[Sitter, ...]
    told: Log
    """All that it has been told, also of what came after an earlier moment that is shown."""
    undo: Undo | None = None
    undo_gone: bool = False
    """Whether something hidden has been revealed since the seat's last choice."""
    begun: bool = True
    """Whether the seat has made a choice on this turn: before that, there is nothing to undo."""
    undo_asked: Seat = NOBODY
    """The seat that is asking the others for an undo."""
    asking: Asking | None = None
    """What that seat is asking for."""
    refused_by: Seat = NOBODY
    """Who has just declined what this seat asked for."""
    must_answer: bool = False
    """Whether that seat is waiting for this one's answer."""
    hot_seat: bool = False
    covered: bool = False
    """Hot-seat: whether a curtain hides all of it, until the next player is alone."""
    host: bool = False
    by_link: bool = False
    private: bool = False
    """Whether nobody but the reader has a link to this seat: not even the host."""
    """Whether somebody looks who has a link to this seat of their own."""
    hints: bool = False
    """Whether the player who must choose may ask for hints."""
    ended: bool = False
    """Whether the game has ended, even if an earlier moment is shown."""
    lent: bool = False
    """Whether the reader has chosen these eyes, which may be anyone's, in a game that has ended."""
    reader: Seat = NOBODY
    """Who looks, through whatever eyes."""
    final: Mapping[str, Finality] = field(default_factory=dict)
    """By the text of a choice: what is final about it."""
    chains: Mapping[str, Chain] = field(default_factory=dict)
    """By a verb: what one press does in several choices."""

    @property
    def verbs(self) -> frozenset[str]:
        """Of the legal choices."""
        return frozenset(verb_of(offer.choice) for offer in self.offers)

    @property
    def question(self) -> str:
        """What must be chosen now, in words; only what is possible is named."""
        return ask(self.words, self.view, self.verbs or ACTION_VERBS)

    @cached_property
    def offered(self) -> Mapping[str, Offer]:
        return {offer.text: offer for offer in self.offers}

    @cached_property
    def offered_at(self) -> Mapping[str, Mapping[str, Offer]]:
        """By hex, then by verb: the choices on the map."""
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
        """Whether an earlier moment is shown."""
        return self.shown < self.version

    @property
    def solo(self) -> bool:
        return bool(self.view.solo)

    @property
    def watching(self) -> bool:
        return self.seat < 0

    @property
    def held(self) -> bool:
        """Whether a bot plays at the seat of somebody who is looking."""
        return not self.finished and self.by_link and self.sitters[self.seat].kind == BOT

    @property
    def yours(self) -> bool:
        """Whether this seat must choose, and no bot does it."""
        mine = not self.watching and self.view.seat == self.seat
        return mine and not self.past and not self.held

    @cached_property
    def earlier(self) -> Log:
        """What had happened at the moment that is shown."""
        return self.told.between(0, self.shown) if self.past else self.told

    @property
    def log(self) -> tuple[LogLine, ...]:
        """The same, fact by fact."""
        return self.earlier.lines

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that it has been told in actions, the oldest first."""
        return self.told.entries

    @cached_property
    def last(self) -> tuple[Fact, ...]:
        """The facts of the last action, for its marks on the board."""
        return last_action(self.earlier.entries)

    @cached_property
    def since(self) -> tuple[Deed, ...]:
        """What the others have done since this seat's last turn, numbered as it happened.

        Going back through it changes nothing in it; before that, and in a game that is over, it is
        what had led to the moment that is shown.
        """
        newest = self.newest_since
        if not self.past or (newest and not self.ended and self.shown >= newest[0].before):
            return newest
        return since_last_turn(self.earlier.entries, self.seat, len(self.view.players))

    @cached_property
    def newest_since(self) -> tuple[Deed, ...]:
        """The same as it is now, whatever moment is shown."""
        return since_last_turn(self.entries, self.seat, len(self.view.players))

    def tell(self, line: LogLine) -> str:
        return tell(self.words, line.fact, you=self.seat)


Found = TypeVar("Found")


def _by_hex(texts: Mapping[str, Found]) -> dict[str, dict[str, Found]]:
    found: dict[str, dict[str, Found]] = {}
    for text, thing in texts.items():
        choice = choice_of(text)
        verb = verb_of(choice)
        if verb in HEX_VERBS:
            found.setdefault(HEX_NAMES[hex_of(choice)], {})[verb] = thing
    return found


def screen_of(  # noqa: PLR0913 - all that the table knows and a page shows
    game: Game,
    seat: Seat,
    *,
    words: Words,
    table: str = "",
    version: int = 0,
    shown: int | None = None,
    sitters: Sequence[Sitter] = (),
    log: Log | None = None,
    undo: Undo | None = None,
    undo_gone: bool = False,
    begun: bool = True,
    undo_asked: Seat = NOBODY,
    asking: Asking | None = None,
    refused_by: Seat = NOBODY,
    must_answer: bool = False,
    hot_seat: bool = False,
    covered: bool = False,
    host: bool = False,
    by_link: bool = False,
    private: bool = False,
    hints: bool = False,
    ended: bool = False,
    lent: bool = False,
    reader: Seat | None = None,
) -> Screen:
    """The screen of a seat, or of a spectator (-1), with what it may know of the log.

    `game` is the position after `shown` choices, `version` the total number of choices.
    """
    view = View.of(game, seat)
    seats = tuple(sitters) or _strangers(words, view)
    speaking = at_seats(words, seats)
    shown = version if shown is None else shown
    held = by_link and seats[seat].kind == BOT
    choosing = game.seat == seat and not game.over and shown == version and not held
    foreseen = tuple(offers_of(game, view, speaking)) if choosing else ()
    return Screen(
        words=speaking,
        table=table,
        view=view,
        seat=seat,
        version=version,
        shown=shown,
        offers=tuple([each.offer for each in foreseen]),
        reasons=dict(obstacles_of(game)) if choosing else {},
        sitters=seats,
        told=(log or Log()).seen_by(seat),
        undo=undo,
        undo_gone=undo_gone,
        begun=begun,
        undo_asked=undo_asked,
        asking=asking,
        refused_by=refused_by,
        must_answer=must_answer,
        hot_seat=hot_seat,
        covered=covered,
        host=host,
        by_link=by_link,
        private=private,
        hints=hints,
        ended=ended,
        lent=lent,
        reader=seat if reader is None else reader,
        final={each.offer.text: each.final for each in foreseen if each.final.why},
        chains=dict(chains_of(game)) if choosing else {},
    )


def at_seats(words: Words, sitters: Sequence[Sitter]) -> Words:
    """The same language, with the names of those who sit there."""
    return words.seated(
        [words.railways if each.kind == AUTOMATON else each.name for each in sitters]
    )


def _strangers(words: Words, view: View) -> tuple[Sitter, ...]:
    names = [words.unit("player", seat) for seat in view.seats()]
    if view.solo:
        return Sitter(names[0]), Sitter(words.railways.alone, AUTOMATON)
    return tuple(Sitter(name) for name in names)
