"""Facts: what happened, enough to narrate and to animate all of it.

A fact is named by a past participle. Code that passes it on to a seat sends `fact.seen_by(seat)`.
"""

from dataclasses import dataclass
from typing import Final

from ceylon.ids import Hex, Seat
from ceylon.rules.frozen import Remade, remade

HIDDEN: Final = -1


@dataclass(frozen=True)
class Fact:
    """Something that happened to, or was done by, one seat."""

    seat: Seat
    """Whose doing it was; -1 for nobody's."""

    def seen_by(self, seat: Seat) -> "Fact":  # noqa: ARG002 - open facts are the same to all
        """The fact as a seat may know it (section 8); a spectator is seat -1."""
        return self

    def __reduce__(self) -> Remade:
        return remade(self)


@dataclass(frozen=True)
class FirstPlanted(Fact):
    """S9: the starting plantation and the pawn were placed. R4: CR Co.'s plantation."""

    hex: Hex
    """Where."""


@dataclass(frozen=True)
class RailBuilt(Fact):
    """R5: the player extended the railway to a hex, which becomes the space of that number."""

    hex: Hex
    """The hex."""
    space: int
    """The number of the space, from 1 to 9."""


@dataclass(frozen=True)
class RailwayLaid(Fact):
    """R5: the line was drawn or built; CR Co.'s pawn is on its first hex."""

    line: tuple[Hex, ...]
    """Its nine hexes in order."""


@dataclass(frozen=True)
class HandDealt(Fact):
    """S11: three cards were dealt, seen only by their owner."""

    cards: tuple[int, ...]
    """The cards, not turned; HIDDEN (-1) for those that the reader may not know."""

    def seen_by(self, seat: Seat) -> Fact:
        """Only the owner sees the cards."""
        return self if seat == self.seat else HandDealt(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True)
class TurnBegun(Fact):
    """T8: the seat became the active player."""

    turn: int
    """The number of the turn, from 1."""


@dataclass(frozen=True)
class CardPlayed(Fact):
    """T1: a card was played; `up` is for the active player, `down` for the others."""

    up: int
    """The action of the active player: plant, harvest, trade, contract or advance, from 0 to 4."""
    down: int
    """The action of the others."""


@dataclass(frozen=True)
class TechnologyTokenSpent(Fact):
    """T3: a technology token was spent on an extra action."""


@dataclass(frozen=True)
class TileUsed(Fact):
    """V5: the starting tile was used."""

    tile: int
    """The kind of the tile, from 0 to 6."""


@dataclass(frozen=True)
class TollPaid(Fact):
    """R7, R11: a part of the price went to CR Co."""

    rupees: int
    """How much."""


@dataclass(frozen=True)
class Planted(Fact):
    """A1: a plantation was placed, or a second leaf on one (V6)."""

    hex: Hex
    """Where."""
    price: int
    """The rupees that were paid."""
    second_leaf: bool
    """Whether it is a second leaf on a plantation that was already there."""


@dataclass(frozen=True)
class BonusTaken(Fact):
    """A1.4, R16: the top district bonus token was taken."""

    points: int
    """What it is worth."""


@dataclass(frozen=True)
class Harvested(Fact):
    """A2: one chest was taken; an owner other than the harvester scored a point (A2.3)."""

    hex: Hex
    """Where."""
    tea: int
    """0 is black, 1 green, 2 white."""
    owner: Seat
    """The seat whose plantation it is."""


@dataclass(frozen=True)
class Discarded(Fact):
    """A2.4: a chest did not fit into the warehouse."""

    tea: int
    """0 is black, 1 green, 2 white."""


@dataclass(frozen=True)
class Traded(Fact):
    """A3: a contract was fulfilled; rupees include those of C4."""

    wagon: int
    """The wagon, from 0 to 2."""
    contract: int
    """The contract, from 0 to 19."""
    chests: tuple[int, int, int]
    """The chests that were delivered, by tea."""
    rupees: int
    """The rupees that were taken."""
    points: int
    """The points that were scored."""


@dataclass(frozen=True)
class CouncillorContracted(Fact):
    """A4: a disc was put on a councillor."""

    district: int
    """The district, from 0 to 3."""
    councillor: int
    """The councillor, from 1 to 8."""
    price: int
    """The rupees that were paid."""


@dataclass(frozen=True)
class Advanced(Fact):
    """A5: the disc moved up, a technology token was taken; each other player took a rupee."""

    space: int
    """The space of the disc now."""
    price: int
    """The rupees that were paid."""
    points: int
    """The points that were scored."""


@dataclass(frozen=True)
class Moved(Fact):
    """A6: the pawn moved."""

    start: Hex
    """The hex that it left."""
    end: Hex
    """The hex where it is now."""
    steps: int
    """The number of steps."""
    price: int
    """The rupees that were paid."""


@dataclass(frozen=True)
class RupeesTaken(Fact):
    """A7: rupees were taken as the action."""

    rupees: int
    """How many."""


@dataclass(frozen=True)
class CardDrawn(Fact):
    """T6: a card was drawn, seen only by its owner."""

    card: int
    """The card, not turned; HIDDEN (-1) for readers who may not know it."""

    def seen_by(self, seat: Seat) -> Fact:
        """Only the owner sees the card."""
        return self if seat == self.seat else CardDrawn(self.seat, HIDDEN)


@dataclass(frozen=True)
class WagonFilled(Fact):
    """T7: a contract was put on an empty wagon."""

    wagon: int
    """The wagon, from 0 to 2."""
    contract: int
    """The contract, from 0 to 19."""


@dataclass(frozen=True)
class EndTriggered(Fact):
    """E1, R29: the last marker was placed, or the last card left the deck."""

    by_markers: bool
    """Whether by the last marker; otherwise by the last card."""


@dataclass(frozen=True)
class GameEnded(Fact):
    """E9: the game is over, and the seat has won."""

    points: int
    """The winner's total."""


@dataclass(frozen=True)
class RailwaysMoved(Fact):
    """R12, R13: CR Co.'s pawn moved one space on; from the ninth to the first is a reset."""

    start: int
    """The space of the line that it left, from 0 to 8."""
    end: int
    """The space where it is now."""


@dataclass(frozen=True)
class RiverCrossed(Fact):
    """R14: CR Co. took rupees for crossing a river."""

    rupees: int
    """How many."""


@dataclass(frozen=True)
class ChestsGained(Fact):
    """R15: CR Co. took chests at a reset."""

    chests: tuple[int, int, int]
    """The chests by tea."""


@dataclass(frozen=True)
class CardsDiscarded(Fact):
    """R17: the passengers discarded cards face up from the action deck."""

    cards: tuple[int, ...]
    """The cards as they lie."""


@dataclass(frozen=True)
class RailwaysDrew(Fact):
    """R19, R21: CR Co. turned up a card, from the deck or off the discard pile."""

    card: int
    """The card as it lies."""
    from_discards: bool
    """Whether off the discard pile; otherwise from the deck."""


@dataclass(frozen=True)
class RailwaysDecided(Fact):
    """R10, R19, R20: which action CR Co. takes, and the rule that decided it; -1: 2 rupees."""

    action: int
    """The action, from 0 to 4; -1 for 2 rupees."""
    rule: str
    """The ID of the rule."""


@dataclass(frozen=True)
class PassengersChanged(Fact):
    """R9, R27: the passenger track moved."""

    passengers: int
    """The position of the track now, from 0 to 3."""


@dataclass(frozen=True)
class TechnologyTokenLost(Fact):
    """R8: CR Co. discarded a technology token."""
