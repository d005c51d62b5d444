"""The pages: what a browser without a script can do."""

import html
import json
import re
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from tests.web.server.serving import Served, Sitting, play_to_the_end

from ceylon.words import Words, capital

SEVERAL = {"kind1": "me", "name1": "Ana", "kind2": "open", "kind3": "bot", "kind4": "none"}


def test_one_click_to_the_first_choice(browser: httpx.Client) -> None:
    """From the start page to a table against bots (criterion 49)."""
    page = browser.get("/")
    assert page.status_code == 200
    assert 'value="now"' in page.text
    table = browser.post("/tables", data={"play": "now"})
    assert table.status_code == 200
    assert re.fullmatch(r"/t/[\w-]+", table.url.path)
    assert 'id="table"' in table.text
    assert table.url.path in browser.get("/").text


def test_links_have_a_page_and_lead_to_the_seat(served: Served, browser: httpx.Client) -> None:
    """One that can be loaded again; who takes an open seat is asked for a name (criterion 48)."""
    page = browser.post("/tables", data=SEVERAL)
    assert page.status_code == 200
    assert re.fullmatch(r"/t/[\w-]+/host/links", page.url.path)
    assert browser.get(page.url).text == page.text
    links = re.findall(r'value="(http[^"]+/join/[^"]+)"', page.text)
    assert len(links) == 3
    mine = browser.get(re.search(r'href="(/t/[\w-]+)"', page.text)[1])  # type: ignore[index]
    assert 'data-seat="0"' in mine.text
    with served.client(Accept="text/html", **{"Sec-Fetch-Site": "same-origin"}) as other:
        other.follow_redirects = True
        asked = other.get(links[0])
        assert "What should the others call you?" in asked.text
        seated = other.post(links[0], data={"name": "Ben"})
        assert 'data-seat="1"' in seated.text
        assert "Ben" in seated.text
        assert "/join/" not in str(seated.url)
    with served.client(Accept="text/html") as other:
        other.follow_redirects = True
        asked = other.get("/join", params={"code": links[1]})
        assert 'data-seat="watch"' in asked.text


def test_what_is_no_link_stays_in_its_field(browser: httpx.Client) -> None:
    """With a word beside it, in the reader's language; a change of language keeps it, too."""
    page = browser.get("/join", params={"code": "<rubbish>", "lang": "fr"})
    assert page.status_code == 422
    assert 'value="&lt;rubbish&gt;"' in page.text
    said = capital(Words.of("fr").say("this is not a link to a table"))
    assert f'id="code-why" role="alert">{said}<' in page.text
    assert "?code=%3Crubbish%3E&amp;lang=es" in page.text


def test_a_player_is_told_that_their_link_was_replaced(
    served: Served, browser: httpx.Client
) -> None:
    """Whom to ask; a stranger is told something else."""
    made = served.made([{"kind": "human", "name": "Ana"}, {"kind": "human"}])
    browser.post(made.answer["links"]["seat 1"])
    made.as_("host").post("links", role="seat 1")
    page = browser.get(f"/t/{made.id}")
    assert page.status_code == 401
    assert "because the host made a new one: ask them" in page.text
    with served.client(Accept="text/html") as stranger:
        page = stranger.get(f"/t/{made.id}")
        assert page.status_code == 401
        assert "made a new one" not in page.text


def test_a_seat_is_taken_back_from_a_bot(served: Served, browser: httpx.Client) -> None:
    """Its player is told of the bot, cannot take back its choices, and sits down (criterion 55)."""
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ben"}]
    made = served.made(seats, pace=0, start=0)
    browser.post(made.answer["links"]["seat 1"])
    made.as_("host").post("seats/0", kind="chance")
    deadline = time.monotonic() + 30
    while made.as_("watch").look()["position"]["seat"] == 0 and time.monotonic() < deadline:
        time.sleep(0.05)
    page = browser.get(f"/t/{made.id}")
    assert "A bot is playing in your seat." in page.text
    assert "data-undo" not in page.text
    assert made.seat(0).look()["undo"] is None
    page = browser.post(f"/t/{made.id}/name")
    assert page.url.path == f"/t/{made.id}"
    assert "A bot is playing" not in page.text
    seat = made.as_("watch").look()["seats"][0]
    assert (seat["kind"], seat["name"]) == ("human", "Ana")
    watching = served.client(Accept="text/html", **{"Sec-Fetch-Site": "same-origin"})
    watching.get(made.answer["links"]["watch"])
    assert watching.post(f"/t/{made.id}/name").status_code == 403


def test_solo_and_its_railway(browser: httpx.Client) -> None:
    """R5: the railway is built by the player."""
    page = browser.post("/tables", data={"play": "solo", "name1": "Ana", "railway": "built"})
    assert page.status_code == 200
    assert "Ana" in page.text


@pytest.mark.parametrize(
    "form",
    [
        {"kind1": "me"},
        {"kind1": "me", "kind2": "nobody"},
        {"kind1": "me", "kind2": "bot", "start": "9"},
        {"kind1": "me", "kind2": "bot", "start": "x"},
        {"kind1": "me", "kind2": "bot", "without": "paris"},
        {"play": "solo", "railway": "flying"},
        {},
    ],
)
def test_a_bad_form_is_a_sentence(browser: httpx.Client, form: dict[str, str]) -> None:
    page = browser.post("/tables", data=form)
    assert 400 <= page.status_code < 500
    assert "<h1" in page.text


