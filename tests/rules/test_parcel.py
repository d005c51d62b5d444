"""A position as bytes: every number comes back as it was."""

import pickle

import pytest
from tests.rules.tables import Table


@pytest.mark.parametrize(
    "number", [0, 1, 63, 64, 127, 128, 8128, 8191, 2**31, 2**32 - 1, -1, -2, -63, -64, -65]
)
def test_any_number_survives_a_pickle(number: int) -> None:
    """S12: supplies are unlimited, so numbers in a pickle of a game are, too."""
    game = Table().begun()
    game.players[0].rupees = number
    assert pickle.loads(pickle.dumps(game)).players[0].rupees == number  # noqa: S301 - our own
