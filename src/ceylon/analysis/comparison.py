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
_END: Final = 20.0
"""Said before all else: whoever misses it is surprised."""
_IN_REACH: Final = 0.4
_SITE: Final = 0.9
_AT_HAND: Final = 0.6
_SAVED: Final = 0.1
_FOLLOWER: Final = 1.2
_CARD: Final = 0.3
_FICKLE: Final = 0.5
"""The rupee majority changes with every price."""


def advantages(one: Tally, other: Tally) -> Iterator[Weighed]:
    """How the one is better."""
    for compare in _COMPARISONS:
        yield from compare(one, other)


# Weights that other comparisons share


def weight_of_rupees(tally: Tally, rupees: int) -> float:
    """Nothing, if they can neither be spent nor decide a place; a place has its own weight."""
    return _RUPEE * rupees * tally.rupees_count


def weight_of_chests(tally: Tally, number: Sequence[int]) -> float:
    weight = sum(n * each for n, each in zip(number, _CHESTS, strict=True))
    return weight * tally.for_later


def weight_of_reach(tally: Tally, plantations: int) -> float:
    return _IN_REACH * plantations * tally.for_later


# Points


def _contracts(one: Tally, other: Tally) -> Iterator[Weighed]:
    points = one.score.contracts - other.score.contracts
    if points > 0:
        yield points, Message(CONTRACT_POINTS, {"points": points})
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
        yield points, Message(SPACE_POINTS, {"space": space, "points": points})
    elif space > other.player.space:
        yield _SPACE * one.acts_again, _space_message(one, space)
    tokens = int(one.player.technology_tokens - other.player.technology_tokens)
    if tokens > 0:
        weight = _TECHNOLOGY_TOKEN * tokens * one.for_later
        kept = one.player.technology_tokens <= one.before.technology_tokens
        text = YOUR_TOKEN if kept else N_("+{n:technology}")
        yield weight, Message(text, {"n": tokens})


def _space_message(one: Tally, space: int) -> Message:
    """With what a space without points is good for: the next one that has some (A5.3)."""
    ahead = enumerate(one.game.material.space_points[space + 1 :], start=space + 1)
    for scoring, points in ahead:
        if points:
            text = N_(
                "on the way to space {next} of the technology track, which scores {points:points}"
            )
            return Message(text, {"next": scoring, "points": int(points)})
    return Message(SPACE, {"space": space})


def _markers(one: Tally, other: Tally) -> Iterator[Weighed]:
    points = one.score.markers - other.score.markers
    if points > 0:
        text = N_("leftover markers cost {points:points} less")
        yield points * (1 - one.for_later), Message(text, {"points": points})


def _majorities(one: Tally, other: Tally) -> Iterator[Weighed]:
    for mine, its in zip(one.score.placings, other.score.placings, strict=True):
        if mine.points > its.points:
            weight = (mine.points - its.points) * (1 - one.for_later)
            yield weight * (_FICKLE if mine.majority == RUPEES else 1), _place_message(one, mine)


def _place_message(one: Tally, placing: Placing) -> Message:
    values: dict[str, int | Sequence[int]] = {"place": placing.place, "points": placing.points}
    behind = one.behind_in_tie(placing) if placing.majority != TECHNOLOGY else []
    if behind:
        values["tied"] = behind
    if placing.majority == RUPEES:
        return Message(_RUPEES_TIED if behind else _RUPEES_ALONE, values)
    if placing.majority == TECHNOLOGY:
        return Message(N_("{place:ordinal} in technology: {points:points}"), values)
    values["district"] = placing.majority
    return Message(_DISTRICT_TIED if behind else _DISTRICT_ALONE, values)


_RUPEES_ALONE: Final = N_("{place:ordinal} in rupees: {points:points}")
_RUPEES_TIED: Final = N_(
    "{place:ordinal} in rupees, ahead of {tied:player} on the technology track: {points:points}"
)
_DISTRICT_ALONE: Final = N_("{place:ordinal} in {district:district}: {points:points}")
_DISTRICT_TIED: Final = N_(
    "{place:ordinal} in {district:district}, ahead of {tied:player} on the"
    " technology track: {points:points}"
)


def _others(one: Tally, other: Tally) -> Iterator[Weighed]:
    points = other.points_of_others() - one.points_of_others()
    if points > 0:
        text = N_("the others get {points:number} fewer {points:points_noun}")
        yield points / (len(one.game.players) - 1), Message(text, {"points": points})
    tokens = other.railways_tokens() - one.railways_tokens()
    if tokens > 0:
        text = N_("CR Co. has {n:number} fewer {n:technology_noun}")
        yield _TECHNOLOGY_TOKEN * tokens * one.for_later, Message(text, {"n": tokens})
    passengers = int(other.game.passengers - one.game.passengers)
    if passengers > 0:
        text = N_("CR Co. has {n:number} fewer {n:passengers_noun}")
        yield passengers * one.for_later, Message(text, {"n": passengers})


