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
from tests.web.reviewed import ended, half_reviewed, review_html, review_of, reviewed, shown_at

from ceylon.analysis import MATTERED, Review, undecided
from ceylon.ids import SPECTATOR, Seat
from ceylon.rules.choices import HEX_VERBS, verb_of
from ceylon.seats import BOT
from ceylon.sight.screen import Sitter
from ceylon.web.drawing.chances import Flag, draw_chances
from ceylon.web.drawing.points_chart import shown_turns
from ceylon.words import LANGUAGES, Words

ENGLISH = Words.of("en")
each_mode = pytest.mark.parametrize("mode", MODES)


def page_of(mode: str, words: Words = ENGLISH, seat: Seat = ANA) -> str:
    return review_html(mode, words, seat)


@each_mode
def test_every_moment_is_listed(mode: str) -> None:
    """The list comes before the chart, which is one drawing under one slider (criterion 21)."""
    record, _ = reviewed(mode)
    html = page_of(mode)
    every = re.split(r'(?=id="list-\w+")', html)[-1]
    lines = re.findall(r'<li><a href="\?at=(\d+)" data-at="\d+" tabindex="-1">', every)
    assert [int(at) for at in lines] == list(range(len(record.choices)))
    assert html.index('id="list-all"') < html.index('id="chances"')
    [slider] = [each for _, each in Reader(html).elements if each.get("type") == "range"]
    assert slider["max"] == str(len(record.choices))
    assert re.search(r"Ana \d+%", slider["aria-valuetext"])


@each_mode
def test_own_choices_come_first(mode: str) -> None:
    """Only those that mattered, the worst first; each can be tried again (criterion 35)."""
    _, analysis = reviewed(mode)
    html = page_of(mode)
    own = [point for point in analysis.own if point.moment.seat == ANA]
    cards = re.findall(r'<li id="own-\d+" class="point s0" data-at="(\d+)"', html)
    assert [int(at) for at in cards] == [point.moment.number - 1 for point in own]
    assert all(point.moment.swing >= MATTERED for point in own)
    retries = re.findall(r'class="act primary a-plant" href="/t/T1/retry/(\d+)"', html)
    assert retries == cards
    assert len(cards) <= 3
    assert html.index("tab-own") < html.index("tab-everyone") < html.index("tab-all")


@each_mode
def test_a_moment_shows_only_what_was_seen(mode: str) -> None:
    """Section 8: through a seat's eyes its own hand; with all open, everyone's."""
    record, analysis = reviewed(mode)
    screen = ended(record, ENGLISH)
    at = len(record.choices) // 2
    one = shown_at(record, analysis, screen, at)
    everyone = shown_at(record, analysis, screen, at, all_open=True)
    hands = [player.hand_size for player in record.game(at).players]
    assert one.boards.count('class="card2"') == hands[ANA]
    assert everyone.boards.count('class="card2"') == sum(hands)
    assert one.layers == everyone.layers
    assert one.at == at


def test_the_marks_of_a_choice_that_mattered() -> None:
    """What was played and what would have been better are marked on the map, if they have a place
    there (criterion 35)."""
    record, analysis = reviewed("two")
    screen = ended(record, ENGLISH)
    for moment in analysis.moments[::7]:
        drawn = shown_at(record, analysis, screen, moment.number - 1).layers["verdicts"]
        marked = moment.swing >= MATTERED and moment.best != moment.choice
        for said, choice in (("better", moment.best), ("played", moment.choice)):
            placed = verb_of(choice) in (*HEX_VERBS, "contract")
            assert (said in drawn) == (marked and placed)


