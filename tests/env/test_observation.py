"""Observations: every byte says what the view says, and nothing hidden is in them."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.modes import MODES
from tests.rules.test_section8 import ANY_LENGTH, ANY_MODE, ANY_SEED, shuffle_hidden, some_game

from ceylon.env.arrays import HIGHS, Bytes, Slate
from ceylon.ids import Seat
from ceylon.observation.layout import FIELDS, MASK_SIZE, SIZE
from ceylon.observation.mask import write_mask
from ceylon.observation.observer import Observer
from ceylon.rules import scoring
from ceylon.rules.choices import CHOICES
from ceylon.rules.game import Game
from ceylon.rules.material import company_of
from ceylon.rules.state import KEEP, Player
from ceylon.rules.view import View

LAW = settings(max_examples=60)


def observed(game: Game, seat: Seat) -> Bytes:
    slate = Slate()
    Observer(game.material).of_view(slate.seen, 0, View.of(game, seat))
    return np.array(slate.observation)


def members(of: int, size: int) -> list[int]:
    return [of >> place & 1 for place in range(size)]


def one_hot(place: int, size: int) -> list[int]:
    return [int(place == each) for each in range(size)]


def teas(chests: int) -> list[int]:
    return [chests >> 8 * tea & 0xFF for tea in range(3)]


# The view, read in another way


def table_fields(view: View) -> Iterator[tuple[str, list[int]]]:
    boards, me = len(view.players), view.viewer
    yield "question", one_hot(view.question, 13)
    yield "chooser", one_hot((view.seat - me) % boards if view.seat >= 0 else -1, 4)
    yield "active", one_hot((view.active - me) % boards if view.active >= 0 else -1, 4)
    yield "start", one_hot((view.start - me) % boards, 4)
    yield "seated", [1] * boards + [0] * (4 - boards)
    names = (
        *("ending", "acted", "extra", "token_spent", "tile_in_use", "turn", "cards_left"),
        *("contracts_left", "bonuses_taken", "toll", "station", "passengers", "solo"),
    )
    yield from ((name, [int(getattr(view, name))]) for name in names)
    yield "built", [int(view.railway_built)]
    yield "mains", members(view.mains, 5)
    yield "card", one_hot(view.card, 20)
    yield "pending", one_hot(view.pending if view.question == KEEP else -1, 6)
    yield "next_company", one_hot(view.next_company - 1, 5)
    yield "hand", [view.hand().count(2 * kind) for kind in range(10)]
    yield "unseen_cards", [list(view.unseen_cards).count(2 * kind) for kind in range(10)]
    yield "unseen_contracts", [int(each in view.unseen_contracts) for each in range(20)]
    for wagon in range(3):
        contract = view.wagon(wagon)
        there = view.material.box.contracts[contract] if contract < 20 else None
        yield f"wagon {wagon + 1}", one_hot(contract, 20)
        yield f"wagon {wagon + 1} chests", list(there.chests) if there else [0] * 3
        yield f"wagon {wagon + 1} rewards", [there.rupees, there.points] if there else [0, 0]
    for district, name in enumerate("DKRU"):
        yield f"councillor {name}", one_hot(view.councillors[district] - 1, 8)
    yield "in_play", members(view.land.hexes, 32)
    yield "level", list(view.levels)
    for name in ("in_reach", "remaining", "harvested"):
        yield name, members(getattr(view, name), 32)
    yield "railway", members(view.railway_hexes, 32)


def board_fields(view: View, player: Player, seat: Seat) -> Iterator[tuple[str, list[int]]]:
    ahead = sum(other.technology > player.technology for other in view.players)
    yield "rupees", [min(player.rupees, 255)]
    yield "chests", teas(player.chests)
    yield "markers", [player.markers]
    yield "space", [player.space]
    yield "ahead", [ahead]
    yield "tokens", [player.technology_tokens]
    yield "points", [min(scoring.track_points(view, seat), 255)]
    yield "companies", [int(any(company_of(c) == n for c in player.contracts)) for n in range(1, 6)]
    yield "cards", [player.hand_size]
    yield "tile_number", [player.tile_number]
    yield "districts", members(player.districts, 4)
    yield "councillors", members(player.councillors, 4)
    yield "abilities", members(player.abilities, 8)
    yield "tile", one_hot(player.tile, 7)
    yield "contracts", [int(each in player.contracts) for each in range(20)]
    yield "pawn", one_hot(player.pawn, 32)
    yield "plantations", members(player.plantations, 32)
    yield "second_leaf", members(player.second_leaf, 32)


def expected(view: View) -> dict[str, list[int]]:
    found = dict(table_fields(view))
    boards = len(view.players)
    for away in range(boards):
        seat = Seat((view.viewer + away) % boards)
        for name, values in board_fields(view, view.players[seat], seat):
            found[f"player {away} {name}"] = values
    return found


# The laws


@LAW
@given(ANY_MODE, ANY_SEED, ANY_LENGTH)
def test_every_byte_says_what_the_view_says(mode: str, seed: int, length: int) -> None:
    game = some_game(mode, seed, length)
    for seat in game.seats():
        row = observed(game, seat)
        said = expected(View.of(game, seat))
        read = {field.name: list(row[field.offset : field.end]) for field in FIELDS}
        absent = {name for name in read if name not in said}
        assert {name: read[name] for name in said} == said
        assert not any(any(read[name]) for name in absent)
        assert all(int(name.split()[1]) >= len(game.players) for name in absent)
        assert (row <= HIGHS).all()


@LAW
@given(ANY_MODE, ANY_SEED, ANY_LENGTH)
def test_nothing_hidden_is_observed(mode: str, seed: int, length: int) -> None:
    """Section 8: two tables that look the same to a seat give it the same observation."""
    game = some_game(mode, seed, length)
    for seat in game.seats():
        twin = shuffle_hidden(game, seat, Random(seed))
        assert (observed(game, seat) == observed(twin, seat)).all()


@LAW
@given(ANY_MODE, ANY_SEED, st.integers(0, 220))
def test_a_mask_is_what_is_legal(mode: str, seed: int, length: int) -> None:
    game = some_game(mode, seed, length)
    slate = Slate()
    write_mask(slate.legal, 0, game)
    assert list(np.flatnonzero(slate.mask)) == game.legal()
    assert set(np.unique(slate.mask)) <= {0, 1}


def test_the_fields_fill_the_row_without_overlap() -> None:
    end = 0
    for field in FIELDS:
        assert field.offset >= end
        end = field.end
    assert end <= SIZE < end + 8
    assert len(CHOICES) <= MASK_SIZE < len(CHOICES) + 8


@pytest.mark.parametrize("mode", MODES)
def test_what_was_there_before_is_overwritten(mode: str) -> None:
    """A row is written in place: no byte of an earlier observation remains."""
    early, late = some_game(mode, 5, 3), some_game(mode, 6, 90)
    slate, observer = Slate(), Observer(early.material)
    for game in (late, early, late):
        slate.seen[0] = slate.seen[7] = 2**62
        observer.of_view(slate.seen, 0, View.of(game, Seat(0)))
        write_mask(slate.legal, 0, game)
        assert (slate.observation == observed(game, Seat(0))).all()
        assert list(np.flatnonzero(slate.mask)) == game.legal()
