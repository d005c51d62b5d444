"""Lists as a language writes them: with "and", with "or", or joined only by punctuation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ceylon.words.fields import Speaker, in_form
from ceylon.words.marks import NC_

NOTHING: Final = NC_("list", "nothing")
# Translators: the end of a list. Spanish has a second form for each, before the sound of the word.
AND: Final = NC_("list", "{first} and {last}")
OR: Final = NC_("list", "{first} or {last}")
# Translators: between items; also what is said of one thing, as in "Ana, away".
COMMA: Final = NC_("list", "{first}, {next}")
# Translators: between parts that have commas of their own.
SEMICOLON: Final = NC_("list", "{first}; {next}")
# Translators: between whole sentences, which have no full stop of their own.
STOP: Final = NC_("list", "{first}. {next}")

# Spanish: "y" becomes "e" before the sound i, but not before hie-; "o" becomes "u" before o.
_SOUNDS: Final = {
    ("es", AND): ("e", re.compile(r"\W*(?:h?í|i|hi(?!e)|y(?![aeiouáéíóú]))", re.IGNORECASE)),
    ("es", OR): ("u", re.compile(r"\W*(?:h?[oó]|8|11(?!\d))", re.IGNORECASE)),
}


def ended(words: Speaker, ending: str, items: Iterable[str]) -> str:
    """As "K3, K4 and K5"; none is "nothing"."""
    *most, last = list(items) or [words.catalogue.pgettext("list", NOTHING)]
    if not most:
        return last
    text = words.catalogue.pgettext("list", ending)
    pattern = in_form(text, _sound(words.language, ending, last))
    return pattern.format(first=joined(words, COMMA, most), last=last)


def joined(words: Speaker, sign: str, items: Iterable[str]) -> str:
    """As "Ana, away"; none is empty."""
    pattern = words.catalogue.pgettext("list", sign)
    said = ""
    for each in items:
        before = said.removesuffix(".") if sign == STOP else said  # as "CR Co." has one
        said = pattern.format(first=before, next=each) if said else each
    return said


def _sound(language: str, ending: str, last: str) -> str:
    form, sounds = _SOUNDS.get((language, ending), ("", None))
    return form if sounds is not None and sounds.match(last) else ""
