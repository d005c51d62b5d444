"""Every bot plays whole games in every mode."""

from random import Random

import pytest
from tests.laws.modes import MODES

from ceylon.bots import NAMES, UnknownBot, bot
from ceylon.bots.match import BotError, play
from ceylon.box import load
from ceylon.ids import Choice
from ceylon.record import Record
from ceylon.rules.deal import draw_deal
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View

QUICK = dict.fromkeys(("search", "merchant", "governor"), "search-20")
"""The stand-in for a bot that takes its time."""
TRIED = list(dict.fromkeys(QUICK.get(name, name) for name in NAMES))


def whole_game(name: str, options: Options, seed: int = 1) -> Record:
    """A game of one kind of bot against itself, as a record."""
    deal = draw_deal(options, Random(seed), load())
    choices = play([bot(name, seed) for _ in range(options.seats)], Game.of(options, deal))
    return Record(options, deal, choices, [name] * options.seats)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", TRIED)
def test_a_whole_game(name: str, mode: str) -> None:
    """S9, T1, A2.2, V5, R4, R5, E2: each question of each mode is answered, up to the end."""
    record = whole_game(name, MODES[mode])
    assert record.game().over  # replayed with every choice validated


@pytest.mark.parametrize("name", TRIED)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    options = MODES["2-without-uva-tiles"]
    assert whole_game(name, options).choices == whole_game(name, options).choices


def test_chance_plays_otherwise_with_another_seed() -> None:
    deal = draw_deal(Options(2), Random(1), load())
    games = [play([bot("chance", seed)] * 2, Game.of(Options(2), deal)) for seed in (1, 2)]
    assert games[0] != games[1]


def test_chance_takes_each_legal_choice() -> None:
    game = Game.new(Options(4), Random(1))
    legal = game.legal()
    chance = bot("chance", 1)
    view = View.of(game, game.seat)
    assert {chance.choose(view, legal) for _ in range(500)} == set(legal)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_has_its_name(name: str) -> None:
    assert bot(name, 1).name == name


def test_an_unknown_bot_is_told_with_those_that_there_are() -> None:
    with pytest.raises(
        UnknownBot, match=f"no bot called “stockfish”: choose from {', '.join(NAMES)}"
    ):
        bot("stockfish", 1)


class Cheat:
    name = "cheat"

    def choose(self, _view: View, legal: list[Choice]) -> Choice:
        legal.append(Choice(0))  # its own copy: the game's list is another
        return Choice(0)


def test_an_illegal_choice_is_told() -> None:
    """S9: a starting place is chosen first, whatever a bot says."""
    with pytest.raises(BotError, match="cheat made an illegal choice: rupees"):
        play([Cheat()], Game.new(Options(1), Random(1)))