@each_mode
def test_the_chances_stand_in_a_table(mode: str) -> None:
    """The same numbers as on the chart, in per cent; only in the end the winner has 100."""
    record, analysis = reviewed(mode)
    html = page_of(mode)
    table = html[html.index('<table class="mini"') : html.index("</table>")]
    rows = re.findall(r"<tr>.*?</tr>", table)[1:]
    assert len(rows) == record.options.boards
    links = [int(at) for at in re.findall(r"\?at=(\d+)", table)]
    for seat, row in enumerate(rows):
        cells = [int(n) for n in re.findall(r"<td>(?:<b>)?(\d+)", row)]
        before = [undecided(analysis.chart()[at][seat]) for at in links]
        shown = [*before, analysis.last[seat]]
        assert cells == [round(100 * chance) for chance in shown]
        assert cells[-1] == (100 if seat == record.game().winner() else 0)


@each_mode
def test_what_decided_the_game_is_told(mode: str) -> None:
    """Who, what, the better choice with its line, its price in chances, and why."""
    _, analysis = reviewed(mode)
    html = page_of(mode, seat=SPECTATOR)
    assert analysis.turning_points
    cards = re.split(r'(?=<li id="everyone-\d")', html)[1:]
    assert len(cards) == len(analysis.turning_points)
    for card, point in zip(cards, analysis.turning_points, strict=True):
        assert f'data-at="{point.moment.number - 1}"' in card
        assert f"\N{MINUS SIGN}{max(1, round(100 * point.moment.swing))}</b>" in card
        assert f'class="point s{point.moment.seat}"' in card
        for reason in point.reasons:
            assert reason.sentence(ENGLISH.seated(NAMES))[1:] in card


