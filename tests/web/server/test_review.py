"""The review of a finished game, as a browser without a script and a program get it."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.server.serving import Served

from ceylon.record import Record
from ceylon.rules.choices import text_of

GOLDEN = Path(__file__).parents[2] / "golden"
SOLO = GOLDEN / "solo-drawn-without-uva--human-draws-the-last-card.ceylon"
OTHER_SOLO = GOLDEN / "solo-built-without-dimbula--railways-draw-the-last-card.ceylon"
"""Of the same game, the analysis is there at once."""
REFUSED = "a game can be analysed only when it is over: until then some cards are hidden"
TWO = GOLDEN / "2-without-uva--last-card-drawn.ceylon"
PATIENCE = 300


def opened(browser: httpx.Client, game: Path = SOLO) -> str:
    """The id of a table where the game of a record is over."""
    page = browser.post("/records", data={"text": game.read_text()}, files={"file": b""})
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
    assert 'class="chart chances"' in first.text  # the game can be looked at meanwhile
    assert "Better:" in last.text
    assert "CR Co." in last.text
    assert "progressbar" not in last.text
    again = browser.get(f"/t/{table}/review?lang=fr").text
    assert "Tous les moments" in again
    for at in (0, 7):
        assert f'href="?at={at}"' in last.text
        assert f"moment {at} of" in browser.get(f"/t/{table}/review?at={at}&seat=all&lang=en").text
        earlier = browser.get(f"/t/{table}?at={at}")
        assert f'href="/t/{table}/review"' in earlier.text  # and back again


def test_a_program_gets_the_analysis(browser: httpx.Client) -> None:
    """202 with how far it is, then 200; sentences in the language that was asked for."""
    table = opened(browser, OTHER_SOLO)
    record = Record.parse(OTHER_SOLO.read_text())
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


def test_moments_come_in_blocks(browser: httpx.Client) -> None:
    """Twelve at once, as the page draws them, through any eyes (criterion 21)."""
    table = opened(browser)
    followed(browser, f"/t/{table}/review")
    found = browser.get(f"/t/{table}/moments?from=12&seat=0").json()["moments"]
    assert [moment["at"] for moment in found] == list(range(12, 24))
    assert all('id="moment-head"' in moment["head"] for moment in found)
    assert {*found[0]["layers"]} >= {"pawns", "plantations", "verdicts"}
    last = len(Record.parse(SOLO.read_text()).choices)
    assert [m["at"] for m in browser.get(f"/t/{table}/moments?from={last}").json()["moments"]] == [
        last
    ]
    for wrong in (f"from={last + 1}", "from=x", "from=0&seat=7", "seat=-1"):
        assert browser.get(f"/t/{table}/moments?{wrong}").status_code == 400


def test_another_choice_is_judged(browser: httpx.Client) -> None:
    """What could be chosen then, and what it would have been worth (criterion 35)."""
    table = opened(browser)
    legal = [text_of(choice) for choice in Record.parse(SOLO.read_text()).game(40).legal()]
    asked = browser.get(f"/t/{table}/retry/40?lang=en").text
    assert all(f'"{choice}":' in asked for choice in legal)
    address = f"/t/{table}/retry/40/verdict"
    assert address in asked
    verdict = browser.get(address, params={"choice": legal[0], "lang": "en"}).json()
    assert verdict["verdict"] in ("right", "nearly", "wrong")
    assert "% chance of winning" in verdict["html"]
    for wrong in ("start K3", "nonsense"):
        assert browser.get(address, params={"choice": wrong}).status_code == 422
    last = len(Record.parse(SOLO.read_text()).choices)
    for moment in (last, "x"):
        assert browser.get(f"/t/{table}/retry/{moment}").status_code == 400


@pytest.mark.parametrize("path", ["moments", "retry/0", "retry/0/verdict?choice=rupees"])
def test_a_running_game_shows_no_moments(served: Served, path: str) -> None:
    """Section 8: whoever plays has no other eyes than their own."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    for role in ("host", "seat 1", "watch"):
        assert made.as_(role).client.get(f"/t/{made.id}/{path}").status_code == 409


def test_a_moment_at_the_table_through_any_eyes(browser: httpx.Client) -> None:
    """Once the game is over: each hand as its owner saw it (criterion 35)."""
    page = browser.post("/records", data={"text": TWO.read_text()}, files={"file": b""})
    hands = [player.hand_size for player in Record.load(TWO).game(60).players]
    assert len(set(hands)) > 1
    for seat, hand in enumerate(hands):
        shown = browser.get(f"{page.url.path}?at=60&seat={seat}").text
        assert shown.count("data-card=") == hand
        assert f'<option value="{seat}" selected>' in shown
        assert f"?at=60&amp;seat={seat}&amp;lang=fr" in shown
        step = f"{page.url.path}/moment?at=61&shown=60&seat={seat}"
        assert browser.get(step).json()["attributes"]["data-shown"] == "61"
    assert browser.get(f"{page.url.path}?at=60&seat=2").status_code == 400
    assert '<option value="" selected>' in browser.get(f"{page.url.path}?at=60").text


@pytest.mark.parametrize("path", ["?seat=1", "?at=0&seat=0", "/moment?at=0&seat=1"])
def test_a_running_game_lends_no_eyes(served: Served, path: str) -> None:
    """Section 8: neither those of others nor, by the same door, one's own."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    for role in ("host", "seat 1", "seat 2", "watch"):
        assert made.as_(role).client.get(f"/t/{made.id}{path}").status_code == 409


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
