"""What the pages say beyond the game itself: the templates ask for these by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels import (
    bar_labels,
    board_labels,
    desk_labels,
    finished_labels,
    lesson_labels,
    new_table_labels,
    page_labels,
    privacy_labels,
    puzzle_labels,
    review_labels,
    rule_labels,
    seat_labels,
    start_labels,
    window_labels,
)
from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import Words

BY_PLACE: Final = (
    page_labels.TEXTS,
    bar_labels.TEXTS,
    board_labels.TEXTS,
    desk_labels.TEXTS,
    window_labels.TEXTS,
    start_labels.TEXTS,
    new_table_labels.TEXTS,
    seat_labels.TEXTS,
    finished_labels.TEXTS,
    review_labels.TEXTS,
    lesson_labels.TEXTS,
    rule_labels.TEXTS,
    puzzle_labels.TEXTS,
    privacy_labels.TEXTS,
)
TEXTS: Final[Mapping[str, Text]] = {
    name: text for texts in BY_PLACE for name, text in texts.items()
}


def say(words: Words, name: str, /, **values: object) -> str:
    """A label or a sentence by its name."""
    text = TEXTS[name]
    if isinstance(text, Label):
        return words.say_in(*text, **values)
    return words.say(text, **values)