# The board


def _rupees(one: Tally, other: Tally) -> Iterator[Weighed]:
    rupees = int(one.player.rupees - other.player.rupees)
    if rupees > 0:
        yield weight_of_rupees(one, rupees), Message(MORE_RUPEES, {"n": rupees})


def _chests(one: Tally, other: Tally) -> Iterator[Weighed]:
    pairs = zip(one.chests(), other.chests(), strict=True)
    more = tuple(max(0, mine - its) for mine, its in pairs)
    traded = other.untouched and sum(one.chests()) <= sum(other.chests())
    if any(more) and not traded:
        yield weight_of_chests(one, more), Message(MORE_TEA, {"chests": more})


def _deliverable(one: Tally, other: Tally) -> Iterator[Weighed]:
    material, its, now = one.game.material, other.deliverable(), one.deliverable_now()
    for wagon, contract in one.deliverable().items():
        if wagon not in its and other.game.wagon(wagon) == contract:
            points = int(material.contract_points[contract])
            text = STILL_DELIVERABLE if wagon in now else _DELIVERABLE_THEN
            values = {"company": company_of(contract), "wagon": wagon + 1, "points": points}
            values["rupees"] = int(material.contract_rupees[contract])
            yield _DELIVERABLE * points * one.acts_again, Message(text, values)


_DELIVERABLE_THEN: Final = N_(
    "the contract of {company:company} on wagon {wagon} can then be fulfilled:"
    " {points:points} or {rupees:rupees}"
)
STILL_DELIVERABLE: Final = N_(
    "the contract of {company:company} on wagon {wagon} can still be fulfilled:"
    " {points:points} or {rupees:rupees}"
)


def _plantations(one: Tally, other: Tally) -> Iterator[Weighed]:
    spaces = one.contract_spaces()
    if spaces > other.contract_spaces():
        text = N_("free contract spaces: {n}")
        yield _CONTRACT_SPACE * one.acts_again, Message(text, {"n": spaces})
    # The first of all is not a step of its own: everyone begins with a plantation.
    districts, bonus = one.districts(), one.next_bonus()
    needed = set(bits.members(one.game.land.districts))
    for district in sorted(districts - other.districts()):
        more = len(districts) > len(other.districts()) > 0
        if bonus and more and districts < needed:
            text = N_(
                "a first plantation in {district:district}: {n} of {all:districts} towards"
                " the bonus of {points:points}"
            )
            n, of = len(districts), len(needed)
            values = {"district": district, "n": n, "all": of, "points": bonus}
            yield bonus * n / of / 2 * one.acts_again, Message(text, values)


def _sources(one: Tally, other: Tally) -> Iterator[Weighed]:
    for tea, (mine, its) in enumerate(zip(one.sources(), other.sources(), strict=True)):
        if mine > its:
            weight = _SOURCES[tea] * (mine - its) * one.for_later
            yield weight, Message(_YOUR_PLANTATIONS, {"tea": tea, "n": mine})


def _councillors(one: Tally, other: Tally) -> Iterator[Weighed]:
    for district in sorted(one.councillors() - other.councillors()):
        councillor = one.game.councillors[district] - 1
        weight = _COUNCILLOR * one.for_later
        yield weight, Message(COUNCILLOR, {"district": district, "councillor": councillor})


def _tile(one: Tally, other: Tally) -> Iterator[Weighed]:
    if one.player.tile >= 0 > other.player.tile:
        tile = int(one.player.tile)
        yield _TILE * one.for_later, Message(YOUR_TILE, {"tile": tile})


def _end(one: Tally, other: Tally) -> Iterator[Weighed]:
    if one.game.ending and not other.game.ending:
        yield _END, Message(END, {})


# The pawn and the card


def _pawn(one: Tally, other: Tally) -> Iterator[Weighed]:
    near, its = one.in_reach(), other.in_reach()
    if near > its:
        weight = weight_of_reach(one, near - its)
        yield weight, Message(_REACH if its else _FIRST_REACH, {"n": near, "other": its})
    sites = one.sites()
    if sites and not other.sites():
        yield _SITE * one.for_later, Message(YOUR_SITES, {"hexes": sites})
    district = one.councillor_at_hand()
    if district is not None and district != other.councillor_at_hand():
        values = {"district": district, "councillor": one.game.councillors[district] - 1}
        yield _AT_HAND * one.for_later, Message(_YOUR_COUNCILLOR, values)


