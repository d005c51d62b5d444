"""Answers to a question on a table without a stream: a puzzle, or a choice that is tried again."""

from playwright.sync_api import Page


def answer(page: Page, text: str) -> None:
    """Press the thing of a choice, as a player would."""
    thing = page.locator(f'#table [data-choice="{text}"], #table [data-choices*="{text}"]').first
    card = page.locator(".card:not(.turned)", has=page.locator(f'[data-choice="{text}"].second'))
    if card.count():
        card.locator("[data-turn]").click()
    if text.startswith("move ") and thing.get_attribute("data-choices"):
        page.locator("#act-move").click()
    thing.focus()
    page.keyboard.press("Enter")
