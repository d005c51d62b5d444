"""The page of the lesson: the table at one of its moments, and the sheet that says what to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from markupsafe import Markup

from ceylon.ids import NOBODY, Hex
from ceylon.lesson import Kind, Step, lesson
from ceylon.lesson.lesson import LEARNER
from ceylon.rulebook import Book
from ceylon.rules.choices import text_of, verb_of
from ceylon.rules.facts import CardPlayed
from ceylon.rules.harvest import owner_of
from ceylon.rules.hexes import HEX_NAMES
from ceylon.seats import BOT, HUMAN
from ceylon.sight.history import History
from ceylon.sight.log import ACTIONS
from ceylon.sight.screen import Screen, Sitter, screen_of
from ceylon.web.pages import player_aid
from ceylon.web.pages.assembly import kept_parts
from ceylon.web.pages.engine import fragment, render
from ceylon.web.pages.parts import glossary
from ceylon.web.pages.parts.logbook import coloured
from ceylon.web.pages.table import table_main
from ceylon.words import Words, capital
from ceylon.words.scoring import source_name

ADDRESS: Final = "/learn"
_TOLD: Final = (CardPlayed, *ACTIONS)
"""What is said of what the others do."""
_THINGS: Final[Mapping[str, str]] = {
    "play": "card",
    "trade": "contract",
    "contract": "councillor",
    "advance": "button",
    "technology token": "button",
    "end turn": "button",
}
"""By the verb of a choice: what is to be pressed, if it is not a hex."""


@dataclass(frozen=True)
class Progress:
    """How far somebody is."""

    step: int
    station: int
    """From 1 on."""
    stations: int
    over: bool

    @classmethod
    def at(cls, number: int) -> Progress:
        found = lesson()
        stations, over = len(found.stations), number >= len(found.steps) - 1
        return cls(number, found.station(number) + 1, stations, over)


@dataclass(frozen=True)
class Moment:
    """A step, and for what the others do, how much of it has been shown."""

    number: int
    after: int

    @classmethod
    def of(cls, number: int, after: int | None = None) -> Moment | None:
        """None if the lesson has no such moment."""
        if not 0 <= number < len(lesson().steps):
            return None
        step = lesson().steps[number]
        if step.kind is not Kind.WATCH:
            return cls(number, step.after) if after is None else None
        shown = step.until if after is None else after
        return cls(number, shown) if step.after < shown <= step.until else None

    @property
    def step(self) -> Step:
        return lesson().steps[self.number]

    @property
    def is_passing(self) -> bool:
        """Whether the others are still acting."""
        return self.step.kind is Kind.WATCH and self.after < self.step.until

    @property
    def address(self) -> str:
        shown = f"&at={self.after}" if self.step.kind is Kind.WATCH else ""
        return f"{ADDRESS}?step={self.number}{shown}"

    @property
    def next(self) -> Moment | None:
        if self.is_passing:
            return Moment(self.number, self.after + 1)
        following = Moment.of(self.number + 1)
        if following and following.step.kind is Kind.WATCH:
            return Moment(following.number, following.step.after + 1)
        return following

    @property
    def onward(self) -> Moment | None:
        """What the button leads to: past what the others are doing."""
        return self.of(self.number + 1) if self.is_passing else self.next

    @property
    def before(self) -> Moment | None:
        """What to go back to: the last moment at which there was something to do or to see."""
        number = self.number - 1
        if number > 0 and lesson().steps[number].kind is Kind.WATCH:
            number -= 1
        return Moment.of(number)


def learn_page(words: Words, moment: Moment, rulebook: Book | None = None) -> str:
    """The whole page. The aid is in the words of a rulebook, as on the page of a table."""
    screen = screen_at(words, moment)
    progress = Progress.at(moment.number)
    values = {"moment": moment, "step": moment.step, "kind": moment.step.kind.value}
    bar = render("learn_bar.html", words, titles=_titles(words), progress=progress)
    main = table_main(screen, kept_parts(screen) | {"bar": bar})
    return render(
        "learn.html",
        screen.words,
        screen=screen,
        main=fragment(main),
        aid=player_aid.draw(screen, rulebook) if rulebook else player_aid.drawn(screen),
        help_councillors=glossary.councillors(screen),
        help_tiles=glossary.tiles(screen),
        progress=progress,
        sheet=_sheet(screen, moment),
        wanted="|".join(text_of(choice) for choice in lesson().wanted(moment.step)),
        clear=",".join(_spoken_of(screen, moment.step)),
        **values,
    )


def _spoken_of(screen: Screen, step: Step) -> Iterator[str]:
    """The selectors of what must stay in sight on the map: the learner's pawn, the hexes that a
    sentence names, and the plantations of a district that it names."""
    named = {step.values.get(key) for key in ("hex", "where")}
    yield f"#pawn-{LEARNER}"
    for at, name in enumerate(HEX_NAMES):
        inside = at >> 3 == step.values.get("district")
        if at in named or (inside and owner_of(screen.view, Hex(at)) != NOBODY):
            yield f"#hex-{name}"


def screen_at(words: Words, moment: Moment) -> Screen:
    """What the learner sees: what the seat may know, and nothing else."""
    history = _history(moment.after)
    return screen_of(
        history.game,
        LEARNER,
        words=words,
        version=moment.after,
        sitters=[Sitter(n, BOT if s else HUMAN) for s, n in enumerate(history.start.names)],
        log=history.log,
    )


@cache
def _history(after: int) -> History:
    """The lesson has few moments, so all of them are kept."""
    return History.of(lesson().record).at(after)


# The sheet


@dataclass(frozen=True)
class Sheet:
    """What is said at a moment."""

    title: str
    later: str
    """How much of the game is left out before it, or empty."""
    say: str
    why: str
    how: str
    """What is to be pressed, or empty: the template says it."""
    lines: tuple[Markup, ...]
    """What the others have done."""
    points: tuple[tuple[str, int], ...]
    """Where the points come from."""


def _sheet(screen: Screen, moment: Moment) -> Sheet:
    words, step, course = screen.words, moment.step, lesson()
    turns = course.later(moment.number)
    return Sheet(
        title=words.say(course.stations[course.station(moment.number)].title),
        later=words.say("{n:turns} later in the same game", n=turns) if turns else "",
        say=_said(words, step.say, step),
        why=_said(words, step.why, step),
        how=_how(step),
        lines=_lines(screen, step) if step.kind is Kind.WATCH else (),
        points=_points(screen) if step.kind is Kind.SUM else (),
    )


def _said(words: Words, text: str, step: Step) -> str:
    return capital(words.say(text, **step.values)) if text else ""


def _how(step: Step) -> str:
    if step.kind is Kind.TURN:
        return "turn"
    if step.kind is not Kind.CHOOSE:
        return ""
    if step.choices > 1:
        return "hexes"
    (choice,) = lesson().wanted(step)
    return _THINGS.get(verb_of(choice), "hex")


def _lines(screen: Screen, step: Step) -> tuple[Markup, ...]:
    told = [line.fact for line in screen.log if line.number > step.after]
    return tuple(coloured(screen, fact) for fact in told if isinstance(fact, _TOLD))


def _points(screen: Screen) -> tuple[tuple[str, int], ...]:
    sources = screen.scores[LEARNER].sources()
    said = [(source_name(screen.words, each.key, each.placing), each.points) for each in sources]
    return tuple((name, points) for name, points in said if points)


def _titles(words: Words) -> list[str]:
    return [words.say(station.title) for station in lesson().stations]
