"""What the chests in a warehouse are worth, given the visible contracts."""

from __future__ import annotations

from ceylon.bots.greedy_weights import GreedyWeights
from ceylon.rules import chests, harvest, trade
from ceylon.rules.material import COMPANY_BIT, NO_CONTRACT, TRADE_RUPEES, WAGONS
from ceylon.rules.state import Player, State

Chests = tuple[int, int, int]


class Tea:
    """One player's warehouse, valued by the demand of the contracts."""

    def __init__(self, state: State, me: Player, left: int, weights: GreedyWeights) -> None:
        self.weights = weights
        self.state = state
        self.me = me
        self._hope = [left / (left + weights.patience * actions) for actions in range(1, 5)]
        """The share that remains of something that takes 1, 2, ... more actions."""
        black, green, white = weights.tea
        self._spare = (black * self._hope[2], green * self._hope[2], white * self._hope[2])

    def worth(self, known: frozenset[int]) -> float:
        """The best use of the chests, at most as many as the warehouse holds (A2.4)."""
        owned = chests.unpack(self.me.chests)
        room = harvest.warehouse(self.state, self.me)
        offers = [self._offer(contract) for contract in self._in_sight(known)]
        while sum(owned) > room:
            owned = max(_one_less(owned), key=lambda fewer: self._best(fewer, offers))
        return self._best(owned, offers)

    def _in_sight(self, known: frozenset[int]) -> list[int]:
        on_train = (int(self.state.wagon(wagon)) for wagon in range(WAGONS))
        return [c for c in on_train if c != NO_CONTRACT and c in known]

    def _offer(self, contract: int) -> tuple[Chests, float]:
        """What a contract asks for, and what it would bring."""
        me, box = self.me, self.state.material.box
        asked = box.contracts[contract]
        company_points = (0, *box.companies)
        rupee = self.weights.rupee * self.weights.sale * self._hope[1]
        reward = max(asked.points, asked.rupees * rupee)
        if me.abilities & TRADE_RUPEES:
            reward += int(trade.COUNCILLOR_RUPEES) * rupee
        if not me.companies & COMPANY_BIT[contract]:
            supplied = int(me.companies).bit_count()
            reward += company_points[supplied + 1] - company_points[supplied]
        if not trade.has_space(self.state, me, contract):
            reward *= self.weights.no_space
        return asked.chests, reward

    def _best(self, owned: Chests, offers: list[tuple[Chests, float]]) -> float:
        """One contract to deliver next, and a little for each chest that is left over."""
        worth = self._left_over(owned, (0, 0, 0))
        for needs, reward in offers:
            missing = sum(n - o for n, o in zip(needs, owned, strict=True) if n > o)
            hoped = reward * self.weights.delivery[missing] * self._hope[missing]
            worth = max(worth, hoped + self._left_over(owned, needs))
        return worth

    def _left_over(self, owned: Chests, needs: Chests) -> float:
        (black, green, white), (b, g, w), (bb, gg, ww) = self._spare, owned, needs
        worth = (b - bb) * black if b > bb else 0.0
        worth += (g - gg) * green if g > gg else 0.0
        return worth + ((w - ww) * white if w > ww else 0.0)


def _one_less(owned: Chests) -> list[Chests]:
    black, green, white = owned
    fewer = [(black - 1, green, white), (black, green - 1, white), (black, green, white - 1)]
    return [each for each in fewer if min(each) >= 0]
