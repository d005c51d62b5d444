"""The councillors of the districts, and the district bonus tokens."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import partial

from ceylon.box import DISTRICTS
from ceylon.ids import NOBODY, RAILWAYS, Seat, by_seat
from ceylon.rules.bits import members
from ceylon.rules.choices import choices_of, text_of
from ceylon.rules.councillors import discs as discs_of
from ceylon.rules.facts import CouncillorContracted
from ceylon.rules.view import View
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen
from ceylon.sight.since import Deed
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
    marks: tuple[Deed, ...]
    """Who contracted it since the reader's last turn."""
    offer: Offer | None
    label: str
    tip: Tip


def councillor_of(screen: Screen, district: int, marks: tuple[Deed, ...] = ()) -> Councillor:
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
        marks=marks,
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
    by: Seat
    """Who took it, or nobody."""
    said: str


def bonuses_of(screen: Screen) -> list[Bonus]:
    taken = screen.view.bonuses_taken
    points = screen.view.material.box.district_bonus
    return [
        Bonus(n, place < taken, place == taken, *_taker(screen, n, taken=place < taken))
        for place, n in enumerate(points)
    ]


def _taker(screen: Screen, points: int, *, taken: bool) -> tuple[Seat, str]:
    words = screen.words
    if not taken:
        # Translators: a district bonus token.
        return NOBODY, words.say("{points:points}, not taken yet", points=points)
    by = taker_of(screen.view, points)
    # Translators: a district bonus token, and the player who has it.
    return by, words.say("{points:points}, taken by {seat:player}", points=points, seat=by)


def taker_of(view: View, points: int) -> Seat:
    """A1.4, R16: a player takes one token at most; CR Co. has taken all others."""
    for seat, player in by_seat(view.players):
        if player.bonus_tokens == 1 and player.bonus_points == points:
            return seat
    return RAILWAYS


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
        yield _councillor_part(screen, district, marks_on(screen, district) if screen.yours else ())
    yield tips_part("council", _tips(screen), ANEW if screen.yours else _discs(screen))


def marked_councillors(screen: Screen) -> Iterator[Part]:
    """Those that were contracted since the reader's last turn, with a number."""
    for district in districts_of(screen):
        if found := marks_on(screen, district):
            yield _councillor_part(screen, district, found)


def marks_on(screen: Screen, district: int) -> tuple[Deed, ...]:
    return tuple(
        deed
        for deed in screen.since
        if isinstance(deed.entry.main, CouncillorContracted)
        and deed.entry.main.district == district
    )


def _councillor_part(screen: Screen, district: int, marks: tuple[Deed, ...]) -> Part:
    text = _text(district)
    shows = (
        screen.view.councillors[district],
        tuple(discs_of(screen.view, district)),
        len(screen.view.players),
        just_contracted(screen, district),
        marks,
        screen.offered.get(text),
        screen.reasons.get(text),
    )
    values = partial(_values, screen, district, marks)
    return part(f"councillor-{district}", shows, screen, "councillor.html", values)


def bonus_part(screen: Screen) -> Part:
    view = screen.view
    takers = tuple((player.bonus_tokens, player.bonus_points) for player in view.players)
    shows = (view.bonuses_taken, takers)
    return part("bonuses", shows, screen, "bonuses.html", partial(_bonus_values, screen))


def _values(screen: Screen, district: int, marks: tuple[Deed, ...]) -> dict[str, object]:
    return {"councillor": councillor_of(screen, district, marks)}


def _bonus_values(screen: Screen) -> dict[str, object]:
    return {"bonuses": bonuses_of(screen), "bonuses_said": bonuses_sentence(screen)}


def _tips(screen: Screen) -> Iterator[Tip]:
    return (councillor_of(screen, district).tip for district in districts_of(screen))


def _discs(screen: Screen) -> Hashable:
    discs = tuple(player.councillors for player in screen.view.players)
    return screen.view.councillors, discs
