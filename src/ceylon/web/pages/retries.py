"""A choice of a finished game, made once more on the table, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ceylon.analysis import MATTERED, Analysis, Candidate, Retry
from ceylon.puzzles.puzzle import NEARLY, RIGHT, WRONG
from ceylon.rulebook import Book
from ceylon.rules.game import Game
from ceylon.sight.log import Log
from ceylon.sight.screen import Screen, Sitter, screen_of
from ceylon.web.pages import labels
from ceylon.web.pages.engine import fragment, render
from ceylon.web.pages.questions import Asked, Rival, Verdict, answer_html, question_page
from ceylon.web.pages.review import own_points
from ceylon.words import Words


@dataclass(frozen=True)
class Place:
    """Which moment of which table, and the next one that is worth a second thought."""

    table: str
    at: int
    next: int | None = None


def place_of(screen: Screen, analysis: Analysis, at: int) -> Place:
    """The moments of the reader's worst choices follow one another, the worst first."""
    worst = [point.moment.number - 1 for point in own_points(screen, analysis)]
    later = worst[worst.index(at) + 1 :] if at in worst else worst
    return Place(screen.table, at, next(iter(later), None))


def retry_screen(words: Words, game: Game, sitters: Sequence[Sitter], log: Log, at: int) -> Screen:
    """What the seat that must choose saw then, as if the game were still going on."""
    return screen_of(
        game,
        game.seat,
        words=words,
        version=at,
        sitters=[replace(each, present=True) for each in sitters],
        log=log.between(0, at),
    )


def retry_page(screen: Screen, place: Place, rulebook: Book | None = None, answer: str = "") -> str:
    """The table at that moment; if an answer is given, as `retried` draws it, it is shown."""
    box = render(
        "retry_box.html",
        screen.words,
        here={"table": place.table, "at": place.at, "seat": int(screen.seat)},
        table=place.table,
        at=place.at,
        next=place.next,
        seat=screen.seat,
        turn=int(screen.view.turn),
        answer=fragment(answer),
    )
    asked = Asked(
        labels.say(screen.words, "try_again_here"),
        f"/t/{place.table}/retry/{place.at}/verdict",
        box,
        answered=bool(answer),
    )
    return question_page(screen, asked, rulebook)


def retried(screen: Screen, found: Retry) -> Verdict:
    """The best choice, compared with the new one and with that of the game."""
    verdict = RIGHT if not found.lost else NEARLY if found.lost < MATTERED else WRONG
    best = found.best
    html = answer_html(
        screen, verdict, [best.choice], best.line, best.chance, _rivals(found, verdict)
    )
    return Verdict(verdict, html)


def _rivals(found: Retry, verdict: str) -> Iterator[Rival]:
    same = found.tried.choice == found.played.choice
    if verdict != RIGHT:
        yield _rival(found.tried, "both" if same else "now")
    if not same and found.played.choice != found.best.choice:
        yield _rival(found.played, "then")


def _rival(candidate: Candidate, kind: str) -> Rival:
    return Rival(candidate.choice, candidate.chance, candidate.reasons, kind)
