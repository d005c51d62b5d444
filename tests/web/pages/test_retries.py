"""A choice of a finished game on the table once more: what is asked, and what is told."""

import re
from dataclasses import replace
from random import Random

import pytest
from tests.people import ANA
from tests.puzzles.twins import hands, twin_of
from tests.web.drawing.test_pseudo_language import PSEUDO, bracketed, forgotten
from tests.web.playing import NAMES
from tests.web.reviewed import ended, retry_at, reviewed

from ceylon.analysis import MATTERED, judge, retry
from ceylon.puzzles import Puzzle
from ceylon.record import Record
from ceylon.rulebook.book import book_of, source
from ceylon.rules.choices import text_of
from ceylon.web.pages.retries import Place, place_of, retried, retry_page
from ceylon.web.pages.review import own_points
from ceylon.words import Words

ENGLISH = Words.of("en")
FEW = 16
each_mode = pytest.mark.parametrize("mode", ["two", "four, tiles", "solo, built"])


def worst(mode: str) -> list[int]:
    """The moments of Ana's worst choices."""
    record, analysis = reviewed(mode)
    screen = ended(record, ENGLISH)
    return [point.moment.number - 1 for point in own_points(screen, analysis)]


@each_mode
def test_the_table_is_as_it_was(mode: str) -> None:
    """Her hand, every legal choice, no way to what came later except back (criterion 35)."""
    record, _ = reviewed(mode)
    for at in worst(mode):
        screen = retry_at(record, ENGLISH, at)
        page = retry_page(screen, Place("T1", at))
        assert screen.seat == ANA
        assert screen.yours
        assert {offer.choice for offer in screen.offers} == {*record.game(at).legal()}
        assert max((line.number for line in screen.log), default=0) <= at
        links = set(re.findall(r'"(/t/[^"]*)"', page))
        assert links == {f"/t/T1/retry/{at}/verdict", f"/t/T1/review?at={at}"}


@each_mode
def test_one_leads_to_the_next(mode: str) -> None:
    record, analysis = reviewed(mode)
    screen = ended(record, ENGLISH)
    moments = worst(mode)
    places = [place_of(screen, analysis, at) for at in moments]
    assert [place.next for place in places] == [*moments[1:], None]
    for place in places:
        page = retry_page(retry_at(record, ENGLISH, place.at), place)
        linked = re.findall(r'href="/t/T1/retry/(\d+)"', page)
        assert linked == [str(place.next)] * (place.next is not None)


def test_a_retry_agrees_with_the_review() -> None:
    """The same choice costs the same, and the same one is better."""
    record, analysis = reviewed("two")
    for moment in analysis.moments[::9]:
        found = judge(record, moment.number, simulations=FEW).moment
        view = retry_at(record, ENGLISH, moment.number - 1).view
        again = retry(view, moment.choice, moment.choice, simulations=FEW)
        assert again.best.choice == found.best
        assert again.best.chances == found.chances
        assert again.played == again.tried
        assert again.lost in (0, found.swing)


def test_a_choice_is_compared_with_the_best_and_that_of_the_game() -> None:
    """Each with its chance; the best one is marked, and right (criterion 35)."""
    record, _ = reviewed("two")
    seen = set()
    for at in range(0, len(record.choices), 7):
        screen, played = retry_at(record, ENGLISH, at), record.choices[at]
        for offer in screen.offers[:3]:
            found = retry(screen.view, played, offer.choice, simulations=FEW)
            told = retried(screen, found)
            assert told.verdict == (
                "right" if not found.lost else "nearly" if found.lost < MATTERED else "wrong"
            )
            assert f'data-answers="{text_of(found.best.choice)}"' in told.html
            assert ("your choice" in told.html) == (told.verdict != "right")
            if told.verdict == "wrong":
                assert ("same as in the game" in told.html) == (offer.choice == played)
            seen.add(told.verdict)
    assert seen >= {"right", "wrong"}


@each_mode
def test_nothing_is_said_past_the_catalogues(mode: str) -> None:
    """(criterion 47)"""
    record, _ = reviewed(mode)
    rulebook = book_of(bracketed(source("en")))
    at = worst(mode)[0]
    screen = retry_at(record, PSEUDO, at)
    played = record.choices[at]
    tried = next(each for each in record.game(at).legal() if each != played)
    told = retried(screen, retry(screen.view, played, tried, simulations=FEW))
    page = retry_page(screen, Place("T1", at, 3), rulebook, told.html)
    assert forgotten(page) <= set(NAMES)


def test_twins_are_told_the_same() -> None:
    """Two games that the seat could not distinguish then have the same page and verdicts."""
    rng, others = Random(5), 0
    record, _ = reviewed("two")
    for at in range(12, len(record.choices), 16):
        puzzle = puzzle_at(record, at)
        twin = twin_of(puzzle, rng)
        if twin is None:
            continue
        others += hands(twin) != hands(puzzle)
        one, two = (
            retry_at(replace(record, deal=each.deal, choices=record.choices[:at]), ENGLISH, at)
            for each in (puzzle, twin)
        )
        place = Place("T1", at)
        assert retry_page(one, place) == retry_page(two, place)
        asked = record.choices[at], one.offers[0].choice
        told = [retried(each, retry(each.view, *asked, simulations=FEW)) for each in (one, two)]
        assert told[0] == told[1]
    assert others, "some twins differ in somebody's hand"


def puzzle_at(record: Record, at: int) -> Puzzle:
    """The moment as a puzzle, of which a twin can be made."""
    choices = tuple(record.choices[:at])
    return Puzzle(record.options, record.deal, choices, (record.choices[at],), {}, 1, 1)
