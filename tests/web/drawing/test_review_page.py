"""The review of a finished game: its chart, its table, and what decided it."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from tests.people import ANA
from tests.web.drawing.test_other_pages import LIMIT, weight_of
from tests.web.drawing.test_pseudo_language import forgotten
from tests.web.drawing.test_table_page import HOSTILE, Reader
from tests.web.playing import MODES, NAMES
from tests.web.reviewed import ended, reviewed

from ceylon.ids import SPECTATOR, Seat
from ceylon.web.drawing.chances import Flag, draw_chances
from ceylon.web.drawing.points_chart import shown_turns
from ceylon.web.pages.review import review_page, waiting_page
from ceylon.words import LANGUAGES, Words

ENGLISH = Words.of("en")
each_mode = pytest.mark.parametrize("mode", MODES)


def page_of(mode: str, words: Words = ENGLISH, seat: Seat = ANA) -> str:
    record, analysis = reviewed(mode)
    return review_page(ended(record, words, seat), analysis, record.game)


@each_mode
def test_each_moment_leads_to_the_table(mode: str) -> None:
    """The position before each choice, and the end; one of them is a tab stop."""
    record, _ = reviewed(mode)
    stops = [each for _, each in Reader(page_of(mode)).elements if each.get("class") == "stop"]
    moments = range(len(record.choices) + 1)
    assert [stop["href"] for stop in stops] == [f"/t/T1?at={at}" for at in moments]
    assert [stop["tabindex"] for stop in stops].count("0") == 1
    assert all(re.search(r"Ana \d+%", stop["aria-label"]) for stop in stops)


@each_mode
def test_the_chances_stand_in_a_table(mode: str) -> None:
    """The same numbers as on the chart, in per cent; in the end the winner has 100."""
    record, analysis = reviewed(mode)
    html = page_of(mode)
    table = html[html.index('<table class="mini">') : html.index("</table>")]
    rows = re.findall(r"<tr>.*?</tr>", table)[1:]
    assert len(rows) == record.options.boards
    links = [int(at) for at in re.findall(r"at=(\d+)", table)]
    for seat, row in enumerate(rows):
        cells = [int(n) for n in re.findall(r"<td>(?:<b>)?(\d+)", row)]
        shown = [analysis.chart()[at][seat] for at in links] + [analysis.last[seat]]
        assert cells == [round(100 * chance) for chance in shown]
        assert cells[-1] == (100 if seat == record.game().winner() else 0)


@each_mode
def test_what_decided_the_game_is_told(mode: str) -> None:
    """Who, what, the better choice with its line, its price in chances, and why."""
    _, analysis = reviewed(mode)
    html = page_of(mode, seat=SPECTATOR)
    assert analysis.turning_points
    cards = re.split(r'(?=<li id="point-\d")', html)[1:]
    assert len(cards) == len(analysis.turning_points)
    for card, point in zip(cards, analysis.turning_points, strict=True):
        assert f"/t/T1?at={point.moment.number - 1}" in card
        assert f"\N{MINUS SIGN}{max(1, round(100 * point.moment.swing))}</b>" in card
        assert f'class="point s{point.moment.seat}"' in card
        for reason in point.reasons:
            assert reason.sentence(ENGLISH.seated(NAMES))[1:] in card


def test_a_choice_is_told_as_in_the_log() -> None:
    """The sentence of the fact that it was; a choice without one is named."""
    html = page_of("two")
    assert re.search(r"Then: (Ana|Ben) (played|planted|moved|took|harvested)", html)
    assert re.search(r"Then: (Ana|Ben) ended the (turn|harvest)", html)


def test_a_turn_without_a_choice() -> None:
    """Its number is on the axis where the next turn begins."""
    record, analysis = reviewed("two")
    gap = shown_turns(analysis.moments[-1].turn + 1)[0]
    next_one = next(moment for moment in analysis.moments if moment.turn == gap)
    moments = tuple(replace(m, turn=m.turn + (m.turn >= gap)) for m in analysis.moments)
    shifted = replace(analysis, moments=moments)
    html = review_page(ended(record, ENGLISH), shifted, record.game)
    assert f'<a class="link" href="/t/T1?at={next_one.number - 1}">{gap}</a>' in html


def test_a_game_without_mistakes() -> None:
    record, analysis = reviewed("two")
    flawless = replace(analysis, turning_points=())
    html = review_page(ended(record, ENGLISH), flawless, record.game)
    assert "No choice stands out as a mistake." in html
    assert "<ol" not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_in_all_languages(language: str) -> None:
    """Well formed, nothing hostile, ids unique, no inline style (criterion 47)."""
    words = Words.of(language)
    for mode in ("four, tiles", "solo, built"):
        record, analysis = reviewed(mode)
        screen = ended(record, words, names=(HOSTILE,) * 4)
        for html in (review_page(screen, analysis, record.game), waiting_page(screen, 3, 99)):
            page = Reader(html)
            assert f'<html lang="{language}">' in html
            assert not page.values("style")
            assert "img" not in {tag for tag, _ in page.elements}
            assert len(page.values("id")) == len(set(page.values("id")))


@each_mode
def test_the_review_says_nothing_past_the_catalogues(mode: str) -> None:
    """Names of players aside, every word has a translation (criterion 47)."""
    record, _ = reviewed(mode)
    pseudo = Words.pseudo()
    assert not forgotten(page_of(mode, pseudo))
    assert not forgotten(waiting_page(ended(record, pseudo), 3, 99))


def test_the_wait_says_how_far_it_is() -> None:
    """A bar with words, and a page that reloads itself without a script."""
    record, _ = reviewed("two")
    html = waiting_page(ended(record, ENGLISH), 40, 81)
    [bar] = [each for _, each in Reader(html).elements if each.get("role") == "progressbar"]
    assert (bar["aria-valuenow"], bar["aria-valuemax"]) == ("40", "81")
    assert bar["aria-valuetext"] == "40 of 80 choices"
    assert '<noscript><meta http-equiv="refresh"' in html
    assert "refresh" not in page_of("two")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_is_light(language: str) -> None:
    """As the table is, with style sheets, symbols and fonts of one language."""
    html = page_of("four, tiles", Words.of(language))
    assert weight_of(html, cyrillic=language == "ru", captions=True) < LIMIT


def test_flags_lie_beside_each_other() -> None:
    """Turning points of one turn are as near as choices are; their numbers can all be read."""
    chances = [(0.5, 0.5)] * 200
    flags = [Flag(n, at, ANA, f"#{n}", str(n)) for n, at in enumerate((3, 4, 196, 197, 198), 1)]
    drawn = draw_chances(ENGLISH, chances, {1: 0}, [], flags)
    places = sorted(float(x) for x in re.findall(r'class="top" cx="([\d.]+)"', drawn))
    assert len(places) == 5
    assert all(right - left >= 34 for left, right in pairwise(places))
    assert places[0] > 0
    assert places[-1] < 620
