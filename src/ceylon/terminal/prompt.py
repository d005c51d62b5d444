"""What was typed: a choice, a command, or one of the ways in which it is neither.

A choice may be typed as its number, as its text in the record (`plant K3`), in the words of the
table's language, and as any unambiguous abbreviation of a legal choice (`p k3`, `k3`). A ▲ or ▼
after an action selects the cards with it on that side; a contract may be named by its company.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ceylon.ids import Choice
from ceylon.rules.choices import ACTION_VERBS, ALL_CHOICES, choices_of, text_of, verb_of, wagon_of
from ceylon.rules.material import NO_CONTRACT, company_of
from ceylon.rules.view import View
from ceylon.terminal import glyphs
from ceylon.terminal.commands import Command, takes_argument, word_of
from ceylon.terminal.listing import Listing
from ceylon.words import Words
from ceylon.words.names import name


@dataclass(frozen=True)
class Chosen:
    choice: Choice


@dataclass(frozen=True)
class Ambiguous:
    """Several legal choices match."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Illegal:
    """Only choices that the rules forbid now match."""

    choices: tuple[Choice, ...]


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


Meaning = Chosen | Ambiguous | Illegal | Unknown | Asked | Nothing

Form = tuple[str, ...]
_SIDES: Final = glyphs.UP + glyphs.DOWN
# The districts' letters on a Cyrillic keyboard, before the number of a hex.
_CYRILLIC: Final = str.maketrans("дкру", "dkru")
_CYRILLIC_HEX: Final = re.compile(r"[дкру][1-8]")


def read(text: str, listing: Listing) -> Meaning:
    """The meaning of a line."""
    words = listing.words
    if not text.strip():
        return Nothing()
    asked = command(text, words)
    if asked is not None:
        return asked
    for special in (_of_company, _of_number):
        answer = special(text, listing)
        if answer is not None:
            return answer
    return meaning(text, list(listing.offers), words)


def meaning(text: str, legal: Sequence[Choice], words: Words) -> Meaning:
    """The choices that a text matches: legal ones first, then illegal ones."""
    typed = tokens(text)
    if not typed:
        return Unknown(text)
    exact = [choice for choice in ALL_CHOICES if typed in _forms(words, choice)]
    if exact:
        return Chosen(exact[0]) if exact[0] in legal else Illegal(tuple(exact))
    return _match(typed, legal, ALL_CHOICES, words) or Unknown(text)


def _match(
    typed: Form, legal: Sequence[Choice], known: Sequence[Choice], words: Words
) -> Meaning | None:
    found = _best(typed, legal, words)
    if found:
        return Chosen(found[0]) if len(found) == 1 else Ambiguous(found)
    forbidden = _best(typed, known, words)
    return Illegal(forbidden) if forbidden else None


def tokens(text: str) -> Form:
    """The words of a text, without case, accents and symbols, except for the ▲ or ▼ of an
    action."""
    plain = unicodedata.normalize("NFD", text.lower())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    found = re.findall(rf"(\w+)(?:\s*([{_SIDES}]))?", plain)
    return tuple(_latin(token) + side for token, side in found)


def _latin(token: str) -> str:
    return token.translate(_CYRILLIC) if _CYRILLIC_HEX.fullmatch(token) else token


# Numbers


def _of_number(text: str, listing: Listing) -> Meaning | None:
    """A number on the list, followed by a hex if it covers many."""
    first, *others = tokens(text) or ("",)
    entry = next((e for e in listing.entries if first == str(e.number)), None)
    if entry is None:
        return Unknown(text) if first.isdigit() and not others else None
    if not others:
        return Chosen(entry.choices[0]) if len(entry.choices) == 1 else Ambiguous(entry.choices)
    return meaning(" ".join(others), entry.choices, listing.words)


# Companies


def _of_company(text: str, listing: Listing) -> Meaning | None:
    """`trade company 2 points`, `trade #2`: a contract by its company, as the train shows it."""
    words = listing.words
    spelt = text
    for sign in glyphs.NUMBER_SIGNS:
        spelt = spelt.replace(sign, " company ")
    typed = tokens(spelt)
    for company in range(1, len(listing.view.material.company_points)):
        for form in {("company", str(company)), tokens(words.unit("company", company))}:
            others = _without(typed, form)
            if others is not None:
                trades = list(_trades(listing.view, company))
                legal = [choice for choice in trades if choice in listing.offers]
                return _match(others, legal, trades, words) or Unknown(text)
    return None


def _trades(view: View, company: int) -> Iterator[Choice]:
    for trade in choices_of("trade"):
        contract = view.wagon(wagon_of(trade))
        if contract != NO_CONTRACT and company_of(contract) == company:
            yield trade


def _without(typed: Form, form: Form) -> Form | None:
    """What is left without these words; None if they are not consecutive."""
    for at in range(len(typed)):
        end = at + len(form)
        if typed[at:end] == form:
            return typed[:at] + typed[end:]
    return None


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
    """What comes after that many words, as it was typed."""
    ends = [found.end() for found in re.finditer(r"\w+", text)]
    return text[ends[words_before - 1] :].strip()


# Abbreviations


def _best(typed: Form, among: Iterable[Choice], words: Words) -> tuple[Choice, ...]:
    """The choices that match the text best."""
    ranked = [(_rank(typed, choice, words), choice) for choice in among]
    best = min((rank for rank, _ in ranked), default=_NO_MATCH)
    if best == _NO_MATCH:
        return ()
    return tuple(choice for rank, choice in ranked if rank == best)


_NO_MATCH: Final = 3


def _rank(typed: Form, choice: Choice, words: Words) -> int:
    return min(_fit(typed, form) for form in _forms(words, choice))


def _fit(typed: Form, form: Form) -> int:
    """How well a prefix matches. 0: every word; 1: the first words; 2: some words, in order."""
    begun = all(_begins(start, word) for start, word in zip(typed, form, strict=False))
    if begun and len(typed) == len(form):
        return 0
    if begun and len(typed) < len(form):
        return 1
    rest = iter(form)
    in_order = all(any(_begins(start, word) for word in rest) for start in typed)
    return 2 if in_order else _NO_MATCH


def _begins(start: str, word: str) -> bool:
    """`harv▲` begins harvest▲, but neither harvest▼ nor harvest."""
    stem = start.rstrip(_SIDES)
    return word.startswith(stem) and word.endswith(start[len(stem) :])


# The ways to write a choice


_FORMS: Final[dict[str, list[set[Form]]]] = {}


def _forms(words: Words, choice: Choice) -> set[Form]:
    """The words of a choice: as in the record, as in the table's language, with the labels of
    cards."""
    if words.language not in _FORMS:
        _FORMS[words.language] = [_all_forms(words, each) for each in ALL_CHOICES]
    return _FORMS[words.language][choice]


def _all_forms(words: Words, choice: Choice) -> set[Form]:
    verb, recorded, named = verb_of(choice), tokens(text_of(choice)), tokens(name(words, choice))
    forms = {recorded, named, tuple(word.rstrip(_SIDES) for word in named)}
    if verb == "play":
        _, up, down = recorded
        forms.add((verb, up + glyphs.UP, down + glyphs.DOWN))
    if verb in ACTION_VERBS:
        for label in _labels(words, ACTION_VERBS.index(verb)):
            forms |= {(*label, *recorded[1:]), (*label, *named)}
    return forms


def _labels(words: Words, action: int) -> Iterator[Form]:
    """An action as a card and as a sentence call it: what is done may have another verb."""
    for unit in ("short", "action"):
        yield tokens(words.unit(unit, action))
