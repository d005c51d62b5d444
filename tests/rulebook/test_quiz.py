"""The questions of `tools.quiz`: of six kinds, about real positions, the same for the same seed."""

from itertools import islice

from tools.quiz.questions import MAKERS, quiz


def test_there_are_thirty_questions_of_six_kinds() -> None:
    questions = list(quiz(1))
    assert len(questions) == 30
    assert len(MAKERS) == 6
    assert len({(each.position, each.text) for each in questions}) == 30
    assert all(each.answer for each in questions)
    assert all("Seat 0 is Ana" in each.position for each in questions)


def test_a_seed_fixes_them() -> None:
    assert list(islice(quiz(2), 5)) == list(islice(quiz(2), 5))
    assert next(quiz(2)) != next(quiz(3))
