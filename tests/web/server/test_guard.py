"""The limits count what they should, and keep no more than they need."""

import pytest
from starlette.requests import Request

from ceylon.web.server.clients import client_of
from ceylon.web.server.costs import cost_of
from ceylon.web.server.guard import Buckets
from ceylon.web.server.settings import Rate


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 2), clock)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    clock.now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock.now = 100
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_who_was_stopped_is_not_forgiven_because_many_others_come() -> None:
    """At the cap the key that was not used longest is forgotten, and not all of them."""
    buckets = Buckets(Rate(2, 0), Clock())
    refused = 0
    for number in range(3 * Buckets.MOST):
        buckets.take(f"other {number}")
        if number % 1000 == 0:
            refused += not buckets.take("busy")
    assert refused == 3 * Buckets.MOST // 1000 - 2
    assert len(buckets) <= Buckets.MOST


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.8", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("a" * 60_000, "a" * 60_001, True),
        ("", "203.0.113.7", False),
    ],
)
def test_whom_the_limits_count(one: str, other: str, same: bool) -> None:
    """With IPv6 everyone has 2^64 addresses: they count as one."""
    keys = [client_of(Request({"type": "http", "client": (host, 1)})) for host in (one, other)]
    assert (keys[0] == keys[1]) == same
    assert all(len(key) <= 64 for key in keys)


def test_a_bucket_gives_what_is_left_to_who_needs_less() -> None:
    buckets = Buckets(Rate(10, 0), Clock())
    assert buckets.take("a", 6)
    assert not buckets.take("a", 6)
    assert buckets.take("a", 4)
    assert not buckets.take("a")


@pytest.mark.parametrize(
    ("path", "than"),
    [
        ("/t/T1/review", "/t/T1"),
        ("/api/tables/T1/analysis", "/api/tables/T1"),
        ("/t/T1", "/api/tables/T1"),
        ("/t/T1/moment", "/api/tables/T1"),
        ("/", "/api/tables/T1"),
        ("/api/tables/T1/choices", "/api/tables/T1"),
    ],
)
def test_what_takes_longer_costs_more(path: str, than: str) -> None:
    assert cost_of(path) > cost_of(than) >= 1
