"""The puzzles: a list by grade, one on the real table, and the verdict on an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ceylon.ids import Choice, seats
from ceylon.puzzles import GRADES, Collection, Grade, Puzzle, grade_of
from ceylon.puzzles.grades import BUDGETS
from ceylon.puzzles.puzzle import RIGHT
from ceylon.rulebook import Book
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.seats import AUTOMATON, BOT, HUMAN
from ceylon.sight.log import Log
from ceylon.sight.screen import Screen, Sitter, screen_of
from ceylon.web.pages import labels
from ceylon.web.pages.engine import fragment, render
from ceylon.web.pages.questions import (
    SHOWN,
    Asked,
    Rival,
    Verdict,
    answer_html,
    hint_at,
    label_of,
    question_page,
)
from ceylon.words import Words

NAMES: Final = ("Ana", "Ben", "Chloé", "Dora")


# The list


@dataclass(frozen=True)
class Numbered:
    """A puzzle by its number."""

    number: int
    puzzle: Puzzle


@dataclass(frozen=True)
class GradeList:
    """The puzzles of a grade."""

    grade: Grade
    name: str
    least: int
    """The smallest number of simulations with which one of them is found."""
    puzzles: list[Numbered]


def puzzles_page(words: Words, puzzles: Collection, today: Puzzle) -> str:
    return render(
        "puzzles.html",
        words,
        grades=[each for each in _by_grade(words, puzzles) if each.puzzles],
        today=Numbered(puzzles.number_of(today), today),
        grade=_grade_name(words, today),
    )


def _grade_name(words: Words, puzzle: Puzzle) -> str:
    return words.say(grade_of(puzzle.budget).name)


def _by_grade(words: Words, puzzles: Collection) -> Iterator[GradeList]:
    numbered = [Numbered(number, each) for number, each in enumerate(puzzles.puzzles, start=1)]
    for grade in GRADES:
        own = [each for each in numbered if grade_of(each.puzzle.budget) == grade]
        least = next(budget for budget in BUDGETS if grade_of(budget) == grade)
        yield GradeList(grade, words.say(grade.name), least, own)


# One puzzle


def puzzle_screen(puzzle: Puzzle, words: Words) -> Screen:
    """What the seat that must choose sees."""
    game = Game.of(puzzle.options, puzzle.deal)
    log: list[tuple[int, Fact]] = []
    for number, choice in enumerate(puzzle.choices, start=1):
        log += [(number, fact) for fact in game.play(choice)]
    return screen_of(
        game,
        game.seat,
        words=words,
        version=len(puzzle.choices),
        sitters=list(_sitters(words, game)),
        log=Log.of(log),
    )


def _sitters(words: Words, game: Game) -> Iterator[Sitter]:
    """People can be told apart by names, which the bots of the game did not have."""
    if game.solo:
        yield Sitter(NAMES[0])
        yield Sitter(words.railways.alone, AUTOMATON)
        return
    for seat in seats(len(game.players)):
        yield Sitter(NAMES[seat], HUMAN if seat == game.seat else BOT)


def puzzle_page(
    words: Words,
    puzzle: Puzzle,
    puzzles: Collection,
    rulebook: Book | None = None,
    answer: str = "",
) -> str:
    """The table at the question; the first choice there is the answer.

    If the answer is given, as `revealed` draws it, it is shown.
    """
    screen = puzzle_screen(puzzle, words)
    number = puzzles.number_of(puzzle)
    box = render(
        "puzzle_box.html",
        screen.words,
        here={"puzzle": puzzle.id},
        number=number,
        all=len(puzzles),
        grade=_grade_name(words, puzzle),
        seat=screen.seat,
        next=_next(puzzle, puzzles),
        answer=fragment(answer),
    )
    title = labels.say(words, "puzzle_title", n=number)
    address = f"/puzzles/{puzzle.id}/answer"
    return question_page(screen, Asked(title, address, box, puzzle.id, bool(answer)), rulebook)


def _next(puzzle: Puzzle, puzzles: Collection) -> Puzzle:
    """The one after it in its grade; after the last comes the first."""
    grade = grade_of(puzzle.budget)
    own = [each for each in puzzles.puzzles if grade_of(each.budget) == grade]
    at = next(place for place, each in enumerate(own) if each.id == puzzle.id)
    return own[(at + 1) % len(own)]


# The verdict


def judged(words: Words, puzzle: Puzzle, choice: Choice) -> Verdict:
    """What is said about a choice: all of it if it is right, otherwise not the answer."""
    verdict = puzzle.verdict(choice)
    if verdict == RIGHT:
        return Verdict(verdict, _answered(words, puzzle, None, verdict))
    screen = puzzle_screen(puzzle, words)
    label, best = label_of(screen, choice), puzzle.chances[puzzle.answer]
    return Verdict(verdict, hint_at(screen.words, verdict, label, puzzle.chances[choice], best))


def revealed(words: Words, puzzle: Puzzle, tried: Choice | None) -> Verdict:
    """The answer, compared first with what was tried."""
    return Verdict(SHOWN, _answered(words, puzzle, tried, SHOWN))


def _answered(words: Words, puzzle: Puzzle, tried: Choice | None, verdict: str) -> str:
    screen, chance = puzzle_screen(puzzle, words), puzzle.chances[puzzle.answer]
    rivals = (
        Rival(rival, puzzle.chances[rival], puzzle.reasons[rival])
        for rival in sorted(puzzle.reasons, key=lambda each: each != tried)
    )
    return answer_html(screen, verdict, puzzle.answers, puzzle.line, chance, rivals)
