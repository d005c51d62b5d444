"""An action as one sentence: in full for the ear, and briefly for a line of the log.

An action may be several facts: a harvest of five chests, a plantation with its bonus token.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Final

from ceylon.ids import NOBODY, Seat
from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.rules.material import company_of
from ceylon.words.marks import N_
from ceylon.words.narration import tell
from ceylon.words.wording import Words

Chests = tuple[int, int, int]


def account(words: Words, told: Sequence[Fact], *, you: Seat = NOBODY) -> str:
    """All of an action as one sentence."""
    if any(isinstance(fact, facts.Harvested) for fact in told):
        return words.clauses(_harvest(words, told, you))
    if len(told) == 1 and isinstance(told[0], facts.CardPlayed):
        return _card(words, told[0])
    first_what_was_done = sorted(told, key=lambda fact: isinstance(fact, facts.TollPaid))
    return words.clauses(tell(words, fact, you=you) for fact in first_what_was_done)


def in_brief(words: Words, told: Sequence[Fact], *, you: Seat = NOBODY) -> str:
    """What was done, without prices and yields: these are drawn beside it."""
    fact = next((fact for fact in told if type(fact) in _BRIEF), None)
    if fact is None:
        return words.clauses(tell(words, each, you=you) for each in told)
    text = _BRIEF[type(fact)]
    if isinstance(fact, facts.Planted) and fact.second_leaf:
        text = N_("{seat:player} placed a second leaf on {hex:hex}")
    values: dict[str, object] = {field.name: getattr(fact, field.name) for field in fields(fact)}
    if isinstance(fact, facts.Traded):
        values["company"] = company_of(fact.contract)
    return words.say(text, **values)


_BRIEF: Final[Mapping[type[Fact], str]] = {
    facts.CardPlayed: N_("{seat:player}: ▲ {up:short}, ▼ {down:short}"),
    facts.Planted: N_("{seat:player} planted on {hex:hex}"),
    # Translators: a line of the log; the chests are drawn after it.
    facts.Harvested: N_("{seat:player} harvested"),
    facts.Traded: N_("{seat:player} traded with {company:company}"),
    facts.CouncillorContracted: N_(
        "{seat:player} contracted the councillor of {district:district}"
    ),
    facts.Advanced: N_("{seat:player} advanced to space {space}"),
    facts.Moved: N_("{seat:player} moved to {end:hex}"),
}


# A harvest


def gathered(told: Sequence[Fact]) -> Chests:
    """The chests of a harvest by their tea."""
    return _by_tea(fact.tea for fact in told if isinstance(fact, facts.Harvested))


def thrown_away(told: Sequence[Fact]) -> Chests:
    """Those that did not fit into the warehouse."""
    return _by_tea(fact.tea for fact in told if isinstance(fact, facts.Discarded))


def _by_tea(teas: Iterator[int]) -> Chests:
    found = Counter(teas)
    return found[0], found[1], found[2]


def scorers(told: Sequence[Fact]) -> dict[Seat, int]:
    """The points that a harvest gave to the owners of the plantations (A2.3)."""
    points: dict[Seat, int] = {}
    for fact in told:
        if isinstance(fact, facts.Harvested) and fact.owner != fact.seat:
            points[fact.owner] = points.get(fact.owner, 0) + 1
    return points


def _harvest(words: Words, told: Sequence[Fact], you: Seat) -> Iterator[str]:
    seat = told[0].seat
    hexes = [fact.hex for fact in told if isinstance(fact, facts.Harvested)]
    text = N_("{seat:player} harvested {chests:teas} on {hexes:hex}")
    yield words.say(text, seat=seat, chests=gathered(told), hexes=hexes)
    for owner, points in scorers(told).items():
        yield words.say("{owner:player} scored {points:points}", owner=owner, points=points)
    if any(discarded := thrown_away(told)):
        yield words.say("{seat:player} discarded {chests:teas}", seat=seat, chests=discarded)
    for fact in told:
        if isinstance(fact, facts.TollPaid):
            yield tell(words, fact, you=you)


def _card(words: Words, played: facts.CardPlayed) -> str:
    # Translators: for screen readers, in place of the signs ▲ and ▼.
    text = N_("{seat:player} played a card: {up:short}, and {down:short} for whoever follows")
    return words.say(text, seat=played.seat, up=played.up, down=played.down)
