"""Random play inside the core: its dice, its choices, and how many of them it counts."""

from collections import Counter
from random import Random

import pytest
from tests.rules.tables import Table, stand, stock, to_act

from ceylon.ids import Choice
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.playout import Dice, perft, play_out, playouts, random_choice


def test_the_dice_are_marsaglias() -> None:
    """xorshift with the shifts 13, 17 and 5: what it gives from 1 is known."""
    dice = Dice(0)
    dice.x = 1
    found = []
    for _ in range(4):
        dice.below(1)
        found.append(dice.x)
    assert found == [270369, 67634689, 2647435461, 307599695]


@pytest.mark.parametrize("n", [1, 2, 6, 50])
def test_a_number_from_0_to_below_n(n: int) -> None:
    dice = Dice(5)
    found = Counter(dice.below(n) for _ in range(200 * n))
    assert set(found) == set(range(n))
    assert min(found.values()) > 120


@pytest.mark.parametrize("place", ["D1", "D3"])
@pytest.mark.parametrize("token", [False, True], ids=["a main action", "any with a token"])
def test_every_legal_choice_is_as_likely(place: str, token: bool) -> None:
    """T2, T3: even if planting and harvesting are offered at once."""
    game = Table(contracts=["1 BBG"]).begun()
    stand(game, 0, place)
    stock(game, 0, "BBG")
    game.players[0].technology_tokens = 1
    to_act(game, "plant")
    if token:
        game.push(Choice(2))
    legal = game.legal()
    dice = Dice(7)
    found = Counter(random_choice(game, dice) for _ in range(200 * len(legal)))
    assert set(found) == set(legal)
    assert min(found.values()) > 120
    assert [game.nth_legal(n) for n in range(len(legal))] == legal


def test_a_playout_counts_its_choices() -> None:
    """E2: it continues until the game is over."""
    game = Game.new(Options(2), Random(1))
    twin = game.copy()
    dice = Dice(3)
    choices = 0
    while not twin.over:
        twin.push(random_choice(twin, dice))
        choices += 1
    assert play_out(game, Dice(3)) == choices
    assert game == twin


def test_playouts_begin_at_the_same_position() -> None:
    """E2: the choices of all of them are counted, and the position stays as it is."""
    game = Game.new(Options(2), Random(1))
    before = game.copy()
    dice = Dice(3)
    assert playouts(game, 3, 3) == sum(play_out(game.copy(), dice) for _ in range(3))
    assert game == before


def test_the_sequences_of_choices_are_counted() -> None:
    """T1, E2: one without a choice, and one where the game is over."""
    game = Table().begun()
    after = [game.copy() for _ in game.legal()]
    for twin, choice in zip(after, game.legal(), strict=True):
        twin.push(choice)
    counts = [1, len(game.legal()), sum(len(twin.legal()) for twin in after)]
    assert [perft(game, depth) for depth in range(3)] == counts
    over = Game.new(Options(2), Random(1))
    play_out(over, Dice(3))
    assert [perft(over, depth) for depth in range(3)] == [1, 1, 1]
