"""Puzzles in the browser: found in the list, solved on the real table, remembered."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.answering import answer
from tests.browser.tabling import PHONE, WIDE, Room

from ceylon.puzzles import Puzzle, shipped
from ceylon.rules.choices import text_of, verb_of
from ceylon.web.pages.puzzles import puzzle_screen
from ceylon.words import LANGUAGES, Words

PUZZLES = shipped().puzzles


def of_kind(*kinds: str) -> Puzzle:
    """One whose answer and best rivals are each a thing of their own on the table."""
    return next(puzzle for puzzle in PUZZLES if puzzle.kind in kinds)


def opened(room: Room, puzzle: Puzzle, size: tuple[int, int] = WIDE, language: str = "en") -> Page:
    page = room.guest(size, locale=language).new_page()
    page.goto(f"/puzzles/{puzzle.id}")
    expect(page.locator("html")).to_have_class("live")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_to_its_end(room: Room, language: str) -> None:
    """A wrong answer, another try, the right one, why, and what the list remembers (criteria 1,
    47)."""
    puzzle = of_kind("rupees", "technology token", "advance")
    words = Words.of(language)
    page = opened(room, puzzle, language=language)
    verdict = page.locator("#verdict")
    answer(page, text_of(puzzle.rivals[0]))
    wrong = puzzle.verdict(puzzle.rivals[0])
    title = {"nearly": "Nearly", "wrong": "Not the best"}[wrong]
    expect(verdict.locator("h3")).to_have_text(words.say_in("verdict", title))
    expect(verdict).to_be_focused()
    page.locator("[data-again]").click()
    expect(verdict.locator("h3")).to_have_count(0)
    answer(page, text_of(puzzle.answer))
    expect(verdict.locator("h3")).to_have_text(words.say_in("verdict", "Right!"))
    said = puzzle_screen(puzzle, words).words
    told = puzzle.reasons[puzzle.rivals[0]][0].sentence(said)
    expect(verdict.locator("li").first).to_have_text(told, ignore_case=True)
    expect(page.locator(".advised")).not_to_have_count(0)
    page.locator('.ways a[href="/puzzles"]').click()
    tried = page.locator(f'.grade a[data-puzzle="{puzzle.id}"]')
    expect(tried).to_have_class("tried")  # the first answer counts
    expect(tried).to_contain_text(words.say_in("status", "tried"))


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_answer_can_be_shown(room: Room, size: tuple[int, int]) -> None:
    """It is in view, and counts as shown, even if it is chosen afterwards; then the game can be
    played on against bots."""
    puzzle = of_kind("play")
    page = opened(room, puzzle, size)
    on = page.get_by_role("button", name="Play on from here")
    expect(on).to_be_hidden()
    page.locator("[data-show]").click()
    heading = page.locator("#verdict h3")
    expect(heading).to_have_text("The answer")
    expect(heading).to_be_in_viewport()
    answer(page, text_of(puzzle.answer))
    expect(heading).to_have_text("Right!")
    on.click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("#table.yours")).to_have_attribute("data-version", str(len(puzzle.choices)))
    page.goto("/puzzles")
    expect(page.locator(f'.grade a[data-puzzle="{puzzle.id}"]')).to_have_class("shown")


def change(page: Page, language: str) -> None:
    page.locator(".tools [popovertarget=pop-settings]").press("Enter")
    page.locator(f"#pop-settings .langs [lang={language}]").press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_change_of_language_keeps_the_verdict(room: Room) -> None:
    """A wrong answer, what is compared with it, and the answer that was shown (criterion 47)."""
    puzzle = of_kind("play")
    page = opened(room, puzzle)
    heading, show = page.locator("#verdict h3"), page.locator("[data-show]")
    answer(page, text_of(puzzle.rivals[0]))
    title = {"nearly": "Nearly", "wrong": "Not the best"}[puzzle.verdict(puzzle.rivals[0])]
    expect(heading).to_have_text(title)
    change(page, "fr")
    expect(heading).to_have_text(Words.of("fr").say_in("verdict", title))
    expect(show).to_be_visible()
    page.keyboard.press("Escape")
    show.click()
    expect(heading).to_have_text(Words.of("fr").say_in("verdict", "The answer"))
    told = page.locator("#verdict li").count()
    change(page, "es")
    expect(heading).to_have_text(Words.of("es").say_in("verdict", "The answer"))
    expect(page.locator("#verdict li")).to_have_count(told)
    expect(show).to_be_hidden()
    expect(page.locator(".advised")).not_to_have_count(0)
    expect(page.locator(".langs:visible [aria-current]")).to_be_focused()


def test_a_change_of_language_brings_no_verdict_back(room: Room) -> None:
    """One that was closed stays closed (criterion 47)."""
    puzzle = of_kind("play")
    page = opened(room, puzzle)
    answer(page, text_of(puzzle.rivals[0]))
    page.locator("[data-again]").click()
    change(page, "fr")
    expect(page.locator("html")).to_have_class("live")
    expect(page.locator("#verdict h3")).to_have_count(0)


def test_a_harvest_may_begin_with_any_of_its_plantations(room: Room) -> None:
    """The order does not matter (A2.2)."""
    puzzle = next(each for each in PUZZLES if len(each.answers) > 1)
    assert {verb_of(each) for each in puzzle.answers} == {"harvest"}
    page = opened(room, puzzle)
    answer(page, text_of(puzzle.answers[-1]))
    expect(page.locator("#verdict h3")).to_have_text("Right!")


def test_the_next_unsolved_puzzle_of_a_grade(room: Room) -> None:
    """Another tab's solution is seen at once, and what was stored is never lost."""
    context = room.guest()
    page, other = context.new_page(), context.new_page()
    page.goto("/puzzles")
    grade = page.locator(".grade").first
    first, second = grade.locator("ol a").first, grade.locator("ol a").nth(1)
    way = grade.locator("[data-next]")
    expect(way).to_have_attribute("href", str(first.get_attribute("href")))
    other.goto(str(first.get_attribute("href")))
    other.locator("[data-show]").click()
    expect(other.locator("#verdict h3")).to_have_text("The answer")
    expect(first).to_have_class("shown")
    expect(way).to_have_attribute("href", str(second.get_attribute("href")))


def test_a_refusal_is_said(room: Room) -> None:
    page = opened(room, of_kind("rupees", "play"))
    page.route("**/answer?**", lambda route: route.abort())
    page.locator("[data-show]").click()
    expect(page.locator("#alert")).not_to_be_empty()
    expect(page.locator("#verdict h3")).to_have_count(0)
