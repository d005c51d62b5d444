"""The review of a finished game, as a browser without a script and a program get it."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.server.serving import Served

from ceylon.record import Record

GOLDEN = Path(__file__).parents[2] / "golden"
SOLO = GOLDEN / "solo-drawn-without-uva--human-draws-the-last-card.ceylon"
REFUSED = "a game can be analysed only once it is over: until then some cards are hidden"
PATIENCE = 300


def opened(browser: httpx.Client) -> str:
    """The id of a table where the game of a record is over."""
    page = browser.post("/records", data={"text": SOLO.read_text()}, files={"file": b""})
    assert page.status_code == 200
    return page.url.path.rpartition("/")[2]


def followed(browser: httpx.Client, path: str) -> list[httpx.Response]:
    """All answers, until it is done."""
    answers, until = [browser.get(path)], time.monotonic() + PATIENCE
    while answers[-1].status_code == 202 or "progressbar" in answers[-1].text:
        assert time.monotonic() < until
        time.sleep(0.2)
        answers.append(browser.get(path))
    return answers


def test_the_page_tells_how_far_it_is_and_then_what_decided(browser: httpx.Client) -> None:
    """An opened record too; the page is reached from the final scoring (criterion 35)."""
    table = opened(browser)
    assert f'href="/t/{table}/review"' in browser.get(f"/t/{table}/finished").text
    first, *_, last = followed(browser, f"/t/{table}/review")
    assert first.status_code == last.status_code == 200
    assert 'role="progressbar"' in first.text
    assert 'class="chart chances"' in last.text
    assert "What decided the game" in last.text
    assert "CR Co." in last.text
    again = browser.get(f"/t/{table}/review?lang=fr").text
    assert "Ce qui a décidé de la partie" in again
    for at in (0, 7):
        assert f'href="/t/{table}?at={at}"' in last.text
        earlier = browser.get(f"/t/{table}?at={at}")
        assert f'href="/t/{table}/review"' in earlier.text  # and back again


def test_a_program_gets_the_analysis(browser: httpx.Client) -> None:
    """202 with how far it is, then 200; sentences in the language that was asked for."""
    table = opened(browser)
    record = Record.parse(SOLO.read_text())
    first, *_, last = followed(browser, f"/api/tables/{table}/analysis")
    assert first.status_code == 202
    assert first.json() == {"done": 0, "all": len(record.choices) + 1}
    assert first.headers["retry-after"] == "1"
    assert last.status_code == 200
    found: dict[str, Any] = last.json()
    assert found["complete"]
    assert found["over"]
    assert len(found["moments"]) == found["choices"] == len(record.choices)
    assert sorted(found["last"]) == [0, 1]
    asked = browser.get(f"/api/tables/{table}/analysis", params={"lang": "es"}).json()
    for point, other in zip(found["turning_points"], asked["turning_points"], strict=True):
        assert point["swing"] >= 0.01
        for one, two in zip(point["reasons"], other["reasons"], strict=True):
            assert one["text"] == two["text"]
            assert one["sentence"] != two["sentence"]


@pytest.mark.parametrize("role", ["host", "seat 1", "seat 2", "watch"])
def test_a_running_game_is_not_analysed(served: Served, role: str) -> None:
    """Section 8: an analysis reveals hidden cards, so nobody gets it before the end."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    client = made.as_(role).client
    answer = client.get(f"/api/tables/{made.id}/analysis")
    assert answer.status_code == 409
    assert answer.json()["error"]["sentence"] == REFUSED
    assert "table" not in answer.json()
    page = client.get(f"/t/{made.id}/review", headers={"Accept": "text/html"})
    assert page.status_code == 409
    assert REFUSED[1:] in page.text


def test_a_review_needs_a_link(served: Served, browser: httpx.Client) -> None:
    table = opened(browser)
    with served.client(Accept="text/html") as stranger:
        assert stranger.get(f"/t/{table}/review").status_code == 401
        assert stranger.get(f"/api/tables/{table}/analysis").status_code == 401