_REACH: Final = N_("a harvest would then reach {n:plantations} instead of {other}")
_FIRST_REACH: Final = N_("a harvest would then reach {n:plantations}")


def _savings(one: Tally, other: Tally) -> Iterator[Weighed]:
    """What the pawn's place offers, and more rupees would not yet pay for."""
    rupees = int(one.player.rupees)
    if rupees <= other.player.rupees:
        return
    weight = _SAVED * one.for_later
    dear = one.dear_site()
    if dear is not None:
        text = N_("{rupees:rupees} in hand, and planting on {hex:hex} costs {price:rupees}")
        hex_, price = dear
        yield weight, Message(text, {"rupees": rupees, "hex": hex_, "price": price})
    councillor = one.dear_councillor()
    if councillor is not None:
        text = N_(
            "{rupees:rupees} in hand, and the councillor of {district:district}"
            " costs {price:rupees}"
        )
        district, price = councillor
        yield weight, Message(text, {"rupees": rupees, "district": district, "price": price})


def _card(one: Tally, other: Tally) -> Iterator[Weighed]:
    mine, its = one.outcome, other.outcome
    if mine.card is None or its.card is None:
        return
    fewer = its.followers - mine.followers
    if fewer > 0 and mine.followers:
        text = N_("only {n:players} can take the ▼ action, instead of {other}")
        yield _FOLLOWER * fewer, Message(text, {"n": mine.followers, "other": its.followers})
    elif fewer > 0:
        yield _FOLLOWER * fewer, Message(NOBODY_FOLLOWS, {})
    if mine.card >> 1 != its.card >> 1:
        sides = (int(UP[its.card]), int(DOWN[its.card]))
        yield _CARD * one.acts_again, Message(YOUR_CARD, {"card": sides})


# What the words of a choice may have said already.
CONTRACT_POINTS: Final = N_("+{points:points} from contracts")
SPACE_POINTS: Final = N_("space {space} of the technology track: +{points:points}")
SPACE: Final = N_("space {space} of the technology track")
MORE_RUPEES: Final = N_("{n:rupees} more in hand")
MORE_TEA: Final = N_("more tea: {chests:teas}")
COUNCILLOR: Final = N_("the councillor of {district:district}: {councillor:councillor}")
END: Final = N_("it triggers the end of the game")
NOBODY_FOLLOWS: Final = N_("nobody else can take the ▼ action")
# Said to the seat that chooses, and of a seat to anyone.
YOUR_TOKEN: Final = N_("you keep {n:technology}")
_YOUR_PLANTATIONS: Final = N_("you would have {n:plantations} for {tea:tea}")
YOUR_TILE: Final = N_("you keep your starting tile: {tile:tile}")
YOUR_SITES: Final = N_("you could then plant on {hexes:hex}")
_YOUR_COUNCILLOR: Final = N_(
    "you could then contract the councillor of {district:district} ({councillor:councillor})"
)
YOUR_CARD: Final = N_("you keep the {card:card} card in hand")
OF_OTHERS: Final[Mapping[str, str]] = {
    YOUR_TOKEN: N_("the player keeps {n:technology}"),
    _YOUR_PLANTATIONS: N_("the player would have {n:plantations} for {tea:tea}"),
    YOUR_TILE: N_("the starting tile is kept: {tile:tile}"),
    YOUR_SITES: N_("planting on {hexes:hex} would then be possible"),
    _YOUR_COUNCILLOR: N_(
        "the councillor of {district:district} could then be contracted ({councillor:councillor})"
    ),
    YOUR_CARD: N_("the {card:card} card stays in hand"),
}


_SIZES: Final = ("points", "n", "space", "rupees", "chests")
_ALIKE: Final[Mapping[str, str]] = {
    _RUPEES_TIED: _RUPEES_ALONE,
    _DISTRICT_TIED: _DISTRICT_ALONE,
    _FIRST_REACH: _REACH,
    STILL_DELIVERABLE: _DELIVERABLE_THEN,
}
"""Sentences that are one reason, said in two ways."""


def matches(one: Message, other: Message) -> bool:
    """Whether the one is the same reason, and no smaller: wherever it comes from.

    A first place in one district is as good as in another, and so is a first plantation.
    """
    if _ALIKE.get(one.text, one.text) != _ALIKE.get(other.text, other.text):
        return False
    return all(
        _number(one.values[size]) >= _number(other.values[size])
        for size in _SIZES
        if size in other.values and size in one.values
    )


def _number(value: int | Sequence[int]) -> int:
    return value if isinstance(value, int) else sum(value)


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
    _savings,
    _card,
)
