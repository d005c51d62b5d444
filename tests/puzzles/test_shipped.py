"""The shipped puzzles: each can be replayed, has a clear and legal answer, and says why."""

import json
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from itertools import chain

import pytest
from tests.thorough import thorough

from ceylon.analysis.judgement import Weighing
from ceylon.box import load
from ceylon.puzzles import GRADES, Puzzle, grade_of, shipped
from ceylon.puzzles.explanation import RIVALS, explained
from ceylon.puzzles.grades import BUDGETS
from ceylon.puzzles.long_thought import CLEAR
from ceylon.puzzles.puzzle import NEARLY, RIGHT, WRONG
from ceylon.puzzles.puzzle_text import line_of, puzzle_of
from ceylon.puzzles.selection import OF_ONE_GAME, PLAIN
from ceylon.puzzles.shipped import heading, place
from ceylon.record import Record
from ceylon.rules.choices import text_of
from ceylon.words import LANGUAGES, Words, catalogues

PUZZLES = shipped().puzzles
ROUNDING = 0.0011
"""Chances are stored with three decimals."""


def test_there_are_many() -> None:
    assert len(PUZZLES) >= 200


def test_they_belong_to_the_shipped_box() -> None:
    head = heading()
    assert head["ceylon"] == "puzzles"
    assert head["box"] == load().digest


def test_a_line_is_a_puzzle() -> None:
    """The text form loses nothing."""
    lines = place().read_text(encoding="utf-8").splitlines()[1:]
    assert [line_of(puzzle_of(line)) for line in lines] == lines


def test_every_puzzle_can_be_replayed() -> None:
    """As the record of a game, which is checked choice by choice."""
    for puzzle in PUZZLES:
        names = [str(seat) for seat in range(puzzle.options.seats)]
        record = puzzle.record(names)
        assert Record.parse(record.text()).choices == list(puzzle.choices)
        assert record.game() == puzzle.position()


def test_every_choice_has_its_chance_and_the_answer_is_clear() -> None:
    for puzzle in PUZZLES:
        assert sorted(puzzle.chances) == puzzle.position().legal()
        assert set(puzzle.answers) <= set(puzzle.chances)
        assert len(puzzle.rivals) >= 1
        assert puzzle.gap >= PLAIN - ROUNDING
        assert all(0 <= chance <= 1 for chance in puzzle.chances.values())


def test_a_verdict_is_about_the_chance() -> None:
    for puzzle in PUZZLES[::5]:
        assert all(puzzle.verdict(each) == RIGHT for each in puzzle.answers)
        best = puzzle.chances[puzzle.answer]
        for rival in puzzle.rivals:
            near = best - puzzle.chances[rival] <= 0.05
            assert puzzle.verdict(rival) == (NEARLY if near else WRONG)


def test_the_continuation_can_be_played() -> None:
    for puzzle in PUZZLES:
        game = puzzle.position()
        game.play(puzzle.answer)
        for choice in puzzle.line:
            if game.seat != puzzle.seat:
                break  # others choose in between: what they do is not predicted
            game.play(choice)


def test_all_are_different_and_few_come_from_one_game() -> None:
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    assert max(Counter(puzzle.game for puzzle in PUZZLES).values()) <= OF_ONE_GAME


def test_grades_tables_and_kinds_are_all_there() -> None:
    assert {grade_of(puzzle.budget) for puzzle in PUZZLES} == set(GRADES)
    assert {puzzle.budget for puzzle in PUZZLES} <= set(BUDGETS)
    assert {puzzle.options.seats for puzzle in PUZZLES} == {1, 2, 3, 4}
    assert len({puzzle.kind for puzzle in PUZZLES}) >= 6
    graded = [GRADES.index(grade_of(puzzle.budget)) for puzzle in PUZZLES]
    assert graded == sorted(graded), "the easiest come first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Words.of(language)
    english = Words.of("en")
    for puzzle in PUZZLES:
        seated = [words.unit("player", seat) for seat in puzzle.view().seats()]
        assert len(puzzle.reasons) == min(RIVALS, len(puzzle.rivals))
        assert list(puzzle.reasons) == puzzle.rivals[: len(puzzle.reasons)]
        assert puzzle.reasons[puzzle.rivals[0]]
        for reason in (each for told in puzzle.reasons.values() for each in told):
            said = reason.sentence(words.seated(seated))
            assert said
            if language != "en":
                assert said != reason.sentence(english.seated(seated))


def test_every_reason_is_a_sentence_of_the_source() -> None:
    """The catalogues have no other: one worded differently would be English in all languages."""
    known = {message.id for message in catalogues.extracted()}
    told = (each for puzzle in PUZZLES for each in chain(*puzzle.reasons.values()))
    assert {reason.text for reason in told if reason.text not in known} == set()


def test_reasons_are_those_of_the_analysis() -> None:
    """Their numbers come from what the rules give."""
    for puzzle in PUZZLES[::20]:
        again = explained(puzzle)
        assert again is not None
        assert dict(again.reasons) == dict(puzzle.reasons), text_of(puzzle.answer)


# The day


def test_the_puzzle_of_the_day_is_the_same_for_everybody() -> None:
    """It changes with the date, and none comes twice before all have come once."""
    puzzles, first = shipped(), date(2026, 3, 1)
    number = len(puzzles.fit_for_anybody)
    begin = first - timedelta(first.toordinal() % number)
    days = [begin + timedelta(n) for n in range(number)]
    of_days = [puzzles.of_day(day).id for day in days]
    assert len(set(of_days)) == number >= 50
    assert [puzzles.of_day(day).id for day in days] == of_days
    following = [puzzles.of_day(day + timedelta(number)).id for day in days]
    assert sorted(following) == sorted(of_days)
    assert following != of_days
    assert puzzles.of_day(datetime.now(UTC).date()) in PUZZLES


def test_the_puzzle_of_the_day_is_fit_for_anybody() -> None:
    """Of an easier grade, in a position that is not lost, with a clear answer."""
    for puzzle in shipped().fit_for_anybody:
        assert grade_of(puzzle.budget) in GRADES[:3]
        assert puzzle.chances[puzzle.answer] >= 1 / puzzle.options.boards
        assert puzzle.gap >= PLAIN - ROUNDING


# That the answers hold


@thorough
@pytest.mark.parametrize("part", range(4))
def test_a_long_search_with_other_seeds_agrees(part: int) -> None:
    """A sample, judged again with seeds and a number of simulations that were not used before."""
    doubtful = [puzzle.id for puzzle in PUZZLES[part * 3 :: 12] if not holds(puzzle)]
    assert len(doubtful) <= 1, doubtful


def holds(puzzle: Puzzle) -> bool:
    """Whether the answer is ahead of the best other choices, by at least half as much as needed."""
    view, seat = puzzle.view(), puzzle.seat
    chances = {
        choice: Weighing(view, seed=77, simulations=12_000).chances_after(choice)[seat]
        for choice in (puzzle.answer, *puzzle.rivals[:RIVALS])
    }
    own = chances.pop(puzzle.answer)
    return own - max(chances.values()) >= CLEAR / 2


def test_the_heading_counts() -> None:
    head = json.loads(place().read_text(encoding="utf-8").splitlines()[0])
    assert head["positions"] > head["promises"] > head["tried"] > head["proved"] >= len(PUZZLES)
