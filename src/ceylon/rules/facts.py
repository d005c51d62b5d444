"""Facts: what happened, enough to narrate and to animate all of it.

A fact is named by a past participle. Whoever tells it to a seat sends `fact.seen_by(seat)`.
"""

from dataclasses import dataclass
from typing import Final

HIDDEN: Final = -1


@dataclass(frozen=True)
class Fact:
    """Something that happened to, or was done by, one seat."""

    seat: int

    def seen_by(self, seat: int) -> "Fact":  # noqa: ARG002 - open facts are the same to all
        """The fact as a seat may know it (section 8); a spectator is seat -1."""
        return self


@dataclass(frozen=True)
class FirstPlanted(Fact):
    """S9: the starting plantation and the pawn were placed. R4: CR Co.'s plantation."""

    hex: int


@dataclass(frozen=True)
class RailBuilt(Fact):
    """R5: the player led the railway on to a hex, its space of that number from 1."""

    hex: int
    space: int


@dataclass(frozen=True)
class RailwayLaid(Fact):
    """R5: the line was drawn or built; CR Co.'s pawn stands on its first hex."""

    line: tuple[int, ...]


@dataclass(frozen=True)
class HandDealt(Fact):
    """S11: three cards were dealt, seen by their owner alone."""

    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Fact:
        return self if seat == self.seat else HandDealt(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True)
class TurnBegun(Fact):
    """T8: the seat became the active player."""

    turn: int


@dataclass(frozen=True)
class CardPlayed(Fact):
    """T1: a card was played; `up` is for the active player, `down` for the others."""

    up: int
    down: int


@dataclass(frozen=True)
class TechnologyTokenSpent(Fact):
    """T3: a technology token was spent for an extra action."""


@dataclass(frozen=True)
class TileUsed(Fact):
    """V5: the starting tile was used."""

    tile: int


@dataclass(frozen=True)
class TollPaid(Fact):
    """R7, R11: a part of the price went to CR Co."""

    rupees: int


@dataclass(frozen=True)
class Planted(Fact):
    """A1: a plantation was placed, or a second leaf on one (V6)."""

    hex: int
    price: int
    second_leaf: bool


@dataclass(frozen=True)
class BonusTaken(Fact):
    """A1.4, R16: the top district bonus token was taken."""

    points: int


@dataclass(frozen=True)
class Harvested(Fact):
    """A2: one chest was taken; an owner other than the harvester scored a point (A2.3)."""

    hex: int
    tea: int
    owner: int


@dataclass(frozen=True)
class Discarded(Fact):
    """A2.4: a chest did not fit into the warehouse."""

    tea: int


@dataclass(frozen=True)
class Traded(Fact):
    """A3: a contract was fulfilled; rupees include those of C4."""

    wagon: int
    contract: int
    chests: tuple[int, int, int]
    rupees: int
    points: int


@dataclass(frozen=True)
class CouncillorContracted(Fact):
    """A4: a disc was put on a councillor."""

    district: int
    councillor: int
    price: int


@dataclass(frozen=True)
class Advanced(Fact):
    """A5: the disc moved up, a technology token was taken; each other player took a rupee."""

    space: int
    price: int
    points: int


@dataclass(frozen=True)
class Moved(Fact):
    """A6: the pawn moved."""

    start: int
    end: int
    steps: int
    price: int


@dataclass(frozen=True)
class RupeesTaken(Fact):
    """A7: rupees were taken as the action."""

    rupees: int


@dataclass(frozen=True)
class CardDrawn(Fact):
    """T6: a card was drawn, seen by its owner alone."""

    card: int

    def seen_by(self, seat: int) -> Fact:
        return self if seat == self.seat else CardDrawn(self.seat, HIDDEN)


@dataclass(frozen=True)
class WagonFilled(Fact):
    """T7: a contract was put on an empty wagon."""

    wagon: int
    contract: int


@dataclass(frozen=True)
class EndTriggered(Fact):
    """E1, R29: the last marker was placed, or the last card left the deck."""

    by_markers: bool


@dataclass(frozen=True)
class GameEnded(Fact):
    """E9: the game is over, and the seat has won."""

    points: int


@dataclass(frozen=True)
class RailwaysMoved(Fact):
    """R12, R13: CR Co.'s pawn moved one space on; from the ninth to the first is a reset."""

    start: int
    end: int


@dataclass(frozen=True)
class RiverCrossed(Fact):
    """R14: CR Co. took rupees for crossing a river."""

    rupees: int


@dataclass(frozen=True)
class ChestsGained(Fact):
    """R15: CR Co. took chests at a reset, as many of each tea."""

    chests: tuple[int, int, int]


@dataclass(frozen=True)
class CardsDiscarded(Fact):
    """R17: the passengers discarded cards from the action deck, openly."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class RailwaysDrew(Fact):
    """R19, R21: CR Co. turned up a card, from the deck or off the discard pile."""

    card: int
    from_discards: bool


@dataclass(frozen=True)
class RailwaysDecided(Fact):
    """R10, R19, R20: which action CR Co. takes, and the rule that decided it; -1: 2 rupees."""

    action: int
    rule: str


@dataclass(frozen=True)
class PassengersChanged(Fact):
    """R9, R27: the passengers track moved."""

    passengers: int


@dataclass(frozen=True)
class TechnologyTokenLost(Fact):
    """R8: CR Co. discarded a technology token."""
