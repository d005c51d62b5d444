"""The rules: what a newcomer needs on one screen, every rule by chapter, examples, a glossary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from markupsafe import Markup, escape

from ceylon.box import load
from ceylon.rulebook import Book, Rule, glossary, search
from ceylon.rulebook.search import spans
from ceylon.sight.aid import score_lines
from ceylon.sight.origins import origin
from ceylon.web.drawing.turn_pictures import turn_pictures
from ceylon.web.pages.citations import linked
from ceylon.web.pages.engine import fragment, render
from ceylon.web.pages.examples import figures
from ceylon.words import LANGUAGES, Words

MOST: Final = 12
"""At most this many results of a search are listed."""
_BEFORE: Final = 40
_AFTER: Final = 70
"""How much of a rule is shown around a match, in characters."""


def rules_page(words: Words, rulebook: Book, asked: str = "") -> str:
    return render(
        "rules.html",
        words,
        book=rulebook,
        overview=rulebook.overview,
        scores=score_lines(rulebook, load()),
        pictures=turn_pictures(),
        figures=figures(rulebook, words),
        actions=_ACTIONS,
        terms=glossary(),
        tongues=sorted(LANGUAGES, key=lambda each: each != rulebook.language),
        linked=linked,
        origin=partial(origin, words),
        asked=asked,
        found=fragment(found_rules(words, asked)) if asked.strip() else "",
    )


_ACTIONS: Final[Mapping[str, str]] = {
    "A1": "plant",
    "A2": "harvest",
    "A3": "trade",
    "A4": "contract",
    "A5": "advance",
    "A6": "move",
    "A7": "take",
}
"""The symbol of each action, by its section."""


# The search


@dataclass(frozen=True)
class Hit:
    """A search result: a rule, and the words around the match."""

    rule: Rule
    excerpt: Markup


def found_rules(words: Words, asked: str) -> str:
    """The results of a search, with their number."""
    found = search(words.language, asked)
    hits = [Hit(rule, _excerpt(rule, asked)) for rule in found[:MOST]]
    # Translators: how many rules a search has found.
    said = words.count("{n} rule", "{n} rules", len(found)) if found else ""
    return render("found_rules.html", words, hits=hits, said=said)


def _excerpt(rule: Rule, asked: str) -> Markup:
    """The paragraph with the match, or else the beginning of the rule."""
    paragraphs = [text for _, text in rule.paragraphs]
    text = next((each for each in paragraphs if spans(each, asked)), paragraphs[0])
    marked = spans(text, asked)
    start, end = _window(text, marked[0][0] if marked else 0)
    drawn, at = escape("… " if start else ""), start
    for left, right in marked:
        if start <= left and right <= end:
            drawn += escape(text[at:left]) + Markup("<mark>{}</mark>").format(text[left:right])
            at = right
    return drawn + escape(text[at:end]) + ("" if end == len(text) else " …")


def _window(text: str, at: int) -> tuple[int, int]:
    """Whole words around a place."""
    start = text.rfind(" ", 0, max(0, at - _BEFORE)) + 1 if at > _BEFORE else 0
    far = at + _AFTER
    end = text.rfind(" ", at, far) if far < len(text) else len(text)
    return start, end if end > at else len(text)
