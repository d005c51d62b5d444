"""The open question in words: to the seat that must choose, and to the others."""

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
    assert asked(game, ANA).startswith(f"Bo must follow: {down}")


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
    assert told[1] == "Choose the hex for the first plantation of CR Co."
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
