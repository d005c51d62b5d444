"""What happened, as sentences: one for each fact of the rules.

Pass `fact.seen_by(seat)` to narrate it to a seat: a hidden card is then "a card".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import singledispatch
from typing import Final

from ceylon.ids import NOBODY, Choice, Seat
from ceylon.rules import facts
from ceylon.rules.choices import text_of
from ceylon.rules.facts import HIDDEN, Fact
from ceylon.rules.material import DOWN, UP, company_of
from ceylon.words.marks import N_
from ceylon.words.names import name
from ceylon.words.wording import Words


def tell(words: Words, fact: Fact, *, you: Seat = NOBODY) -> str:
    """A fact as one sentence; the owner of its cards is addressed as "you"."""
    values = _values(fact)
    if isinstance(fact, facts.HandDealt | facts.CardDrawn) and HIDDEN not in _cards(fact):
        return words.say(_OWN_CARDS[type(fact), fact.seat == you], **values)
    if isinstance(fact, facts.Advanced) and len(words.players) == _TWO:
        (other,) = words.players.keys() - {fact.seat}
        return words.say(_ADVANCED_OF_TWO[fact.points > 0], **values, other=other)
    return words.say(_sentence(fact), **values)


def tell_choice(words: Words, seat: Seat, choice: Choice) -> str:
    """A choice of which no fact tells, as a sentence."""
    text = SILENT.get(text_of(choice))
    if text is not None:
        return words.say(text, seat=seat)
    what = name(words, choice, yours=False)
    return words.say("{seat:player} chose “{what}”", seat=seat, what=what)


# The values of a sentence are the fact's own fields, in the numbering of the units


def _values(fact: Fact) -> dict[str, object]:
    values: dict[str, object] = {f.name: getattr(fact, f.name) for f in fields(fact)}
    match fact:
        case facts.CardDrawn(card=card) | facts.RailwaysDrew(card=card):
            values["card"] = _sides(card)
        case facts.HandDealt(cards=cards) | facts.CardsDiscarded(cards=cards):
            values |= {"cards": [_sides(card) for card in cards], "number": len(cards)}
        case facts.Traded(contract=contract, wagon=wagon):
            values |= {"company": company_of(contract), "wagon": wagon + 1}
        case facts.WagonFilled(contract=contract, wagon=wagon):
            values |= {"company": company_of(contract), "wagon": wagon + 1}
        case facts.CouncillorContracted(councillor=councillor):
            values["councillor"] = councillor - 1
        case facts.RailwaysMoved():
            values |= {"start": fact.start + 1, "end": fact.end + 1}
        case facts.RailwayLaid(line=line):
            values["line"] = list(line)
    return values


def _cards(fact: facts.HandDealt | facts.CardDrawn) -> tuple[int, ...]:
    return (fact.card,) if isinstance(fact, facts.CardDrawn) else fact.cards


def _sides(card: int) -> tuple[int, int]:
    return (UP[card], DOWN[card]) if card != HIDDEN else (HIDDEN, HIDDEN)


# Sentences


_OWN_CARDS: Final[Mapping[tuple[type[Fact], bool], str]] = {
    (facts.HandDealt, True): N_("You were dealt {cards:card}"),
    (facts.HandDealt, False): N_("{seat:player} was dealt {cards:card}"),
    (facts.CardDrawn, True): N_("You drew {card:card}"),
    (facts.CardDrawn, False): N_("{seat:player} drew {card:card}"),
}

_PLAIN: Final[Mapping[type[Fact], str]] = {
    facts.FirstPlanted: N_("{seat:player} placed a first plantation on {hex:hex}"),
    facts.RailBuilt: N_("Space {space} of the railway is {hex:hex}"),
    facts.RailwayLaid: N_(
        "The railway of CR Co., the Ceylon Railways Company, runs through {line:hex}"
    ),
    facts.HandDealt: N_("{seat:player} was dealt {number:cards}"),
    facts.TurnBegun: N_("Turn {turn}: {seat:player}"),
    facts.CardPlayed: N_("{seat:player} played {up:short} ▲ / {down:short} ▼"),
    facts.TechnologyTokenSpent: N_("{seat:player} spent a technology token on an extra action"),
    facts.TileUsed: N_("{seat:player} used their starting tile ({tile:tile})"),
    facts.TollPaid: N_("{seat:player} paid {rupees:rupees} of the cost to CR Co."),
    facts.BonusTaken: N_("{seat:player} took a district bonus token worth {points:points}"),
    facts.Discarded: N_("{seat:player} discarded a chest of {tea:tea}"),
    facts.CouncillorContracted: N_(
        "{seat:player} contracted the councillor of {district:district}"
        " ({councillor:councillor}) for {price:rupees}"
    ),
    facts.RupeesTaken: N_("{seat:player} took {rupees:rupees}"),
    facts.CardDrawn: N_("{seat:player} drew a card"),
    facts.WagonFilled: N_("A contract of {company:company} was placed on wagon {wagon}"),
    facts.GameEnded: N_("The game is over: {seat:player} won with {points:points}"),
    facts.RiverCrossed: N_("CR Co. crossed a river and took {rupees:rupees}"),
    facts.CardsDiscarded: N_("The passengers discarded {cards:card} from the deck"),
    facts.PassengersChanged: N_("The passenger track now shows {passengers:passengers}"),
    facts.TechnologyTokenLost: N_("CR Co. discarded a technology token"),
}


@singledispatch
def _sentence(fact: Fact) -> str:
    return _PLAIN[type(fact)]


@_sentence.register
def _planted(fact: facts.Planted) -> str:
    if fact.second_leaf:
        return N_("{seat:player} placed a second leaf on {hex:hex} for {price:rupees}")
    return N_("{seat:player} planted on {hex:hex} for {price:rupees}")


@_sentence.register
def _harvested(fact: facts.Harvested) -> str:
    if fact.owner == fact.seat:
        return N_("{seat:player} harvested {tea:tea} on {hex:hex}")
    return N_("{seat:player} harvested {tea:tea} on {hex:hex}; {owner:player} scored 1 point")


@_sentence.register
def _traded(fact: facts.Traded) -> str:
    if not fact.points:
        return N_(
            "{seat:player} fulfilled a contract of {company:company} with {chests:teas}"
            " for {rupees:rupees}"
        )
    if not fact.rupees:
        return N_(
            "{seat:player} fulfilled a contract of {company:company} with {chests:teas}"
            " for {points:points}"
        )
    return N_(
        "{seat:player} fulfilled a contract of {company:company} with {chests:teas}"
        " for {points:points} and {rupees:rupees}"
    )


@_sentence.register
def _advanced(fact: facts.Advanced) -> str:
    if fact.points:
        return N_(
            "{seat:player} advanced to space {space} of the technology track for"
            " {price:rupees} and scored {points:points}; the others took 1 rupee each"
        )
    return N_(
        "{seat:player} advanced to space {space} of the technology track for"
        " {price:rupees}; the others took 1 rupee each"
    )


_TWO: Final = 2
_ADVANCED_OF_TWO: Final = {
    True: N_(
        "{seat:player} advanced to space {space} of the technology track for"
        " {price:rupees} and scored {points:points}; {other:player} took 1 rupee"
    ),
    False: N_(
        "{seat:player} advanced to space {space} of the technology track for"
        " {price:rupees}; {other:player} took 1 rupee"
    ),
}
"""By whether it scored: where one other player takes a rupee, the name says who."""
SILENT: Final[Mapping[str, str]] = {
    "end turn": N_("{seat:player} took no extra action"),
    "done": N_("{seat:player} ended the harvest"),
}
"""Choices of which no fact tells; what happens next is another's doing."""


