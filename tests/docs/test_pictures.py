"""The pages that are on the pictures of the documentation."""

from tools.docs import ROOT, pictures

from ceylon.record import Record
from ceylon.rules.state import ACT


def test_the_game_of_the_pictures_is_a_whole_one() -> None:
    """The table is shown while a player of four chooses an action; the review needs an end."""
    record = Record.load(pictures.RECORD)
    assert record.options.seats == 4
    assert record.game().over
    assert record.game(pictures.MOMENT).question == ACT
    assert 'class="yours' in pictures.table()


def test_every_picture_is_there() -> None:
    assert all((ROOT / path).read_bytes()[1:4] == b"PNG" for path in pictures.PICTURES)
