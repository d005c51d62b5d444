"""What CR Co. does between two choices of the player, step by step."""

from random import Random

from ceylon.ids import HUMAN, RAILWAYS, Choice
from ceylon.rules import railways, turn
from ceylon.rules.choices import text_of
from ceylon.rules.facts import TechnologyTokenLost
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.state import ACT, FOLLOW, PLAY
from ceylon.sight.interludes import Interlude, interludes

A_TOKEN_IS_LOST = 54
"""A seed: the player advances with their last action, and CR Co. loses a token."""


def goes_on(travelled: Game) -> Game:
    """R19, R22: from where it stands after travelling to the player's next question."""
    game = travelled.copy()
    railways.draw_and_act(game)
    game.seat = HUMAN
    turn.ask_follower(game)
    game.toll = 1
    return game


def lead_to(found: list[Interlude], after: Game) -> None:
    """The steps are those of the game: they lead to where it is."""
    follows, begins, travelled, drawn, acted = (each.game for each in found)
    assert [each.told for each in found] == sorted(each.told for each in found)
    assert all(each.game.seat == RAILWAYS and each.game.solo for each in found)
    assert (follows.active, follows.question) == (HUMAN, FOLLOW)
    assert (begins.active, begins.question) == (RAILWAYS, PLAY)
    assert travelled.station == after.station
    assert (drawn.question, drawn.cards_left, drawn.card & ~1) == (
        ACT,
        after.cards_left,
        after.card & ~1,
    )
    assert goes_on(travelled) == after
    assert acted.players == after.players


def chosen(game: Game, rng: Random) -> Choice:
    """Mostly technology: CR Co. loses its tokens then (R8)."""
    legal = game.legal()
    wanted = [each for each in legal if text_of(each) in ("advance", "technology token")]
    return rng.choice(wanted if wanted and rng.random() < 0.8 else legal)


def played(seed: int) -> int:
    """A whole game; how often a token was lost just before CR Co.'s turn."""
    game, rng, lost = Game.new(Options(1), seed), Random(seed), 0
    while not game.over:
        choice, before = chosen(game, rng), game.copy()
        told = game.play(choice)
        found = interludes(before, choice, game, told)
        assert bool(found) == (before.active == HUMAN and game.active == RAILWAYS)
        if found:
            lead_to(found, game)
            assert found[-1].told == len(told)
            lost += any(isinstance(fact, TechnologyTokenLost) for fact in told)
    return lost


def test_they_lead_from_choice_to_choice() -> None:
    """R8, R10, R12, R19: nothing is left out, and nothing is told twice, in whole games."""
    for seed in range(8):
        played(seed)
    assert played(A_TOKEN_IS_LOST)
