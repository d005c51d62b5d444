"""In which language a reader is answered, and that the answer says so."""

import html
import re

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.web.server.serving import Made, Served

from ceylon.puzzles import shipped
from ceylon.web.server.language import preferred
from ceylon.words import LANGUAGES

TAGS = ["de", "de-CH", "fr", "fr-CA", "es", "es-419", "ru", "en", "en-GB", "*"]
WEIGHTS = ["", ";q=0", ";q=0.0", ";q=0.5", ";q=0.8", ";q=1.000", "; q=0.3 ", ";q=x", ";q=7"]
headers = st.lists(st.tuples(st.sampled_from(TAGS), st.sampled_from(WEIGHTS)), max_size=6)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("ES-419", "es"),
        ("zh-Hant-TW, ru-RU;q=0.2", "ru"),
        ("es;q=0.5, fr;q=0.7, ru;q=0.6", "fr"),
        ("es, fr", "es"),
        ("de, fr;q=0", "en"),
        ("de,en;q=0", "fr"),
        ("de, en;q=0, *", "fr"),
        ("fr;q=0.5, *;q=0.8", "en"),
        ("en;q=0.1, *;q=0.8", "fr"),
        ("ru, *;q=0", "ru"),
        ("*;q=0", "en"),
        ("*", "en"),
        ("fr ; q=0.2 , ru;q=0.9", "ru"),
        ("fr;Q=0.9,ru;q=0.1", "fr"),
        ("fr;q=nan, ru;q=0.5", "ru"),
        ("fr;q=1e9, es;q=0.5", "es"),
        (";;q=, es", "es"),
        ("fr-CA, fr;q=0", "en"),
    ],
)
def test_the_browser_prefers(header: str, language: str) -> None:
    """By the rules of RFC 9110: weights, weight 0, `*`, and regions."""
    assert preferred(header) == language


@given(headers)
def test_what_is_refused_is_not_spoken(parts: list[tuple[str, str]]) -> None:
    """But where all are: then English is better than nothing."""
    header = ",".join(f"{tag}{weight}" for tag, weight in parts)
    weights = {tag: weight for tag, weight in parts if not weight.startswith((";q=x", ";q=7"))}
    refused = {tag for tag, weight in weights.items() if weight in (";q=0", ";q=0.0")}
    found = preferred(header)
    assert found in LANGUAGES
    if "*" not in refused and refused < {*LANGUAGES, *TAGS}:
        assert found not in refused or set(LANGUAGES) <= set(weights)


@given(st.text(max_size=200))
def test_any_header_gets_a_language(header: str) -> None:
    assert preferred(header) in LANGUAGES


# What an answer says of it

ASKED = {"Accept-Language": "fr-CA, en;q=0.5"}


def varies(answer: httpx.Response) -> set[str]:
    return {name.strip().lower() for name in answer.headers["vary"].split(",")}


@pytest.mark.parametrize(
    "path", ["/", "/rules", "/rules/found?q=thé", "/api/rules", "/nowhere", "/api/tables/nothing"]
)
def test_an_answer_says_its_language_and_what_it_depends_on(
    browser: httpx.Client, path: str
) -> None:
    """For caches and readers (criterion 47)."""
    answer = browser.get(path, headers=ASKED)
    assert answer.headers["content-language"] == "fr"
    assert {"accept-language", "cookie"} <= varies(answer)
    assert browser.get(path, headers={"Accept-Language": "es"}).headers["content-language"] == "es"


def test_what_says_nothing_has_no_language(browser: httpx.Client) -> None:
    for path in ("/static/tokens.css", "/api/openapi.json"):
        answer = browser.get(path, headers=ASKED)
        assert answer.status_code == 200
        assert "content-language" not in answer.headers
        assert "accept-language" not in answer.headers.get("vary", "").lower()


# What is remembered


def test_what_a_script_asks_for_is_no_choice_of_the_reader(browser: httpx.Client) -> None:
    """Two tabs: a page goes on in its language, and the browser keeps the one chosen last."""
    browser.get("/?lang=es")
    fetched = browser.get("/?lang=fr", headers={"X-Requested-With": "fetch"})
    assert fetched.headers["content-language"] == "fr"
    assert browser.get("/").headers["content-language"] == "es"


