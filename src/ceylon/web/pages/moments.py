"""A moment of a finished game as the review shows it: map, boards, and the choice made there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from ceylon.analysis import MATTERED, Analysis, Moment, undecided
from ceylon.ids import RAILWAYS, SPECTATOR, Seat, by_seat
from ceylon.rules import facts
from ceylon.rules.chests import unpack
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.material import DOWN, NO_CARD, UP, cards_of
from ceylon.rules.scoring import track_points
from ceylon.sight.log import ACTIONS, LogLine
from ceylon.sight.screen import Screen
from ceylon.web.drawing.quiet_map import Verdict, quiet_layers
from ceylon.web.pages.engine import render
from ceylon.web.pages.parts.boards import stored
from ceylon.web.pages.parts.logbook import coloured, who
from ceylon.words import N_, Words
from ceylon.words.names import name
from ceylon.words.narration import tell, tell_choice

ALL_OPEN: Final = "all"
"""Instead of a seat: everyone's cards are seen."""
BLOCK: Final = 12
"""How many moments are sent at once."""
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
class Shown:
    """What the page shows of a moment."""

    at: int
    said: str
    """All of it in a sentence, for the slider."""
    head: str
    boards: str
    tell: str
    layers: Mapping[str, str]


@dataclass(frozen=True)
class Board:
    """A player in the row above the map."""

    seat: Seat
    name: Markup
    points: int
    rupees: int
    chests: tuple[int, int, int]
    stored: str
    space: int
    reached: str
    cards: tuple[tuple[int, int], ...] | None
    """Both actions of each; None if the hand is not seen."""
    hidden: int


def shown_moment(
    screen: Screen, game: Game, analysis: Analysis, made: Made, *, all_open: bool
) -> Shown:
    """The moment after `screen.shown` choices, through the eyes of `screen.seat`."""
    at = screen.shown
    moment = analysis.moments[at] if at < len(analysis.moments) else None
    fact = made.get(at + 1)
    values = {
        "of": analysis.choices,
        "turns": analysis.moments[-1].turn,
        "boards": list(_boards(screen, game, all_open=all_open)),
        "card": _card(screen),
        "tell": _telling(screen, moment, fact),
        "better": _better(screen, game, moment),
        "who": who,
    }
    verdicts = _verdicts(screen.words, moment)
    return Shown(
        at=at,
        said=said_of(screen.words, analysis, at, fact),
        head=render("moment_head.html", screen.words, screen=screen, **values),
        boards=render("moment_boards.html", screen.words, screen=screen, **values),
        tell=render("moment_tell.html", screen.words, screen=screen, **values),
        layers=quiet_layers(screen, verdicts),
    )


def _boards(screen: Screen, game: Game, *, all_open: bool) -> Iterator[Board]:
    for seat in screen.view.seats():
        player = screen.view.players[seat]
        railways = screen.solo and seat == RAILWAYS
        seen = not railways and (all_open or seat == screen.seat)
        hand = cards_of(game.players[seat].hand) if seen else []
        chests, space = unpack(player.chests), int(player.technology >> 10)
        yield Board(
            seat=seat,
            name=who(screen, seat),
            points=int(track_points(screen.view, seat)),
            rupees=int(player.rupees),
            chests=chests,
            stored=stored(screen.words, chests),
            space=space,
            reached=screen.words.say("Space {space}", space=space),
            cards=tuple((int(UP[card]), int(DOWN[card])) for card in hand) if seen else None,
            hidden=int(player.hand_size),
        )


def _card(screen: Screen) -> tuple[int, int] | None:
    """The card in play."""
    card = screen.view.card
    if card == NO_CARD or screen.view.question < 4 or screen.finished:
        return None
    return int(UP[card]), int(DOWN[card])


# The choice


def facts_of_choices(log: Sequence[LogLine], seats: Sequence[Seat]) -> Made:
    """`seats` has who chose, choice by choice."""
    found: dict[int, Fact] = {}
    for told in log:
        own = told.fact.seat == seats[told.number - 1] or isinstance(told.fact, _OF_THE_RAILWAYS)
        if isinstance(told.fact, _TELLING) and own:
            found.setdefault(told.number, told.fact)
    return found


def sentence(words: Words, moment: Moment, fact: Fact | None) -> str:
    if fact is not None:
        return tell(words, fact)
    return tell_choice(words, moment.seat, moment.choice)


def _telling(screen: Screen, moment: Moment | None, fact: Fact | None) -> Markup:
    if moment is None:
        return escape(screen.words.say_in("status", "The end of the game"))
    return coloured(screen, fact) if fact else escape(sentence(screen.words, moment, None))


def _better(screen: Screen, game: Game, moment: Moment | None) -> str:
    if moment is None or not mattered(moment):
        return ""
    return name(screen.words, moment.best, game, game.price(moment.best), yours=False)


def mattered(moment: Moment) -> bool:
    return moment.swing >= MATTERED and moment.best != moment.choice


def _verdicts(words: Words, moment: Moment | None) -> Iterator[Verdict]:
    if moment is not None and mattered(moment):
        played, better = words.say_in("badge", "played"), words.say_in("badge", "better")
        yield Verdict("was", moment.seat, moment.choice, played)
        yield Verdict("bet", moment.seat, moment.best, better)


def said_of(words: Words, analysis: Analysis, at: int, fact: Fact | None) -> str:
    """A moment in a sentence: the chances then, and the choice."""
    if at >= len(analysis.moments):
        return words.say("The end: {chances}", chances=_chances(words, analysis.last))
    moment = analysis.moments[at]
    if not moment.judged:
        return sentence(words, moment, fact)
    text = N_("Turn {turn}, before this choice: {chances}. {what}")
    return words.say(
        text if moment.turn else N_("Set-up, before this choice: {chances}. {what}"),
        turn=moment.turn,
        chances=_chances(words, moment.chances),
        what=sentence(words, moment, fact),
    )


def _chances(words: Words, chances: Sequence[float]) -> str:
    text = N_("{seat:player} {chance:percent}")
    said = (words.say(text, seat=seat, chance=undecided(each)) for seat, each in by_seat(chances))
    return words.labelled(said)


# Whose eyes


@dataclass(frozen=True)
class Eyes:
    """A way to look at the game."""

    value: str
    name: str


def ways_to_look(screen: Screen) -> list[Eyes]:
    """Through the eyes of each person, or with all cards open."""
    words = screen.words
    people = [seat for seat in screen.view.seats() if not (screen.solo and seat == RAILWAYS)]
    own = [seat for seat in people if seat == screen.seat]
    others = [seat for seat in people if seat not in own]
    return [
        *(Eyes(str(seat), words.say_in("option", "as I saw them")) for seat in own),
        Eyes(ALL_OPEN, words.say_in("option", "all open")),
        *(Eyes(str(seat), words.say("as {seat:player} saw them", seat=seat)) for seat in others),
    ]


def first_eyes(screen: Screen) -> str:
    return ALL_OPEN if screen.seat == SPECTATOR else str(screen.seat)
