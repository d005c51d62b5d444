"""Jinja2, configured once: everything is escaped, and every word comes from the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from ceylon import bots
from ceylon.web.drawing.icons import ACTION_ICONS, SCORE_ICONS, TEA_ICONS, icon
from ceylon.web.pages import labels
from ceylon.web.pages.citations import rule_links, sentence_links
from ceylon.web.pages.template_layout import Layout
from ceylon.words import LANGUAGES, Words, capital
from ceylon.words.numerals import percent_pattern

_MACROS: Final = ("controls", "pieces", "choices")
"""What templates share: each can use every file of `macros/` by its name."""
_plain: Final[dict[tuple[str, str], str]] = {}
"""A cache by language and name of the labels that are the same at every table. A page has a
hundred."""


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("ceylon.web.pages"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        extensions=[Layout],
    )
    environment.globals.update(
        icon=icon,
        tea_icons=TEA_ICONS,
        action_icons=ACTION_ICONS,
        score_icons=SCORE_ICONS,
        languages=LANGUAGES,
        levels=_levels,
        usual=bots.USUAL,
        capital=capital,
        percent_pattern=percent_pattern,
        rule_links=rule_links,
        sentence_links=sentence_links,
    )
    environment.globals.update({name: _macros(environment, name) for name in _MACROS})
    return environment


def _macros(environment: Environment, name: str) -> object:
    return environment.get_template(f"macros/{name}.html").module


def _levels(words: Words) -> list[bots.Level]:
    """The opponents in the words of a language."""
    say = words.say
    return [
        replace(each, name=say(each.name), character=say(each.character), text=say(each.text))
        for each in bots.LEVELS
    ]


@cache
def _template(name: str) -> Template:
    return _environment().get_template(name)


def render(template: str, words: Words, **values: object) -> str:
    """A template in the words of a language; `t("…")` there says a label."""
    say = labels_in(words)
    return _template(template).render(words=words, lang=words.language, t=say, **values)


def labels_in(words: Words) -> Callable[..., str]:
    """What templates call `t`: a label by its name."""
    return partial(_say, words)


def _say(words: Words, label: str, /, **values: object) -> str:
    if values:
        return labels.say(words, label, **values)
    key = words.language, label
    if key not in _plain:
        _plain[key] = labels.say(words, label)
    return _plain[key]


def fragment(html: str) -> Markup:
    """The output of a template, to be put into another one."""
    return Markup(html)  # noqa: S704 - our own templates escape what they are given
