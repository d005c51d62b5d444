"""The desk: the player's own hand, the choices that are nowhere else, and undo."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Final

from jinja2.utils import htmlsafe_json_dumps

from ceylon.box import TEAS
from ceylon.rules import state
from ceylon.rules.chests import unpack
from ceylon.rules.choices import choices_of, text_of
from ceylon.rules.material import NO_TILE
from ceylon.rules.view import View
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.actions import Action, actions_of, card_actions
from ceylon.web.pages.parts.harvest import Harvest, harvest_under_way, in_reach
from ceylon.web.pages.parts.part import ANEW, Part, part
from ceylon.web.pages.parts.tips import Tip, tips_part, why
from ceylon.words import capital
from ceylon.words.abilities import starting_tile
from ceylon.words.names import name
from ceylon.words.questions import ask

_CHESTS: Final = {state.DISCARD: "discard", state.KEEP: "keep"}
_UNDER_WAY: Final = frozenset(
    question
    for question in (
        *(state.ACT, state.EXTRA, state.AFTER, state.FOLLOW, state.TILE),
        *(state.HARVESTING, state.DISCARD, state.KEEP),
    )
)


@dataclass(frozen=True)
class HeldCard:
    """A card held one way round: an action for you, one for the others."""

    up: int
    down: int
    offer: Offer | None
    go: str
    label: str


@dataclass(frozen=True)
class Card:
    place: int
    ways: tuple[HeldCard, HeldCard]


@dataclass(frozen=True)
class Chest:
    tea: int
    have: int
    offer: Offer | None
    title: str
    tip: Tip | None


@dataclass(frozen=True)
class Single:
    """A choice without an object: a token, the tile, the end of a turn or of a harvest."""

    title: str
    note: str
    offer: Offer | None
    tip: Tip


@dataclass(frozen=True)
class Hand:
    cards: list[Card]
    played: HeldCard | None


@dataclass(frozen=True)
class Desk:
    actions: list[Action]
    token: Single | None
    end: Single | None
    chests: list[Chest]
    harvest: Harvest | None
    more: Harvest | None
    rules: list[tuple[str, bool | None]]
    undo: str
    hint: bool
    """Whether a hint may be asked for; a forced choice needs none."""

    @property
    def tips(self) -> list[Tip]:
        singles = [single.tip for single in (self.token, self.end) if single]
        found = [action.tip for action in self.actions] + [chest.tip for chest in self.chests]
        return singles + [tip for tip in found if tip is not None]


def desk_of(screen: Screen) -> Desk:
    view = screen.view
    harvesting = screen.yours and view.question == state.HARVESTING
    return Desk(
        actions=actions_of(screen),
        token=_token(screen),
        end=_end(screen),
        chests=_chests(screen),
        harvest=harvest_under_way(screen) if harvesting else None,
        more=in_reach(screen) if harvesting else None,
        rules=_line_rules(screen) if screen.yours and view.question == state.RAIL else [],
        undo=_undo(screen),
        hint=screen.hints and len(screen.offers) > 1,
    )


# Cards


def hand_of(screen: Screen) -> Hand:
    return Hand(_cards(screen), _played_card(screen))


def _cards(screen: Screen) -> list[Card]:
    hand = screen.view.hand()
    return [
        Card(place, (_held_card(screen, hand, place, 0), _held_card(screen, hand, place, 1)))
        for place in range(len(hand))
    ]


def _held_card(screen: Screen, hand: list[int], place: int, turned: int) -> HeldCard:
    """The choice of two equal cards is on the first; the other one leads there."""
    up, down = card_actions(hand[place] + turned)
    offer = screen.offered.get(text_of(choices_of("play")[hand[place] + turned]))
    label = screen.words.say("{up:Short} for you, {down:short} for the others", up=up, down=down)
    if offer and hand[place] in hand[:place]:
        return HeldCard(up, down, None, offer.text, label)
    return HeldCard(up, down, offer, "", label)


def _played_card(screen: Screen) -> HeldCard | None:
    """The card played this turn."""
    view = screen.view
    if not _lies_open(view):
        return None
    up, down = card_actions(view.card)
    words = screen.words
    label = words.say(
        "Played: {up:short} for {active:player}, {down:short} for the others",
        up=up,
        down=down,
        active=view.active,
    )
    return HeldCard(up, down, None, "", label)


def _lies_open(view: View) -> bool:
    return view.card >= 0 and view.question in _UNDER_WAY


# Choices without an object


def _single(screen: Screen, text: str, title: str, note: str, tip: str) -> Single:
    reason = screen.reasons.get(text)
    reasons = (why(screen.words, reason),) if reason else ()
    return Single(title, note, screen.offered.get(text), Tip(tip, title, (note,), reasons=reasons))


def _token(screen: Screen) -> Single | None:
    view, words = screen.view, screen.words
    tokens = view.players[screen.seat].technology_tokens if not screen.watching else 0
    if not screen.yours or "technology token" not in {**screen.offered, **screen.reasons}:
        return None
    if "technology token" not in screen.offered and not tokens:
        return None
    title = words.say_in("button", "Spend a token")
    note = words.say("one extra action; you have {n:technology}", n=tokens)
    return _single(screen, "technology token", title, note, "tip-token")


def tile_of(screen: Screen) -> Single | None:
    if screen.watching:
        return None
    view, words = screen.view, screen.words
    me = view.players[screen.seat]
    if not me.tile_number:
        return None
    ability = starting_tile(words, view.material.tile_kinds[me.tile_number - 1])
    note = words.say_in("badge", "used") if me.tile == NO_TILE else ability.text
    return _single(screen, "starting tile", ability.name, note, "tip-tile")


def _end(screen: Screen) -> Single | None:
    words = screen.words
    for text, title in (
        ("end turn", words.say_in("button", "End turn")),
        ("done", words.say_in("button", "End the harvest")),
    ):
        if text in screen.offered or text in screen.reasons:
            return _single(screen, text, title, "", "tip-end")
    return None


def _chests(screen: Screen) -> list[Chest]:
    verb = _CHESTS.get(screen.view.question)
    if verb is None or not screen.yours:
        return []
    words, have = screen.words, unpack(screen.view.players[screen.seat].chests)
    found = []
    for tea in range(3):
        text = f"{verb} {TEAS[tea]}"
        reason = screen.reasons.get(text)
        title = capital(words.unit("tea", tea))
        tip = Tip(f"why-{TEAS[tea]}", title, reasons=(why(words, reason),)) if reason else None
        found.append(Chest(tea, have[tea], screen.offered.get(text), title, tip))
    return found


def _undo(screen: Screen) -> str:
    if screen.undo is None:
        return ""
    what = name(screen.words, screen.undo.choice)
    if screen.undo.ask:
        return screen.words.say_in("button", "Ask to undo: {what}", what=what)
    return screen.words.say_in("button", "Undo: {what}", what=what)


# Building the railway


def _line_rules(screen: Screen) -> list[tuple[str, bool | None]]:
    """R5: the constraints on the line; satisfied, or still open (None)."""
    view, words = screen.view, screen.words
    line = list(view.railway)
    districts = [sum(h >> 3 == d for h in line) for d in range(4)]
    full = sum(n == 3 for n in districts)
    levels = sorted({view.levels[h] for h in line})
    return [
        (words.say("{n} of 9 hexes, each adjacent to the last, none twice", n=len(line)), None),
        (words.say("three in each of three districts: {n} of 3 done", n=full), full == 3 or None),
        (
            words.say("all three levels: {n} of 3 reached", n=len(levels)),
            len(levels) == 3 or None,
        ),
        (words.say("both ends on the rim of the map, in different districts"), bool(line) or None),
    ]


# Parts


def desk_parts(screen: Screen) -> Iterator[Part]:
    desk = desk_of(screen)
    if not screen.watching:
        yield _hand_part(screen)
    yield _choose_part(screen, desk)
    yield tips_part("desk", _tips(screen, desk), ANEW if screen.yours else _tile_shows(screen))


def offers_part(screen: Screen) -> Part:
    return Part("offers", ANEW if screen.yours else (), lambda: _offers_script(screen))


def _hand_part(screen: Screen) -> Part:
    view = screen.view
    playing = screen.yours and view.question == state.PLAY
    lying = (view.card, view.active) if _lies_open(view) else ()
    return part(
        "hand",
        (view.players[screen.seat].hand, lying, screen.offers if playing else ()),
        screen,
        "hand.html",
        lambda: {"hand": hand_of(screen), "playing": playing},
    )


def _choose_part(screen: Screen, desk: Desk) -> Part:
    asked = ask(screen.words, screen.view)
    moment = (screen.table, screen.shown if screen.past else -1, screen.finished, screen.ended)
    undo = (screen.undo, screen.undo_asked, screen.must_answer)
    return part(
        "choose",
        ANEW if screen.yours else (asked, moment, undo, screen.seat),
        screen,
        "choose.html",
        lambda: {"desk": desk, "asked": asked},
    )


def _tips(screen: Screen, desk: Desk) -> Iterator[Tip]:
    yield from desk.tips
    tile = tile_of(screen)
    if tile is not None:
        yield tile.tip


def _tile_shows(screen: Screen) -> Hashable:
    if screen.watching:
        return ()
    me = screen.view.players[screen.seat]
    return me.tile, me.tile_number


def _offers_script(screen: Screen) -> str:
    """What the page's script needs in order to ask before a choice is final."""
    offers = {o.text: {"label": o.label, "price": o.price, "ends": o.ends} for o in screen.offers}
    return f'<script type="application/json" id="offers">{htmlsafe_json_dumps(offers)}</script>'
