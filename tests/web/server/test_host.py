"""The host's page: seats and links by plain forms, with the host's link only."""

import re

import httpx
import pytest
from tests.web.server.serving import Made, Served
from tests.web.server.test_bad_input import HOSTILE

from ceylon.words import LANGUAGES

COMMANDS = [("seats/0", {"kind": "chance", "name": "Ana"}), ("links", {"role": "watch"})]
"""Every form of the page."""
BAD = [
    ("seats/0", {"kind": "dragon", "name": ""}, 400),
    ("seats/0", {"name": "Ana"}, 400),
    ("seats/0", {"kind": "human", "name": "x" * 41}, 400),
    ("seats/0", {"kind": "human", "name": "a\x07b"}, 422),
    ("seats/0", {"kind": "human", "more": "x"}, 400),
    ("seats/2", {"kind": "human", "name": ""}, 404),
    ("seats/99999999999", {"kind": "human", "name": ""}, 404),
    ("links", {"role": "seat 3"}, 403),
    ("links", {"role": "king"}, 400),
    ("links", {}, 400),
]


@pytest.fixture
def made(served: Served) -> Made:
    return served.made([{"kind": "human", "name": "Ana"}, {"kind": "open"}], pace=10)


def browser(served: Served, link: str = "") -> httpx.Client:
    """A browser without a script, that has followed a link and sat down if it leads to a seat."""
    found = served.client(Origin="null", Accept="text/html", **{"Sec-Fetch-Site": "same-origin"})
    found.follow_redirects = True
    if link:
        found.get(link)
        assert found.post(link).status_code in (200, 403)
    return found


@pytest.fixture
def host(served: Served, made: Made) -> httpx.Client:
    return browser(served, made.answer["links"]["host"])


def shown_link(page: httpx.Response, role: str) -> str:
    assert page.status_code == 200, page.text
    place = {"watch": "watch", "host": "host"}.get(role) or str(int(role[-1]) - 1)
    found = re.search(rf'id="link-{place}" readonly value="(http[^"]+/join/[^"]+)"', page.text)
    assert found, page.text
    return found[1]


def test_the_page_tells_who_sits_where(made: Made, host: httpx.Client) -> None:
    page = host.get(f"/t/{made.id}/host").text
    assert ">Ana<small>not here</small>" in page
    assert ">Player 2<small>open, by link</small>" in page
    with made.seat(0).client.stream("GET", f"/t/{made.id}/stream") as events:
        lines = events.iter_lines()
        next(lines)
        assert ">Ana<small>here now</small>" in host.get(f"/t/{made.id}/host").text
    assert "/join/" not in page


def test_a_seat_goes_to_a_bot_and_back(made: Made, host: httpx.Client) -> None:
    """An absent seat is given to a bot and taken back, by the page's forms (criterion 55)."""
    for kind, told in (("chance", "bot"), ("human", "not here"), ("open", "open, by link")):
        page = host.post(f"/t/{made.id}/host/seats/0", data={"kind": kind, "name": "Ada"})
        assert page.url.path == f"/t/{made.id}/host"
        assert f">Ada<small>{told}</small>" in page.text
        assert f'<option value="{kind}" selected>' in page.text
    assert made.as_("watch").look()["seats"][0]["kind"] == "open"


@pytest.mark.parametrize("role", ["seat 1", "watch", "host"])
def test_a_link_is_reissued_and_shown_again(
    served: Served, made: Made, host: httpx.Client, role: str
) -> None:
    """The new link works, the old one does not, and its stream ends; the host's browser, and no
    other, shows it again at an address of its own (criterion 48)."""
    old = made.as_(role).client
    with old.stream("GET", f"/t/{made.id}/stream") as events:
        lines = events.iter_lines()
        next(lines)
        page = host.post(f"/t/{made.id}/host/links", data={"role": role})
        link = shown_link(page, role)
        assert "event: gone" in lines
    assert old.get(f"/api/tables/{made.id}").status_code == 401
    again = host.get(f"/t/{made.id}/host/links")  # the host's own browser keeps its rights
    assert shown_link(again, role) == link
    if role != "host":
        elsewhere = browser(served, made.answer["links"]["host"])
        assert link not in elsewhere.get(f"/t/{made.id}/host/links").text
    table = browser(served, link).get(f"/api/tables/{made.id}").json()
    assert (table["seat"], table["host"]) == (0 if role == "seat 1" else None, role == "host")


