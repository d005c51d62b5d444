"""The page of the lesson, at each of its moments."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ceylon.lesson import Kind, lesson
from ceylon.lesson.lesson import LEARNER
from ceylon.rules.choices import ACTION_VERBS, text_of
from ceylon.rules.view import View
from ceylon.sight.history import History
from ceylon.web.pages import learn
from ceylon.web.pages.learn import Moment, learn_page
from ceylon.words import Words

WORDS = Words.of("en")
LAST = len(lesson().steps) - 1


def moments() -> Iterator[Moment]:
    moment: Moment | None = Moment(0, 0)
    while moment:
        yield moment
        moment = moment.next


def test_one_moment_leads_to_the_next() -> None:
    """Every step is reached, and what the others do is shown choice by choice."""
    found = list(moments())
    assert list(dict.fromkeys(each.number for each in found)) == list(range(LAST + 1))
    watched = sum(step.choices for step in lesson().steps if step.kind is Kind.WATCH)
    assert sum(each.step.kind is Kind.WATCH for each in found) == watched
    for each in found:
        assert Moment.of(each.number, each.after if "at=" in each.address else None) == each


def test_back_leads_to_what_was_done_last() -> None:
    for number in range(1, LAST + 1):
        moment = Moment.of(number)
        assert moment
        assert moment.before
        assert moment.before.step.kind is not Kind.WATCH
        assert moment.before.number >= number - 2


def test_a_card_is_turned_by_the_learner() -> None:
    """A step before its choice asks for it where the card lies the other way round, and only
    there: no card turns over by itself."""
    course = lesson()
    for number, step in enumerate(course.steps):
        (played, *_) = [text_of(choice) for choice in course.wanted(step)] or [""]
        if step.kind is Kind.CHOOSE and played.startswith("play "):
            moment = Moment.of(number)
            assert moment
            halves = played.removeprefix("play ").split("/")
            card = "/".join(str(ACTION_VERBS.index(half)) for half in halves)
            lies = f'data-card="{card}"' in learn_page(WORDS, moment)
            before = course.steps[number - 1]
            turned = before.kind is Kind.TURN and course.wanted(before) == course.wanted(step)
            assert lies != turned, played


@pytest.mark.parametrize(("number", "after"), [(-1, None), (LAST + 1, None), (0, 3), (2, 99)])
def test_there_is_no_such_moment(number: int, after: int | None) -> None:
    assert Moment.of(number, after) is None


@pytest.mark.parametrize("number", range(0, LAST + 1, 4))
def test_the_lesson_tells_nothing_hidden(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """With other cards in the hands and decks, the page is the same."""
    moment = Moment.of(number)
    assert moment
    page = learn_page(WORDS, moment)
    history = learn._history(moment.after)
    twin = View.of(history.game, LEARNER).imagine(number + 1)

    def other(_after: int) -> History:
        return replace(history, game=twin)

    monkeypatch.setattr(learn, "_history", other)
    assert learn_page(WORDS, moment) == page
