"""The open question in words: to the seat that must choose, and to the others."""

import re
from random import Random

import pytest
from tests.people import ANA, BO
from tests.words.playing import MODES, each_mode, outside_of_the_catalogues, play, seated

from ceylon.ids import SPECTATOR, Seat
from ceylon.rules import choices, state
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.words import LANGUAGES, Words
from ceylon.words.questions import ask


def first_turn(seats: int = 2) -> Game:
    """A game of which everyone has a starting place; seat 0 begins."""
    game = Game.new(Options(seats, start=ANA), Random(1))
    while game.question == state.START:
        game.play(game.legal()[0])
    return game


def asked(game: Game, seat: Seat, language: str = "en") -> str:
    return ask(seated(language), View.of(game, seat))


def test_whoever_must_choose_and_whoever_waits_are_asked_differently() -> None:
    """T1: the active player plays a card."""
    game = first_turn()
    assert asked(game, ANA) == "Play a card: ▲ is your action, ▼ is for the others"
    assert asked(game, BO) == "Ana must play a card"
    assert asked(game, SPECTATOR) == "Ana must play a card"
    assert asked(game, BO, "fr") == "Ana doit jouer une carte"
    assert asked(game, BO, "es") == "Ana debe jugar una carta"
    assert asked(game, BO, "ru") == "Ana разыгрывает карту"


def test_the_action_of_the_card_is_named() -> None:
    """T2, T4: ▲ for the active player, ▼ for the others."""
    game = first_turn()
    card = choices.text_of(game.legal()[0]).removeprefix("play ")
    up, down = card.split("/")
    game.play(game.legal()[0])
    assert asked(game, ANA).startswith(f"Your action: {up}")
    game.play("rupees")
    assert asked(game, BO).startswith(f"Your action on Ana’s turn: {down}")
    assert asked(game, ANA).startswith(f"Bo must follow (the card’s action: {down}")


NAMED = {
    "plant": "plant",
    "harvest": "harvest",
    "trade": "trade",
    "contract": "contract",
    "contract a councillor": "contract",
    "advance in technology": "advance",
    "move": "move",
    "take rupees": "rupees",
}
"""The verb of each action, by what a question calls it."""


def named_actions(told: str) -> list[str]:
    """The verbs of the actions that an English question names, without the toll."""
    actions = re.sub(r" \(.*?\)", "", told).partition(": ")[2]
    if actions == "any except Advance":
        return [verb for verb in choices.ACTION_VERBS if verb != "advance"]
    return [NAMED[action] for action in re.split(", | or ", actions)]


@each_mode
def test_the_actions_that_are_named_are_the_legal_ones(options: Options) -> None:
    """T2, T3, T4: in a card’s action, in a follower’s and in an extra one (criterion 1)."""
    asked = set()
    for game, _ in play(options):
        if game.question in {state.ACT, state.FOLLOW, state.EXTRA}:
            verbs = {choices.verb_of(choice) for choice in game.legal()}
            told = ask(seated(), View.of(game, game.seat), verbs)
            assert sorted(named_actions(told)) == sorted(verbs & set(choices.ACTION_VERBS)), told
            asked.add(int(game.question))
    assert len(asked) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_extra_action_is_named_in_every_language(language: str) -> None:
    """T3: what is possible is named, and nothing else."""
    view = View.of(first_turn(), ANA)
    view.question = state.EXTRA
    words = seated(language)
    told = ask(words, view, {"move", "harvest", "rupees", "starting tile"})
    possible = [action for action in range(7) if words.unit("short", action) in told]
    assert possible == [1, 5, 6]


def test_an_extra_action_of_any_kind_is_named_briefly() -> None:
    """T3: when nothing but advancing is impossible."""
    view = View.of(first_turn(), ANA)
    view.question = state.EXTRA
    assert ask(seated(), view, choices.ACTION_VERBS) == "Extra action: any except Advance"
    assert ask(seated(), view, {"rupees"}) == "Extra action: take rupees"


def test_the_toll_of_the_railways_is_named() -> None:
    """R11: in CR Co.'s turn the card's action costs a rupee."""
    game = next(game for game, _ in play(Options(1)) if game.toll)
    words = Words.of("en").seated(["Ana", "CR Co."])
    told = ask(words, View.of(game, ANA))
    assert told.startswith("Your action on CR Co.’s turn: ")
    assert "(1 rupee to CR Co.)" in told


def test_the_railway_is_asked_for_hex_by_hex() -> None:
    """R4, R5: the plantation, the first hex, the second."""
    game = Game.new(Options(1, railway="built"), Random(1))
    told = []
    while game.question != state.PLAY:
        told.append(asked(game, ANA))
        game.play(game.legal()[0])
    assert told[1] == "Choose the hex for CR Co.’s first plantation"
    assert told[2].startswith("Choose the first hex of the railway")
    assert told[3] == "Choose hex 2 of 9 for the railway"
    assert told[10] == "Choose hex 9 of 9 for the railway"


@each_mode
def test_every_question_of_a_game_is_translated(options: Options) -> None:
    """No word of a question comes from outside of the catalogues, in any mode."""
    words = Words.pseudo()
    for game, _ in play(options):
        for seat in (ANA, SPECTATOR):
            told = ask(words, View.of(game, seat))
            assert told
            assert outside_of_the_catalogues(told) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_has_a_sentence_of_its_own(language: str) -> None:
    """A new question needs its sentences; one without is an error here, not at the table."""
    game = Game.new(Options(2, starting_tiles=True), Random(1))
    while game.question != state.ACT:
        game.play(game.legal()[0])
    for viewer in (game.seat, SPECTATOR):
        view = View.of(game, viewer)
        told = set()
        for view.question in range(len(state.QUESTION_NAMES)):
            told.add(ask(seated(language), view))
        assert len(told) == len(state.QUESTION_NAMES)
        assert not any("{" in text for text in told)


def test_random_games_ask_every_question() -> None:
    """What holds for whole games holds for all questions, except one that is too rare."""
    found = {int(game.question) for options in MODES.values() for game, _ in play(options)}
    assert found | {int(state.KEEP)} == set(range(len(state.QUESTION_NAMES)))
