"""Cited rules become links to the rules page."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from ceylon.rulebook.contents import citations

PAGE: Final = "/rules"
TAB: Final = "ceylon-rules"
"""The tab in which the rules open if no script shows them beside the table."""


def linked(text: str) -> Markup:
    """A text of the rules: links lead to another place on the same page."""
    return _linked(text, '<a href="#{0}">{0}</a>')


def rule_links(text: str) -> Markup:
    """IDs elsewhere. Not for sentences of the game, which may name the hex R3."""
    return _linked(text, f'<a href="{PAGE}#{{0}}" target="{TAB}">{{0}}</a>')


def _linked(text: str, link: str) -> Markup:
    drawn, end = Markup(), 0
    for cited in citations(text):
        drawn += escape(text[end : cited.start()])
        drawn += Markup(link).format(cited[0])  # noqa: S704 - one of the two above
        end = cited.end()
    return drawn + escape(text[end:])
