"""A negative number has a minus sign, wherever it stands."""

import re

import pytest
from tests.browser.gallery import pages
from tests.thorough import sampled

from ceylon.words import LANGUAGES, Words

HYPHEN = re.compile(r"(?:^|[\s(])-\d", re.MULTILINE)
UNSEEN = re.compile(r"<(script|style)[^>]*>.*?</\1>", re.DOTALL)
SAID = re.compile(r'(?:aria-label|data-says|title)="([^"]*)"')


@pytest.mark.parametrize("language", sampled(LANGUAGES, "fr"))
def test_no_number_begins_with_a_hyphen(language: str) -> None:
    """In what is read and in what is heard, on every page."""
    shown = pages(Words.of(language))
    assert any("\N{MINUS SIGN}4" in page for page in shown.values())
    for name, page in shown.items():
        seen = UNSEEN.sub("", page)
        texts = [re.sub(r"<[^>]+>", "\n", seen), *SAID.findall(seen)]
        assert not [text for text in texts if HYPHEN.search(text)], name
