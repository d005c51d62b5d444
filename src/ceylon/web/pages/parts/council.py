"""The councillors of the districts, and the district bonus tokens."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import partial

from ceylon.box import DISTRICTS
from ceylon.ids import Seat
from ceylon.rules.bits import members
from ceylon.rules.choices import choices_of, text_of
from ceylon.rules.councillors import discs as discs_of
from ceylon.rules.facts import CouncillorContracted
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.part import ANEW, Part, part
from ceylon.web.pages.parts.tips import Tip, tips_part, why
from ceylon.words import capital
from ceylon.words.abilities import councillor


@dataclass(frozen=True)
class Councillor:
    district: int
    name: str
    number: int
    ability: str
    discs: tuple[Seat, ...]
    spaces: int
    last: bool
    """Whether contracting it was the last action."""
    offer: Offer | None
    label: str
    tip: Tip


def councillor_of(screen: Screen, district: int) -> Councillor:
    view, words = screen.view, screen.words
    ability = councillor(words, view.councillors[district])
    discs, text = discs_of(view, district), _text(district)
    reason = screen.reasons.get(text)
    title = words.say("Councillor of {district:district}", district=district)
    by = words.say("Contracted by {seats:player}", seats=discs) if discs else ""
    tip = Tip(
        f"tip-{DISTRICTS[district].lower()}",
        title,
        lines=tuple(filter(None, (ability.text, by))),
        reasons=(why(words, reason),) if reason else (),
    )
    offer = screen.offered.get(text)
    said = [title, ability.text, by, capital(offer.label) if offer else ""]
    return Councillor(
        district=district,
        name=words.unit("district", district),
        number=view.councillors[district],
        ability=ability.name,
        discs=tuple(discs),
        spaces=len(view.players),
        last=just_contracted(screen, district),
        offer=offer,
        label=words.sentences(filter(None, said)),
        tip=tip,
    )


def _text(district: int) -> str:
    return text_of(choices_of("contract")[district])


def just_contracted(screen: Screen, district: int) -> bool:
    """Whether it was the last action, to mark it."""
    contracted = (fact for fact in screen.last if isinstance(fact, CouncillorContracted))
    return any(fact.district == district for fact in contracted)


@dataclass(frozen=True)
class Bonus:
    points: int
    taken: bool
    next: bool


def bonuses_of(screen: Screen) -> list[Bonus]:
    view = screen.view
    taken = view.bonuses_taken
    points = view.material.box.district_bonus
    return [Bonus(n, place < taken, place == taken) for place, n in enumerate(points)]


def bonuses_sentence(screen: Screen) -> str:
    left = [bonus.points for bonus in bonuses_of(screen) if not bonus.taken]
    words = screen.words
    if not left:
        return words.say("District bonus tokens: all taken")
    return words.say("District bonus tokens: {left:points} left", left=left)


def districts_of(screen: Screen) -> list[int]:
    return members(screen.view.land.districts)


# Parts


def council_parts(screen: Screen) -> Iterator[Part]:
    for district in districts_of(screen):
        text = _text(district)
        shows = (
            screen.view.councillors[district],
            tuple(discs_of(screen.view, district)),
            len(screen.view.players),
            just_contracted(screen, district),
            screen.offered.get(text),
            screen.reasons.get(text),
        )
        values = partial(_values, screen, district)
        yield part(f"councillor-{district}", shows, screen, "councillor.html", values)
    yield tips_part("council", _tips(screen), ANEW if screen.yours else _discs(screen))


def bonus_part(screen: Screen) -> Part:
    taken = screen.view.bonuses_taken
    return part("bonuses", taken, screen, "bonuses.html", partial(_bonus_values, screen))


def _values(screen: Screen, district: int) -> dict[str, object]:
    return {"councillor": councillor_of(screen, district)}


def _bonus_values(screen: Screen) -> dict[str, object]:
    return {"bonuses": bonuses_of(screen), "bonuses_said": bonuses_sentence(screen)}


def _tips(screen: Screen) -> Iterator[Tip]:
    return (councillor_of(screen, district).tip for district in districts_of(screen))


def _discs(screen: Screen) -> Hashable:
    discs = tuple(player.councillors for player in screen.view.players)
    return screen.view.councillors, discs
