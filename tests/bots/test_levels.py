"""The levels: the mistakes they make, and those they never make."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.laws.modes import MODES

from ceylon.bots import LEVELS, USUAL, bot, display_name
from ceylon.bots.fallible import Fallible
from ceylon.bots.match import play
from ceylon.ids import Choice
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.state import ACT, PLAY
from ceylon.rules.view import View


def views(mode: str, seed: int) -> list[tuple[View, Game]]:
    """Questions with something to choose, from a random game."""
    game, chance, found = Game.new(MODES[mode], Random(seed)), Random(seed), []
    while not game.over:
        legal = game.legal()
        if len(legal) > 1 and chance.random() < 0.1:
            found.append((View.of(game, game.seat), game.copy()))
        game.push(chance.choice(legal))
    return found


@pytest.mark.parametrize("mode", ["2-without-uva-tiles", "4"])
def test_what_is_hidden_changes_no_choice(mode: str) -> None:
    """Section 8: the same view gets the same answer, whatever is in other hands and in the
    decks."""
    differed = 0
    for view, game in views(mode, 3):
        other = view.imagine(Random(8))
        differed += other.deck != game.deck
        again = View.of(other, game.seat)
        chosen = [bot("pupil", 5).choose(each, game.legal()) for each in (view, again)]
        assert chosen[0] == chosen[1]
    assert differed >= 5


def test_one_who_overlooks_everything_still_chooses() -> None:
    view, game = views("4", 1)[0]
    blind = Fallible("blind", 1, simulations=10, overlooks=1.0, misjudges=1.0)
    assert blind.choose(view, game.legal()) in game.legal()


def test_errors_differ_from_question_to_question_and_from_seed_to_seed() -> None:
    """A bot that always made the same mistake would not be fallible but odd."""
    view, game = views("4", 2)[3]
    chosen = {bot("pupil", seed).choose(view, game.legal()) for seed in range(30)}
    assert len(chosen) > 2


@pytest.mark.parametrize("key", ["pupil", "neighbour"])
def test_it_does_what_it_has_played_its_card_for(key: str) -> None:
    """A player who plays a card to plant and then walks away from a free hex is lost, not a
    beginner."""
    kept = possible = 0
    for number in range(4):
        for card, legal, chosen in own_actions(key, number):
            meant = text_of(card).split()[1].partition("/")[0]
            verbs = {text_of(choice).split()[0] for choice in legal}
            if meant in verbs:
                possible += 1
                kept += text_of(chosen).split()[0] == meant
    assert possible > 50
    assert kept / possible > 0.8


@pytest.mark.parametrize("key", ["pupil", "neighbour"])
def test_it_does_not_wander_about(key: str) -> None:
    """There are many hexes to move to: that must not turn every small mistake into a walk."""
    actions = [text_of(chosen) for number in range(4) for *_, chosen in own_actions(key, number)]
    assert sum(action.startswith("move ") for action in actions) / len(actions) < 0.2


def own_actions(key: str, seed: int) -> Iterator[tuple[Choice, list[Choice], Choice]]:
    """From a game of a level against itself: each card played, what it allowed, what was done."""
    game, card = Game.new(Options(2), Random(seed)), Choice(0)
    bots = [bot(key, seed), bot(key, seed + 1)]
    while not game.over:
        legal, question = game.legal(), int(game.question)
        chosen = bots[game.seat].choose(View.of(game, game.seat), legal)
        if question == PLAY:
            card = chosen
        elif question == ACT:
            yield card, legal, chosen
        game.push(chosen)


def test_a_beginners_friend_loses_to_the_usual_opponent() -> None:
    """Ten duels on ten deals: the levels are in order."""
    won = 0
    for number in range(10):
        game = Game.new(Options(2), Random(number))
        keys = ["pupil", USUAL] if number % 2 else [USUAL, "pupil"]
        play([bot(key, number) for key in keys], game)
        won += keys[int(game.winner())] == USUAL
    assert won >= 8


def test_each_level_has_a_name_of_its_own() -> None:
    assert len({display_name(level.key) for level in LEVELS}) == len(LEVELS)
    assert display_name("greedy") == "greedy"
    assert USUAL in {level.key for level in LEVELS}
