"""Everything that a person reads on a page comes through the catalogues."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.people import ANA
from tests.web.drawing.test_table_page import Reader
from tests.web.playing import MODES, NAMES, sample
from tests.words.playing import outside_of_the_catalogues
from tests.words.strict import strict_words

from ceylon import bots
from ceylon.ids import SPECTATOR
from ceylon.lesson import lesson
from ceylon.rulebook import glossary
from ceylon.rulebook.book import book_of, source
from ceylon.seats import HUMAN, Seating
from ceylon.table.roles import seat_of
from ceylon.web.pages import labels
from ceylon.web.pages.finished import finished_page
from ceylon.web.pages.learn import Moment, Progress, learn_page
from ceylon.web.pages.plain import (
    HostSeat,
    TableLink,
    delete_page,
    device_page,
    error_page,
    host_page,
    links_page,
    name_page,
    privacy_page,
)
from ceylon.web.pages.rules import rules_page
from ceylon.web.pages.start import Going, start_page
from ceylon.web.pages.table import table_page
from ceylon.words import LANGUAGES, Words

PSEUDO = Words.pseudo()
_WORD = re.compile(r"[^\W\d_]{2,}").findall
GIVEN = {*NAMES, *(name[:1].upper() + name[1:] for name in LANGUAGES.values())}


def forgotten(html: str) -> set[str]:
    """Words that did not come through a catalogue; sentences may run over several elements."""
    page = Reader(html)
    texts = [" ".join(page.text)]
    texts += [v for name in ("aria-label", "title", "placeholder") for v in page.values(name)]
    found = {word for text in texts for word in _WORD(outside_of_the_catalogues(text))}
    return found - GIVEN


@pytest.mark.parametrize("mode", MODES)
def test_the_table_says_nothing_past_the_catalogues(mode: str) -> None:
    """Nor do the curtain and the final page (criterion 47)."""
    rulebook = book_of(bracketed(source("en")))
    for playing in sample(MODES[mode], every=19):
        seat = ANA if playing.game.over else playing.game.seat
        assert not forgotten(table_page(playing.screen(seat, PSEUDO), rulebook=rulebook))
        covered = replace(playing.screen(SPECTATOR, PSEUDO), covered=not playing.game.over)
        assert not forgotten(table_page(covered, rulebook=rulebook))
    history = [[0] * len(playing.game.players)] * 9
    assert not forgotten(
        finished_page(playing.screen(ANA, PSEUDO), history=history, deal_check="7")
    )


@pytest.mark.parametrize("mode", MODES)
def test_whatever_a_table_says_is_in_its_context(mode: str) -> None:
    """The pseudo-language would not notice another one (criterion 47)."""
    words = strict_words("fr", bots.NAMES)
    for playing in sample(MODES[mode], every=29):
        seat = ANA if playing.game.over else playing.game.seat
        assert table_page(playing.screen(seat, words))
        assert table_page(replace(playing.screen(SPECTATOR, words), covered=not playing.game.over))
    history = [[0] * len(playing.game.players)] * 9
    assert finished_page(playing.screen(ANA, words), history=history, deal_check="7")


def test_the_small_pages_say_nothing_past_the_catalogues() -> None:
    """Start, links, host and error (criterion 47)."""
    going = Going("/t/1", NAMES[:2], 3, yours=True)
    rulebook = book_of(bracketed(source("en")))
    for progress in (None, Progress.at(4), Progress.at(len(lesson().steps) - 1)):
        assert not forgotten(start_page(PSEUDO, lesson=progress, rulebook=rulebook))
    assert not forgotten(start_page(PSEUDO, tables=[going], rulebook=rulebook))
    assert not forgotten(start_page(PSEUDO, rulebook=rulebook, locked=True))
    seated = PSEUDO.seated(NAMES[:1])
    links = [TableLink(role, seat_of(role), "/t/1/join/x") for role in ("seat 1", "watch", "host")]
    for new in (False, True):
        page = links_page(
            seated,
            table="/t/1",
            links=links,
            fresh="host" if new else "",
            begun=new,
            some_unknown=new,
        )
        assert not forgotten(page)
    for kind in (HUMAN, "planter"):
        assert not forgotten(name_page(PSEUDO, table="1", seating=Seating(ANA, kind, NAMES[0])))
    asked = name_page(
        PSEUDO, table="1", seating=Seating(ANA, HUMAN, NAMES[0]), action="/x", replaces=True
    )
    assert not forgotten(asked)
    assert not forgotten(device_page(seated, table="1"))
    assert not forgotten(device_page(seated, table="1", seat=ANA, link="/t/1/join/x"))
    seats = [HostSeat(ANA, HUMAN, NAMES[0], present=True)]
    assert not forgotten(host_page(seated, table="1", seats=seats))
    assert not forgotten(delete_page(seated, table="1", over=False))
    for days, contact in ((None, ""), (90, "mailto:1@2")):
        page = privacy_page(PSEUDO, keep_days=days, contact=contact, quarter=90, year=365)
        assert not forgotten(page)
    for status in (401, 404, 409, 429, 500):
        others = {"fr": (PSEUDO, "")} if status == 409 else None
        for table, again in (("", True), ("/t/1", False), ("/t/1", True)):
            page = error_page(PSEUDO, status, "", table=table, again=again, others=others)
            assert not forgotten(page)


def test_the_lesson_says_nothing_past_the_catalogues() -> None:
    """Whatever is said at a step, and what the others do (criterion 47)."""
    rulebook = book_of(bracketed(source("en")))
    moments = [Moment.of(number) for number in range(len(lesson().steps))]
    for moment in moments:
        assert moment
        assert not forgotten(learn_page(PSEUDO, moment, rulebook))
        assert learn_page(strict_words("fr", bots.NAMES), moment)


def test_the_rules_say_nothing_past_the_catalogues() -> None:
    """Nor past the rulebook: its texts are in a file of each language (criterion 47)."""
    rulebook = book_of(bracketed(source("en")))
    terms = {word for term in glossary() for name in term.names.values() for word in _WORD(name)}
    assert not forgotten(rules_page(PSEUDO, rulebook)) - terms


def bracketed(written: Any) -> Any:  # noqa: ANN401 - as TOML has it
    """A rulebook as the pseudo-language would have it."""
    if isinstance(written, dict):
        return {name: bracketed(value) for name, value in written.items()}
    if isinstance(written, list):
        return [bracketed(value) for value in written]
    return "\n".join(f"⟦{line}⟧" for line in written.splitlines())


def test_templates_say_labels_and_all_of_them() -> None:
    """The catalogues are extracted only from Python: a sentence in a template would be
    forgotten."""
    folder = Path(labels.__file__).parents[1] / "templates"
    templates = "".join(file.read_text() for file in folder.rglob("*.html"))
    assert "words.say" not in templates
    used = set(re.findall(r'"(\w+)"', templates))
    assert labels.TEXTS.keys() <= used


def test_no_two_labels_have_the_same_name() -> None:
    assert len(labels.TEXTS) == sum(map(len, labels.BY_PLACE))
