"""Everything that one page of one seat shows.

The pages and the JSON are both made from a screen, and a screen is made from a view: what a seat
may not know (section 8) is not in it, so it cannot leave the server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, TypeVar

from ceylon.ids import NOBODY, Choice, Seat
from ceylon.rules.choices import HEX_VERBS, choice_of, hex_of, verb_of
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.reasons import Reason
from ceylon.rules.scoring import Score
from ceylon.rules.view import View
from ceylon.seats import AUTOMATON, BOT, HUMAN, OPEN
from ceylon.sight.data.kinds import Keywords
from ceylon.sight.log import LogLine, last_action, log_of
from ceylon.sight.obstacles import obstacles_of
from ceylon.sight.offers import Offer, offers_of
from ceylon.words import Words
from ceylon.words.narration import tell


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
    log: tuple[LogLine, ...]
    undo: Undo | None = None
    undo_asked: Seat = NOBODY
    """The seat that is asking the others for an undo."""
    must_answer: bool = False
    """Whether that seat is waiting for this one's answer."""
    hot_seat: bool = False
    covered: bool = False
    """Hot-seat: whether a curtain hides all of it, until the next player is alone."""
    host: bool = False
    hints: bool = False
    """Whether the player who must choose may ask for hints."""
    ended: bool = False
    """Whether the game has ended, even if an earlier moment is shown."""

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
    def yours(self) -> bool:
        """Whether this seat must choose."""
        return not self.past and not self.watching and self.view.seat == self.seat

    @cached_property
    def last(self) -> tuple[Fact, ...]:
        """The facts of the last action, for its marks on the board."""
        return last_action(self.log)

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
    log: Sequence[tuple[int, Fact]] = (),
    undo: Undo | None = None,
    undo_asked: Seat = NOBODY,
    must_answer: bool = False,
    hot_seat: bool = False,
    covered: bool = False,
    host: bool = False,
    hints: bool = False,
    ended: bool = False,
) -> Screen:
    """The screen of a seat, or of a spectator (-1); each fact of the log has its choice's number.

    `game` is the position after `shown` choices, `version` the total number of choices.
    """
    view = View.of(game, seat)
    seats = tuple(sitters) or _strangers(words, view)
    speaking = at_seats(words, seats)
    shown = version if shown is None else shown
    choosing = game.seat == seat and not game.over and shown == version
    return Screen(
        words=speaking,
        table=table,
        view=view,
        seat=seat,
        version=version,
        shown=shown,
        offers=tuple(offers_of(game, view, speaking)) if choosing else (),
        reasons=dict(obstacles_of(game)) if choosing else {},
        sitters=seats,
        log=tuple(log_of(log, seat, shown)),
        undo=undo,
        undo_asked=undo_asked,
        must_answer=must_answer,
        hot_seat=hot_seat,
        covered=covered,
        host=host,
        hints=hints,
        ended=ended,
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
