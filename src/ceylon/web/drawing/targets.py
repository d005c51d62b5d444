"""What can be chosen on a hex, what cannot, and how both are worded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from ceylon.ids import NOBODY, NOWHERE, Hex, by_seat
from ceylon.rules.choices import HEX_VERBS
from ceylon.rules.harvest import owner_of
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.reasons import Reason
from ceylon.rules.view import View
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen
from ceylon.web.drawing.geometry import sheet_of
from ceylon.web.drawing.ways import Way, way_of
from ceylon.words import N_, Words, capital
from ceylon.words.explanations import explain

MOVE, PLANT, HARVEST, START, STATION, RAIL = HEX_VERBS
_NOTHING: Final[Mapping[str, Any]] = {}
SPARSE: Final = 8
"""Up to this many prices can be taken in at a glance."""


@dataclass(frozen=True)
class Target:
    """A hex as the seat that looks at it may use it."""

    screen: Screen
    hex: Hex

    @property
    def name(self) -> str:
        return HEX_NAMES[self.hex]

    @property
    def offers(self) -> Mapping[str, Offer]:
        """The legal choices of this hex by their verb."""
        return self.screen.offered_at.get(self.name, _NOTHING)

    @cached_property
    def reasons(self) -> Mapping[str, Reason]:
        """Why other things cannot be done here; for planting, only on the pawn's own hex."""
        if self.name not in self.screen.reasons_at:
            return _NOTHING
        found = dict(self.screen.reasons_at[self.name])
        if PLANT in found and self.hex != self._pawn:
            del found[PLANT]
        if MOVE in found and self.hex == self._pawn and (self.offers or len(found) > 1):
            del found[MOVE]
        return found

    @property
    def refusals(self) -> tuple[Reason, ...]:
        """The reasons where nothing can be done; beside an offer they seem to contradict it."""
        return () if self.offers else tuple(self.reasons.values())

    @property
    def _pawn(self) -> Hex:
        view = self.screen.view
        return view.players[view.seat].pawn if view.seat != NOBODY else NOWHERE

    @property
    def main(self) -> str:
        """What a click does before a move: the verb of the card or of the question, if any."""
        return next((verb for verb in self.offers if verb != MOVE), "")

    @cached_property
    def way(self) -> Way | None:
        """The path of a move to this hex, with the price of each step."""
        if MOVE not in self.offers:
            return None
        return way_of(self.screen.view, self.hex, self.offers[MOVE].price)

    @cached_property
    def title(self) -> str:
        return description(self.screen.words, self.screen.view, self.hex)

    @cached_property
    def standing(self) -> tuple[str, ...]:
        """What is on this hex."""
        return tuple(standing_here(self.screen.words, self.screen.view, self.hex))

    def sentences(self) -> list[str]:
        """The full state of the hex, one sentence for each thing."""
        words = self.screen.words
        said = [self.title, *self.standing]
        said += [capital(offer.label) for offer in self.offers.values()]
        said += [capital(explain(words, reason)) for reason in self.refusals]
        return said

    def money_left(self) -> str:
        view, way = self.screen.view, self.way
        left = view.players[view.seat].rupees - (way.price if way else 0)
        # Translators: in the player’s hand, after a move.
        return self.screen.words.say("{left:rupees} left", left=left)


def targets_of(screen: Screen) -> dict[Hex, Target]:
    """The hexes in play, from north to south."""
    sheet = sheet_of(screen.view.land, screen.view.material.box)
    return {h: Target(screen, h) for h in sheet.order}


def dense(screen: Screen) -> bool:
    """Whether there are so many moves that prices are hidden until Move is chosen."""
    return sum(MOVE in offers for offers in screen.offered_at.values()) > SPARSE


# The hex in words


def description(words: Words, view: View, at: Hex) -> str:
    level = view.levels[at]
    text = N_("{hex:hex}, {district:district}, level {level}, {tea:tea}")
    return words.say(text, hex=at, district=at >> 3, level=level, tea=level)


def standing_here(words: Words, view: View, at: Hex) -> Iterator[str]:
    """Plantation, pawns and railway."""
    owner = owner_of(view, at)
    if owner == NOBODY:
        # Translators: on a hex, for screen readers.
        yield words.say("No plantation")
    elif view.players[owner].second_leaf >> at & 1:
        yield words.say("{owner:player}’s plantation, with two markers", owner=owner)
    else:
        yield words.say("{owner:player}’s plantation", owner=owner)
    pawns = [seat for seat, player in by_seat(view.players) if player.pawn == at]
    if pawns:
        yield words.say("Pawns here: {pawns:player}", pawns=pawns)
    if at in view.railway:
        number = view.railway.index(at) + 1
        yield words.say("Space {number} of the railway", number=number)
