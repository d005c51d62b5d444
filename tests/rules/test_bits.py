"""Sets as ints, compared with Python's own."""

from hypothesis import given
from hypothesis import strategies as st

from ceylon.rules.bits import BIT, count, members, nth

SETS = st.one_of(
    st.integers(0, 2**62 - 1),
    st.sets(st.integers(0, 61)).map(lambda places: sum(2**place for place in places)),
)


@given(SETS)
def test_members_are_counted_and_listed(of: int) -> None:
    places = [place for place in range(62) if of & BIT[place]]
    assert members(of) == places
    assert members(of, first=42) == [42 + place for place in places]
    assert count(of) == len(places)


@given(SETS)
def test_each_member_is_found_by_its_number(of: int) -> None:
    assert [nth(of, n) for n in range(count(of))] == members(of)


def test_the_smallest_and_the_largest_set() -> None:
    everything = 2**62 - 1
    assert (count(0), count(everything)) == (0, 62)
    assert [nth(everything, n) for n in range(62)] == list(range(62))
    assert [nth(BIT[place], 0) for place in range(62)] == list(range(62))
