"""How good a choice looks before it is tried: the share of attention that it gets at first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.ids import Choice, Hex
from ceylon.rules import bits
from ceylon.rules.bits import BIT
from ceylon.rules.choices import (
    ADVANCING,
    FIRST_COUNCILLOR,
    FIRST_DISCARD,
    FIRST_HARVEST,
    FIRST_MOVE,
    FIRST_PLANT,
    FIRST_PLAY,
    FIRST_START,
    FIRST_TRADE,
    TAKE_RUPEES,
)
from ceylon.rules.game import Game
from ceylon.rules.material import (
    ADVANCE,
    CONTRACT,
    HARVEST,
    PLANT,
    TRADE,
    UP,
)
from ceylon.rules.state import Player
from ceylon.search.catalogue import AUDIENCE, IN_HAND, SITE, USEFUL
from ceylon.search.features import PRICE, Features

_USUAL: Final[i64] = 100
_MOST: Final[i64] = 4095
_SHARE: Final = vec[float]([weight / 100 for weight in range(4096)])


class Priors:
    """The priors of one question: call `look` first, then ask for each choice."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self._mains: vec[i64] = vec[i64]([0] * 5)

    def look(self, game: Game) -> None:
        features = self.features
        features.survey(game)
        features.read(game, game.seat)
        me = game.players[game.seat]
        values = features.values
        mains = self._mains
        for main in range(5):
            mains[main] = 0
        if me.rupees >= PRICE:
            mains[PLANT] = 10 * values[SITE]
            mains[CONTRACT] = 10 * values[AUDIENCE] + 50
            mains[ADVANCE] = 250
        mains[HARVEST] = 70 * values[USEFUL]
        mains[TRADE] = 8 * values[IN_HAND]

    def of(self, game: Game, choice: Choice) -> float:
        weight = self._weight(game, game.players[game.seat], choice)
        if weight < 1:
            weight = 1
        if weight > _MOST:
            weight = _MOST
        return _SHARE[weight]

    def _weight(self, game: Game, me: Player, choice: Choice) -> i64:
        if choice < FIRST_MOVE:
            return self._without_hex(me, choice)
        if choice < FIRST_PLANT:
            return self._move(game, me, Hex(choice - FIRST_MOVE))
        if choice < FIRST_HARVEST:
            return 200 + 10 * self.features.districts.gain[(choice - FIRST_PLANT) >> 3]
        if choice >= FIRST_START:
            return _USUAL
        if me.plantations & BIT[choice - FIRST_HARVEST]:
            return 250
        return 150

    def _without_hex(self, me: Player, choice: Choice) -> i64:
        if choice >= FIRST_PLAY:
            return 50 + self._mains[UP[choice - FIRST_PLAY]]
        if choice >= FIRST_DISCARD:
            return _USUAL
        if choice >= FIRST_TRADE:
            if choice & 1:
                return 400  # for points
            return 200
        if choice >= FIRST_COUNCILLOR:
            return 150 + 10 * self.features.districts.audience[choice - FIRST_COUNCILLOR]
        if choice == ADVANCING:
            return 250
        if choice == TAKE_RUPEES and me.rupees <= PRICE:
            return 200
        return _USUAL

    def _move(self, game: Game, me: Player, to: Hex) -> i64:
        districts = self.features.districts
        weight: i64 = 15
        if me.markers and not game.planted & BIT[to]:
            weight += 10 + districts.gain[to >> 3]
        near = (BIT[to] | game.land.neighbours[to]) & game.planted
        weight += 8 * bits.count(near)
        if not me.councillors & BIT[to >> 3]:
            weight += 10 + districts.audience[to >> 3] // 2
        steps = game.land.steps(me.pawn, to)
        return weight * 2 // (1 + steps)