def test_streams_and_answers_take_the_language_of_their_page(served: Served) -> None:
    """Not that of the cookie, which another tab may have changed (criterion 47)."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    seat = made.seat(0).client
    page = seat.get(f"/t/{made.id}?lang=fr", headers={"Accept": "text/html"})
    found = re.search(r'data-stream="([^"]+)"', page.text)
    assert found
    seat.get("/?lang=ru", headers={"Accept": "text/html"})
    with seat.stream("GET", html.unescape(found[1])) as stream:
        assert stream.headers["content-language"] == "fr"
    body = {"choice": "plant K9", "version": 0, "key": "x"}
    refused = seat.post(f"/api/tables/{made.id}/choices?lang=fr", json=body)
    assert refused.headers["content-language"] == "fr"
    assert "valeur inconnue" in refused.json()["error"]["sentence"]


# The switch on every page


def switches(page: httpx.Response) -> dict[str, str]:
    """Where the links of the languages lead, by language."""
    found = re.search(r'<(nav|form) class="langs".*?</\1>', page.text, re.DOTALL)
    assert found, page.text
    links = re.findall(r'<(?:a|button) (?:href|formaction)="([^"]+)" lang="(\w+)"', found[0])
    assert len(links) == len(LANGUAGES)
    return {language: html.unescape(address) for address, language in links}


def switched(browser: httpx.Client, page: httpx.Response, language: str = "fr") -> httpx.Response:
    return browser.get(page.url.join(switches(page)[language]))


def sit_as_host(browser: httpx.Client, made: Made) -> None:
    browser.get(f"/t/{made.id}/join/{made.answer['secrets']['host']}")


@pytest.fixture
def table(served: Served, browser: httpx.Client) -> str:
    """The path of a hot-seat game, whose host this browser is."""
    made = served.made([{"kind": "here"}, {"kind": "here"}])
    sit_as_host(browser, made)
    return f"/t/{made.id}"


PAGES = [
    *("/", "/rules", "/learn", "/puzzles", f"/puzzles/{shipped().puzzles[0].id}"),
    *("/nowhere", "/t/none", "/t/none/review", "/puzzles/none"),
]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_speaks_another_language(browser: httpx.Client, path: str) -> None:
    """Start, rules, the lesson, puzzles and errors (criterion 47)."""
    page = browser.get(path)
    other = switched(browser, page)
    assert other.url.path == path
    assert other.status_code == page.status_code
    assert '<html lang="fr">' in other.text


@pytest.mark.parametrize("path", ["", "/host", "/finished", "/review", "?at=x"])
def test_every_page_of_a_table_does(browser: httpx.Client, table: str, path: str) -> None:
    """The curtain, the host's page, and refusals (criterion 47)."""
    page = browser.get(table + path)
    other = switched(browser, page)
    assert other.url.path == page.url.path
    assert other.status_code == page.status_code
    assert '<html lang="fr">' in other.text


def test_an_earlier_moment_stays_open(served: Served, browser: httpx.Client) -> None:
    """And so does a search in the rules (criterion 47)."""
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    for _ in range(3):
        seat = made.seat(made.seat(0).look()["position"]["seat"])
        seen = seat.look()
        seat.choose(seen["choices"][0]["text"], seen["version"])
    sit_as_host(browser, made)
    page = browser.get(f"/t/{made.id}?at=1")
    assert 'data-shown="1"' in page.text
    assert 'data-shown="1"' in switched(browser, page).text
    found = browser.get("/rules?q=A1.4")
    assert 'value="A1.4"' in switched(browser, found).text


def test_new_links_are_not_lost(browser: httpx.Client) -> None:
    """Their page has an address of its own (criteria 47, 48)."""
    form = {"kind1": "me", "name1": "Ana", "kind2": "open", "kind3": "open", "kind4": "none"}
    page = browser.post("/tables", data=form)
    other = switched(browser, page)
    assert '<html lang="fr">' in other.text
    assert links(other) == links(page)
    assert len(links(page)) == 4
    assert links(browser.get(page.url)) == links(page)


def test_a_link_made_anew_is_not_lost(browser: httpx.Client, table: str) -> None:
    page = browser.post(f"{table}/host/links", data={"role": "watch"})
    other = switched(browser, page)
    assert '<html lang="fr">' in other.text
    assert links(other) == links(page)
    assert len(links(page)) == 2  # to watch, and the host's own


def links(page: httpx.Response) -> list[str]:
    return re.findall(r'value="(http[^"]+/join/[^"]+)"', page.text)


def test_only_good_links_are_shown_again(served: Served, browser: httpx.Client, table: str) -> None:
    """And only to the host: a page cannot be made to show what somebody else invented."""
    cookie = f"ceylon_links_{table.removeprefix('/t/')}"
    browser.cookies.set(cookie, f"x.{'y' * 500}", domain="localhost.local", path=table)
    page = browser.get(f"{table}/host/links")
    assert len(links(page)) == 1  # the host's own
    stranger = served.client(Accept="text/html")
    assert stranger.get(f"{table}/host/links").status_code == 401


def test_the_answer_to_a_form_is_there_in_all_languages(browser: httpx.Client) -> None:
    """It cannot be asked for again; a script turns the card over."""
    page = browser.post("/tables", data={"kind1": "me"})
    cards = dict(re.findall(r'<template lang="(\w+)">(.*?)</template>', page.text, re.DOTALL))
    assert set(cards) == set(LANGUAGES)
    assert "Esto no es posible" in cards["es"]
    assert switches(page)["es"] == "/?lang=es"


# Errors

TITLES = {
    "/nowhere": (404, "Introuvable"),
    "/t/none": (404, "Introuvable"),
    "TABLE": (401, "Accès refusé"),
    "TABLE/join/x": (403, "Accès refusé"),
}


@pytest.mark.parametrize("path", TITLES)
def test_an_error_has_a_title_of_its_kind(served: Served, browser: httpx.Client, path: str) -> None:
    status, title = TITLES[path]
    made = served.made([{"kind": "human"}, {"kind": "human"}])
    page = browser.get(path.replace("TABLE", f"/t/{made.id}"), headers={"Accept-Language": "fr"})
    assert page.status_code == status
    assert f'<h1 class="less">{title}</h1>' in page.text
    assert f"<title>{title} \N{EN DASH} Ceylan</title>" in page.text
    assert 'href="/"' in page.text
    assert 'href="/rules"' in page.text


def test_a_refusal_leads_back_to_the_table(
    served: Served, browser: httpx.Client, table: str
) -> None:
    """Where the browser has a link of it."""
    page = browser.get(f"{table}/finished")
    assert page.status_code == 409
    assert f'<a class="play" href="{table}">' in page.text
    other = served.made([{"kind": "human"}, {"kind": "human"}])
    assert f'href="/t/{other.id}"' not in browser.get(f"/t/{other.id}/finished").text
