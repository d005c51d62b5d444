"""What was typed: a choice, a command, or one of the ways in which it is neither.

A choice may be typed as its number, as its text in the record (`plant K3`), in the words of
the table's language, and as anything shorter that still means one legal choice (`p k3`, `k3`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ceylon.rules.choices import CHOICES, text_of
from ceylon.terminal.commands import Command, takes_argument, word_of
from ceylon.terminal.offers import Offer
from ceylon.words import Words
from ceylon.words.naming import name


@dataclass(frozen=True)
class Chosen:
    choice: int


@dataclass(frozen=True)
class Ambiguous:
    """Several legal choices are meant."""

    choices: tuple[int, ...]


@dataclass(frozen=True)
class Illegal:
    """Only choices are meant that the rules forbid now."""

    choices: tuple[int, ...]


@dataclass(frozen=True)
class Unknown:
    text: str


@dataclass(frozen=True)
class Asked:
    command: Command
    argument: str = ""


@dataclass(frozen=True)
class Nothing:
    """An empty line."""


Answer = Chosen | Ambiguous | Illegal | Unknown | Asked | Nothing

# The districts' letters on a Cyrillic keyboard, before the number of a hex.
_CYRILLIC: Final = str.maketrans("дкру", "dkru")
_CYRILLIC_HEX: Final = re.compile(r"[дкру][1-8]")


def read(text: str, offer: Offer, words: Words) -> Answer:
    """The meaning of a line."""
    if not text.strip():
        return Nothing()
    asked = command(text, words)
    if asked is not None:
        return asked
    numbered = _numbered(text, offer, words)
    return numbered if numbered is not None else meaning(text, offer.legal, words)


def meaning(text: str, legal: Sequence[int], words: Words) -> Answer:
    """The choices that a text means: legal ones first, then those that are not."""
    typed = tokens(text)
    if not typed:
        return Unknown(text)
    exact = [choice for choice in range(CHOICES) if typed in _forms(words, choice)]
    if exact:
        return Chosen(exact[0]) if exact[0] in legal else Illegal(tuple(exact))
    found = _best(typed, legal, words)
    if found:
        return Chosen(found[0]) if len(found) == 1 else Ambiguous(found)
    forbidden = _best(typed, range(CHOICES), words)
    return Illegal(forbidden) if forbidden else Unknown(text)


def tokens(text: str) -> tuple[str, ...]:
    """The words of a text, without case, accents and signs."""
    plain = unicodedata.normalize("NFD", text.lower())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return tuple(_latin(token) for token in re.findall(r"\w+", plain))


def _latin(token: str) -> str:
    return token.translate(_CYRILLIC) if _CYRILLIC_HEX.fullmatch(token) else token


# Numbers


def _numbered(text: str, offer: Offer, words: Words) -> Answer | None:
    """A number on the list, followed by a hex where it stands for many."""
    first, *others = tokens(text) or ("",)
    entry = next((e for e in offer.entries if first == str(e.number)), None)
    if entry is None:
        return Unknown(text) if first.isdigit() and not others else None
    if not others:
        return Chosen(entry.choices[0]) if len(entry.choices) == 1 else Ambiguous(entry.choices)
    return meaning(" ".join(others), entry.choices, words)


# Commands


def command(text: str, words: Words) -> Asked | None:
    """A command in English or in the language of the table."""
    typed = tokens(text)
    if text.strip() == "?":
        return Asked(Command.HELP)
    for each in Command:
        for form in {tokens(each.value), tokens(word_of(words, each))}:
            if typed[: len(form)] != form:
                continue
            if typed == form or takes_argument(each):
                return Asked(each, _after(text, len(form)))
    return None


def _after(text: str, words_before: int) -> str:
    """What stands after so many words, as it was typed."""
    ends = [found.end() for found in re.finditer(r"\w+", text)]
    return text[ends[words_before - 1] :].strip()


# Shortened texts


def _best(typed: tuple[str, ...], among: Iterable[int], words: Words) -> tuple[int, ...]:
    """The choices that the text fits best."""
    ranked = [(_rank(typed, choice, words), choice) for choice in among]
    best = min((rank for rank, _ in ranked), default=_NO_MATCH)
    if best == _NO_MATCH:
        return ()
    return tuple(choice for rank, choice in ranked if rank == best)


_NO_MATCH: Final = 3


def _rank(typed: tuple[str, ...], choice: int, words: Words) -> int:
    return min(_fit(typed, form) for form in _forms(words, choice))


def _fit(typed: tuple[str, ...], form: tuple[str, ...]) -> int:
    """0: every word is begun; 1: the first words are; 2: some are, in their order."""
    begun = all(word.startswith(start) for start, word in zip(typed, form, strict=False))
    if begun and len(typed) == len(form):
        return 0
    if begun and len(typed) < len(form):
        return 1
    rest = iter(form)
    in_order = all(any(word.startswith(start) for word in rest) for start in typed)
    return 2 if in_order else _NO_MATCH


# The ways to write a choice


Form = tuple[str, ...]
_FORMS: Final[dict[str, list[set[Form]]]] = {}


def _forms(words: Words, choice: int) -> set[Form]:
    """The words of a choice: as the record writes it, as the table says it, with card words."""
    if words.language not in _FORMS:
        _FORMS[words.language] = [_all_forms(words, each) for each in range(CHOICES)]
    return _FORMS[words.language][choice]


def _all_forms(words: Words, choice: int) -> set[Form]:
    recorded = tokens(text_of(choice))
    forms = {recorded, tokens(name(words, choice))}
    if recorded[0] in _LABELLED:
        label = words.unit("short", _LABELLED.index(recorded[0]))
        forms.add((*tokens(label), *recorded[1:]))
    return forms


_LABELLED: Final = ("plant", "harvest", "trade", "contract", "advance", "move", "rupees")
