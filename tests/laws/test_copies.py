"""Copies: equal in every field, whatever fields are added later."""

import pytest
from tests.laws.choosing import check_texts, refusal
from tests.laws.fields import (
    BOARD,
    HIDDEN,
    OPEN,
    assigned,
    differences,
    other_value,
    snapshot,
)
from tests.laws.modes import MODES
from tests.laws.playing import LawfulGame

from ceylon import _build
from ceylon.ids import Choice
from ceylon.rules.choices import ALL_CHOICES, CHOICES
from ceylon.rules.game import Game
from ceylon.rules.reasons import UnknownChoice
from ceylon.rules.state import OpenState, Player, State

PASSED_ON = {"players"}  # one by one
KEPT = {"facts"}  # they belong to the listener


def some_game(mode: str, steps: int) -> Game:
    lawful = LawfulGame(MODES[mode], seed=3, rarely=1000)
    for _ in range(steps):
        lawful.step()
    return lawful.game


def attributes(thing: object) -> set[str]:
    """The attributes of an object as Python or mypyc lists them."""
    if _build.compiled():
        return {
            name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())
        }
    return set(vars(thing))


def test_no_field_is_overlooked_here() -> None:
    """The names that these tests read from the source are all that a state has."""
    game = some_game("2-without-uva", 0)
    assert attributes(game) == {*OPEN, *HIDDEN}
    assert attributes(Player()) == set(BOARD)


def test_what_is_taken_over_is_everything() -> None:
    assert set(assigned("OpenState", "copy_open_table_from")) == set(OPEN) - PASSED_ON
    assert set(assigned("State", "copy_table_from")) == set(HIDDEN) - KEPT
    assert set(assigned("Player", "copy_open_from")) == set(BOARD) - {"hand"}


def test_a_state_takes_over_every_value() -> None:
    """Each field in turn is given a value of its own; the copy must have it too."""
    for field in (*OPEN, *HIDDEN):
        if field in PASSED_ON | KEPT | {"land", "material"}:
            continue
        game = some_game("4-tiles", 60)
        setattr(game, field, other_value(getattr(game, field)))
        assert not differences(snapshot(game), snapshot(game.copy())), field


def test_a_player_is_taken_over_with_every_value() -> None:
    for field in BOARD:
        game = some_game("4-tiles", 60)
        player = game.players[2]
        setattr(player, field, other_value(getattr(player, field)))
        assert not differences(snapshot(game), snapshot(game.copy())), field


def test_a_scratch_game_becomes_a_copy_of_any_other() -> None:
    """One game can be used for many: nothing of the old one is left."""
    old, new = some_game("solo-drawn-without-uva", 45), some_game("solo-built-without-dimbula", 20)
    old.copy_from(new)
    assert snapshot(old) == snapshot(new)
    assert old.land is new.land
    assert old.legal() == new.legal()


def test_facts_are_not_copied() -> None:
    game = some_game("3", 20)
    game.facts = []
    assert game.copy().facts is None


def test_the_open_state_has_no_hidden_field() -> None:
    """Section 8: the base of a view has neither decks nor draws."""
    assert not set(OPEN) & set(HIDDEN)
    assert issubclass(State, OpenState)
    assert {"deck", "contract_deck", "railway_draws"} <= set(HIDDEN)


def test_every_choice_can_be_typed() -> None:
    check_texts()


@pytest.mark.parametrize("choice", [-1, len(CHOICES), 10**30])
def test_what_is_no_choice_is_refused(choice: Choice) -> None:
    """A number outside the catalogue is not a choice, legal or not, and changes nothing."""
    game = some_game("2-without-uva", 20)
    before = snapshot(game)
    with pytest.raises(UnknownChoice):
        game.play(choice)
    with pytest.raises(UnknownChoice):
        game.why_not(choice)
    assert snapshot(game) == before


def test_nothing_is_legal_after_the_end() -> None:
    """E2: a game that is over refuses everything, and says so."""
    game = LawfulGame(MODES["2-without-uva"], seed=1, rarely=1000).play()
    for choice in ALL_CHOICES:
        reason = refusal(game, choice)
        assert reason is not None
        assert reason.rule == "E2"