def test_languages(browser: httpx.Client) -> None:
    """The browser's language, or the one that was chosen last (criterion 47)."""
    assert '<html lang="fr">' in browser.get("/", headers={"Accept-Language": "fr-CA"}).text
    assert '<html lang="ru">' in browser.get("/?lang=ru").text
    assert '<html lang="ru">' in browser.get("/").text
    assert '<html lang="es">' in browser.get("/?lang=es").text


def test_the_finished_game(served: Served, browser: httpx.Client) -> None:
    """The promised deal is checked; the record opens again; a rematch (criterion 35)."""
    made = served.made([{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bruno"}])
    browser.post(made.answer["links"]["seat 1"])
    early = browser.get(f"/t/{made.id}/finished")
    assert early.status_code == 409
    assert browser.get(f"/t/{made.id}/record").status_code == 409
    assert browser.get(f"/t/{made.id}/deal").status_code == 409
    last = play_to_the_end(made, [0, 1], Random(5))
    page = browser.get(f"/t/{made.id}/finished")
    assert page.status_code == 200
    assert made.answer["digest"] in page.text
    for score in last["scores"]:
        assert f">{Words.of('en').unit('number', score['total'])}<" in page.text
    record = browser.get(f"/t/{made.id}/record").text
    opened = browser.post("/records", data={"text": record}, files={"file": b""})
    assert opened.status_code == 200
    assert browser.get(f"{opened.url.path}/record").text == record
    assert browser.get(f"/t/{made.id}?at=7").status_code == 200
    again = browser.post(f"/t/{made.id}/again")
    assert again.status_code == 200
    with served.client(Accept="text/html") as other:
        other.follow_redirects = True
        other.post(made.answer["links"]["seat 2"])
        assert other.get(f"/t/{made.id}/next").url.path == again.url.path


def test_an_unreadable_record_is_a_sentence(browser: httpx.Client) -> None:
    for text in ("", "nonsense", "ceylon record 1\n", "ceylon record 9\n\n"):
        page = browser.post("/records", data={"text": text}, files={"file": b""})
        assert page.status_code == 422
    assert browser.post("/records", files={"file": b"\xff\xfe"}).status_code == 422
    assert browser.post("/records", files={"file": b"x" * 300_000}).status_code == 413


def test_the_stream_sends_the_table(served: Served) -> None:
    """The state at once after every connection, then the parts that change."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    seat = made.seat(0).look()["position"]["seat"]
    watching = made.as_("watch").client
    for _ in range(2):
        with watching.stream("GET", f"/t/{made.id}/stream") as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            events = told(answer)
            first = next(events)
            assert "<main" in first["html"][:200]
            table = made.seat(seat).look()
            made.seat(seat).chosen(table, Random(1))
            while True:
                event = next(events)
                if event["version"] == table["version"] + 1:
                    break
            parts = dict(event["parts"])
            assert "choose" in parts
            assert all(f'id="{id_}"' in html for id_, html in parts.items())
            assert event["attributes"]["data-version"] == str(event["version"])
        seat = made.seat(0).look()["position"]["seat"]


def test_a_page_that_shows_it_already_is_told_nothing(served: Served) -> None:
    """The stream begins with the whole table only if the page shows something else."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    watching = made.as_("watch").client
    page = watching.get(f"/t/{made.id}", headers={"Accept": "text/html"}).text
    stream = re.search(r'data-stream="([^"]+)"', page)
    assert stream
    with watching.stream("GET", html.unescape(stream[1])) as answer:
        first = next(told(answer))
    assert first["parts"] == first["gone"] == []
    assert "html" not in first


def told(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    for line in answer.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


def test_the_curtain(browser: httpx.Client) -> None:
    """No hand on the page until the next player has lifted the curtain (criterion 53)."""
    form = {"kind1": "me", "name1": "Ana", "kind2": "here", "name2": "Bruno"}
    path = browser.post("/tables", data=form).url.path
    sitting = Sitting(browser, f"/api/tables/{path.rpartition('/')[2]}")
    for _ in range(2):  # before there are hands a script lifts it: there is nothing to cover
        assert "data-needless" in browser.get(path).text
        browser.post(f"{path}/look")
        sitting.chosen(sitting.look(), Random(1))
    page = browser.get(path).text
    assert "data-curtain" in page
    assert "data-needless" not in page
    assert 'id="map"' in page
    assert 'class="hand' not in page
    lifted = browser.post(f"{path}/look")
    assert "data-curtain" not in lifted.text
    assert 'class="hand' in lifted.text
    while sitting.look()["position"]["seat"] == sitting.look()["seat"]:
        sitting.chosen(sitting.look(), Random(1))
    assert "data-curtain" in browser.get(path).text


def test_one_who_has_answered_is_not_asked_again(served: Served) -> None:
    """An ask to undo waits for each of the others once (criterion 14)."""
    made = served.made([{"kind": "human"}] * 3)
    rng = Random(3)
    asking = made.seat(0)
    while True:
        table = asking.look()
        chooser = table["position"]["seat"]
        if table["undo"] and table["undo"]["ask"]:
            break
        made.seat(chooser).chosen(made.seat(chooser).look(), rng)
    version = table["version"]
    assert asking.post("undo/ask", version=version).is_success
    waited = [made.seat(seat).look()["must_answer"] for seat in range(3)]
    assert waited == [False, True, True]
    assert made.seat(1).post("undo/answer", version=version, accept=True).is_success
    waited = [made.seat(seat).look()["must_answer"] for seat in range(3)]
    assert waited == [False, False, True]
