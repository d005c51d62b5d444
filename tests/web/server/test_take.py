"""Taking an open seat: exactly one client gets it, and nobody's link is lost."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from tests.web.server.serving import Made, Served

AT_ONCE = 12
ROUNDS = 8


def table_of(served: Served, *kinds: str) -> Made:
    return served.made([{"kind": kind} for kind in kinds])


def seat_of(served: Served, made: Made, secret: str) -> int | None:
    """The seat that a secret opens; raises if it opens nothing."""
    with served.client(secret) as client:
        answer = client.get(f"/api/tables/{made.id}")
    assert answer.status_code == 200, answer.text
    seat: int | None = answer.json()["seat"]
    return seat


def test_of_twelve_at_once_one_gets_the_seat(served: Served) -> None:
    for _ in range(ROUNDS):
        made = table_of(served, "human", "open", "human")
        clients = [served.client(made.answer["secrets"]["watch"]) for _ in range(AT_ONCE)]

        def take(number: int) -> httpx.Response:
            body = {"seat": 1, "name": f"Guest {number}"}
            return clients[number].post(f"/api/tables/{made.id}/take", json=body)  # noqa: B023 - used within the round

        with ThreadPoolExecutor(AT_ONCE) as threads:
            answers = list(threads.map(take, range(AT_ONCE)))
        statuses = [answer.status_code for answer in answers]
        assert sorted(statuses) == [200, *[409] * (AT_ONCE - 1)]
        first = statuses.index(200)
        assert seat_of(served, made, answers[first].json()["secret"]) == 1
        assert made.as_("watch").look()["seats"][1]["name"] == f"Guest {first}"
        refusals = [answer.json() for answer in answers if answer.status_code == 409]
        assert {each["error"]["sentence"] for each in refusals} == {"this seat is already taken"}
        assert not any("secret" in each for each in refusals)


def test_the_link_that_was_sent_for_the_seat_stays_good(served: Served) -> None:
    """The person who was invited can still use the seat, and so can the one who took it."""
    made = table_of(served, "human", "open")
    invited, link = made.answer["secrets"]["seat 2"], made.answer["links"]["seat 2"]
    taken = made.as_("watch").post("take", seat=1, name="Bruno").json()
    assert taken["role"] == "seat 2"
    assert seat_of(served, made, taken["secret"]) == 1
    assert seat_of(served, made, invited) == 1
    with served.client() as friend:
        assert friend.post(link).status_code == 303
        table = friend.get(f"/api/tables/{made.id}").json()
    assert table["seat"] == 1
    assert table["seats"][1]["name"] == "Bruno"
    with served.client() as browser:
        assert browser.post(taken["link"]).status_code == 303
        assert browser.get(f"/api/tables/{made.id}").json()["seat"] == 1


def test_a_new_link_of_the_host_ends_both(served: Served) -> None:
    made = table_of(served, "human", "open")
    taken = made.as_("watch").post("take", seat=1).json()
    new = made.as_("host").post("links", role="seat 2").json()
    for old in (taken["secret"], made.answer["secrets"]["seat 2"]):
        with served.client(old) as client:
            assert client.get(f"/api/tables/{made.id}").status_code == 401
    assert seat_of(served, made, new["secret"]) == 1


def test_a_seat_that_is_open_again_can_be_taken_again(served: Served) -> None:
    """Then the earlier taker's link no longer works; the one that was sent does."""
    made = table_of(served, "human", "open")
    before = made.as_("watch").post("take", seat=1).json()["secret"]
    made.as_("host").post("seats/1", kind="open")
    after = made.as_("watch").post("take", seat=1).json()["secret"]
    with served.client(before) as client:
        assert client.get(f"/api/tables/{made.id}").status_code == 401
    assert seat_of(served, made, after) == 1
    assert seat_of(served, made, made.answer["secrets"]["seat 2"]) == 1


def refused(answer: httpx.Response, made: Made) -> None:
    assert answer.status_code == 403, answer.text
    assert answer.json()["error"]["sentence"] == "you already have a seat at this table"
    assert made.as_("watch").look()["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("own", ["human", "open", "greedy"])
def test_who_has_a_seat_takes_no_second_hand(served: Served, own: str) -> None:
    made = table_of(served, own, "open", "human")
    refused(made.seat(0).post("take", seat=1), made)
    with served.client(Origin=served.url) as browser:
        browser.post(made.answer["links"]["seat 3"])
        refused(browser.post(f"/api/tables/{made.id}/take", json={"seat": 1}), made)


def test_a_host_who_plays_here_takes_no_second_hand(served: Served) -> None:
    made = table_of(served, "here", "open")
    refused(made.as_("host").post("take", seat=1), made)


def test_a_host_who_does_not_play_takes_a_seat(served: Served) -> None:
    made = table_of(served, "human", "open")
    answer = made.as_("host").post("take", seat=1, name="Host")
    assert answer.status_code == 200
    assert seat_of(served, made, answer.json()["secret"]) == 1


def test_who_was_invited_may_take_that_seat(served: Served) -> None:
    """A program that has the link of an open seat sits down by it."""
    made = table_of(served, "human", "open", "open")
    assert made.seat(1).post("take", seat=1, name="Bruno").status_code == 200
    assert made.seat(1).post("take", seat=1).status_code == 409
    assert made.seat(1).post("take", seat=2).status_code == 403
    assert made.as_("watch").post("take", seat=3).status_code == 409
