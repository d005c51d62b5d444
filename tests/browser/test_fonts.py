"""Every character of the four languages is in the fonts of the page."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, CDPSession
from tests.browser.hanging import hung
from tests.words.translations import translations

from ceylon.words import LANGUAGES

FACES = {
    "Fira Sans": "400 16px 'Fira Sans', serif",
    "Fira Sans SemiBold": "600 16px 'Fira Sans', serif",
    "Ceylon Display": "400 16px 'Ceylon Display', serif",
    "Old Standard": "italic 400 16px 'Old Standard TT', sans-serif",
}
ANYWHERE = "\N{MINUS SIGN}+0123456789"
"""What is written by other parts than the catalogues."""
DRAWN = set("▲▼")
"""Signs that no font of ours has: the pages draw them, and any font has them in a sentence."""

PAGE = """<!doctype html><meta charset=utf-8><link rel=stylesheet href=/static/tokens.css>
<p id=text lang=en></p>"""


def characters(language: str) -> set[str]:
    """Those of all sentences, of which English is the source."""
    if language == "en":
        texts = [each.english for each in translations("fr")]
    else:
        texts = [each.text for each in translations(language)]
    written = {sign for text in texts for sign in re.sub(r"\{.*?\}", "", text)}
    return (written | set(ANYWHERE)) - DRAWN


class Type:
    """A page on which text is set in one of the fonts."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        session.send("DOM.enable")
        session.send("CSS.enable")

    def set(self, font: str, text: str) -> None:
        self.evaluate(
            """(font, text) => {
            const p = document.getElementById('text');
            p.style.font = font; p.textContent = text;
            return document.fonts.ready.then(() => true); }""",
            font,
            text,
        )

    def evaluate(self, function: str, *arguments: str) -> None:
        given = ",".join(map(repr, arguments))
        self.session.send(
            "Runtime.evaluate", {"expression": f"({function})({given})", "awaitPromise": True}
        )

    def foreign(self) -> list[str]:
        """The fallback fonts that drew part of the text."""
        root = self.session.send("DOM.getDocument")["root"]["nodeId"]
        query = {"nodeId": root, "selector": "#text"}
        node = self.session.send("DOM.querySelector", query)["nodeId"]
        fonts = self.session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        return [font["familyName"] for font in fonts if not font["isCustomFont"]]


@contextmanager
def typesetter(browser: Browser) -> Iterator[Type]:
    with hung(browser, {"letters": PAGE}) as opened:
        _, page = next(opened)
        yield Type(page.context.new_cdp_session(page))


def missing(browser: Browser, signs: set[str]) -> list[str]:
    found = []
    with typesetter(browser) as sheet:
        for face, font in FACES.items():
            sheet.set(font, "".join(sorted(signs)))
            for sign in sorted(signs) if sheet.foreign() else ():
                sheet.set(font, f"x{sign}x")
                if sheet.foreign():
                    found.append(f"{face} lacks {sign!r} (U+{ord(sign):04X})")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_comes_from_another_font(browser: Browser, language: str) -> None:
    """Nor the narrow space of French, nor the minus of a score (criterion 47)."""
    assert missing(browser, characters(language)) == []


def test_a_letter_that_the_fonts_lack_is_found(browser: Browser) -> None:
    assert missing(browser, {"a", "漢"}) == [f"{face} lacks '漢' (U+6F22)" for face in FACES]
