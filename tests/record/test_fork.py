"""Play on from here: another game with the same beginning, which tells nothing hidden."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.modes import MODES
from tests.record.conftest import played

from ceylon.ids import SPECTATOR, Seat
from ceylon.record import Record, fork
from ceylon.rules.view import View

moments = st.tuples(
    st.sampled_from(sorted(MODES)), st.integers(0, 5), st.floats(0, 1), st.integers(0, 3)
)


def moment_of(mode: str, seed: int, part: float, place: int) -> tuple[Record, int, Seat]:
    """A game, a number of its choices, and one of its people."""
    record = played(MODES[mode], seed)
    return record, int(part * len(record.choices)), Seat(place % record.options.seats)


@settings(max_examples=60)
@given(moments, st.integers(0, 2**32))
def test_a_fork_looks_the_same_up_to_there(moment: tuple[str, int, float, int], seed: int) -> None:
    """Section 8: at every moment before, for the seat and for spectators; and it replays."""
    record, at, seat = moment_of(*moment)
    other = fork(record, at, seat, Random(seed))
    assert Record.parse(other.text()).text() == other.text()
    for number in {0, at // 2, at}:
        for viewer in (seat, SPECTATOR):
            assert View.of(other.game(number), viewer) == View.of(record.game(number), viewer)


@settings(max_examples=60)
@given(moments, st.integers(0, 2**32), st.integers(0, 2**32))
def test_a_fork_tells_nothing_hidden(
    moment: tuple[str, int, float, int], seed: int, twin: int
) -> None:
    """Section 8: of two games that a seat cannot tell apart, the same fork is made."""
    record, at, seat = moment_of(*moment)
    other = fork(record, at, seat, Random(twin))
    assert fork(other, at, seat, Random(seed)).text() == fork(record, at, seat, Random(seed)).text()


def test_hidden_cards_are_drawn_anew() -> None:
    """From the first turn on, hardly ever the same deck twice."""
    record = played(MODES[min(MODES)], 1)
    at = len(record.choices) // 3
    decks = {fork(record, at, Seat(0), Random(seed)).deal.deck for seed in range(8)}
    assert len(decks) == 8
    assert record.deal.deck not in decks
