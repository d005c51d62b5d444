"""Golden games: each replays as it was played, to the same points and with the same facts."""

import pytest
from tests.golden.endings import ways
from tests.golden.games import HERE, outcome_of, read_expected, record_path
from tests.laws.modes import MODES

from ceylon.record import Record

EXPECTED = read_expected()
WAYS = [(mode, way) for mode in MODES for way in ways(solo=MODES[mode].solo)]


@pytest.mark.parametrize(("mode", "way"), WAYS)
def test_a_golden_game_ends_as_ever(mode: str, way: str) -> None:
    """E1, E2, R29: in each mode, in each way a game can end."""
    text = record_path(mode, way).read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.options == MODES[mode]
    outcome = outcome_of(record)
    assert outcome.way == way
    assert outcome == EXPECTED[f"{mode}--{way}"]
    assert record.text() == text


def test_no_golden_game_is_forgotten() -> None:
    stored = {path.stem for path in HERE.glob("*.ceylon")}
    assert stored == set(EXPECTED) == {f"{mode}--{way}" for mode, way in WAYS}
