"""A link to a moment of a finished game: anyone may read, and nobody may do more."""

import re

import httpx
import pytest
from tests.web.server.serving import Served
from tests.web.server.test_review import opened

OPEN = ("/review", "/review?at=3&seat=all", "/moments?from=0&seat=all", "/finished", "/report")
CLOSED = (
    "",
    "/moment",
    "/log",
    "/stream",
    "/picture",
    "/record",
    "/deal",
    "/next",
    "/retry/3",
    "/retry/3/verdict?choice=rupees",
    "/host",
    "/host/links",
)


@pytest.fixture
def table(browser: httpx.Client) -> str:
    return opened(browser)


def link_of(browser: httpx.Client, table: str) -> str:
    """The beginning of the links that the review copies."""
    found = re.search(r'data-link="([^"]+)"', browser.get(f"/t/{table}/review").text)
    assert found
    return found[1]


def test_a_link_to_a_moment_opens_the_review_and_the_scoring(
    served: Served, browser: httpx.Client, table: str
) -> None:
    """Of the moment that it names, in a browser that has nothing else (criterion 35)."""
    link = link_of(browser, table)
    with served.client(Accept="text/html") as stranger:
        answer = stranger.get(f"{link}?at=3&seat=all")
        assert answer.status_code == 303
        assert answer.headers["location"] == f"/t/{table}/review?at=3&seat=all"
        for path in OPEN:
            assert stranger.get(f"/t/{table}{path}").status_code == 200, path
        assert "moment 3 of" in stranger.get(f"/t/{table}/review?at=3&seat=all&lang=en").text


def test_it_opens_nothing_else(served: Served, browser: httpx.Client, table: str) -> None:
    """No table, no record, no new game; and its pages offer none of these (criterion 54)."""
    link = link_of(browser, table)
    with served.client(Origin=served.url, Accept="text/html") as stranger:
        stranger.get(link)
        for path in CLOSED:
            assert stranger.get(f"/t/{table}{path}").status_code == 401, path
            assert stranger.head(f"/t/{table}{path}").status_code == 401, path
        assert stranger.get(f"/api/tables/{table}").status_code == 401
        assert stranger.get(f"/api/tables/{table}/analysis").status_code == 401
        assert stranger.post(f"/t/{table}/again").status_code == 401
        assert stranger.post("/replays", data={"table": table}).status_code == 401
        for path in ("/review", "/finished"):
            page = stranger.get(f"/t/{table}{path}").text
            assert "<form" not in page
            led = set(re.findall(rf'href="/t/{table}([^"?]*)', page))
            assert led <= {"/review", "/finished"}, led


def test_without_the_key_nobody_reads(served: Served, browser: httpx.Client, table: str) -> None:
    """Neither with none, nor with a wrong one, nor with that of another game."""
    link, other = link_of(browser, table), link_of(browser, opened(browser))
    wrong = [f"{link[:-1]}{'A' if link[-1] != 'A' else 'B'}", f"/t/{table}/read/%C3%A9"]
    wrong.append(f"/t/{table}/read/{other.rpartition('/')[2]}")
    for each in wrong:
        with served.client() as stranger:
            answer = stranger.get(each)
            assert answer.status_code == 401, each
            assert "set-cookie" not in answer.headers
            assert stranger.head(each).status_code == 401
            assert stranger.get(f"/t/{table}/review").status_code == 401
    assert len(link.rpartition("/")[2]) * 6 >= 128


def test_head_of_a_link_leads_to_the_same_place(
    served: Served, browser: httpx.Client, table: str
) -> None:
    link = link_of(browser, table)
    with served.client() as stranger:
        answer = stranger.head(f"{link}?at=3")
        assert answer.status_code == 303
        assert answer.headers["location"] == f"/t/{table}/review?at=3"
        assert stranger.head(f"/t/{table}/review").status_code == 200


def test_a_game_in_progress_is_closed_to_readers(served: Served, browser: httpx.Client) -> None:
    """Whatever the key: before the end there is none (criterion 54)."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    with served.client() as stranger:
        key = link_of(browser, opened(browser)).rpartition("/")[2]
        assert stranger.get(f"/t/{made.id}/read/{key}").status_code == 401
        stranger.cookies.set(f"ceylon_read_{made.id}", key)
        for path in (*OPEN, *CLOSED):
            assert stranger.get(f"/t/{made.id}{path}").status_code == 401, path
    player = made.seat(0)
    assert player.client.get(f"/t/{made.id}/review").status_code == 409


def test_a_player_who_follows_it_keeps_the_seat(browser: httpx.Client, table: str) -> None:
    """The cookie of the link is none that replaces the seat’s (criterion 48)."""
    before = dict(browser.cookies)
    page = browser.get(f"{link_of(browser, table)}?at=3")
    assert page.status_code == 200
    assert f'href="/t/{table}/record"' in page.text
    assert {name: browser.cookies[name] for name in before} == before
