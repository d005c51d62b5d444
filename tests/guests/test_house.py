"""The bots that a host offers, and the names that they cannot have."""

from collections.abc import Iterator

import pytest

from ceylon import bots
from ceylon.guests import house
from ceylon.guests.house import BadOffer


@pytest.fixture(autouse=True)
def _nothing_offered() -> Iterator[None]:
    yield
    house.offer({})


def test_what_is_offered_can_sit_at_a_table() -> None:
    house.offer({"mine": "mine.py:Mine"})
    assert house.at_tables() == [*bots.NAMES, "mine"]
    house.offer({"yours": "yours.py:Yours"})
    assert house.at_tables() == [*bots.NAMES, "yours"]


@pytest.mark.parametrize(
    "name", ["planter", "chance", "search-50", "human", "open", "here", "bot", "me", "railways"]
)
def test_a_name_that_is_taken(name: str) -> None:
    with pytest.raises(BadOffer, match=f"the name “{name}” is taken"):
        house.offer({"fine": "a.py:A", name: "a.py:A"})
    assert house.offered() == {}


@pytest.mark.parametrize("name", ["", "My", "my bot", "a:b", "a.py", "1st", "-a", "é", "a" * 21])
def test_a_name_that_cannot_be_written(name: str) -> None:
    with pytest.raises(BadOffer, match="cannot be the name of a bot"):
        house.offer({name: "a.py:A"})
