"""The review of a finished game: the chances over it, and the choices that decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from ceylon.analysis import MATTERED, OWN, TURNING_POINTS, Analysis, TurningPoint, undecided
from ceylon.ids import Seat, by_seat
from ceylon.rules.choices import verb_of
from ceylon.rules.game import Game
from ceylon.seats import AUTOMATON, BOT
from ceylon.sight.screen import Screen
from ceylon.web.drawing.chances import Flag, draw_chances
from ceylon.web.drawing.journey import draw_journey
from ceylon.web.drawing.points_chart import shown_turns
from ceylon.web.drawing.quiet_map import draw_quiet_map
from ceylon.web.pages.engine import render
from ceylon.web.pages.finished import won
from ceylon.web.pages.moments import (
    Made,
    Shown,
    facts_of_choices,
    mattered,
    sentence,
    ways_to_look,
)
from ceylon.web.pages.parts.logbook import coloured, who
from ceylon.words import N_, Words, capital
from ceylon.words.names import name_with_line
from ceylon.words.scoring import outcome


@dataclass(frozen=True)
class Point:
    """A turning point as the page presents it."""

    number: int
    at: int
    seat: Seat
    turn: int
    made: Markup
    better: str
    reasons: tuple[str, ...]
    play_on: str
    """Whose seat one takes by playing on from there, and against whom."""
    before: float
    """The chance before the choice; it and the cost are whole percents, so that they add up."""
    cost: float

    @property
    def after(self) -> float:
        return max(0.0, self.before - self.cost)

    @property
    def lost(self) -> int:
        """The cost in percentage points."""
        return round(100 * self.cost)


@dataclass(frozen=True)
class TurnColumn:
    """A turn in the table below the chart: its chances, and where it links to."""

    turn: int
    link: str
    percents: tuple[int, ...]


def review_page(
    screen: Screen,
    analysis: Analysis,
    moment: Callable[[int], Game],
    shown: Shown,
    *,
    eyes: str = "",
    link: str = "",
    reads: bool = False,
) -> str:
    """`moment` returns the game after that many choices; `shown` is the one to begin with.

    `link` is the beginning of a link to a moment. Someone who only `reads` has nothing but this
    page and the scoring.
    """
    made = made_in(screen, analysis)
    points, own = (
        [
            _point(screen, number, point, made, moment(point.moment.number - 1))
            for number, point in enumerate(found, start=1)
        ]
        for found in (analysis.turning_points, own_points(screen, analysis))
    )
    lines = list(_lines(screen, analysis, made))
    mine = [line for line in lines if line.seat == screen.seat]
    return render(
        "review.html",
        screen.words,
        screen=screen,
        who=who,
        outcome=outcome(screen.words, screen.scores, screen.seat),
        won=won(screen),
        chart=_chart(screen, analysis, own or points),
        columns=list(_columns(analysis)),
        last=_percents(analysis.last),
        points=points,
        own=own,
        best=_best(screen, analysis, made),
        moments=lines,
        mine=[line for line in mine if line.judged],
        own_judged=all(line.judged for line in mine),
        complete=analysis.complete,
        done=analysis.done,
        journey=_journey(screen.words, analysis),
        shown=shown,
        map=draw_quiet_map(screen, shown.layers),
        ways=ways_to_look(screen),
        eyes=eyes,
        link=link,
        reads=reads,
        least=MATTERED,
        most=TURNING_POINTS,
        most_own=OWN,
    )


def _journey(words: Words, analysis: Analysis) -> Markup:
    """How far the analysis is."""
    done, choices = analysis.done, analysis.choices
    said = words.say("{n} of {all:choices}", n=done, all=choices)
    return draw_journey(words.say("Progress of the analysis"), said, done, choices)


def made_in(screen: Screen, analysis: Analysis) -> Made:
    return facts_of_choices(screen.log, [moment.seat for moment in analysis.moments])


def first_moment(screen: Screen, analysis: Analysis) -> int:
    """Where a review begins: before the reader's worst choice, or the worst of all."""
    points = own_points(screen, analysis) or analysis.turning_points
    return points[0].moment.number - 1 if points else 0


def own_points(screen: Screen, analysis: Analysis) -> Sequence[TurningPoint]:
    """The reader's own choices that mattered, the worst first."""
    return [point for point in analysis.own if point.moment.seat == screen.seat]


@dataclass(frozen=True)
class Line:
    """A moment in the list of all of them."""

    at: int
    seat: Seat
    turn: int
    made: Markup
    judged: bool
    lost: int
    """What the choice cost in percentage points, if it mattered."""


