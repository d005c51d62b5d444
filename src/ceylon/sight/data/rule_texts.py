"""The rules of the game, in the reader's language."""

from __future__ import annotations

from typing import Annotated

from ceylon.rulebook import Chapter, Rule, book, search
from ceylon.rulebook.contents import CONTENTS, IDS, RULES, citations
from ceylon.sight.data.kinds import Keywords
from ceylon.sight.data.published import data
from ceylon.words import LANGUAGES

RuleId = Annotated[str, Keywords("RuleId", enum=list(RULES))]
"""The ID of a rule; actions have IDs, too, and can be cited."""


@data
class ChapterData:
    """A chapter of the rules."""

    letter: Annotated[str, Keywords(enum=list(CONTENTS))]
    """The IDs of its rules begin with it."""
    title: str
    text: str
    """What comes before its rules; often empty. A new line is a new paragraph."""
    ruling: str
    """As in a rule."""


@data
class RuleData:
    """One rule."""

    id: RuleId
    chapter: str
    """The letter of its chapter."""
    title: str
    """The title of its section, such as an action, or of its chapter if that has no sections."""
    text: str
    """What the rulebooks say; empty if there is only a ruling. A new line is a new paragraph."""
    ruling: str
    """How it is played where the rulebooks are silent or disagree; mostly empty."""
    option: str
    """What the players of a table may choose; mostly empty."""
    cites: list[Annotated[str, Keywords(enum=list(IDS))]]
    """The other rules and actions that it names."""


@data
class RulesData:
    """The rules: all of them, or those that match a search."""

    language: Annotated[str, Keywords(enum=list(LANGUAGES))]
    chapters: list[ChapterData]
    rules: list[RuleData]
    """In the order of the chapters; in a search, the best match first."""


def rules_data(language: str, asked: str | None = None) -> RulesData:
    """All rules, or those that match the query."""
    rulebook = book(language)
    found = rulebook.rules.values() if asked is None else search(language, asked)
    return RulesData(
        rulebook.language,
        [_chapter(each) for each in rulebook.chapters],
        [_rule(rule) for rule in found],
    )


def _chapter(chapter: Chapter) -> ChapterData:
    return ChapterData(chapter.letter, chapter.title, chapter.intro, chapter.ruling)


def _rule(rule: Rule) -> RuleData:
    parts = (rule.text, rule.ruling, rule.option)
    cited = dict.fromkeys(found[0] for part in parts for found in citations(part))
    return RuleData(rule.id, rule.chapter, rule.title, *parts, list(cited))
