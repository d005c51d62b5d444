"""The rules: what a newcomer needs on one screen, every rule by chapter, examples, a glossary."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from markupsafe import Markup, escape

from ceylon.box import load
from ceylon.rulebook import Book, Rule, glossary, search
from ceylon.rulebook.search import spans
from ceylon.sight.origins import origin
from ceylon.web.drawing.turn_pictures import turn_pictures
from ceylon.web.pages.citations import linked
from ceylon.web.pages.engine import fragment, render
from ceylon.web.pages.examples import figures
from ceylon.words import LANGUAGES, Words

_MINUS: Final = "\N{MINUS SIGN}"
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
        scores=list(_scores(rulebook)),
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


# What scores


@dataclass(frozen=True)
class Scoring:
    """A line of the scoring summary: where it is explained, and how many points there are."""

    rule: str
    icon: str
    said: str
    points: str
    at_the_end: bool

    @property
    def in_words(self) -> bool:
        return not self.points[-1].isdigit()


def _scores(rulebook: Book) -> Iterator[Scoring]:
    told, box = rulebook.overview, load()
    majority, bonus = (_listed(each) for each in (box.majority, box.district_bonus))
    five = str(max(box.technology_bonus))
    lines = (
        ("A2.3", "chest-green", "harvest", "1", False),
        ("A3.3", "act-trade", "contract", told["as_shown"], False),
        ("A5.3", "act-advance", "technology", five, False),
        ("A1.4", "bonus", "bonus", bonus, False),
        ("E4", "rupee", "rupees", majority, True),
        ("E5", "disc-0", "track", majority, True),
        ("E6", "plantation-0", "district", majority, True),
        ("E7", "company-4", "companies", _listed(box.companies), True),
        ("E8", "leaf-0", "leaf", f"{_MINUS}{-box.leftover}", True),
    )
    for rule, icon, name, points, end in lines:
        yield Scoring(rule, icon, told[f"score_{name}"], points, end)


def _listed(points: tuple[int, ...]) -> str:
    return " ".join(map(str, points))


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
