"""An invitation is used once, by a button: not by the apps through which it is sent, nor by GET."""

import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest
from tests.web.server.serving import Made, Served

ROOM = {
    "play": "new",
    "seats": "3",
    "kind1": "me",
    "kind2": "open",
    "kind3": "human",
}
LINK = re.compile(r'id="link-(\w+)" readonly value="http[^"]+(/t/[\w-]+/join/[^"]+)"')
AT_ONCE = 8


@pytest.fixture
def made(served: Served) -> Made:
    return served.made([{"kind": "human", "name": "Ana"}, {"kind": "open"}])


def person(served: Served) -> httpx.Client:
    """A browser of somebody."""
    found = served.client(Origin=served.url, Accept="text/html")
    found.follow_redirects = True
    return found


def links_on(page: httpx.Response) -> dict[str, str]:
    assert page.status_code == 200, page.text
    return dict(LINK.findall(page.text))


def host_with_links(served: Served) -> tuple[httpx.Client, str, dict[str, str]]:
    """A host who has made a table on the start page, its path, and the links by their seats."""
    host = person(served)
    page = host.post("/tables", data=ROOM)
    links = links_on(page)
    assert {"1", "2"} <= links.keys()
    return host, links["1"].partition("/join/")[0], links


def seat_of(browser: httpx.Client, table: str) -> int | None:
    answer = browser.get(f"/api{table.replace('/t/', '/tables/')}")
    return answer.json()["seat"] if answer.status_code == 200 else None


def secret_of(link: str) -> str:
    return link.rpartition("/")[2]


# Looking at it


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"User-Agent": "WhatsApp/2.23.20.0 A"},
        {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"},
        {"Sec-Purpose": "prefetch;prerender"},
    ],
)
def test_looking_at_it_takes_no_seat(
    served: Served, made: Made, method: str, headers: dict[str, str]
) -> None:
    with served.client(**headers) as client:
        answer = client.request(method, made.answer["links"]["seat 2"])
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    assert made.as_("watch").look()["seats"][1]["kind"] == "open"


def test_the_button_takes_it_under_a_name(served: Served) -> None:
    _, table, links = host_with_links(served)
    friend = person(served)
    page = friend.get(links["1"])
    assert f'action="{links["1"]}"' in page.text
    assert 'data-seat="1"' in friend.post(links["1"], data={"name": "Ben"}).text
    assert friend.get(f"/api{table.replace('/t/', '/tables/')}").json()["seats"][1]["name"] == "Ben"


def test_another_site_cannot_press_it(served: Served, made: Made) -> None:
    with served.client(Origin="http://evil.example") as client:
        assert client.post(made.answer["links"]["seat 2"]).status_code == 403
    assert made.as_("watch").look()["seats"][1]["kind"] == "open"


# Once


def test_it_is_used_once(served: Served) -> None:
    """Then its link is dead, in the chat and on the host's page, and its secret for programs."""
    host, table, links = host_with_links(served)
    assert links_on(host.get(f"{table}/host/links")) == links
    friend = person(served)
    friend.post(links["2"])
    assert seat_of(friend, table) == 2
    assert person(served).get(links["2"]).status_code == 403
    assert person(served).post(links["2"]).status_code == 403
    with served.client(secret_of(links["2"])) as program:
        assert program.get(f"/api{table.replace('/t/', '/tables/')}").status_code == 401
    shown = links_on(host.get(f"{table}/host/links"))
    assert shown == {place: link for place, link in links.items() if place != "2"}
    assert friend.get(links["2"]).status_code == 403
    assert seat_of(friend, table) == 2


