"""The ledger: what the facts say about everything that is counted at the table.

It is kept only from the facts, and a law compares it with the boards: whatever changes hands must
be reported, and whatever is reported must have happened.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from operator import attrgetter
from typing import Final

from ceylon.ids import RAILWAYS
from ceylon.rules import chests, facts
from ceylon.rules.facts import Fact
from ceylon.rules.state import OpenState, Player

ACCOUNTS: Final = (
    "rupees",
    "black",
    "green",
    "white",
    "technology tokens",
    "markers",
    "hand",
    "contracts",
    "councillors",
    "bonus tokens",
    "bonus points",
    "contract points",
    "harvest points",
    "technology points",
)
RUPEES, BLACK, GREEN, WHITE, TECHNOLOGY_TOKENS, MARKERS, HAND, CONTRACTS = range(8)
COUNCILLORS, BONUS_TOKENS, BONUS_POINTS, CONTRACT_POINTS, HARVEST_POINTS = range(8, 13)
TECHNOLOGY_POINTS = 13
"""With C5's point: a fact gives both in one number."""

Balance = list[list[int]]
"""By seat and account."""

_plain = attrgetter("rupees", "technology_tokens", "markers", "hand_size", "contracts")
_tokens = attrgetter("councillors", "bonus_tokens", "bonus_points", "contract_points")
_points = attrgetter("harvest_points", "technology_points", "councillor_points")


def balance(state: OpenState) -> Balance:
    """What every player has."""
    return [_balance_of(player) for player in state.players]


def _balance_of(player: Player) -> list[int]:
    rupees, technology_tokens, markers, hand, contracts = _plain(player)
    councillors, tokens, bonus, traded = _tokens(player)
    harvests, spaces, councillor = _points(player)
    held = [rupees, *chests.unpack(player.chests), technology_tokens, markers, hand]
    held += [len(contracts), councillors.bit_count(), tokens, bonus, traded]
    return [*held, harvests, spaces + councillor]


class Ledger:
    """The changes that facts report."""

    def __init__(self, before: Balance) -> None:
        self.accounts = [list(accounts) for accounts in before]

    def add(self, seat: int, account: int, number: int) -> None:
        self.accounts[seat][account] += number

    def enter(self, told: Sequence[Fact]) -> None:
        """Enter all facts of one choice."""
        for fact, following in pairwise([*told, None]):
            if isinstance(fact, facts.TollPaid):
                self._enter_toll(fact, following)
            elif fact is not None:
                ENTRIES[type(fact)](self, fact)

    def _enter_toll(self, fact: facts.TollPaid, following: Fact | None) -> None:
        """R7, R11: CR Co. gets it; if the action has a price of its own, that includes it."""
        self.add(RAILWAYS, RUPEES, fact.rupees)
        if not isinstance(following, PRICED):
            self.add(fact.seat, RUPEES, -fact.rupees)


PRICED = (facts.Planted, facts.CouncillorContracted, facts.Advanced)


def _nothing(_ledger: Ledger, _fact: Fact) -> None:
    """Such a fact changes nothing that a player owns."""


def _first_planted(ledger: Ledger, fact: facts.FirstPlanted) -> None:
    ledger.add(fact.seat, MARKERS, -1)


def _hand_dealt(ledger: Ledger, fact: facts.HandDealt) -> None:
    ledger.add(fact.seat, HAND, len(fact.cards))


def _card_played(ledger: Ledger, fact: facts.CardPlayed) -> None:
    ledger.add(fact.seat, HAND, -1)


def _card_drawn(ledger: Ledger, fact: facts.CardDrawn) -> None:
    ledger.add(fact.seat, HAND, 1)


def _token_gone(ledger: Ledger, fact: Fact) -> None:
    ledger.add(fact.seat, TECHNOLOGY_TOKENS, -1)


def _planted(ledger: Ledger, fact: facts.Planted) -> None:
    ledger.add(fact.seat, RUPEES, -fact.price)
    ledger.add(fact.seat, MARKERS, -1)


def _bonus_taken(ledger: Ledger, fact: facts.BonusTaken) -> None:
    ledger.add(fact.seat, BONUS_TOKENS, 1)
    ledger.add(fact.seat, BONUS_POINTS, fact.points)


def _harvested(ledger: Ledger, fact: facts.Harvested) -> None:
    ledger.add(fact.seat, BLACK + fact.tea, 1)
    if fact.owner != fact.seat:
        ledger.add(fact.owner, HARVEST_POINTS, 1)


def _discarded(ledger: Ledger, fact: facts.Discarded) -> None:
    ledger.add(fact.seat, BLACK + fact.tea, -1)


def _traded(ledger: Ledger, fact: facts.Traded) -> None:
    for tea, number in enumerate(fact.chests):
        ledger.add(fact.seat, BLACK + tea, -number)
    ledger.add(fact.seat, CONTRACTS, 1)
    ledger.add(fact.seat, RUPEES, fact.rupees)
    ledger.add(fact.seat, CONTRACT_POINTS, fact.points)


def _councillor_contracted(ledger: Ledger, fact: facts.CouncillorContracted) -> None:
    ledger.add(fact.seat, RUPEES, -fact.price)
    ledger.add(fact.seat, COUNCILLORS, 1)


def _advanced(ledger: Ledger, fact: facts.Advanced) -> None:
    ledger.add(fact.seat, RUPEES, -fact.price)
    ledger.add(fact.seat, TECHNOLOGY_TOKENS, 1)
    ledger.add(fact.seat, TECHNOLOGY_POINTS, fact.points)
    for seat in range(len(ledger.accounts)):
        if seat != fact.seat:
            ledger.add(seat, RUPEES, 1)


def _moved(ledger: Ledger, fact: facts.Moved) -> None:
    ledger.add(fact.seat, RUPEES, -fact.price)


def _rupees_taken(ledger: Ledger, fact: facts.RupeesTaken | facts.RiverCrossed) -> None:
    ledger.add(fact.seat, RUPEES, fact.rupees)


def _chests_gained(ledger: Ledger, fact: facts.ChestsGained) -> None:
    for tea, number in enumerate(fact.chests):
        ledger.add(fact.seat, BLACK + tea, number)


# A fact that is missing here breaks the first game in which it occurs.
ENTRIES: Final[dict[type[Fact], Callable[..., None]]] = {
    facts.FirstPlanted: _first_planted,
    facts.HandDealt: _hand_dealt,
    facts.CardPlayed: _card_played,
    facts.CardDrawn: _card_drawn,
    facts.TechnologyTokenSpent: _token_gone,
    facts.TechnologyTokenLost: _token_gone,
    facts.Planted: _planted,
    facts.BonusTaken: _bonus_taken,
    facts.Harvested: _harvested,
    facts.Discarded: _discarded,
    facts.Traded: _traded,
    facts.CouncillorContracted: _councillor_contracted,
    facts.Advanced: _advanced,
    facts.Moved: _moved,
    facts.RupeesTaken: _rupees_taken,
    facts.RiverCrossed: _rupees_taken,
    facts.ChestsGained: _chests_gained,
    facts.RailBuilt: _nothing,
    facts.RailwayLaid: _nothing,
    facts.TurnBegun: _nothing,
    facts.TileUsed: _nothing,
    facts.WagonFilled: _nothing,
    facts.EndTriggered: _nothing,
    facts.GameEnded: _nothing,
    facts.RailwaysMoved: _nothing,
    facts.CardsDiscarded: _nothing,
    facts.RailwaysDrew: _nothing,
    facts.RailwaysDecided: _nothing,
    facts.PassengersChanged: _nothing,
}
