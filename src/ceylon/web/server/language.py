"""Which language a reader gets: `?lang=`, else the cookie, else what the browser prefers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from string import Formatter
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from ceylon.errors import Clause
from ceylon.words import LANGUAGES, Words
from ceylon.words.language import SOURCE, language_of

COOKIE: Final = "lang"
_SPOKEN: Final = "ceylon.language"
"""Where a request notes the language of its answer."""


def language_for(request: HTTPConnection) -> str:
    """Noted in the request, for the header that names it."""
    if _SPOKEN not in request.scope:
        asked = request.query_params.get("lang", ""), request.cookies.get(COOKIE, "")
        known = (found for tag in asked if (found := language_of(tag)))
        accepted = request.headers.get("accept-language", "")
        request.scope[_SPOKEN] = next(known, None) or preferred(accepted)
    language: str = request.scope[_SPOKEN]
    return language


def spoken(scope: Scope) -> str | None:
    """The language in which a request was answered; None if no word was said."""
    return scope.get(_SPOKEN)


def words_for(request: HTTPConnection) -> Words:
    return _words(language_for(request))


def all_words() -> dict[str, Words]:
    """By language: for what must be said in all of them."""
    return {language: _words(language) for language in LANGUAGES}


@cache
def _words(language: str) -> Words:
    plain = Words.of(language)
    return Remembering(plain.language, plain.catalogue)


def forgetful(words: Words) -> Words:
    """The same words without a cache, for sentences that quote a client: they never recur."""
    return Words(words.language, words.catalogue, words.players)


class Remembering(Words):
    """Words with a cache of sentences: a page has hundreds, mostly the same.

    A sentence with a player's name in it belongs to one table and is cached with the names; a long
    one is not cached. So what clients send cannot fill the cache.
    """

    def say(self, text: str, /, **values: object) -> str:
        named = _names_a_player(text)
        if named and not self.players:
            return super().say(text, **values)
        memory = self._named if named else _memory
        key = (self.language, text, *values.items())
        try:
            found = memory.get(key)
        except TypeError:  # a list among the values is not hashable
            return super().say(text, **values)
        return _remember(memory, key, super().say(text, **values)) if found is None else found

    def say_in(self, context: str, text: str, /, **values: object) -> str:
        if _names_a_player(text):
            return super().say_in(context, text, **values)
        key = (self.language, context, text, *values.items())
        try:
            found = _in_context.get(key)
        except TypeError:
            return super().say_in(context, text, **values)
        if found is None:
            return _remember(_in_context, key, super().say_in(context, text, **values))
        return found

    def say_after(self, place: str, text: str, values: Mapping[str, object]) -> str:
        """A position has thirty reasons, most of them the same as in the one before."""
        if _names_a_player(text):
            return super().say_after(place, text, values)
        key = (self.language, place, text, *values.items())
        try:
            found = _after.get(key)
        except TypeError:
            return super().say_after(place, text, values)
        if found is None:
            return _remember(_after, key, super().say_after(place, text, values))
        return found

    def unit(self, spec: str, value: object) -> str:
        if _is_player(spec) or isinstance(value, list | str | Clause):
            return super().unit(spec, value)
        key = (self.language, spec, value)
        found = _units.get(key)
        return _remember(_units, key, super().unit(spec, value)) if found is None else found

    @cached_property
    def _named(self) -> _Memory:
        """The sentences that name these players."""
        return {}


_PLAYER: Final = "player"
_LONGEST_REMEMBERED: Final = 256
_MOST_REMEMBERED: Final = 20_000
"""Whole games of every kind need about 3,000 in two languages."""
_Memory = dict[tuple[object, ...], str]
_memory: Final[_Memory] = {}
_in_context: Final[_Memory] = {}
_after: Final[_Memory] = {}
_units: Final[_Memory] = {}


def _remember(memory: _Memory, key: tuple[object, ...], sentence: str) -> str:
    if len(memory) >= _MOST_REMEMBERED:
        memory.clear()
    if len(sentence) <= _LONGEST_REMEMBERED:
        memory[key] = sentence
    return sentence


@lru_cache(maxsize=4096)
def _names_a_player(text: str) -> bool:
    return any(_is_player(spec or "") for _, _, spec, _ in Formatter().parse(text))


@lru_cache(maxsize=256)
def _is_player(spec: str) -> bool:
    return spec.lower().startswith(_PLAYER)


# What a browser prefers (RFC 9110, 12.5.4)

_ANY: Final = "*"
_MOST_RANGES: Final = 20
_RANGE: Final = re.compile(r"\s*([a-z]{1,8}(?:[-_][a-z0-9]{1,8})*|\*)\s*(?:;\s*q=([^\s;]+)\s*)?")
_WEIGHT: Final = re.compile(r"0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?")


def preferred(header: str) -> str:
    """The best of our languages, by what Accept-Language says.

    A range with a region falls back to its language: fr-CA gets French. Weight 0 refuses a
    language, and `*` stands for those that are not named. A reader who accepts none of ours gets
    English, or another that is not refused.
    """
    ranges = dict(_ranges(header))
    refused = {tag for tag, weight in ranges.items() if not weight}
    wanted = sorted((tag for tag in ranges if ranges[tag]), key=lambda tag: -ranges[tag])
    unnamed = [language for language in LANGUAGES if language not in ranges]
    for tag in wanted:
        if tag == _ANY and unnamed:
            return unnamed[0]
        language = language_of(tag)
        if language is not None and language not in refused:
            return language
    return next((language for language in unnamed if _ANY not in refused), SOURCE)


def _ranges(header: str) -> Iterator[tuple[str, float]]:
    """Each range with its weight; what is not well-formed says nothing."""
    for part in header.lower().split(",")[:_MOST_RANGES]:
        found = _RANGE.fullmatch(part)
        if found and (found[2] is None or _WEIGHT.fullmatch(found[2])):
            yield found[1], 1.0 if found[2] is None else float(found[2])
