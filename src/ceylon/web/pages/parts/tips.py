"""Tooltips: what a thing is, what choosing it does, or the rule against it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass

from markupsafe import escape

from ceylon.rules.reasons import Reason
from ceylon.web.pages.citations import rule_links
from ceylon.web.pages.parts.part import Part
from ceylon.words import Words, capital


@dataclass(frozen=True)
class Why:
    """A reason as a sentence and the rule that it comes from."""

    sentence: str
    rule: str


@dataclass(frozen=True)
class Tip:
    id: str
    title: str
    lines: tuple[str, ...] = ()
    ways: tuple[tuple[str, str, str], ...] = ()
    """For a move: its path, its total price, and the money left."""
    reasons: tuple[Why, ...] = ()


def why(words: Words, reason: Reason) -> Why:
    return Why(capital(words.say(reason.text, **reason.values)), reason.rule)


def tips_part(of: str, tips: Iterable[Tip], shows: Hashable) -> Part:
    """The tooltips of several things together, since they come and go."""
    return Part(f"tips-{of}", shows, lambda: _draw_tips(of, tips))


def _draw_tips(of: str, tips: Iterable[Tip]) -> str:
    return f'<div id="tips-{of}">{"".join(draw_tip(tip) for tip in tips)}</div>'


def draw_tip(tip: Tip) -> str:
    """The box beside a thing: written here and not in a template, since a page has so many."""
    style = "tip tip-no" if tip.reasons and not tip.ways else "tip"
    lines = "".join(_lines(tip))
    return (
        f'<div class="{style}" id="{tip.id}" role="tooltip" hidden>'
        f"<b>{escape(tip.title)}</b>{lines}</div>"
    )


def _lines(tip: Tip) -> Iterator[str]:
    for line in tip.lines:
        if line:
            yield f"<span>{escape(line)}</span>"
    for over, price, left in tip.ways:
        yield f'<span class="path">{escape(over)}</span><span class="sum">{escape(price)}</span>'
        yield f'<span class="left">{escape(left)}</span>'
    for reason in tip.reasons:
        yield f'<span class="no">{escape(reason.sentence)} <i>{rule_links(reason.rule)}</i></span>'
