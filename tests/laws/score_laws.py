"""The laws of scoring, recounted from the boards."""

from tests.laws.laws import law

from ceylon.ids import RAILWAYS
from ceylon.rules.bits import members
from ceylon.rules.game import Game
from ceylon.rules.scoring import RUPEES, TECHNOLOGY, Score


def check_scores(game: Game) -> None:
    """E3 to E9, R30, R31: the parts add up, and there is one winner."""
    scores = game.scores()
    for score in scores:
        law(score.total == _sum(score), f"seat {score.seat}'s parts do not add up")
        law(score.total == game.total(score.seat), f"seat {score.seat} has two totals")
        law(score.companies == _companies(game, score), f"E7: seat {score.seat}'s companies")
        law(score.markers == _markers(game, score), f"E8: seat {score.seat}'s markers")
        for placing in score.placings:
            expected = _place(game, score.seat, placing.majority)
            law(placing.place == expected, f"seat {score.seat}, majority {placing.majority}")
            law(placing.points == (0, 10, 6, 3, 1)[expected], "E3: points of a place")
    ranked = sorted(scores, key=lambda s: (-s.total, -game.players[s.seat].technology))
    law([score.rank for score in ranked] == list(range(1, len(scores) + 1)), "E9: ranks")
    law(ranked[0].seat == game.winner(), "E9: the winner is not of the first rank")


def _sum(score: Score) -> int:
    played = score.bonus + score.contracts + score.harvests
    played += score.technology_spaces + score.councillor
    return played + sum(p.points for p in score.placings) + score.companies + score.markers


def _companies(game: Game, score: Score) -> int:
    different = {contract >> 2 for contract in game.players[score.seat].contracts}
    return 0 if _is_railways(game, score.seat) else (0, 1, 3, 6, 10, 15)[len(different)]


def _markers(game: Game, score: Score) -> int:
    return 0 if _is_railways(game, score.seat) else -2 * game.players[score.seat].markers


def _is_railways(game: Game, seat: int) -> bool:
    return game.solo and seat == RAILWAYS


def _place(game: Game, seat: int, majority: int) -> int:
    """The place among those who take part, by the technology track where they are equal."""
    amounts = {s: _amount(game, s, majority) for s in range(len(game.players))}
    part = [s for s, amount in amounts.items() if amount]
    part.sort(key=lambda s: (amounts[s], game.players[s].technology), reverse=True)
    return part.index(seat) + 1 if seat in part else 0


def _amount(game: Game, seat: int, majority: int) -> int:
    player = game.players[seat]
    if majority == RUPEES:
        return player.rupees
    if majority == TECHNOLOGY:
        return player.space
    if majority not in members(player.councillors) and not _is_railways(game, seat):
        return 0
    leaves = [*members(player.plantations), *members(player.second_leaf)]
    return sum(at >> 3 == majority for at in leaves)
