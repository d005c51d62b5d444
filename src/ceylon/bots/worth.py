"""What a position is worth to a player: points in hand, and prospects that can be counted."""

from __future__ import annotations

from math import exp

from ceylon.bots.board import Board
from ceylon.bots.greedy_weights import GreedyWeights
from ceylon.bots.tea import Tea
from ceylon.ids import Seat
from ceylon.rules import chests, scoring
from ceylon.rules.bits import count
from ceylon.rules.game import Game
from ceylon.rules.material import LARGER_WAREHOUSE, NO_TILE, TRADE_RUPEES, WAGONS
from ceylon.rules.state import ACT, EXTRA, OVER, Player
from ceylon.rules.view import View
from ceylon.search.horizon import fewest_markers, turns_left_to_plant


class Worth:
    """Values the positions that come up while thinking about one question.

    They have much in common, so what has been counted is cached until the answer.
    """

    def __init__(self, view: View, weights: GreedyWeights) -> None:
        self.weights = weights
        self.known = frozenset(int(view.wagon(wagon)) for wagon in range(WAGONS))
        """The visible contracts: one that was only imagined must not tempt anyone."""
        self._met: dict[tuple[int, ...], tuple[float, Board]] = {}
        self._boards: dict[tuple[int, ...], Board] = {}
        self._teas: dict[tuple[int, ...], float] = {}

    def of(self, game: Game, seat: Seat) -> float:
        """The seat's own prospects minus the others' average."""
        if game.question == OVER:
            return self._final(game, seat)
        key = _key(game, seat)
        met = self._met.get(key)
        if met is None:
            met = self._met[key] = self._weigh(game, seat)
        worth, board = met
        return worth + board.pawn(seat, game.players[seat].pawn)

    def _final(self, game: Game, seat: Seat) -> float:
        totals = [game.total(s) for s in game.seats()]
        others = sum(totals) - totals[seat]
        worth = totals[seat] - self.weights.rivalry * others / (len(totals) - 1)
        return worth + (self.weights.victory if game.winner() == seat else 0.0)

    def _weigh(self, game: Game, seat: Seat) -> tuple[float, Board]:
        """Everything except the place of the seat's own pawn."""
        left = self._turns_left(game) + _due(game, seat)
        board = self._board(game, left)
        others = [self._own(game, board, s) for s in board.seats if s != seat]
        worth = self._own(game, board, seat) - self.weights.rivalry * sum(others) / len(others)
        return worth, board

    def _turns_left(self, game: Game) -> int:
        """Prospects shrink with them, until only points count."""
        return turns_left_to_plant(game, round(self.weights.pace * int(fewest_markers(game))))

    def _board(self, game: Game, left: int) -> Board:
        key = [left, game.bonuses_taken]
        for p in game.players:
            key += (p.plantations, p.second_leaf, p.councillors, p.technology)
        board = self._boards.get(tuple(key))
        if board is None:
            board = self._boards[tuple(key)] = Board(game, left, self.weights)
        return board

    def _own(self, game: Game, board: Board, seat: Seat) -> float:
        player = game.players[seat]
        worth = int(scoring.track_points(game, seat)) + board.standing(seat)
        worth += self._rupees(game, board, seat)
        if seat == board.railways:
            return worth + self._railways(player, board)
        worth += int(scoring.company_points(game, seat)) + self._tea(game, player, board.left)
        return worth + self._in_hand(game, player, board)

    def _rupees(self, game: Game, board: Board, seat: Seat) -> float:
        """Their use while there is something to buy, and their majority at the end (E4)."""
        weights, left = self.weights, board.left
        purse = min(weights.purse, weights.spending * left)
        rupees = int(game.players[seat].rupees)
        worth = weights.rupee * purse * (1 - exp(-rupees / purse)) if purse else 0.0
        near_the_end = weights.hoard / (weights.hoard + left)
        place = scoring.place(game, seat, scoring.RUPEES)
        return worth + int(game.material.majority[place]) * near_the_end

    def _tea(self, game: Game, player: Player, left: int) -> float:
        abilities = player.abilities & (LARGER_WAREHOUSE | TRADE_RUPEES)
        key = (left, player.chests, game.wagons, player.companies, player.markers, abilities)
        if key not in self._teas:
            self._teas[key] = Tea(game, player, left, self.weights).worth(self.known)
        return self._teas[key]

    def _in_hand(self, game: Game, player: Player, board: Board) -> float:
        """Technology tokens, free contract spaces and the starting tile."""
        weights = self.weights
        own_turns = board.left // len(game.players)
        worth = weights.technology_token * min(int(player.technology_tokens), own_turns)
        free = int(game.material.open_spaces[player.markers] - count(player.companies))
        worth += weights.space * min(free, 2) * board.hope(3)
        if player.tile != NO_TILE:
            worth += weights.tile * board.hope(2)
        return worth

    def _railways(self, player: Player, board: Board) -> float:
        """CR Co. scores its bonus tokens at the end (R31), and sells what it stores (R26)."""
        weights, tokens = self.weights, int(player.technology_tokens)
        stored = int(chests.total(player.chests))
        worth = int(player.bonus_points) + weights.railways_speed * tokens * board.left
        return worth + weights.railways_chest * stored * board.hope(1)


def _due(game: Game, seat: Seat) -> bool:
    """Whether the player still has the action of this turn."""
    return game.seat == seat and game.question in (ACT, EXTRA)


def _key(game: Game, seat: Seat) -> tuple[int, ...]:
    """Everything that a position's worth depends on, except the place of the seat's own pawn."""
    key = [seat, _due(game, seat), game.turn, game.ending, game.wagons, game.bonuses_taken]
    for p in game.players:
        key += (p.rupees, p.chests, p.companies, p.tile, p.contract_points, p.harvest_points)
        key += (p.plantations, p.second_leaf, p.councillors, p.technology, p.technology_tokens)
    return tuple(key)
