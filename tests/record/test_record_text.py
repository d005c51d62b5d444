"""The text of a record: written and read back, nothing is lost."""

import pytest

from ceylon.record import Record
from ceylon.rules.options import Options
from tests.record.conftest import Play

MODES = [
    Options(1),
    Options(1, without="dimbula"),
    Options(1, railway="built"),
    Options(2),
    Options(2, without="dimbula", starting_tiles=True),
    Options(3),
    Options(3, start=2),
    Options(4),
    Options(4, starting_tiles=True),
    Options(4, without="dimbula", railway="built"),
]
each_mode = pytest.mark.parametrize("options", MODES, ids=repr)


@each_mode
@pytest.mark.parametrize("most", [0, 1, 30, 10_000])
def test_round_trip(play: Play, options: Options, most: int) -> None:
    """S1, S3, V1, R5: every mode, before the first choice, on the way and at the end."""
    record = play(options, most=most)
    again = Record.parse(record.text())
    assert again == record
    assert again.text() == record.text()
