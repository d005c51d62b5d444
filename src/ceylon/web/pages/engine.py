"""Jinja2, configured once: everything is escaped, and every word comes from the catalogues."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from ceylon import __version__, bots
from ceylon.guests import house
from ceylon.sight.data.encoding import to_json
from ceylon.web.drawing.icons import ACTION_ICONS, SCORE_ICONS, TEA_ICONS, icon
from ceylon.web.pages import labels
from ceylon.web.pages.citations import rule_links, sentence_links
from ceylon.web.pages.pictures import pictures
from ceylon.web.pages.release import release
from ceylon.web.pages.template_layout import Layout
from ceylon.words import LANGUAGES, Words, capital, small
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
        opponents=_opponents,
        usual=bots.USUAL,
        capital=capital,
        fragment=fragment,
        headed=headed,
        small=small,
        percent_pattern=percent_pattern,
        rule_links=rule_links,
        sentence_links=sentence_links,
        pictures=_pictures,
        version=__version__,
        release=release,
    )
    environment.filters["one_sheet"] = one_sheet
    environment.globals.update({name: _macros(environment, name) for name in _MACROS})
    return environment


def one_sheet(links: str) -> Markup:
    """The links to the style sheets of a page as one: the server joins them."""
    joined = "+".join(re.findall(r'href="/static/([^"]+)"', links))
    return Markup('<link rel="stylesheet" href="/static/{}/{}">').format(release(), joined)


def headed(sentence: str) -> tuple[str, str]:
    """What comes before its colon, with it, and the rest: ("", sentence) if it has none.

    A colon in brackets does not count.
    """
    found = re.match(r"(?:[^(:]|\([^)]*\))+:", sentence)
    head = found[0] if found else ""
    return head, sentence.removeprefix(head)


def _macros(environment: Environment, name: str) -> object:
    return environment.get_template(f"macros/{name}.html").module


def _pictures(words: Words) -> Markup:
    """What everything that is drawn is, for the tooltips."""
    return to_script(pictures(words))


def to_script(value: object) -> Markup:
    """JSON for a script of the page, as short as possible."""
    return htmlsafe_json_dumps(value, dumps=lambda data: to_json(data).decode())


@dataclass(frozen=True)
class Opponent:
    """A bot to play against."""

    key: str
    name: str
    character: str
    text: str = ""


def _levels(words: Words) -> list[Opponent]:
    """The levels in the words of a language."""
    say = words.say
    return [
        Opponent(each.key, say(each.name), say(each.character), say(each.text))
        for each in bots.LEVELS
    ]


def _opponents(words: Words) -> list[Opponent]:
    """The levels, and the bots that the host offers."""
    # Translators: about a bot to play against.
    told = words.say("A guest, brought by the host.")
    return [*_levels(words), *(Opponent(name, name, told) for name in house.offered())]


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
