"""What can be counted for a seat in a position. Every number is what the rules give."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ceylon.analysis.outcomes import Outcome
from ceylon.ids import RAILWAYS, Hex, Seat
from ceylon.rules import bits, chests, councillors, harvest, plant, scoring, trade
from ceylon.rules.hexes import hexes_in
from ceylon.rules.material import NO_CONTRACT, WAGONS
from ceylon.rules.scoring import Placing, score_of
from ceylon.rules.state import Player
from ceylon.search.horizon import turns_left

_FAR: Final = 10
"""With this many turns left, what counts only at the end weighs half."""

_CLOSE: Final = 3
"""An action brings two rupees: so close, another player may still draw level."""


class Tally:
    """A seat's board, points and places at the end of an outcome."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.seat = outcome.seat
        self.game = outcome.after
        self.score = score_of(self.game, self.seat)
        self.turns_left = 0 if self.game.over else turns_left(self.game)
        self.for_later = 1 - _FAR / (_FAR + self.turns_left)
        """The weight of what counts only if the game goes on; the rest counts at its end."""

    @property
    def player(self) -> Player:
        return self.game.players[self.seat]

    @property
    def before(self) -> Player:
        """The seat as it was before the choice."""
        return self.outcome.before.players[self.seat]

    @property
    def untouched(self) -> bool:
        """Whether this is the position before any choice."""
        return not self.outcome.choices

    def at_first(self) -> Tally:
        """The position before the choice."""
        return Tally(replace(self.outcome, after=self.outcome.before, choices=()))

    @property
    def acts_again(self) -> bool:
        """Whether the seat can still take an action before the game is over (E2)."""
        game = self.game
        asked = not game.over and game.seat == self.seat and game.legal_count() > 1
        return self.turns_left > 0 or asked

    @property
    def rupees_count(self) -> bool:
        """Whether a few rupees can still be spent, or decide a place while others act (E4)."""
        if self.acts_again or self.game.over:
            return self.acts_again
        others = (self.game.players[seat] for seat in self.game.seats() if seat != self.seat)
        return any(abs(int(each.rupees - self.player.rupees)) <= _CLOSE for each in others)

    @property
    def placed(self) -> bool:
        """Whether the pawn is on the map (S9)."""
        return self.player.pawn >= 0

    # The board

    def chests(self) -> tuple[int, int, int]:
        return chests.unpack(self.player.chests)

    def contract_spaces(self) -> int:
        """A3.2: how many are free of leaves."""
        return self.game.material.open_spaces[self.player.markers]

    def deliverable(self) -> dict[int, int]:
        """Contracts that the seat could fulfil, by wagon, among those that were already visible."""
        before, me = self.outcome.before, self.player
        found = {}
        for wagon in range(WAGONS):
            contract = self.game.wagon(wagon)
            if contract != NO_CONTRACT and contract == before.wagon(wagon):
                needs = self.game.material.needs[contract]
                if chests.holds(me.chests, needs) and trade.has_space(self.game, me, contract):
                    found[wagon] = contract
        return found

    def deliverable_now(self) -> set[int]:
        """The wagons whose contracts could be fulfilled before the choice."""
        before = self.outcome.before
        return {
            wagon
            for wagon, contract in self.deliverable().items()
            if chests.holds(self.before.chests, before.material.needs[contract])
            and trade.has_space(before, self.before, contract)
        }

    def districts(self) -> set[int]:
        """Those with a plantation of the seat."""
        return set(bits.members(self.player.districts))

    def sources(self) -> tuple[int, int, int]:
        """A2.2: the seat's plantations by the tea that they give."""
        teas = [self.game.levels[at] for at in hexes_in(self.player.plantations)]
        return teas.count(0), teas.count(1), teas.count(2)

    def councillors(self) -> set[int]:
        """The districts whose councillor is contracted."""
        return set(bits.members(self.player.councillors))

    def next_bonus(self) -> int:
        """A1.4: the district bonus that the seat can still take; 0 if there is none."""
        game = self.game
        if self.player.bonus_tokens or game.bonuses_taken == game.material.bonus_tokens:
            return 0
        return game.material.district_bonus[game.bonuses_taken]

    # The pawn

    def in_reach(self) -> int:
        """A2.1: plantations to harvest from."""
        return bits.count(harvest.reach(self.game, self.player)) if self.placed else 0

    def sites(self) -> list[Hex]:
        """A1, C3: hexes to plant on, as far as place, markers and rupees allow."""
        return hexes_in(plant.targets(self.game, self.player)) if self.placed else []

    def dear_site(self) -> tuple[Hex, int] | None:
        """A hex to plant on that is too dear, and its price, if there is no other."""
        if not self.placed or not self.player.markers or self.sites():
            return None
        free = hexes_in(plant.reach(self.game, self.player) & ~self.game.planted)
        prices = [(int(plant.price(self.game, self.player, at)), at) for at in free]
        return (min(prices)[1], min(prices)[0]) if prices else None

    def councillor_at_hand(self) -> int | None:
        """A4.1: the district of the pawn, if its councillor can be contracted and paid."""
        if not self.placed or not councillors.targets(self.game, self.player):
            return None
        return int(self.player.pawn >> 3)

    def dear_councillor(self) -> tuple[int, int] | None:
        """The district of the pawn, if its councillor is too dear, and the price."""
        district = int(self.player.pawn >> 3)
        if not self.placed or district in self.councillors():
            return None
        price = int(councillors.price(self.game, self.player))
        return (district, price) if self.player.rupees < price else None

    # The others

    def points_of_others(self) -> int:
        """Points scored in play, by all the others together."""
        others = (s for s in self.game.seats() if s != self.seat)
        return sum(scoring.track_points(self.game, other) for other in others)

    def behind_in_tie(self, placing: Placing) -> list[Seat]:
        """E9: those who have as much in a majority, but are behind this seat in technology."""
        game = self.game
        return [
            other
            for other in game.seats()
            if scoring.counted(game, other, placing.majority) == placing.counted
            and game.players[other].technology < self.player.technology
        ]

    def railways_tokens(self) -> int:
        return self.game.players[RAILWAYS].technology_tokens if self.game.solo else 0