@pytest.mark.parametrize(("what", "form"), COMMANDS)
@pytest.mark.parametrize("role", ["seat 1", "watch", None])
def test_only_the_host_s_link_opens_it(
    served: Served, made: Made, role: str | None, what: str, form: dict[str, str]
) -> None:
    before = made.as_("host").look()
    refused = 401 if role is None else 403
    other = browser(served, made.answer["links"][role] if role else "")
    assert other.get(f"/t/{made.id}/host").status_code == refused
    answer = other.post(f"/t/{made.id}/host/{what}", data=form)
    assert answer.status_code == refused
    assert "<h1" in answer.text
    assert made.as_("host").look()["seats"] == before["seats"]
    assert made.as_("watch").look()["version"] == before["version"]  # its link still works


@pytest.mark.parametrize(("what", "form"), COMMANDS)
def test_another_site_cannot_send_its_forms(
    made: Made, host: httpx.Client, what: str, form: dict[str, str]
) -> None:
    for headers in (
        {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://evil.example"},
    ):
        answer = host.post(f"/t/{made.id}/host/{what}", data=form, headers=headers)
        assert answer.status_code == 403
    assert made.as_("watch").look()["seats"][0]["kind"] == "human"


@pytest.mark.parametrize(("what", "form", "status"), BAD)
def test_a_bad_form_is_a_sentence(
    made: Made, host: httpx.Client, what: str, form: dict[str, str], status: int
) -> None:
    before = made.as_("watch").look()
    answer = host.post(f"/t/{made.id}/host/{what}", data=form)
    assert answer.status_code == status, answer.text
    assert "<h1" in answer.text
    assert made.as_("watch").look() == before


def test_a_form_that_cannot_be_read(made: Made, host: httpx.Client) -> None:
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    answer = host.post(f"/t/{made.id}/host/links", content=b"--y\r\n\r\n", headers=headers)
    assert answer.status_code == 400
    headers = {"Content-Type": "multipart/form-data"}
    answer = host.post("/tables", content=b"--y\r\n\r\n", headers=headers)
    assert answer.status_code == 400


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text(made: Made, host: httpx.Client, name: str) -> None:
    page = host.post(f"/t/{made.id}/host/seats/0", data={"kind": "human", "name": name})
    if page.status_code == 422:
        assert not name.isprintable()
        return
    assert page.status_code == 200
    fresh = host.post(f"/t/{made.id}/host/links", data={"role": "seat 1"})
    for html in (page.text, fresh.text):
        for bad in ("<script>alert", "<img src=x", "</main></svg>&lt;", "49{%"):
            assert bad not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(made: Made, host: httpx.Client, language: str) -> None:
    page = host.get(f"/t/{made.id}/host?lang={language}").text
    assert f'<html lang="{language}">' in page
    heading = re.search(r"<h1[^>]*>([^<]+)<", page)
    assert heading is not None
    assert (heading[1] == "Seats and links") == (language == "en")
    fresh = host.post(f"/t/{made.id}/host/links", data={"role": "host"})
    assert f'<html lang="{language}">' in fresh.text


def test_the_table_leads_to_it(served: Served, made: Made, host: httpx.Client) -> None:
    assert f'href="/t/{made.id}/host"' in host.get(f"/t/{made.id}").text
    other = browser(served, made.answer["links"]["seat 1"])
    assert f'href="/t/{made.id}/host"' not in other.get(f"/t/{made.id}").text


def test_a_new_table_leads_to_it(served: Served) -> None:
    form = {"kind1": "me", "name1": "Ana", "kind2": "open"}
    other = browser(served)
    page = other.post("/tables", data=form)
    found = re.search(r'href="(/t/[\w-]+/host)"', page.text)
    assert found is not None
    assert other.get(found[1]).status_code == 200
