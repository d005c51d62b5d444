"""The pages of the puzzles: what they say, and what they keep to themselves."""

import re
from random import Random

import pytest
from tests.puzzles.twins import hands, twin_of
from tests.web.drawing.test_pseudo_language import PSEUDO, bracketed, forgotten

from ceylon.puzzles import Puzzle, shipped
from ceylon.puzzles.puzzle import RIGHT
from ceylon.rulebook.book import book_of, source
from ceylon.rules.choices import text_of
from ceylon.web.pages.puzzles import (
    NAMES,
    judged,
    puzzle_page,
    puzzle_screen,
    puzzles_page,
    revealed,
)
from ceylon.words import Words, capital

PUZZLES = shipped()
SAMPLE = PUZZLES.puzzles[::23]
ENGLISH = Words.of("en")


def test_players_have_names() -> None:
    """Whose turn it is, and what each of them did."""
    for puzzle in {each.options.seats: each for each in shipped().puzzles}.values():
        screen = puzzle_screen(puzzle, Words.of("en"))
        names = [sitter.name for sitter in screen.sitters if sitter.kind != "railways"]
        assert names == list(NAMES[: puzzle.options.seats])
        assert not re.search(r"Player \d", puzzle_page(ENGLISH, puzzle, shipped()))


def test_the_list_has_every_puzzle_once() -> None:
    page = puzzles_page(ENGLISH, PUZZLES, PUZZLES.puzzles[0])
    listed = re.findall(r'<li><a href="/puzzles/(\w+)"', page)
    assert listed == [puzzle.id for puzzle in PUZZLES.puzzles]


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_page_offers_every_choice_and_no_way_to_another_table(puzzle: Puzzle) -> None:
    page = puzzle_page(ENGLISH, puzzle, PUZZLES)
    for choice in puzzle.chances:
        assert f"&#34;{text_of(choice)}&#34;" in page or f'"{text_of(choice)}"' in page
    assert "/t/" not in page
    assert 'id="hint"' not in page


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_before_the_answer_nothing_tells_it(puzzle: Puzzle) -> None:
    """Neither the page nor the verdict on another choice has a reason or another chance."""
    answer = revealed(ENGLISH, puzzle, None).html
    page = puzzle_page(ENGLISH, puzzle, PUZZLES)
    assert "data-answers" in answer
    assert "data-answers" not in page
    other = judged(ENGLISH, puzzle, puzzle.rivals[0]).html
    assert "data-answers" not in other
    for reasons in puzzle.reasons.values():
        for reason in reasons:
            assert capital(reason.sentence(ENGLISH)) not in other


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_no_reason_is_given_twice(puzzle: Puzzle) -> None:
    for tried in (None, *puzzle.reasons):
        reasons = re.findall(r"<li>(.*?)</li>", revealed(ENGLISH, puzzle, tried).html)
        assert reasons
        assert len(set(reasons)) == len(reasons)


def test_a_right_answer_is_explained_at_once() -> None:
    puzzle = SAMPLE[0]
    assert puzzle.verdict(puzzle.answer) == RIGHT
    assert "Right!" in judged(ENGLISH, puzzle, puzzle.answer).html


def test_nothing_is_said_past_the_catalogues() -> None:
    """(criterion 47)"""
    rulebook = book_of(bracketed(source("en")))
    assert not forgotten(puzzles_page(PSEUDO, PUZZLES, SAMPLE[0]))
    for puzzle in SAMPLE[:4]:
        assert forgotten(puzzle_page(PSEUDO, puzzle, PUZZLES, rulebook)) <= set(NAMES)
        assert forgotten(revealed(PSEUDO, puzzle, None).html) <= set(NAMES)
        assert forgotten(judged(PSEUDO, puzzle, puzzle.rivals[0]).html) <= set(NAMES)


def test_twins_are_told_the_same() -> None:
    """Two games that the seat cannot distinguish have the same page, verdicts and answer, byte by
    byte, before and after."""
    rng, others = Random(3), 0
    for puzzle in SAMPLE:
        twin = twin_of(puzzle, rng)
        if twin is None:
            continue
        assert twin.deal.deck != puzzle.deal.deck
        others += hands(twin) != hands(puzzle)
        assert twin.id == puzzle.id
        assert puzzle_page(ENGLISH, twin, PUZZLES) == puzzle_page(ENGLISH, puzzle, PUZZLES)
        for choice in (puzzle.answer, puzzle.rivals[0]):
            assert judged(ENGLISH, twin, choice) == judged(ENGLISH, puzzle, choice)
        assert revealed(ENGLISH, twin, None) == revealed(ENGLISH, puzzle, None)
    assert others, "some twins differ in somebody's hand"
