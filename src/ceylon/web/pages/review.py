"""The review of a finished game: the chances over it, and the choices that decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from ceylon.analysis import Analysis, Moment, TurningPoint
from ceylon.ids import Seat, by_seat
from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.sight.log import ACTIONS
from ceylon.sight.screen import Screen
from ceylon.web.drawing.chances import Flag, Stop, draw_chances
from ceylon.web.drawing.journey import draw_journey
from ceylon.web.drawing.points_chart import shown_turns
from ceylon.web.pages.engine import render
from ceylon.web.pages.finished import won
from ceylon.web.pages.parts.logbook import coloured, who
from ceylon.words import N_, Words, capital
from ceylon.words.names import name_with_line
from ceylon.words.narration import tell, tell_choice

_TELLING: Final = (
    *ACTIONS,
    facts.CardPlayed,
    facts.Discarded,
    facts.FirstPlanted,
    facts.RailBuilt,
    facts.TechnologyTokenSpent,
    facts.TileUsed,
)
"""Facts that are the choice itself, not its consequences."""
_OF_THE_RAILWAYS: Final = (facts.FirstPlanted, facts.RailBuilt)
"""Those that may be of CR Co. although the player chose."""
Made = Mapping[int, Fact]
"""By number: the fact that describes each choice in the log, if there is one."""


@dataclass(frozen=True)
class Point:
    """A turning point as the page presents it."""

    number: int
    seat: Seat
    turn: int
    made: Markup
    better: str
    reasons: tuple[str, ...]
    before: float
    """The chance before the choice; it and the cost are whole percents, so that they add up."""
    cost: float
    link: str

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


def waiting_page(screen: Screen, done: int, of: int) -> str:
    """While the analysis is running."""
    words = screen.words
    label = words.say("Progress of the analysis")
    choices = of - 1  # the last moment is the end, after all choices
    said = words.say("{n} of {all:choices}", n=min(done, choices), all=choices)
    journey = draw_journey(label, said, done, of)
    return render("waiting.html", words, screen=screen, won=won(screen), journey=journey, said=said)


def review_page(screen: Screen, analysis: Analysis, moment: Callable[[int], Game]) -> str:
    """`moment` returns the game after that many choices."""
    made = _facts_of_choices(screen, analysis)
    points = [
        _point(screen, number, point, made, moment(point.moment.number - 1))
        for number, point in enumerate(analysis.turning_points, start=1)
    ]
    return render(
        "review.html",
        screen.words,
        screen=screen,
        who=who,
        won=won(screen),
        chart=_chart(screen, analysis, made, points),
        columns=list(_columns(screen, analysis)),
        last=_percents(analysis.last),
        points=points,
    )


# The chart


def _chart(screen: Screen, analysis: Analysis, made: Made, points: Sequence[Point]) -> Markup:
    words = screen.words
    flags = [
        Flag(
            point.number,
            found.moment.number - 1,
            point.seat,
            f"#point-{point.number}",
            words.say(_FLAGGED, number=point.number, turn=point.turn, seat=point.seat),
        )
        for point, found in zip(points, analysis.turning_points, strict=True)
    ]
    stops = list(_stops(screen, analysis, made))
    return draw_chances(words, analysis.chart(), _turns(analysis), stops, flags)


_FLAGGED: Final = N_("{number}: turn {turn}, {seat:player}")


def _turns(analysis: Analysis) -> dict[int, int]:
    """At which moment each turn begins; one without a choice begins with the next one."""
    begins: dict[int, int] = {}
    for moment in analysis.moments:
        for turn in range(len(begins) + 1, moment.turn + 1):
            begins[turn] = moment.number - 1
    return begins


def _stops(screen: Screen, analysis: Analysis, made: Made) -> Iterator[Stop]:
    words = screen.words
    for moment in analysis.moments:
        text = N_("Turn {turn}: {chances}. Then: {what}")
        said = words.say(
            text if moment.turn else N_("Before the first turn: {chances}. Then: {what}"),
            turn=moment.turn,
            chances=_chances_sentence(words, moment.chances),
            what=_sentence(words, moment, made.get(moment.number)),
        )
        yield Stop(_link(screen, moment.number - 1), said)
    said = words.say("The end: {chances}", chances=_chances_sentence(words, analysis.last))
    yield Stop(_link(screen, analysis.choices), said)


def _chances_sentence(words: Words, chances: Sequence[float]) -> str:
    text = N_("{seat:player} {chance:percent}")
    said = (words.say(text, seat=seat, chance=each) for seat, each in by_seat(chances))
    return words.labelled(said)


def _columns(screen: Screen, analysis: Analysis) -> Iterator[TurnColumn]:
    begins = _turns(analysis)
    chances = analysis.chart()
    for turn in shown_turns(max(begins, default=0)):
        at = begins[turn]
        yield TurnColumn(turn, _link(screen, at), _percents(chances[at]))


def _percents(chances: Sequence[float]) -> tuple[int, ...]:
    return tuple(round(100 * chance) for chance in chances)


def _link(screen: Screen, at: int) -> str:
    return f"/t/{screen.table}?at={at}"


# Turning points


def _point(screen: Screen, number: int, point: TurningPoint, made: Made, game: Game) -> Point:
    words, moment = screen.words, point.moment
    fact = made.get(moment.number)
    price = game.price(moment.best)
    return Point(
        number=number,
        seat=moment.seat,
        turn=moment.turn,
        made=coloured(screen, fact) if fact else escape(_sentence(words, moment, None)),
        better=name_with_line(words, moment.best, point.line, game, price, yours=False),
        reasons=tuple(capital(reason.sentence(words)) for reason in point.reasons),
        before=round(moment.chances[moment.seat], 2),
        cost=max(0.01, round(moment.swing, 2)),
        link=_link(screen, moment.number - 1),
    )


def _facts_of_choices(screen: Screen, analysis: Analysis) -> Made:
    found: dict[int, Fact] = {}
    for told in screen.log:
        chose = analysis.moments[told.number - 1].seat
        own = told.fact.seat == chose or isinstance(told.fact, _OF_THE_RAILWAYS)
        if isinstance(told.fact, _TELLING) and own:
            found.setdefault(told.number, told.fact)
    return found


def _sentence(words: Words, moment: Moment, fact: Fact | None) -> str:
    if fact is not None:
        return tell(words, fact)
    return tell_choice(words, moment.seat, moment.choice)
