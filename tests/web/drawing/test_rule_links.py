"""Every rule that a page cites is a link to it, and every page leads to the rules."""

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from tests.browser.gallery import pages, sampled
from tests.web.drawing.test_table_page import HOSTILE, VOID, Reader
from tests.web.playing import MODES, Playing, play

from ceylon.rulebook.contents import IDS, citations
from ceylon.rules.reasons import IllegalChoice
from ceylon.web.pages.citations import is_cited, sentence_links
from ceylon.web.pages.finished import finished_page
from ceylon.web.pages.plain import error_page
from ceylon.words import LANGUAGES, Words
from ceylon.words.explanations import explain_error

UNREAD = {"script", "style", "title", "option"}
"""Where a link is impossible."""


class Citations(HTMLParser):
    """The IDs of rules on a page, as people read them, with the links in which they stand."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[tuple[str, str]] = []
        self.bare: list[str] = []
        self.linked: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append((tag, dict(attrs).get("href") or ""))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        tags = [tag for tag, _ in self.open]
        if UNREAD & set(tags):
            return
        # What the search found is quoted within a link to its rule.
        hrefs = [href for tag, href in self.open if tag == "a"]
        for found in citations(data):
            if any(href.partition("#")[2] in IDS for href in hrefs):
                self.linked.append(found[0])
            elif is_cited(found) or tags[-1:] == ["i"]:
                self.bare.append(f"{found[0]} in “{data.strip()}”")


def bare(found: dict[str, str]) -> Iterator[str]:
    for name, page in found.items():
        for cited in Citations(page).bare:
            yield f"{name}: {cited}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_is_a_link(language: str) -> None:
    """In tips, reasons, the log, scores, the review, of every kind of page (criteria 4, 32)."""
    found = pages(Words.of(language))
    complaints = list(bare(found))
    assert not complaints, "\n".join(complaints)
    linked = [rule for page in found.values() for rule in Citations(page).linked]
    assert len(linked) > 100


def test_every_cited_rule_is_a_link_in_every_position() -> None:
    """In games of every mode, from the first question to the last (criterion 32)."""
    complaints = list(bare(sampled(Words.of("en"), 60)))
    assert not complaints, "\n".join(complaints)


def test_links_lead_to_rules_that_there_are() -> None:
    """A link to the rules names one of them, or none (criterion 32)."""
    for page in pages(Words.of("en")).values():
        for href in Reader(page).values("href"):
            path, _, rule = href.partition("#")
            assert path != "/rules" or rule in ("", *IDS)


# Sentences


def refused(playing: Playing) -> Iterator[IllegalChoice]:
    for text, reason in playing.screen(playing.game.seat).reasons.items():
        yield IllegalChoice(text, reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_page_links_the_rule_that_forbids(language: str) -> None:
    """Not the hexes of Ruhuna, which are called like rules of the solo game (criterion 4)."""
    words = Words.of(language)
    told = 0
    for playing in play(MODES["four, tiles"], seed=3):
        for error in refused(playing) if not playing.game.over else ():
            sentence = explain_error(words, error)
            cited = Citations(error_page(words, 409, sentence))
            assert cited.linked[:1] == [error.reason.rule]
            assert not cited.bare
            told += 1
        if told > 100:
            break
    assert told > 100


def test_a_hex_is_not_a_rule() -> None:
    """R5 before a colon is the rule, elsewhere the hex."""
    text = sentence_links("Line 9: rail R3: R5: the line cannot go on to R3: see R30 and T1")
    assert Citations(text).linked == ["R5", "R30", "T1"]
    assert Citations(sentence_links("R5\N{NO-BREAK SPACE}: la ligne")).linked == ["R5"]
    assert "<img" not in sentence_links(f"A1: {HOSTILE}")


# Ways to the rules

WITHOUT = ("rules",)
"""The rules themselves."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_leads_to_the_rules(language: str) -> None:
    """Error, finished, start and table, review and links (criterion 32)."""
    for name, page in pages(Words.of(language)).items():
        if not name.startswith(WITHOUT):
            assert "/rules" in Reader(page).values("href"), name


def test_a_tie_leads_to_its_rule() -> None:
    """E9: beside how it was decided, or that there was none (criterion 34)."""
    *_, playing = play(MODES["four, tiles"], seed=3)
    page = finished_page(playing.screen(playing.game.seats()[0]))
    ties = page[page.index('class="ties"') :]
    assert 'href="/rules#E9"' in ties[: ties.index("</p>")]