@_sentence.register
def _moved(fact: facts.Moved) -> str:
    if fact.price:
        return N_("{seat:player} moved from {start:hex} to {end:hex} for {price:rupees}")
    return N_("{seat:player} moved from {start:hex} to {end:hex}")


@_sentence.register
def _end_triggered(fact: facts.EndTriggered) -> str:
    if fact.by_markers:
        return N_("{seat:player} ran out of markers, triggering the end of the game")
    return N_("The deck ran out, triggering the end of the game")


# The railways


@_sentence.register
def _railways_moved(fact: facts.RailwaysMoved) -> str:
    if fact.end < fact.start:
        return N_("CR Co. returned to the starting station")
    return N_("CR Co. moved to space {end} of the railway")


@_sentence.register
def _chests_gained(fact: facts.ChestsGained) -> str:
    if not any(fact.chests):
        return N_("CR Co. took no chests at the starting station: its storage was full")
    return N_("CR Co. took {chests:teas} at the starting station")


@_sentence.register
def _railways_drew(fact: facts.RailwaysDrew) -> str:
    if fact.from_discards:
        return N_("CR Co. played the top card of the discard pile: {card:card}")
    return N_("CR Co. drew {card:card}")


@_sentence.register
def _railways_decided(fact: facts.RailwaysDecided) -> str:
    return _DECISIONS[fact.rule, fact.action >= 0]


_DECISIONS: Final[Mapping[tuple[str, bool], str]] = {
    ("R10", True): N_("{rule}: CR Co. followed with the card’s action ({action:action})"),
    ("R10", False): N_("{rule}: CR Co. could not take the card’s action"),
    ("R19", True): N_("{rule}: the first action CR Co. could take was {action:doing}"),
    ("R20", False): N_("{rule}: CR Co. could take neither of the card’s actions"),
}
