"""Which language a reader gets: `?lang=`, else the cookie, else what the browser prefers."""

from __future__ import annotations

from functools import cache
from typing import Final

from starlette.requests import HTTPConnection

from ceylon.words import Words
from ceylon.words.language import SOURCE, language_of

COOKIE: Final = "lang"
_MOST_TAGS: Final = 20


def language_for(request: HTTPConnection) -> str:
    asked = request.query_params.get("lang", ""), request.cookies.get(COOKIE, "")
    for tag in (*asked, *_preferred(request.headers.get("accept-language", ""))):
        language = language_of(tag)
        if language is not None:
            return language
    return SOURCE


def words_for(request: HTTPConnection) -> Words:
    return _words(language_for(request))


@cache
def _words(language: str) -> Words:
    return Words.of(language)


def _preferred(header: str) -> list[str]:
    """The tags of Accept-Language, the best first."""
    found: list[tuple[float, str]] = []
    for part in header.split(",")[:_MOST_TAGS]:
        tag, _, weight = part.partition(";")
        found.append((-_weight(weight), tag))
    return [tag for _, tag in sorted(found, key=lambda item: item[0])]


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
