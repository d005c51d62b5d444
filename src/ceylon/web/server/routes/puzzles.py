"""The routes of the puzzles: the list, one of them, and what is said about an answer.

Nothing is searched or stored here: an answer is compared with what was found when the puzzles were
made.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ceylon.errors import N_
from ceylon.ids import Choice
from ceylon.puzzles import Puzzle, shipped
from ceylon.rules.choices import choice_of, text_of
from ceylon.rules.reasons import IllegalChoice
from ceylon.web.pages.memory import MEGABYTE, Drawn, Memory
from ceylon.web.pages.puzzles import judged, puzzle_page, puzzles_page, revealed
from ceylon.web.server.answers import Json, NoSuchPage, html_page
from ceylon.web.server.language import words_for
from ceylon.web.server.validation import Malformed

_pages: Final[Memory[Drawn]] = Memory(24 * MEGABYTE, lambda page: page.weight)
"""The same for every visitor in a language; some fifty of them."""


def today() -> date:
    """The day of the puzzle of the day: the same everywhere."""
    return datetime.now(UTC).date()


async def show_all(request: Request) -> Response:
    puzzles = shipped()
    return html_page(request, puzzles_page(words_for(request), puzzles, puzzles.of_day(today())))


async def of_day(_request: Request) -> Response:
    return RedirectResponse(f"/puzzles/{shipped().of_day(today()).id}", 303)


async def show(request: Request) -> Response:
    puzzle = puzzle_of(request.path_params["id"])
    words = words_for(request)
    page = _pages.find_or_make(
        (puzzle.id, words.language), lambda: Drawn(puzzle_page(words, puzzle, shipped()))
    )
    return html_page(request, page)


async def answer(request: Request) -> Response:
    """The verdict on `?choice=`; without one the answer, compared with what was `?tried=`."""
    puzzle, words = puzzle_of(request.path_params["id"]), words_for(request)
    choice = _choice(request, "choice", puzzle)
    if choice is None:
        return Json(revealed(words, puzzle, _choice(request, "tried", puzzle)))
    return Json(judged(words, puzzle, choice))


def puzzle_of(name: str) -> Puzzle:
    """A puzzle by its id; raises NoSuchPage."""
    puzzle = shipped().find(name)
    if puzzle is None:
        raise NoSuchPage
    return puzzle


def _choice(request: Request, name: str, puzzle: Puzzle) -> Choice | None:
    """A legal choice among the parameters; raises UnknownChoice and IllegalChoice."""
    text = request.query_params.get(name, "")
    if not text:
        return None
    choice = choice_of(text)
    if choice not in puzzle.chances:
        reason = puzzle.position().why_not(choice)
        if reason is None:
            raise Malformed(N_("this puzzle has no such answer"))
        raise IllegalChoice(text_of(choice), reason)
    return choice


ROUTES: Final = [
    Route("/puzzles", show_all, methods=["GET"]),
    Route("/puzzles/today", of_day, methods=["GET"]),
    Route("/puzzles/{id}", show, methods=["GET"]),
    Route("/puzzles/{id}/answer", answer, methods=["GET"]),
]
