"""The puzzles at their addresses."""

import httpx

from ceylon.puzzles import shipped
from ceylon.rules.choices import choice_of, text_of
from ceylon.words import LANGUAGES

PUZZLES = shipped()
PUZZLE = PUZZLES.puzzles[0]


def test_the_puzzle_of_the_day_is_a_puzzle(browser: httpx.Client) -> None:
    found = browser.get("/puzzles/today")
    assert found.status_code == 200
    assert found.url.path.rpartition("/")[2] in {puzzle.id for puzzle in PUZZLES.puzzles}
    assert f'href="{found.url.path}"' in browser.get("/puzzles").text


def test_a_page_comes_in_every_language(browser: httpx.Client) -> None:
    pages = {browser.get(f"/puzzles/{PUZZLE.id}?lang={each}").text for each in LANGUAGES}
    assert len(pages) == len(LANGUAGES)


def test_an_answer_is_judged(browser: httpx.Client) -> None:
    for choice in PUZZLE.chances:
        asked = {"choice": text_of(choice), "lang": "en"}
        told = browser.get(f"/puzzles/{PUZZLE.id}/answer", params=asked).json()
        assert told["verdict"] == PUZZLE.verdict(choice)
    shown = browser.get(f"/puzzles/{PUZZLE.id}/answer?lang=en").json()
    assert shown["verdict"] == "shown"
    assert text_of(PUZZLE.answer) in shown["html"]


def test_what_is_no_answer_is_refused(browser: httpx.Client) -> None:
    """An illegal choice with its rule, an unknown one, an unknown puzzle."""
    answer = f"/puzzles/{PUZZLE.id}/answer"
    illegal = next(
        text for text in ("start K3", "play plant/trade") if choice_of(text) not in PUZZLE.chances
    )
    refused = browser.get(answer, params={"choice": illegal}, headers={"Accept": "*/*"})
    assert refused.status_code == 422
    assert refused.json()["error"]["code"] == "illegal"
    assert browser.get(answer, params={"choice": "fly K3"}).status_code == 422
    assert browser.get("/puzzles/ffff").status_code == 404
    assert browser.get("/puzzles/ffff/answer").status_code == 404


def test_nothing_is_stored(browser: httpx.Client) -> None:
    browser.cookies.clear()
    browser.get(f"/puzzles/{PUZZLE.id}")
    browser.get(f"/puzzles/{PUZZLE.id}/answer", params={"choice": text_of(PUZZLE.answer)})
    assert not browser.cookies
