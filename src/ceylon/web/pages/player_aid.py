"""The player's aid, which opens above the table; the same for everyone who speaks a language."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from ceylon.rulebook import Book, book
from ceylon.sight.aid import aid
from ceylon.sight.screen import Screen
from ceylon.web.pages.engine import fragment, render

_drawn: Final[dict[tuple[str, str], Markup]] = {}
"""By language and box: it never changes."""


def drawn(screen: Screen) -> Markup:
    """With the rulebook of the reader's language."""
    language = screen.words.language
    key = (language, screen.view.material.box.digest)
    if key not in _drawn:
        _drawn[key] = draw(screen, book(language))
    return _drawn[key]


def draw(screen: Screen, rulebook: Book) -> Markup:
    told = aid(screen.words, rulebook, screen.view.material.box)
    return fragment(render("aid.html", screen.words, aid=told, overview=rulebook.overview))
