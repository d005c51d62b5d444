"""The clock on the wall jumps, back and forth: games do not depend on it.

What waits, waits by another clock; tests/simulation lets that one drift, jump and stand still.
"""

from itertools import cycle

import pytest
from tests.people import BO
from tests.store.test_store import BEGUN, GAME, chosen

from ceylon.ids import Seat
from ceylon.seats import Seating
from ceylon.store import ConsentLine, Event, Marks, SqlStore, sql
from ceylon.store.rows import taking_back


def test_what_was_stored_last_counts_whatever_the_clock_says(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = cycle(["2031-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "2026-03-29T02:30:00Z"])
    monkeypatch.setattr(sql, "now", lambda: next(clock))
    store = SqlStore(where)
    store.create(GAME, "deal", [("watch", "first")])
    events = [*map(chosen, range(1, 8)), Event("g", 8, Seat(0), taking_back(6), "undo")]
    for event in events:
        store.append([event])
    asked = [ConsentLine("g", number, 8, BO, "back to 6") for number in range(1, 4)]
    for line in asked:
        store.ask(line)
    marks = BEGUN
    for name in ("Bea", "Bo", "Bruno", "Basil"):
        store.arrange("g", marks, [Seating(BO, "human", name)], [("watch", name)])
        marks = Marks(marks.choices, marks.asks, marks.seatings + 1, marks.links + 1)
    store.close()
    store = SqlStore(where)
    found = store.load("g")
    store.close()
    assert found is not None
    assert found.events == tuple(events)
    assert found.asked == tuple(asked)
    assert found.seatings[1].name == "Basil"
    assert found.links == {"watch": "Basil"}
