"""Jinja2, set up once: everything is escaped, and every word comes from the catalogues."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ceylon import bots
from ceylon.web.drawing.icons import ACTION_ICONS, TEA_ICONS, icon
from ceylon.web.pages.labels import LABELS
from ceylon.words import LANGUAGES, Words


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("ceylon.web.pages"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(
        icon=icon,
        tea_icons=TEA_ICONS,
        action_icons=ACTION_ICONS,
        languages=LANGUAGES,
        levels=_levels,
        usual=bots.USUAL,
    )
    return environment


def _levels(words: Words) -> list[bots.Level]:
    """The opponents in the words of a language."""
    say = words.say
    return [
        replace(each, name=say(each.name), character=say(each.character), text=say(each.text))
        for each in bots.LEVELS
    ]


def render(template: str, words: Words, **values: object) -> str:
    """A template in the words of a language; `t("…")` there says a label."""
    page = _environment().get_template(template)
    return page.render(words=words, lang=words.language, t=partial(_say, words), **values)


def _say(words: Words, label: str, /, **values: object) -> str:
    return words.say(LABELS[label], **values)


def fragment(html: str) -> Markup:
    """What a template has rendered, to be put into another one."""
    return Markup(html)  # noqa: S704 - our own templates escape what they are given
