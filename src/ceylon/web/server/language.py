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
    for tag in (*asked, *_preferences(request.headers.get("accept-language", ""))):
        language = language_of(tag)
        if language is not None:
            return language
    return SOURCE


def words_for(request: HTTPConnection) -> Words:
    return _words(language_for(request))


@cache
def _words(language: str) -> Words:
    plain = Words.of(language)
    return Remembering(plain.language, plain.catalogue)


def forgetful(words: Words) -> Words:
    """The same words without a memory, for what quotes a client: nobody asks for it again."""
    return Words(words.language, words.catalogue, words.players)


class Remembering(Words):
    """Words that fill in the same sentence only once: a page has hundreds, mostly the same.

    A sentence with a player's name in it belongs to one table, and is not remembered; nor is a
    long one. So what clients send cannot fill the memory.
    """

    def say(self, text: str, /, **values: object) -> str:
        if _PLAYER in text.lower():
            return super().say(text, **values)
        try:
            key = (self.language, "", text, tuple(values.items()))
            found = _memory.get(key)
        except TypeError:  # a list among the values cannot be hashed
            return super().say(text, **values)
        return _remember(key, super().say(text, **values)) if found is None else found

    def unit(self, spec: str, value: object) -> str:
        if spec.lower().startswith(_PLAYER[1:]) or isinstance(value, list | str):
            return super().unit(spec, value)
        key = (self.language, spec, "", value)
        found = _memory.get(key)
        return _remember(key, super().unit(spec, value)) if found is None else found


_PLAYER: Final = ":player"
_LONGEST_REMEMBERED: Final = 256
_MOST_REMEMBERED: Final = 20_000
"""Whole games of every kind say about 3,000 in two languages."""
_Key = tuple[str, str, str, object]
_memory: dict[_Key, str] = {}


def _remember(key: _Key, sentence: str) -> str:
    if len(_memory) >= _MOST_REMEMBERED:
        _memory.clear()
    if len(sentence) <= _LONGEST_REMEMBERED:
        _memory[key] = sentence
    return sentence


def _preferences(header: str) -> list[str]:
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