def _lines(screen: Screen, analysis: Analysis, made: Made) -> Iterator[Line]:
    for moment in analysis.moments:
        fact = made.get(moment.number)
        text = coloured(screen, fact) if fact else escape(sentence(screen.words, moment, None))
        lost = round(100 * moment.swing) if mattered(moment) else 0
        yield Line(moment.number - 1, moment.seat, moment.turn, text, moment.judged, lost)


_PLAIN: Final = frozenset({"rupees", "end turn", "done"})
"""What is always possible, and no deed."""


@dataclass(frozen=True)
class Best:
    """The reader's choice that was furthest ahead of the next best one."""

    at: int
    turn: int
    made: Markup
    before: float
    """The chance with the next best choice."""
    after: float

    @property
    def gained(self) -> int:
        return round(100 * (self.after - self.before))


def _best(screen: Screen, analysis: Analysis, made: Made) -> Best | None:
    """Of those that were the best at the time; None if another would have done as well."""
    good = [
        moment
        for moment in analysis.moments
        if moment.judged and moment.seat == screen.seat and moment.choice == moment.best
        if moment.lead >= MATTERED and verb_of(moment.choice) not in _PLAIN
    ]
    if not good:
        return None
    best = max(good, key=lambda moment: moment.lead)
    fact = made.get(best.number)
    text = coloured(screen, fact) if fact else escape(sentence(screen.words, best, None))
    chance = round(undecided(best.chances[screen.seat]), 2)
    return Best(best.number - 1, best.turn, text, max(0.0, chance - round(best.lead, 2)), chance)


# The chart


def _chart(screen: Screen, analysis: Analysis, points: Sequence[Point]) -> Markup:
    words = screen.words
    flags = [
        Flag(
            point.number,
            point.at,
            point.seat,
            f"?at={point.at}",
            words.say(_FLAGGED, number=point.number, turn=point.turn, seat=point.seat),
        )
        for point in points
    ]
    chances = [*(moment.chances for moment in analysis.moments), analysis.last]
    return draw_chances(words, chances, _turns(analysis), flags)


_FLAGGED: Final = N_("{number}: turn {turn}, {seat:player}")


def _turns(analysis: Analysis) -> dict[int, int]:
    """At which moment each turn begins; one without a choice begins with the next one."""
    begins: dict[int, int] = {}
    for moment in analysis.moments:
        for turn in range(len(begins) + 1, moment.turn + 1):
            begins[turn] = moment.number - 1
    return begins


def _columns(analysis: Analysis) -> Iterator[TurnColumn]:
    begins = _turns(analysis)
    for turn in shown_turns(max(begins, default=0)):
        moment = analysis.moments[begins[turn]]
        if moment.judged:
            yield TurnColumn(turn, f"?at={begins[turn]}", _percents(map(undecided, moment.chances)))


def _percents(chances: Iterable[float]) -> tuple[int, ...]:
    return tuple(round(100 * chance) for chance in chances)


def _seat_to_take(screen: Screen, seat: Seat) -> str:
    """What playing on from another player's moment makes of the reader."""
    words, sitters = screen.words, screen.sitters
    if seat == screen.seat:
        # Translators: below the button Play on from here.
        return words.say_in("note", "a new table, against bots")
    if sitters[seat].kind != BOT:
        # Translators: below the button Play on from here, at another player's moment.
        return words.say("you play as {seat:player}, against bots", seat=seat)
    others = [
        each.name if each.kind in (BOT, AUTOMATON) else sitters[seat].name
        for other, each in by_seat(sitters)
        if other != seat
    ]
    return words.say(
        "you play as {seat:player}, against {others}", seat=seat, others=words.listed(others)
    )


# Turning points


def _point(screen: Screen, number: int, point: TurningPoint, made: Made, game: Game) -> Point:
    words, moment = screen.words, point.moment
    fact = made.get(moment.number)
    price = game.price(moment.best)
    return Point(
        number=number,
        at=moment.number - 1,
        seat=moment.seat,
        turn=moment.turn,
        made=coloured(screen, fact) if fact else escape(sentence(words, moment, None)),
        better=name_with_line(words, moment.best, point.line, game, price, yours=False),
        reasons=tuple(capital(reason.sentence(words)) for reason in point.reasons),
        play_on=_seat_to_take(screen, moment.seat),
        before=round(undecided(moment.chances[moment.seat]), 2),
        cost=max(0.01, round(moment.swing, 2)),
    )
