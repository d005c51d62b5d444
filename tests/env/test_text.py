"""The text of an observation says all that its bytes say, and can be read back."""

import pytest
from hypothesis import given, settings
from tests.env.test_observation import observed
from tests.rules.test_section8 import ANY_LENGTH, ANY_MODE, ANY_SEED, some_game

from ceylon.env.text import UnreadableText, _members, row_of_text, text_of_row, text_of_view
from ceylon.observation.layout import FIELDS
from ceylon.rules.view import View


@settings(max_examples=40)
@given(ANY_MODE, ANY_SEED, ANY_LENGTH)
def test_a_text_can_be_read_back(mode: str, seed: int, length: int) -> None:
    game = some_game(mode, seed, length)
    for seat in game.seats():
        row = observed(game, seat)
        text = text_of_view(View.of(game, seat))
        assert text == text_of_row(row)
        assert (row_of_text(text) == row).all()


def test_every_byte_has_a_name() -> None:
    for field in FIELDS:
        members = _members(field)
        assert len(members) == (field.size if field.size > 1 else 0), field.name
        assert len(set(members)) == len(members)


def test_what_it_says() -> None:
    game = some_game("3-tiles", 5, 30)
    lines = text_of_view(View.of(game, game.seat)).splitlines()
    assert "seated: player 0, player 1, player 2" in lines
    assert "chooser: player 0" in lines
    assert f"turn: {game.turn}" in lines
    assert any(line.startswith("player 1 plantations: ") for line in lines)


@pytest.mark.parametrize(
    "line",
    ["", "nonsense", "weather: fine", "turn: many", "turn: 0", "solo: 2", "hand: plant/plant 1"],
)
def test_what_is_no_observation_is_refused(line: str) -> None:
    with pytest.raises(UnreadableText):
        row_of_text(f"turn: 3\n{line}\nending: 1")