def test_of_many_at_once_one_uses_it(served: Served) -> None:
    _, table, links = host_with_links(served)
    people = [person(served) for _ in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as threads:
        answers = list(threads.map(lambda each: each.post(links["1"]).status_code, people))
    assert sorted(answers) == [200, *[403] * (AT_ONCE - 1)]
    assert [seat_of(each, table) for each in people].count(1) == 1


def test_until_then_a_program_sits_down_by_it(served: Served) -> None:
    """A bot's author pastes it: it is not used up by that."""
    _, table, links = host_with_links(served)
    with served.client(secret_of(links["1"])) as program:
        at = f"/api{table.replace('/t/', '/tables/')}"
        for _ in range(3):
            assert program.get(at).json()["seat"] == 1
        assert program.post(f"{at}/name", json={"name": "My bot"}).status_code == 200


def test_nobody_is_invited_to_the_seats_of_bots(served: Served) -> None:
    host = person(served)
    page = host.post("/tables", data=ROOM | {"kind3": "planter"})
    assert "2" not in links_on(page)
    kept = next(value for name, value in host.cookies.items() if name.startswith("ceylon_links_"))
    assert len(kept.split(".")) == 2  # seat 2 and the spectators'


def test_secrets_of_the_api_stay_valid(served: Served, made: Made) -> None:
    """Programs and people may share them."""
    secret = made.answer["secrets"]["seat 2"]
    for _ in range(2):
        friend = person(served)
        friend.post(made.answer["links"]["seat 2"])
        assert seat_of(friend, f"/t/{made.id}") == 1
        with served.client(secret) as program:
            assert program.get(f"/api/tables/{made.id}").json()["seat"] == 1
    again = made.as_("host").post("links", role="seat 2").json()
    friend = person(served)
    friend.post(again["link"])
    with served.client(again["secret"]) as program:
        assert program.get(f"/api/tables/{made.id}").json()["seat"] == 1


def test_players_read_what_the_host_can_do(served: Served, made: Made) -> None:
    """Also that the host knows their link, where it was made over HTTP."""
    powers = "The host of this table can replace links, give seats to bots or people, and delete"
    knows = "They also know your link, and could look at your cards with it."
    host, table, links = host_with_links(served)
    friend, other = person(served), person(served)
    friend.post(links["1"])
    other.post(made.answer["links"]["seat 2"])
    for who, at, told in ((friend, table, 1), (other, f"/t/{made.id}", 2), (host, table, 0)):
        page = who.get(at).text
        assert (powers in page) + (knows in page) == told


# A second device, and a new invitation


def device_link(player: httpx.Client, table: str) -> str:
    [link] = links_on(player.post(f"{table}/device")).values()
    return link


def test_a_player_makes_a_link_for_a_second_device(served: Served) -> None:
    """Both play at the seat; that link, too, is used once."""
    host, table, links = host_with_links(served)
    with ExitStack() as stack:
        first, second, third = (stack.enter_context(person(served)) for _ in range(3))
        first.post(links["1"], data={"name": "Ben"})
        link = device_link(first, table)
        assert links_on(host.get(f"{table}/host/links")).keys() == links.keys() - {"1"}
        second.post(link)
        assert [seat_of(each, table) for each in (first, second)] == [1, 1]
        assert third.post(link).status_code == 403
        # One for a third device replaces the second's.
        third.post(device_link(first, table))
        assert [seat_of(each, table) for each in (first, second, third)] == [1, None, 1]


def test_only_a_player_makes_one(served: Served) -> None:
    host, table, links = host_with_links(served)
    watching = person(served)
    watching.get(links["watch"])
    for each in (watching, host):
        assert each.post(f"{table}/device").status_code == 403
    assert person(served).post(f"{table}/device").status_code == 401


def test_the_host_can_only_replace_it(served: Served) -> None:
    """The new one ends both devices' links."""
    host, table, links = host_with_links(served)
    first, second = person(served), person(served)
    first.post(links["1"])
    second.post(device_link(first, table))
    new = links_on(host.post(f"{table}/host/links", data={"role": "seat 2"}))["1"]
    assert [seat_of(each, table) for each in (first, second)] == [None, None]
    other = person(served)
    other.post(new)
    assert seat_of(other, table) == 1


# Links in one browser


def test_the_link_to_watch_does_not_replace_a_seat(served: Served, made: Made) -> None:
    """Opened in the browser that plays, by a click in the chat."""
    browser = person(served)
    browser.post(made.answer["links"]["seat 2"])
    browser.get(made.answer["links"]["watch"])
    assert seat_of(browser, f"/t/{made.id}") == 1


def test_the_link_to_watch_replaces_a_seat_that_is_lost(served: Served, made: Made) -> None:
    browser = person(served)
    browser.post(made.answer["links"]["seat 2"])
    made.as_("host").post("links", role="seat 2")
    assert browser.get(f"/api/tables/{made.id}").status_code == 401
    browser.get(made.answer["links"]["watch"])
    answer = browser.get(f"/api/tables/{made.id}")
    assert answer.status_code == 200
    assert answer.json()["seat"] is None


def test_another_seat_asks_before_it_replaces_one(served: Served, made: Made) -> None:
    browser, warning = person(served), "already has a seat at this table"
    browser.get(made.answer["links"]["watch"])
    assert warning not in browser.get(made.answer["links"]["seat 1"]).text
    browser.post(made.answer["links"]["seat 1"])
    assert warning in browser.get(made.answer["links"]["seat 2"]).text
    assert seat_of(browser, f"/t/{made.id}") == 0
    assert browser.get(made.answer["links"]["seat 1"]).url.path == f"/t/{made.id}"
    browser.post(made.answer["links"]["seat 2"])
    assert seat_of(browser, f"/t/{made.id}") == 1
