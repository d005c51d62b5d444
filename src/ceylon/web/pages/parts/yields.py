"""What an action brought, in pictures: chests, points and rupees beside its sentence."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup, escape

from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.sight.log import Entry
from ceylon.web.drawing.icons import TEA_ICONS, icon
from ceylon.words import Words
from ceylon.words.accounts import Chests, gathered, scorers, thrown_away


def yields(words: Words, entry: Entry) -> Markup:
    """Pictures with a text alternative."""
    return Markup("").join(_yields(words, entry))


def _yields(words: Words, entry: Entry) -> Iterator[Markup]:
    if isinstance(entry.main, facts.Harvested):
        yield from _harvest(words, entry.facts)
    for fact in entry.facts:
        if not (fact is entry.main and isinstance(fact, facts.BonusTaken)):
            # CR Co.'s token: the sentence says what it is worth, and it scores at the end (R6).
            yield from _gains(words, fact)


def _harvest(words: Words, told: tuple[Fact, ...]) -> Iterator[Markup]:
    chests = gathered(told)
    yield _chests(chests, "gv", words.unit("teas", chests))
    for owner, points in scorers(told).items():
        said = words.say("{owner:player} scored {points:points}", owner=owner, points=points)
        yield _gain(points, icon(f"mark-{owner}", 11, 11, f"m{owner}"), said)
    if any(discarded := thrown_away(told)):
        seat = told[0].seat
        said = words.say("{seat:player} discarded {chests:teas}", seat=seat, chests=discarded)
        yield _chests(discarded, "gv thrown", said)


def _gains(words: Words, fact: Fact) -> Iterator[Markup]:
    match fact:
        case facts.Traded(points=points, rupees=rupees):
            if points:
                yield _points(words, points)
            if rupees:
                yield _gain(rupees, icon("rupee", 13), words.unit("rupees", rupees))
        case facts.Advanced(points=points) if points:
            yield _points(words, points)
        case facts.BonusTaken(points=points):
            yield _gain(points, icon("bonus", 11, 13), words.unit("points", points))


def _points(words: Words, points: int) -> Markup:
    return _gain(points, icon("star", 12), words.unit("points", points))


def _gain(number: int, symbol: Markup, said: str) -> Markup:
    drawn = f' <b class="gain" aria-hidden="true">+{number}{symbol}</b>{_for_the_ear(said)}'
    return Markup(drawn)  # noqa: S704 - what is said is escaped, the rest is ours


def _chests(chests: Chests, style: str, said: str) -> Markup:
    drawn = "".join(icon(TEA_ICONS[tea], 14) for tea in range(3) for _ in range(chests[tea]))
    shown = f' <span class="{style}" aria-hidden="true">{drawn}</span>{_for_the_ear(said)}'
    return Markup(shown)  # noqa: S704 - what is said is escaped, the rest is ours


def _for_the_ear(said: str) -> str:
    return f'<span class="vh">{escape(said)}</span>'