def test_a_choice_is_told_as_in_the_log() -> None:
    """The sentence of the fact that it was; a choice without one is named."""
    record, analysis = reviewed("two")
    screen = ended(record, ENGLISH)
    moments = range(len(record.choices))
    said = " ".join(shown_at(record, analysis, screen, at).said for at in moments)
    assert re.search(
        r"before this choice: [^.]*\. (Ana|Ben) (played|planted|moved|took|harvested)", said
    )
    assert re.search(
        r"before this choice: [^.]*\. (Ana|Ben) (took no extra action|ended the harvest)", said
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_a_choice_keeps_its_capital(language: str) -> None:
    """It follows a full stop: "La CCFC" after a colon would be wrong."""
    for mode in MODES:
        record, analysis = reviewed(mode)
        screen = ended(record, Words.of(language))
        for at in range(0, len(record.choices), 9):
            said = shown_at(record, analysis, screen, at).said
            assert re.search(r"%\. [A-ZÀ-ÝА-ЯЁ]", said), said


def test_a_turn_without_a_choice() -> None:
    """Its number is on the axis where the next turn begins."""
    _, analysis = reviewed("two")
    gap = shown_turns(analysis.moments[-1].turn + 1)[0]
    next_one = next(moment for moment in analysis.moments if moment.turn == gap)
    moments = tuple(replace(m, turn=m.turn + (m.turn >= gap)) for m in analysis.moments)
    shifted = replace(analysis, moments=moments)
    html = review_html("two", ENGLISH, analysis=shifted)
    assert f'<a class="link" href="?at={next_one.number - 1}">{gap}</a>' in html


def test_a_game_without_mistakes() -> None:
    _, analysis = reviewed("two")
    flawless = replace(analysis, turning_points=(), own=())
    html = review_html("two", ENGLISH, analysis=flawless)
    assert "No choice stands out as a mistake." in html
    assert "No mistakes that mattered: none of your choices cost you 3% or more." in html
    assert '<ol class="points"' not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_in_all_languages(language: str) -> None:
    """Well formed, nothing hostile, ids unique, no inline style (criterion 47)."""
    words = Words.of(language)
    for mode in ("four, tiles", "solo, built"):
        names = (HOSTILE,) * 4
        for analysis in (reviewed(mode)[1], half_reviewed(mode)[1]):
            html = review_html(mode, words, names=names, analysis=analysis)
            page = Reader(html)
            assert f'<html lang="{language}">' in html
            assert not page.values("style")
            assert "img" not in {tag for tag, _ in page.elements}
            assert len(page.values("id")) == len(set(page.values("id")))


@each_mode
def test_the_review_says_nothing_past_the_catalogues(mode: str) -> None:
    """Names of players aside, every word has a translation (criterion 47)."""
    pseudo = Words.pseudo()
    assert not forgotten(page_of(mode, pseudo))
    assert not forgotten(review_html(mode, pseudo, analysis=half_reviewed(mode)[1]))


@pytest.mark.parametrize("mode", ["two", "four, tiles"])
def test_what_has_been_judged_is_shown_meanwhile(mode: str) -> None:
    """A bar with words; own choices, marks and lines as far as they are known (criterion 35)."""
    _, analysis = half_reviewed(mode)
    html = review_html(mode, ENGLISH, analysis=analysis)
    [bar] = [each for _, each in Reader(html).elements if each.get("role") == "progressbar"]
    assert (bar["aria-valuenow"], bar["aria-valuemax"]) == (
        str(analysis.done),
        str(analysis.choices),
    )
    assert bar["aria-valuetext"] == f"{analysis.done} of {analysis.choices} choices"
    assert '<noscript><meta http-equiv="refresh"' in html
    assert "refresh" not in page_of(mode)
    assert html.count('id="own-') == page_of(mode).count('id="own-')
    every = html[html.index('id="list-all"') :]
    every = every[: every.index("</ol>")]
    marked = [at for at, each in enumerate(every.split("<li>")[1:]) if "</b></a>" in each]
    assert marked == [m.number - 1 for m in analysis.moments if m.judged]


def test_nothing_is_said_before_it_is_known() -> None:
    """A game of which no choice has been judged is not yet without mistakes."""
    record, _ = reviewed("two")
    nothing = Review(record).analysis()
    html = review_html("two", ENGLISH, analysis=nothing)
    assert "No choice stands out" not in html
    assert "None of your choices" not in html
    assert f"0 of {len(record.choices)} choices" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_is_light(language: str) -> None:
    """As the table is, with style sheets, symbols and fonts of one language."""
    html = page_of("four, tiles", Words.of(language))
    assert weight_of(html, cyrillic=language == "ru", captions=True) < LIMIT


def test_flags_lie_beside_each_other() -> None:
    """Turning points of one turn are as near as choices are; their numbers can all be read."""
    chances = [(0.5, 0.5)] * 200
    flags = [Flag(n, at, ANA, f"#{n}", str(n)) for n, at in enumerate((3, 4, 196, 197, 198), 1)]
    drawn = draw_chances(ENGLISH, chances, {1: 0}, flags)
    places = sorted(float(x) for x in re.findall(r'class="top" cx="([\d.]+)"', drawn))
    assert len(places) == 5
    assert all(right - left >= 34 for left, right in pairwise(places))
    assert places[0] > 0
    assert places[-1] < 760


def test_playing_on_says_whose_seat_one_takes_and_against_whom() -> None:
    """At another's moment one plays that seat, and the bot from there plays one's own
    (criterion 35)."""
    record, analysis = reviewed("two")
    screen = ended(record, ENGLISH)
    pupil = replace(screen, sitters=(screen.sitters[0], Sitter("Pupil", BOT)))
    both = replace(pupil, words=ENGLISH.seated(["Ana", "Pupil"]))
    page = review_of(record, analysis, both)
    assert {point.moment.seat for point in analysis.turning_points} == {0, 1}
    assert "you play as Pupil, against Pupil" in page
    assert "a new table, against bots" in page
    assert "you play as Ben, against bots" in review_of(record, analysis, screen)


def test_the_gear_means_technology_tokens_only() -> None:
    """As at the table: the space of the technology track has the picture of advancing."""
    page = page_of("two")
    boards = page[page.index('id="moment-boards"') :]
    boards = boards[: boards.index("</ul>")]
    assert "#act-advance" in boards
    assert "#token" not in boards
