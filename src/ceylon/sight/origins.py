"""Where a paragraph of a rule comes from, in words."""

from __future__ import annotations

from ceylon.rulebook import Kind
from ceylon.words import Words


def origin(words: Words, kind: Kind) -> str:
    """The heading of a paragraph of a rule; empty if the rulebooks say it."""
    match kind:
        case Kind.TEXT:
            return ""
        case Kind.RULING:
            # Translators: before a rule where the printed rulebooks are silent or disagree.
            return words.say_in("rule", "our ruling")
        case Kind.OPTION:
            # Translators: before what the players may choose before the game begins.
            return words.say_in("rule", "your choice")
