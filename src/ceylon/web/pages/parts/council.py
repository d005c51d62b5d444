"""The councillors of the districts, and the district bonus tokens."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.rules.bits import members
from ceylon.rules.choices import DISTRICT_NAMES
from ceylon.rules.facts import CouncillorContracted
from ceylon.web.pages.parts.tips import Tip, why
from ceylon.web.screen import Offer, Screen
from ceylon.words.abilities import councillor


@dataclass(frozen=True)
class Councillor:
    district: int
    name: str
    number: int
    ability: str
    discs: tuple[int, ...]
    spaces: int
    last: bool
    """Whether it was contracted as the last action."""
    offer: Offer | None
    label: str
    tip: Tip


def councillor_of(screen: Screen, district: int) -> Councillor | None:
    """The councillor of a district; none where the district is left out (S3)."""
    view, words = screen.view, screen.words
    if not view.land.districts >> district & 1:
        return None
    ability = councillor(words, view.councillors[district])
    discs = [s for s, player in enumerate(view.players) if player.councillors >> district & 1]
    text = f"contract {DISTRICT_NAMES[district]}"
    reason = screen.reasons.get(text)
    title = words.say("Councillor of {district:district}", district=district)
    by = words.say("Contracted by {seats:player}", seats=discs) if discs else ""
    tip = Tip(
        f"tip-{DISTRICT_NAMES[district].lower()}",
        title,
        lines=tuple(filter(None, (ability.text, by))),
        reasons=(why(words, reason),) if reason else (),
    )
    offer = screen.offered.get(text)
    said = [title, ability.text, by, offer.label if offer else ""]
    return Councillor(
        district=district,
        name=words.unit("district", district),
        number=view.councillors[district],
        ability=ability.name,
        discs=tuple(discs),
        spaces=len(view.players),
        last=any(
            isinstance(fact, CouncillorContracted) and fact.district == district
            for fact in screen.last
        ),
        offer=offer,
        label=". ".join(filter(None, said)),
        tip=tip,
    )


@dataclass(frozen=True)
class Bonus:
    points: int
    taken: bool
    next: bool


def bonuses_of(screen: Screen) -> list[Bonus]:
    view = screen.view
    taken = int(view.bonuses_taken)
    points = view.material.box.district_bonus
    return [Bonus(n, place < taken, place == taken) for place, n in enumerate(points)]


def bonuses_said(screen: Screen) -> str:
    left = [bonus.points for bonus in bonuses_of(screen) if not bonus.taken]
    words = screen.words
    if not left:
        return words.say("District bonus tokens: all are taken")
    return words.say("District bonus tokens: {left:points} left", left=left)


def districts_of(screen: Screen) -> list[int]:
    return members(screen.view.land.districts)
