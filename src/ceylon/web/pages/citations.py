"""Cited rules become links to the rules page."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from ceylon.rulebook.contents import citations
from ceylon.rules.hexes import HEX_NAMES

PAGE: Final = "/rules"
TAB: Final = "ceylon-rules"
"""The tab in which the rules open if no script shows them beside the table."""
_ELSEWHERE: Final = f'<a href="{PAGE}#{{0}}" target="{TAB}">{{0}}</a>'
_BEFORE: Final = re.compile(r"(^|: |^\w+ )$")
_AFTER: Final = re.compile(r"\s?:")


def linked(text: str) -> Markup:
    """A text of the rules: links lead to another place on the same page."""
    return _linked(text, '<a href="#{0}">{0}</a>')


@lru_cache(maxsize=512)
def rule_links(text: str) -> Markup:
    """IDs elsewhere. Not for sentences of the game, which may name the hex R3."""
    return _linked(text, _ELSEWHERE)


def sentence_links(text: str) -> Markup:
    """A sentence of the game that cites rules: "A1: planting costs 5 rupees"."""
    return _linked(text, _ELSEWHERE, is_cited)


def is_cited(found: re.Match[str]) -> bool:
    """Whether an ID in a sentence is that of a rule. R1 to R8 are hexes, too: as a rule it stands
    before a colon, at the start of the sentence (there also after "rule"), or after the place that
    the sentence is about."""
    text, (start, end) = found.string, found.span()
    alone = _BEFORE.search(text[:start]) and _AFTER.match(text, end)
    return found[0] not in HEX_NAMES or alone is not None


def _linked(text: str, link: str, meant: Callable[[re.Match[str]], bool] = bool) -> Markup:
    drawn, end = Markup(), 0
    for cited in filter(meant, citations(text)):
        drawn += escape(text[end : cited.start()])
        drawn += Markup(link).format(cited[0])  # noqa: S704 - one of the two above
        end = cited.end()
    return drawn + escape(text[end:])
