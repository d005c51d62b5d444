"""The rules by ID or by words, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ceylon.rulebook import Kind, Rule, book, search
from ceylon.sight.origins import origin
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, hanging, wrapped
from ceylon.words import N_, Words

MOST: Final = 8
"""At most this many of the matching rules are shown."""
_ID_WIDTH: Final = 6


def page(words: Words, asked: str, width: int) -> Block:
    if not asked:
        sentence = words.say("Which rule? For example, “rule A1.4” or “rule majority”.")
        return wrapped(Text(sentence, style=glyphs.WARNING), width)
    found = search(words.language, asked)
    if not found:
        text = N_(
            "No rule matches “{asked}”. Rules have IDs such as S1, T1, A1.1, C1, E1, V1 and"
            " R1; you can also search for a word."
        )
        return wrapped(Text(words.say(text, asked=asked), style=glyphs.WARNING), width)
    return [*_title(words, asked, width), *_rules(words, found[:MOST], width), *_more(words, found)]


def _title(words: Words, asked: str, width: int) -> Block:
    """An action's ID has its name and its price."""
    action = book(words.language).action(asked.strip().upper())
    if action is None:
        return []
    told = words.say("{title} ({note})", title=action.title, note=action.note)
    title = Text.assemble((f"{action.name}  ", "bold"), told)
    return wrapped(title, width, indent=_ID_WIDTH)


def _rules(words: Words, rules: tuple[Rule, ...], width: int) -> Iterator[Text]:
    for rule in rules:
        head = Text(f"{rule.id:{_ID_WIDTH}}", style="bold")
        for kind, text in rule.paragraphs:
            yield from hanging(head, _paragraph(words, kind, text), width)
            head = Text(" " * _ID_WIDTH)


def _paragraph(words: Words, kind: Kind, text: str) -> Text:
    tag = origin(words, kind)
    if not tag:
        return Text(text)
    return Text.assemble((f"({tag})", "italic"), " ", text)


def _more(words: Words, found: tuple[Rule, ...]) -> Block:
    left = len(found) - MOST
    if left <= 0:
        return []
    sentence = words.count("{n} more rule matches.", "{n} more rules match.", left)
    return [Text(sentence, style=glyphs.QUIET)]
