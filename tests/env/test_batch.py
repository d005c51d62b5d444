"""Many games at once are the same games as one by one."""

import numpy as np
import pytest
from tests.env.test_observation import observed
from tests.laws.modes import MODES

from ceylon.env.arrays import masks, numbers, observations
from ceylon.ids import NOBODY, Choice, Seat
from ceylon.observation.batch import Batch
from ceylon.rules.game import Game
from ceylon.rules.reasons import IllegalChoice, UnknownChoice


def check(batch: Batch, at: int, game: Game) -> None:
    """The batch shows one of its games as it is."""
    seen, legal = observations(batch.observations)[at], masks(batch.masks)[at]
    assert batch.games[at] == game
    assert list(np.flatnonzero(legal)) == game.legal()
    assert batch.choosers[at] == game.seat
    if game.over:
        assert batch.winners[at] == game.winner()
        totals = [game.total(seat) for seat in game.seats()]
        assert list(numbers(batch.points).reshape(-1, 4)[at][: len(totals)]) == totals
    else:
        assert (seen == observed(game, game.seat)).all()
        assert batch.winners[at] == NOBODY


@pytest.mark.parametrize("mode", MODES)
def test_a_batch_plays_what_single_games_play(mode: str) -> None:
    batch = Batch(MODES[mode], 3, 11)
    games = [game.copy() for game in batch.games]
    dealt = 0
    for _ in range(400):
        choices = batch.random_choices()
        over = [game.over for game in games]
        for at, game in enumerate(games):
            if not over[at]:
                game.play(Choice(choices[at]))
        batch.step(choices)
        for at in range(3):
            if over[at]:
                games[at] = batch.games[at].copy()
                assert not games[at].turn
                dealt += 1
            check(batch, at, games[at])
    assert dealt > 3


def test_the_same_seed_gives_the_same_games_whatever_the_size() -> None:
    small, large = (Batch(MODES["4"], size, 5) for size in (2, 5))
    for _ in range(300):
        small.step(small.random_choices())
        large.step(large.random_choices())
        assert small.games == large.games[:2]
    other = Batch(MODES["4"], 2, 6)
    assert other.games[0] != Batch(MODES["4"], 2, 5).games[0]


def test_an_illegal_choice_plays_nothing() -> None:
    batch = Batch(MODES["4"], 4, 5)
    before = [game.copy() for game in batch.games]
    choices = bytearray(batch.random_choices())
    choices[3] = 0  # nobody takes rupees before the first turn
    with pytest.raises(IllegalChoice):
        batch.step(bytes(choices))
    choices[3] = 255
    with pytest.raises(UnknownChoice):
        batch.step(bytes(choices))
    with pytest.raises(ValueError, match="4 games need as many choices, not 2"):
        batch.step(b"\0\0")
    assert batch.games == before


def test_the_others_choose_by_themselves() -> None:
    batch = Batch(MODES["4"], 8, 5, agent=Seat(2))
    ended = 0
    for _ in range(200):
        assert set(numbers(batch.choosers)) <= {2, NOBODY}
        ended += int((numbers(batch.winners) >= 0).sum())
        batch.step(batch.random_choices())
    assert ended > 8


def test_arrays_are_seen_without_a_copy() -> None:
    batch = Batch(MODES["2-without-uva"], 2, 5)
    seen = observations(batch.observations)
    before = seen.copy()
    batch.step(batch.random_choices())
    assert not (seen == before).all()
    assert not seen.flags.owndata
