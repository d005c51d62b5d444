"""The cookies of tables end, and never become so many that a browser or a proxy drops them."""

import re
from collections.abc import Iterator
from http.cookiejar import Cookie

import httpx
import pytest
from tests.analysis.playing import played
from tests.web.server.serving import Served

from ceylon.rules.options import Options

NGINX = 8_192
"""Bytes of one header line that nginx accepts by default."""
CHROME = 180
"""Cookies of one host that Chrome keeps."""
MANY, TOO_MANY = 40, 80
QUARTER = 90 * 24 * 3600
RECORD = played(Options(1), seed=2).text()
FRIENDS = {"play": "new", "seats": "2", "kind1": "me", "kind2": "open"}


@pytest.fixture
def person(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(
        base_url=served.url,
        headers={"Origin": served.url, "Accept": "text/html"},
        timeout=30,
        trust_env=False,
    ) as found:
        yield found


def table_of(answer: httpx.Response) -> str:
    assert answer.status_code == 303, answer.text
    found = re.match(r"/t/([\w-]+)", answer.headers["location"])
    assert found
    return found[1]


def kept(person: httpx.Client) -> list[Cookie]:
    return [each for each in person.cookies.jar if re.match("ceylon_(host|seat)_", each.name)]


def finish(person: httpx.Client) -> str:
    """A table of this browser whose game is over."""
    return table_of(person.post("/records", files={"file": ("a.ceylon", RECORD.encode())}))


def has(person: httpx.Client, table: str) -> bool:
    return any(each.name.endswith(table) for each in kept(person))


def test_finished_games_make_room(person: httpx.Client) -> None:
    """They can still be read; the game among friends that is going on stays."""
    friends = table_of(person.post("/tables", data=FRIENDS))
    games = [finish(person) for _ in range(MANY + 5)]
    for _ in range(3):
        person.get("/")
    assert len(kept(person)) <= MANY + 1
    assert has(person, friends)
    assert person.get(f"/t/{friends}").status_code == 200
    assert not has(person, games[0])
    for what in ("finished", "review"):
        assert person.get(f"/t/{games[0]}/{what}").status_code == 200
    assert has(person, games[-1])


def test_no_browser_becomes_too_full(person: httpx.Client) -> None:
    """However often somebody presses "Play now" and leaves; the oldest such game is given up."""
    friends = table_of(person.post("/tables", data=FRIENDS))
    for _ in range(TOO_MANY + 30):
        table = table_of(person.post("/tables", data={"play": "now"}))
        request = person.build_request("GET", "/")
        assert len(request.headers["cookie"]) < NGINX
    assert len(list(person.cookies.jar)) < CHROME
    assert has(person, friends)
    assert has(person, table)


def test_a_few_are_left_alone(person: httpx.Client) -> None:
    games = [finish(person) for _ in range(5)]
    person.get("/")
    assert all(has(person, game) for game in games)


def test_they_end_and_use_renews_them(person: httpx.Client) -> None:
    made = person.post("/tables", data={"play": "now"})
    table = table_of(made)
    page = person.get(f"/t/{table}")
    for answer in (made, page):
        cookies = [each for each in answer.headers.get_list("set-cookie") if "ceylon_host_" in each]
        assert cookies
        assert all(f"Max-Age={QUARTER}" in each for each in cookies)


def test_a_link_that_no_longer_works_makes_room(served: Served, person: httpx.Client) -> None:
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    person.post(made.answer["links"]["seat 1"])
    assert has(person, made.id)
    made.as_("host").post("links", role="seat 1")
    for _ in range(MANY):
        person.post("/tables", data={"play": "now"})
    person.get("/")
    assert not has(person, made.id)
