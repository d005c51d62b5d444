"""Everything that a person reads on a page comes through the catalogues."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.people import ANA
from tests.web.drawing.test_table_page import Reader
from tests.web.playing import MODES, NAMES, sample
from tests.words.playing import outside_of_the_catalogues
from tests.words.strict import strict_words

from ceylon import bots
from ceylon.rulebook import glossary
from ceylon.rulebook.book import book_of, source
from ceylon.seats import HUMAN
from ceylon.web.pages import labels
from ceylon.web.pages.finished import finished_page
from ceylon.web.pages.plain import (
    HostSeat,
    NewLink,
    SeatLink,
    curtain_page,
    error_page,
    host_page,
    links_page,
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
    for playing in sample(MODES[mode], every=19):
        seat = ANA if playing.game.over else playing.game.seat
        assert not forgotten(table_page(playing.screen(seat, PSEUDO)))
        assert not forgotten(curtain_page(playing.screen(seat, PSEUDO)))
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
        assert curtain_page(playing.screen(seat, words))
    history = [[0] * len(playing.game.players)] * 9
    assert finished_page(playing.screen(ANA, words), history=history, deal_check="7")


def test_the_small_pages_say_nothing_past_the_catalogues() -> None:
    """Start, links, host and error (criterion 47)."""
    going = Going("/t/1", NAMES[:2], 3, yours=True)
    assert not forgotten(start_page(PSEUDO, tables=[going]))
    links = [SeatLink(ANA, NAMES[0], "/t/1/join/x")]
    assert not forgotten(links_page(PSEUDO, seats=links, watch="/w", table="/t/1", host="/h"))
    seats = [HostSeat(ANA, HUMAN, NAMES[0], present=True)]
    fresh = NewLink("watch", None, "/t/1/join/x")
    assert not forgotten(host_page(PSEUDO.seated(NAMES[:1]), table="1", seats=seats, fresh=fresh))
    for status in (401, 404, 409, 429, 500):
        others = {"fr": (PSEUDO, "")} if status == 409 else None
        for table, again in (("", True), ("/t/1", False), ("/t/1", True)):
            page = error_page(PSEUDO, status, "", table=table, again=again, others=others)
            assert not forgotten(page)


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
    folder = Path(labels.__file__).parent / "templates"
    templates = "".join(file.read_text() for file in folder.rglob("*.html"))
    assert "words.say" not in templates
    used = set(re.findall(r'"(\w+)"', templates))
    assert labels.LABELS.keys() | labels.SENTENCES.keys() <= used
