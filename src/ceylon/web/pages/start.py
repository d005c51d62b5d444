"""The start page: play now, create a table, join one, resume one, open a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from markupsafe import Markup

from ceylon.ids import SPECTATOR, Choice, Seat
from ceylon.rulebook import Book, book
from ceylon.rules.choices import verb_of
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.web.drawing import pieces
from ceylon.web.drawing.geometry import sheet_of
from ceylon.web.drawing.terrain import terrain
from ceylon.web.drawing.turn_pictures import turn_pictures
from ceylon.web.pages.engine import render
from ceylon.web.pages.learn import Progress
from ceylon.words import Words

_PLACES: Final = range(1, 5)


@dataclass(frozen=True)
class Going:
    """A table that this browser has a seat at."""

    link: str
    names: tuple[str, ...]
    turn: int
    yours: bool
    solo: bool = False
    seat: Seat = Seat(0)


@dataclass(frozen=True)
class Refused:
    """What was typed into the field to join a table, and why it leads nowhere."""

    typed: str
    sentence: str


def start_page(
    words: Words,
    *,
    tables: Sequence[Going] = (),
    refused: Refused | None = None,
    lesson: Progress | None = None,
    rulebook: Book | None = None,
    locked: bool = False,
) -> str:
    """A turn is pictured with the words of a rulebook, by default that of the reader's language.

    `locked`: this reader cannot create tables before they have entered the server's key.
    """
    return render(
        "start.html",
        words,
        tables=tables,
        refused=refused,
        locked=locked,
        art=_art(),
        lesson=lesson,
        overview=(rulebook or book(words.language)).overview,
        pictures=turn_pictures(),
        places=[words.unit("ordinal", place) for place in _PLACES],
    )


@cache
def _art() -> Markup:
    """A table in the middle of some game, as decoration."""
    chance = Random(12)
    game = Game.new(Options(4), chance)
    while game.turn < 24:
        game.push(_busy_choice(game, chance))
    view = View.of(game, SPECTATOR)
    sheet = sheet_of(view.land, view.material.box)
    land = terrain(view.land, view.material.box, view.levels)
    drawn = [
        '<svg class="art map" viewBox="-150 -110 760 520" preserveAspectRatio="xMidYMid slice"'
    ]
    drawn += [
        ' aria-hidden="true"><g class="terrain">',
        land.sea,
        land.rivers,
        *land.levels,
        "</g>",
    ]
    drawn += pieces.plantations(view, sheet)
    drawn += pieces.pawns(view, sheet)
    drawn.append("</svg>")
    return Markup("".join(drawn))  # noqa: S704 - nothing in it comes from a person


def _busy_choice(game: Game, chance: Random) -> Choice:
    """Plant if possible, otherwise move half of the time: a picture with many plantations."""
    legal = game.legal()
    planting = [choice for choice in legal if verb_of(choice) == "plant"]
    staying = [choice for choice in legal if verb_of(choice) != "move"]
    return chance.choice(planting or (staying if chance.random() < 0.5 and staying else legal))
