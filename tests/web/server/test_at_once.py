"""Many at once: one choice wins, the others see the fresh table, and nothing is stored twice."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx
from tests.web.server.serving import Made, Served


def fresh(served: Served) -> tuple[Made, int]:
    """A new table, and the seat that must choose."""
    made = served.made([{"kind": "human"}] * 2)
    return made, made.seat(0).look()["position"]["seat"]


def test_one_of_eight_wins(served: Served) -> None:
    """The others are stale: they store nothing and get the fresh table (criterion 18)."""
    made, seat = fresh(served)
    rng = Random(1)
    for _ in range(12):
        table = made.seat(seat).look()
        choices = [rng.choice(table["choices"])["text"] for _ in range(8)]
        secret = made.answer["secrets"][f"seat {seat + 1}"]

        def post(number: int) -> httpx.Response:
            body = {
                "choice": choices[number],  # noqa: B023 - used within the round
                "version": table["version"],  # noqa: B023
                "key": f"{table['version']}-{number}",  # noqa: B023
            }
            with served.client(secret) as client:  # noqa: B023
                return client.post(f"/api/tables/{made.id}/choices", json=body)

        with ThreadPoolExecutor(8) as clients:
            answers = list(clients.map(post, range(8)))
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
        for answer in answers:
            if answer.status_code == 409:
                assert answer.json()["error"]["code"] == "stale"
                assert answer.json()["table"]["version"] == table["version"] + 1
        after = made.seat(seat).look()
        assert after["version"] == table["version"] + 1
        seat = after["position"]["seat"]


def test_the_same_click_twice_is_one_choice(served: Served) -> None:
    """The same key stores one choice (criterion 17)."""
    made, seat = fresh(served)
    table = made.seat(seat).look()
    choice = table["choices"][0]["text"]
    for _ in range(3):
        answer = made.seat(seat).choose(choice, table["version"], "once")
        assert answer.status_code == 200
        assert answer.json()["version"] == table["version"] + 1
    other = table["choices"][1]["text"]
    answer = made.seat(seat).choose(other, table["version"], "once")
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "unfit"


def test_a_key_of_one_seat_is_not_a_key_of_another(served: Served) -> None:
    made, seat = fresh(served)
    for _ in range(2):
        table = made.seat(seat).look()
        answer = made.seat(seat).choose(table["choices"][0]["text"], table["version"], "mine")
        assert answer.json()["version"] == table["version"] + 1
        seat = answer.json()["position"]["seat"]


def test_clicks_that_race_are_one_choice(served: Served) -> None:
    """A double click whose requests overtake each other (criterion 17)."""
    made, seat = fresh(served)
    table = made.seat(seat).look()
    choice = table["choices"][0]["text"]
    secret = made.answer["secrets"][f"seat {seat + 1}"]

    def click(_: int) -> httpx.Response:
        body = {"choice": choice, "version": table["version"], "key": "double"}
        with served.client(secret) as client:
            return client.post(f"/api/tables/{made.id}/choices", json=body)

    with ThreadPoolExecutor(8) as clients:
        answers = list(clients.map(click, range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert made.seat(seat).look()["version"] == table["version"] + 1
