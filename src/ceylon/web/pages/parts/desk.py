"""The desk: the own hand, what the open question asks, and undo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceylon.rules import choices, state
from ceylon.rules.chests import unpack
from ceylon.rules.material import NO_TILE
from ceylon.rules.state import QUESTION_NAMES
from ceylon.web.pages.parts.actions import Action, actions_of, card_actions
from ceylon.web.pages.parts.harvest import Harvest, in_reach, taken
from ceylon.web.pages.parts.tips import Tip, why
from ceylon.web.screen import Offer, Screen
from ceylon.words import capital
from ceylon.words.abilities import starting_tile
from ceylon.words.asking import ask
from ceylon.words.naming import name

_CHESTS: Final = {int(state.DISCARD): "discard", int(state.KEEP): "keep"}
_TEAS: Final = ("black", "green", "white")


@dataclass(frozen=True)
class Way:
    """A card held one way round: an action for you, one for the others."""

    up: int
    down: int
    offer: Offer | None
    go: str
    label: str


@dataclass(frozen=True)
class Card:
    place: int
    ways: tuple[Way, Way]


@dataclass(frozen=True)
class Chest:
    tea: int
    have: int
    offer: Offer | None
    title: str
    tip: Tip | None


@dataclass(frozen=True)
class Single:
    """A choice that stands alone: a token, the tile, the end of a turn or of a harvest."""

    title: str
    note: str
    offer: Offer | None
    tip: Tip


@dataclass(frozen=True)
class Desk:
    question: str
    asked: str
    cards: list[Card]
    played: Way | None
    actions: list[Action]
    token: Single | None
    tile: Single | None
    end: Single | None
    chests: list[Chest]
    harvest: Harvest | None
    more: Harvest | None
    rules: list[tuple[str, bool | None]]
    undo: str

    @property
    def tips(self) -> list[Tip]:
        singles = [single.tip for single in (self.token, self.tile, self.end) if single]
        found = [action.tip for action in self.actions] + [chest.tip for chest in self.chests]
        return singles + [tip for tip in found if tip is not None]


def desk_of(screen: Screen) -> Desk:
    view = screen.view
    harvesting = screen.yours and view.question == state.HARVESTING
    return Desk(
        question=QUESTION_NAMES[view.question],
        asked=ask(screen.words, view),
        cards=_cards(screen),
        played=_played(screen),
        actions=actions_of(screen),
        token=_token(screen),
        tile=_tile(screen),
        end=_end(screen),
        chests=_chests(screen),
        harvest=taken(screen) if harvesting else None,
        more=in_reach(screen) if harvesting else None,
        rules=_line_rules(screen) if screen.yours and view.question == state.RAIL else [],
        undo=_undo(screen),
    )


# Cards


def _cards(screen: Screen) -> list[Card]:
    hand = screen.view.hand()
    return [
        Card(place, (_way(screen, hand, place, 0), _way(screen, hand, place, 1)))
        for place in range(len(hand))
    ]


def _way(screen: Screen, hand: list[int], place: int, turned: int) -> Way:
    """The choice of two equal cards stands on the first; the other one leads there."""
    up, down = card_actions(hand[place] + turned)
    offer = screen.offered.get(choices.text_of(int(choices.FIRST_PLAY) + hand[place] + turned))
    label = screen.words.say("{up:Short} for you, {down:short} for the others", up=up, down=down)
    if offer and hand[place] in hand[:place]:
        return Way(up, down, None, offer.text, label)
    return Way(up, down, offer, "", label)


def _played(screen: Screen) -> Way | None:
    """The card that lies open in this turn."""
    view = screen.view
    asking = (state.ACT, state.EXTRA, state.AFTER, state.FOLLOW, state.TILE)
    under_way = (*asking, state.HARVESTING, state.DISCARD, state.KEEP)
    if view.card < 0 or view.question not in under_way:
        return None
    up, down = card_actions(int(view.card))
    words = screen.words
    label = words.say(
        "Played: {up:short} for {active:player}, {down:short} for the others",
        up=up,
        down=down,
        active=int(view.active),
    )
    return Way(up, down, None, "", label)


# Choices that stand alone


def _single(screen: Screen, text: str, title: str, note: str, tip: str) -> Single:
    reason = screen.reasons.get(text)
    reasons = (why(screen.words, reason),) if reason else ()
    return Single(title, note, screen.offered.get(text), Tip(tip, title, (note,), reasons=reasons))


def _token(screen: Screen) -> Single | None:
    view, words = screen.view, screen.words
    tokens = int(view.players[screen.seat].technology_tokens) if not screen.watching else 0
    if not screen.yours or "technology token" not in {**screen.offered, **screen.reasons}:
        return None
    if "technology token" not in screen.offered and not tokens:
        return None
    title = words.say("Spend a token")
    note = words.say("one extra action; you have {n:technology}", n=tokens)
    return _single(screen, "technology token", title, note, "tip-token")


def _tile(screen: Screen) -> Single | None:
    if screen.watching:
        return None
    view, words = screen.view, screen.words
    me = view.players[screen.seat]
    if not me.tile_number:
        return None
    ability = starting_tile(words, int(view.material.tile_kinds[me.tile_number - 1]))
    note = words.say("used") if me.tile == NO_TILE else ability.text
    return _single(screen, "starting tile", ability.name, note, "tip-tile")


def _end(screen: Screen) -> Single | None:
    words = screen.words
    for text, title in (
        ("end turn", words.say("End turn")),
        ("done", words.say("End the harvest")),
    ):
        if text in screen.offered or text in screen.reasons:
            return _single(screen, text, title, "", "tip-end")
    return None


def _chests(screen: Screen) -> list[Chest]:
    verb = _CHESTS.get(int(screen.view.question))
    if verb is None or not screen.yours:
        return []
    words, have = screen.words, unpack(screen.view.players[screen.seat].chests)
    found = []
    for tea in range(3):
        text = f"{verb} {_TEAS[tea]}"
        reason = screen.reasons.get(text)
        title = capital(words.unit("tea", tea))
        tip = Tip(f"why-{_TEAS[tea]}", title, reasons=(why(words, reason),)) if reason else None
        found.append(Chest(tea, have[tea], screen.offered.get(text), title, tip))
    return found


def _undo(screen: Screen) -> str:
    if screen.undo is None:
        return ""
    what = name(screen.words, screen.undo.choice)
    if screen.undo.ask:
        return screen.words.say("Ask to undo: {what}", what=what)
    return screen.words.say("Undo: {what}", what=what)


# Building the railway


def _line_rules(screen: Screen) -> list[tuple[str, bool | None]]:
    """R5: what the line must keep to; kept, or still to come (None)."""
    view, words = screen.view, screen.words
    line = list(view.railway)
    districts = [sum(h >> 3 == d for h in line) for d in range(4)]
    full = sum(n == 3 for n in districts)
    levels = sorted({view.levels[h] for h in line})
    return [
        (words.say("{n} of 9 hexes, each next to the last, none twice", n=len(line)), None),
        (words.say("three in each of three districts: {n} of 3 done", n=full), full == 3 or None),
        (
            words.say("over each level: {n} of 3 met", n=len(levels)),
            len(levels) == 3 or None,
        ),
        (words.say("from the rim to the rim, in another district"), bool(line) or None),
    ]
