"""How one outcome is better than another: messages with their weights, in points.

A point in play weighs 1. What counts only at the end weighs less while many turns are left, and a
prospect is a fraction of a point. The weights only order the reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from ceylon.analysis.insights import Message
from ceylon.analysis.tally import Tally
from ceylon.errors import N_
from ceylon.rules import bits
from ceylon.rules.material import DOWN, UP, company_of
from ceylon.rules.scoring import RUPEES, TECHNOLOGY, Placing

Weighed = tuple[float, Message]

_RUPEE: Final = 0.4
_CHESTS: Final = (0.6, 0.8, 1.0)
_TECHNOLOGY_TOKEN: Final = 1.5
_SPACE: Final = 1.0
_CONTRACT_SPACE: Final = 0.8
_SOURCES: Final = (0.3, 0.4, 0.5)
_DELIVERABLE: Final = 0.6
_COUNCILLOR: Final = 3.0
_TILE: Final = 2.0
_END: Final = 2.0
_IN_REACH: Final = 0.4
_SITE: Final = 0.9
_AT_HAND: Final = 0.6
_FOLLOWER: Final = 1.2
_CARD: Final = 0.3
_FICKLE: Final = 0.5
"""The rupee majority changes with every price."""
_FAR: Final = 10
"""With this many turns left, what counts only at the end weighs half."""


def advantages(one: Tally, other: Tally) -> Iterator[Weighed]:
    """How the one is better."""
    for compare in _COMPARISONS:
        yield from compare(one, other)


def _in_the_end(tally: Tally) -> float:
    return _FAR / (_FAR + tally.turns_left)


def _for_later(tally: Tally) -> float:
    return 1 - _in_the_end(tally)


# Points


def _contracts(one: Tally, other: Tally) -> Iterator[Weighed]:
    points = one.score.contracts - other.score.contracts
    if points > 0:
        yield points, Message(N_("+{points:points} from contracts"), {"points": points})
    points = one.score.companies - other.score.companies
    if points > 0:
        text = N_("{n:companies} supplied: +{points:points}")
        yield points, Message(text, {"n": one.score.company_count, "points": points})


def _bonus(one: Tally, other: Tally) -> Iterator[Weighed]:
    points = one.score.bonus - other.score.bonus
    if points > 0 and not other.score.bonus:
        yield points, Message(N_("the district bonus: {points:points}"), {"points": points})


def _harvests(one: Tally, other: Tally) -> Iterator[Weighed]:
    points = one.score.harvests - other.score.harvests
    if points > 0:
        text = N_("+{points:points} from others’ harvests")
        yield points, Message(text, {"points": points})


def _technology(one: Tally, other: Tally) -> Iterator[Weighed]:
    space = int(one.player.space)
    points = one.score.technology_spaces - other.score.technology_spaces
    points += one.score.councillor - other.score.councillor
    if points > 0:
        text = N_("space {space} of the technology track: +{points:points}")
        yield points, Message(text, {"space": space, "points": points})
    elif space > other.player.space:
        yield _SPACE, Message(N_("space {space} of the technology track"), {"space": space})
    tokens = int(one.player.technology_tokens - other.player.technology_tokens)
    if tokens > 0:
        weight = _TECHNOLOGY_TOKEN * tokens * _for_later(one)
        yield weight, Message(N_("+{n:technology}"), {"n": tokens})


def _markers(one: Tally, other: Tally) -> Iterator[Weighed]:
    points = one.score.markers - other.score.markers
    if points > 0:
        text = N_("leftover markers cost {points:points} less")
        yield points * _in_the_end(one), Message(text, {"points": points})


def _majorities(one: Tally, other: Tally) -> Iterator[Weighed]:
    for mine, its in zip(one.score.placings, other.score.placings, strict=True):
        if mine.points > its.points:
            weight = (mine.points - its.points) * _in_the_end(one)
            yield weight * (_FICKLE if mine.majority == RUPEES else 1), _place_message(one, mine)


def _place_message(one: Tally, placing: Placing) -> Message:
    values: dict[str, int | Sequence[int]] = {"place": placing.place, "points": placing.points}
    behind = one.behind_in_tie(placing) if placing.majority != TECHNOLOGY else []
    if behind:
        values["tied"] = behind
    if placing.majority == RUPEES:
        return Message(_RUPEES_TIED if behind else _RUPEES_ALONE, values)
    if placing.majority == TECHNOLOGY:
        return Message(N_("{place:ordinal} for technology: {points:points}"), values)
    values["district"] = placing.majority
    return Message(_DISTRICT_TIED if behind else _DISTRICT_ALONE, values)


_RUPEES_ALONE: Final = N_("{place:ordinal} for rupees: {points:points}")
_RUPEES_TIED: Final = N_(
    "{place:ordinal} for rupees, ahead of {tied:player} on the technology track: {points:points}"
)
_DISTRICT_ALONE: Final = N_("{place:ordinal} in {district:district}: {points:points}")
_DISTRICT_TIED: Final = N_(
    "{place:ordinal} in {district:district}, ahead of {tied:player} on the"
    " technology track: {points:points}"
)


def _others(one: Tally, other: Tally) -> Iterator[Weighed]:
    points = other.points_of_others() - one.points_of_others()
    if points > 0:
        text = N_("costs the others {points:points}")
        yield points / (len(one.game.players) - 1), Message(text, {"points": points})
    tokens = other.railways_tokens() - one.railways_tokens()
    if tokens > 0:
        text = N_("CR Co. has {n:technology} fewer")
        yield _TECHNOLOGY_TOKEN * tokens * _for_later(one), Message(text, {"n": tokens})
    passengers = int(other.game.passengers - one.game.passengers)
    if passengers > 0:
        text = N_("CR Co. has {n:passengers} fewer")
        yield passengers * _for_later(one), Message(text, {"n": passengers})


# The board


def _rupees(one: Tally, other: Tally) -> Iterator[Weighed]:
    rupees = int(one.player.rupees - other.player.rupees)
    if rupees > 0:
        yield _RUPEE * rupees, Message(N_("{n:rupees} more in hand"), {"n": rupees})


def _chests(one: Tally, other: Tally) -> Iterator[Weighed]:
    pairs = zip(one.chests(), other.chests(), strict=True)
    more = tuple(max(0, mine - its) for mine, its in pairs)
    if any(more):
        weight = sum(n * each for n, each in zip(more, _CHESTS, strict=True))
        yield weight * _for_later(one), Message(N_("more tea: {chests:teas}"), {"chests": more})


def _deliverable(one: Tally, other: Tally) -> Iterator[Weighed]:
    material, its = one.game.material, other.deliverable()
    for wagon, contract in one.deliverable().items():
        if wagon not in its and other.game.wagon(wagon) == contract:
            points = int(material.contract_points[contract])
            text = N_(
                "the contract of {company:company} on wagon {wagon} can be fulfilled:"
                " {points:points} or {rupees:rupees}"
            )
            values = {"company": company_of(contract), "wagon": wagon + 1, "points": points}
            values["rupees"] = int(material.contract_rupees[contract])
            yield _DELIVERABLE * points * (1 if one.turns_left else 0), Message(text, values)


def _plantations(one: Tally, other: Tally) -> Iterator[Weighed]:
    spaces = one.contract_spaces()
    if spaces > other.contract_spaces():
        text = N_("open contract spaces: {n}")
        yield _CONTRACT_SPACE, Message(text, {"n": spaces})
    districts, bonus = one.districts(), one.next_bonus()
    needed = set(bits.members(one.game.land.districts))
    for district in sorted(districts - other.districts()):
        if bonus and districts < needed:
            text = N_(
                "a first plantation in {district:district}: {n} of {all:districts} towards"
                " the bonus of {points:points}"
            )
            n, of = len(districts), len(needed)
            values = {"district": district, "n": n, "all": of, "points": bonus}
            yield bonus * n / of / 2, Message(text, values)


def _sources(one: Tally, other: Tally) -> Iterator[Weighed]:
    for tea, (mine, its) in enumerate(zip(one.sources(), other.sources(), strict=True)):
        if mine > its:
            weight = _SOURCES[tea] * (mine - its) * _for_later(one)
            yield weight, Message(_YOUR_PLANTATIONS, {"tea": tea, "n": mine})


def _councillors(one: Tally, other: Tally) -> Iterator[Weighed]:
    for district in sorted(one.councillors() - other.councillors()):
        text = N_("the councillor of {district:district}: {councillor:councillor}")
        councillor = one.game.councillors[district] - 1
        weight = _COUNCILLOR * _for_later(one)
        yield weight, Message(text, {"district": district, "councillor": councillor})


def _tile(one: Tally, other: Tally) -> Iterator[Weighed]:
    if one.player.tile >= 0 > other.player.tile:
        tile = int(one.player.tile)
        yield _TILE * _for_later(one), Message(_YOUR_TILE, {"tile": tile})


def _end(one: Tally, other: Tally) -> Iterator[Weighed]:
    if one.game.ending and not other.game.ending:
        yield _END, Message(N_("it triggers the end of the game"), {})


# The pawn and the card


def _pawn(one: Tally, other: Tally) -> Iterator[Weighed]:
    later = _for_later(one)
    near, its = one.in_reach(), other.in_reach()
    if near > its:
        values = {"n": near, "other": its}
        yield _IN_REACH * (near - its) * later, Message(_YOUR_REACH, values)
    sites = one.sites()
    if sites and not other.sites():
        text = N_("vacant hexes to plant on: {hexes:hex}")
        yield _SITE * later, Message(text, {"hexes": sites})
    district = one.councillor_at_hand()
    if district is not None and district != other.councillor_at_hand():
        yield _AT_HAND * later, Message(_YOUR_PAWN, {"district": district})


def _card(one: Tally, other: Tally) -> Iterator[Weighed]:
    mine, its = one.outcome, other.outcome
    if mine.card is None or its.card is None:
        return
    fewer = its.followers - mine.followers
    if fewer > 0 and mine.followers:
        text = N_("only {n:players} can take the ▼ action, instead of {other:players}")
        yield _FOLLOWER * fewer, Message(text, {"n": mine.followers, "other": its.followers})
    elif fewer > 0:
        yield _FOLLOWER * fewer, Message(N_("nobody else can take the ▼ action"), {})
    if mine.card >> 1 != its.card >> 1:
        sides = (int(UP[its.card]), int(DOWN[its.card]))
        yield _CARD, Message(_YOUR_CARD, {"card": sides})


# Said to the seat that chooses, and of a seat to anyone.
_YOUR_PLANTATIONS: Final = N_("your plantations for {tea:tea}: {n}")
_YOUR_TILE: Final = N_("you keep your starting tile: {tile:tile}")
_YOUR_REACH: Final = N_("within reach of your pawn: {n:plantations} instead of {other}")
_YOUR_PAWN: Final = N_(
    "your pawn is in {district:district}, whose councillor you have not contracted yet"
)
_YOUR_CARD: Final = N_("you keep the {card:card} card in hand")
OF_OTHERS: Final[Mapping[str, str]] = {
    _YOUR_PLANTATIONS: N_("plantations for {tea:tea}: {n}"),
    _YOUR_TILE: N_("the starting tile is kept: {tile:tile}"),
    _YOUR_REACH: N_("within reach of the pawn: {n:plantations} instead of {other}"),
    _YOUR_PAWN: N_(
        "the pawn is in {district:district}, whose councillor the player has not contracted yet"
    ),
    _YOUR_CARD: N_("the {card:card} card stays in hand"),
}


def of_another(message: Message) -> Message:
    """The same message for those who did not make the choice."""
    return replace(message, text=OF_OTHERS.get(message.text, message.text))


_COMPARISONS: Final[tuple[Callable[[Tally, Tally], Iterator[Weighed]], ...]] = (
    _contracts,
    _bonus,
    _harvests,
    _technology,
    _markers,
    _majorities,
    _others,
    _rupees,
    _chests,
    _deliverable,
    _plantations,
    _sources,
    _councillors,
    _tile,
    _end,
    _pawn,
    _card,
)
