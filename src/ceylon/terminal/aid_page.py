"""The player's aid: a turn in steps, the actions with their prices, what scores, what ends it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text

from ceylon.box import Box
from ceylon.rulebook import book
from ceylon.sight.aid import ScoreLine, aid
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, fitted, hanging, wrapped
from ceylon.words import Words

Row = tuple[str, str, str]
"""A head, a sentence, and the rules that `rule` explains."""
_MARGIN: Final = 2


def page(words: Words, box: Box, width: int) -> Block:
    rulebook = book(words.language)
    told, overview = aid(words, rulebook, box), rulebook.overview
    steps = [(f"{n} {each.title}", each.text, each.rules) for n, each in enumerate(told.steps, 1)]
    actions = [(each.name, each.text, each.rule) for each in told.actions]
    ends = [("", each.said, each.rule) for each in told.ends]

    def scores(note: str) -> str:
        return words.say("{title} ({note})", title=overview["scores"], note=overview[note])

    return [
        *_table(words.say_in("heading", "Your turn, step by step"), steps, width),
        *_table(words.say_in("heading", "Actions"), actions, width),
        *_table(scores("scores_in_play"), _scored(told.scores_in_play), width),
        *_table(scores("scores_at_end"), _scored(told.scores_at_the_end), width),
        *_table(overview["end"], ends, width),
    ]


def _scored(lines: Iterable[ScoreLine]) -> list[Row]:
    return [(line.points, line.said, line.rule) for line in lines]


def _table(title: str, rows: Sequence[Row], width: int) -> Iterator[Text]:
    yield from wrapped(Text(title, style=glyphs.TITLE_STYLE), width)
    column = max(Text(head).cell_len for head, _, _ in rows) + 2 * _MARGIN
    for head, text, rules in rows:
        left = fitted(Text(" " * _MARGIN + head), column if column > 2 * _MARGIN else _MARGIN)
        yield from hanging(left, Text.assemble(text, " ", (rules, glyphs.QUIET)), width)
