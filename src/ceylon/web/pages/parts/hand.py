"""The cards: the player's own hand in its fixed places, and the card in play in its slot."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from ceylon.ids import NOBODY, Seat
from ceylon.rules import state
from ceylon.rules.choices import choices_of, text_of
from ceylon.rules.material import DOWN, UP
from ceylon.rules.view import View
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.ghosts import CardGhost, card_ghosts
from ceylon.web.pages.parts.part import ANEW, Part, part
from ceylon.words.marks import N_

HAND: Final = 3
"""Places for cards; one is empty while its card is in play, or when the deck has run out."""
_ROOM_FOR_A_NAME: Final = 9
_IN_PLAY: Final = frozenset(
    (
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
    brings: CardGhost | None
    """What it would open, if it may be played."""


@dataclass(frozen=True)
class Card:
    place: int
    ways: tuple[HeldCard, HeldCard]


@dataclass(frozen=True)
class Half:
    """One half of the card in play: whose it is, and whether it is being done."""

    action: int
    mine: bool
    now: bool


@dataclass(frozen=True)
class Slot:
    """The card in play: the upper half is the active player's, the lower one for the others."""

    owner: Seat
    name: str
    up: Half
    down: Half
    label: str


# The hand


def cards_of(screen: Screen) -> list[Card | None]:
    """By place; None where the card is in play, or where there is none."""
    hand, ghosts = screen.view.hand(), card_ghosts(screen)
    held: list[int | None] = list(range(len(hand)))
    if len(hand) < HAND:
        held.insert(_gap(screen.view, hand), None)
    held += [None] * (HAND - len(held))
    return [
        None if number is None else _card(screen, hand, number, place, ghosts)
        for place, number in enumerate(held)
    ]


Ghosts = Mapping[str, CardGhost]


def _card(screen: Screen, hand: list[int], number: int, place: int, ghosts: Ghosts) -> Card:
    first, second = (_held_card(screen, hand, number, turned, ghosts) for turned in (0, 1))
    return Card(place, (first, second))


def _gap(view: View, hand: list[int]) -> int:
    """Where the card in play came from: the hand is sorted."""
    if view.active != view.viewer or not in_play(view):
        return len(hand)
    return sum(card < view.card & ~1 for card in hand)


def _held_card(
    screen: Screen, hand: list[int], number: int, turned: int, ghosts: Ghosts
) -> HeldCard:
    """The choice of two equal cards is on the first; the other one leads there."""
    up, down = card_actions(hand[number] + turned)
    text = text_of(choices_of("play")[hand[number] + turned])
    offer, brings = screen.offered.get(text), ghosts.get(text)
    label = _held_label(screen, up, down)
    if offer and hand[number] in hand[:number]:
        return HeldCard(up, down, None, offer.text, label, brings)
    return HeldCard(up, down, offer, "", label, brings)


def _held_label(screen: Screen, up: int, down: int) -> str:
    only = _only_other(screen, screen.seat)
    if only != NOBODY:
        text = N_("{up:Short} for you, {down:short} for {other:player}")
        return screen.words.say(text, up=up, down=down, other=only)
    return screen.words.say("{up:Short} for you, {down:short} for the others", up=up, down=down)


def _only_other(screen: Screen, seat: Seat) -> Seat:
    """The one other player in a game of two, with CR Co. too; NOBODY if there are more."""
    others = [each for each in screen.view.seats() if each != seat]
    return others[0] if len(others) == 1 else NOBODY


def card_actions(card: int) -> tuple[int, int]:
    return UP[card], DOWN[card]


# The card in play


def in_play(view: View) -> bool:
    return view.card >= 0 and view.question in _IN_PLAY


def slot_of(screen: Screen) -> Slot | None:
    view = screen.view
    if not in_play(view):
        return None
    up, down = card_actions(view.card)
    owns, following = view.active == screen.seat, view.seat != view.active
    return Slot(
        owner=view.active,
        name=short_name(screen.sitters[view.active].name),
        up=Half(up, mine=owns, now=not following),
        down=Half(down, mine=following and view.seat == screen.seat, now=following),
        label=_slot_label(screen, up, down),
    )


def _slot_label(screen: Screen, up: int, down: int) -> str:
    words, active = screen.words, screen.view.active
    only = _only_other(screen, active)
    if only != NOBODY:
        text = N_("Card in play: {up:short} for {active:player}, {down:short} for {other:player}")
        return words.say(text, up=up, down=down, active=active, other=only)
    text = N_("Card in play: {up:short} for {active:player}, {down:short} for the others")
    return words.say(text, up=up, down=down, active=active)


def short_name(name: str) -> str:
    """A name that fits on a card: all of it, or its first word, or its beginning.

    What tells bots of one level apart stays: "Gov… 2".
    """
    if len(name) <= _ROOM_FOR_A_NAME:
        return name
    first, *rest = name.split() or [name]
    number = rest[-1] if rest and rest[-1].isdecimal() and len(rest[-1]) == 1 else ""
    room = _ROOM_FOR_A_NAME - (len(number) + 1 if number else 0)
    shown = first if len(first) <= room else f"{first[: room - 1]}…"
    return f"{shown} {number}".rstrip()


# Parts


def hand_parts(screen: Screen) -> Iterator[Part]:
    yield _slot_part(screen)
    if not screen.watching:
        yield _hand_part(screen)


def _slot_part(screen: Screen) -> Part:
    slot = slot_of(screen)
    waits = screen.yours and screen.view.question == state.PLAY
    return part("slot", (slot, waits), screen, "slot.html", lambda: {"slot": slot, "waits": waits})


def _hand_part(screen: Screen) -> Part:
    playing = screen.yours and screen.view.question == state.PLAY
    return part(
        "hand",
        ANEW if playing else _hand_shows(screen),
        screen,
        "hand.html",
        lambda: {"cards": cards_of(screen), "playing": playing},
    )


def _hand_shows(screen: Screen) -> tuple[Hashable, ...]:
    view = screen.view
    mine_in_play = view.card if view.active == screen.seat and in_play(view) else ()
    return view.players[screen.seat].hand, mine_in_play, _only_other(screen, screen.seat)
