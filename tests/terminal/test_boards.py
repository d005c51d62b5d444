"""The boards and the train tell the truth about the game."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text
from tests.people import ANA
from tests.rules.leaves import MARKERS, ONE_OF_EACH, begun, board, companies_shown, rows
from tests.rules.tables import LAW, supply
from tests.terminal.tables import MODES, game_after, positions, words_for

from ceylon.rules.choices import choice_of
from ceylon.rules.game import Game
from ceylon.rules.material import JUST_TRADE, NO_CONTRACT, NO_TILE
from ceylon.rules.options import Options
from ceylon.rules.state import ACT
from ceylon.rules.view import View
from ceylon.terminal import boards, glyphs, tea_train

each_mode = pytest.mark.parametrize("mode", MODES)


def text_of(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


@each_mode
def test_the_leaves_on_the_contract_spaces_are_the_markers_left(mode: str) -> None:
    """S8: the leftmost leaf is taken first, and a space is free once its leaves are gone."""
    for game in positions(MODES[mode]):
        people = game.players[:1] if game.solo else game.players
        for player in people:
            drawn = boards.spaces(game, player).plain
            assert drawn.count(glyphs.LEAF) == player.markers
            assert drawn.count("[") == 5
            free = [space for space in drawn.split("]")[:-1] if glyphs.LEAF not in space]
            assert len(free) == game.material.open_spaces[player.markers]


def test_companies_lie_on_their_spaces_in_the_order_they_came() -> None:
    """A3.2: a company takes one space, whatever the number of its contracts."""
    game = game_after(Options(2), 1, 20)
    player = game.players[0]
    player.markers = 3
    player.contracts = bytes([16, 4, 17, 18, 5])
    assert boards.spaces(game, player).plain == "[5³][2²][ ][♣][♣♣]"


@LAW
@given(rows(), st.integers(1, MARKERS), st.integers(0, 4))
def test_spaces_are_drawn_whatever_covers_them(
    leaves: list[int], placed: int, companies: int
) -> None:
    """A3.2: leaves where they lie, and every company on a space without any."""
    game = begun(leaves, placed)
    companies = min(companies, board(leaves, placed).count(0))
    supply(game, 0, *ONE_OF_EACH[:companies])
    shown = companies_shown(leaves, placed, companies)
    signs = [glyphs.LEAF * left or str(company or " ") for left, company in shown]
    drawn = boards.spaces(game, game.players[0]).plain
    assert drawn == "".join(f"[{sign}]" for sign in signs)


@each_mode
def test_a_wagon_is_marked_exactly_where_its_contract_can_be_fulfilled(mode: str) -> None:
    """A3.1, A3.2: the mark on the train agrees with the rules."""
    found: set[str] = set()
    for game in positions(MODES[mode]):
        if any(player.pawn < 0 for player in game.players):
            continue
        for wagon in range(3):
            contract = int(game.wagon(wagon))
            if contract != NO_CONTRACT:
                mark = tea_train.mark(game, game.players[0], contract).plain
                assert (mark == glyphs.YES) == trade_is_possible(game, wagon)
                found.add(mark)
    assert glyphs.NO in found


def trade_is_possible(game: Game, wagon: int) -> bool:
    """Asked of the rules, as if the first player were to trade now."""
    asked = game.copy()
    asked.question, asked.seat, asked.active = ACT, ANA, ANA
    asked.mains, asked.toll = JUST_TRADE, 0
    return choice_of(f"trade {wagon + 1} rupees") in asked.legal()


def test_a_wagon_tells_chests_that_find_no_space() -> None:
    """A3.2: the chests are there, but leaves cover the spaces."""
    game = game_after(Options(2), 1, 20)
    player = game.players[0]
    player.contracts, player.companies, player.markers = b"", 0, 8
    player.chests = 0x050505
    assert tea_train.mark(game, player, 0).plain == glyphs.LEAF
    player.markers = 7
    assert tea_train.mark(game, player, 0).plain == glyphs.YES


@pytest.mark.parametrize("width", [80, 100])
def test_a_starting_tile_is_shown_until_and_after_it_is_used(width: int) -> None:
    """V1, V5: its number and name; then that it is used."""
    options = MODES["four, tiles"]
    words = words_for("en", options)
    used = 0
    for game in positions(options):
        text = " ".join(text_of(boards.draw(words, game, width)).replace("│", " ").split())
        for player in game.players:
            kind = words.unit("tile", game.material.box.starting_tiles[player.tile_number - 1])
            if player.tile == NO_TILE:
                assert "used:" in text
                used += 1
            else:
                assert f"{player.tile_number} {kind}" in text
    assert used


@each_mode
def test_the_active_player_and_the_teapot_are_marked(mode: str) -> None:
    """S1, T8: on one board each."""
    words = words_for("en", MODES[mode])
    for game in positions(MODES[mode]):
        text = text_of(boards.draw(words, game, 100))
        assert text.count(glyphs.ACTIVE) == (1 if game.active >= 0 else 0)
        assert text.count("teapot") == 1
        if game.active >= 0:
            name = words.unit("player", game.active)
            assert re.search(rf"{glyphs.ACTIVE} . {re.escape(name[:4])}", text)


@each_mode
def test_only_the_number_of_others_cards_is_known(mode: str) -> None:
    """Section 8: hand sizes are open."""
    words = words_for("en", MODES[mode])
    for game in positions(MODES[mode]):
        view = View.of(game, game.seat)
        text = text_of(boards.draw(words, view, 100))
        sizes = [player.hand_size for player in (game.players[:1] if game.solo else game.players)]
        assert [int(n) for n in re.findall(r"(\d) cards?", text)] == sizes
