"""Sentences in one language: translate, then fill in the fields by their units."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from string import Formatter

from ceylon.errors import Clause
from ceylon.ids import Seat, by_seat
from ceylon.words import lists, po, units
from ceylon.words.fields import BAR, FIRST, UNITS, Name, in_form
from ceylon.words.language import LANGUAGES, SOURCE, LanguageError

_UNTRANSLATED = gettext.NullTranslations()
_LIKE_A_HEX = re.compile(r"R[1-8]")
"""A rule of the solo game whose ID is also the name of a hex of Ruhuna."""


@dataclass(frozen=True)
class Words:
    """One language, with the names of the players at one table."""

    language: str
    catalogue: gettext.NullTranslations
    players: Mapping[Seat, Name] = field(default_factory=dict)

    @classmethod
    def of(cls, language: str) -> Words:
        if language not in LANGUAGES:
            raise LanguageError(language)
        if language == SOURCE:
            return cls(language, _UNTRANSLATED)
        return cls(language, po.load(language))

    @classmethod
    def pseudo(cls) -> Words:
        """English in ⟦brackets⟧: text outside them did not come through here."""
        return cls("pseudo", _Bracketed())

    def seated(self, players: Sequence[str | Name]) -> Words:
        """The same language, with the players' names by seat."""
        names = (each if isinstance(each, Name) else Name.typed(each) for each in players)
        named = dict(by_seat(names))
        return self if named == self.players else replace(self, players=named)

    def say(self, text: str, /, **values: object) -> str:
        # gettext keeps a catalogue's header under the empty text.
        return self._filled(self.catalogue.gettext(text), values) if text else ""

    def say_after(self, place: str, text: str, values: Mapping[str, object]) -> str:
        """`say` after the rule or the place that it is about: "A1: planting costs 5 rupees"."""
        sentence = self.say(text, **values)
        if _LIKE_A_HEX.fullmatch(place):
            return self.say("rule {rule}: {sentence}", rule=place, sentence=sentence)
        return self.say("{place}: {sentence}", place=place, sentence=sentence)

    def say_in(self, context: str, text: str, /, **values: object) -> str:
        """`say` for a text whose meaning depends on the context."""
        return self._filled(self.catalogue.pgettext(context, text), values)

    def count(self, singular: str, plural: str, n: int, /, **values: object) -> str:
        """`say` for a sentence with plural forms, chosen by its field `{n}`."""
        return self._filled(self.catalogue.ngettext(singular, plural, abs(n)), {"n": n, **values})

    def unit(self, spec: str, value: object) -> str:
        """A value, or a list of values, in the words of a unit: "5 rupees", "K3 and K4"."""
        if isinstance(value, list) and spec:
            specs = (spec if at == 0 else spec.lower() for at in range(len(value)))
            return self.listed(map(self._one, specs, value))
        return self._one(spec, value)

    def _one(self, spec: str, value: object) -> str:
        if isinstance(value, Clause):
            return self.say(value.text, **value.values)
        if not spec:
            return str(value)
        name, form = _unit(spec)
        begins = spec[0].isupper()
        if name == "player":  # what somebody typed keeps its letters
            return UNITS[name](self, value, FIRST if begins else form)
        text = UNITS[name](self, value, form)
        return capital(text) if begins else text

    def listed(self, items: Iterable[str]) -> str:
        """Join items as "K3, K4 and K5"; none is "nothing"."""
        return lists.ended(self, lists.AND, items)

    def either(self, items: Iterable[str]) -> str:
        """Join items as "K3, K4 or K5"."""
        return lists.ended(self, lists.OR, items)

    def labelled(self, items: Iterable[str]) -> str:
        """Join what is said of one thing, as "Ana, away", or items with no end in view."""
        return lists.joined(self, lists.COMMA, items)

    def clauses(self, items: Iterable[str]) -> str:
        """Join parts that have commas of their own, as "Ana (2nd); Bo (1st)"."""
        return lists.joined(self, lists.SEMICOLON, items)

    def sentences(self, items: Iterable[str]) -> str:
        """Join whole sentences; the last has no full stop."""
        return lists.joined(self, lists.STOP, items)

    @property
    def railways(self) -> Name:
        """The short name of the Ceylon Railways Company, for its seat."""
        text = self.catalogue.pgettext("player", units.RAILWAYS)
        within = in_form(text, "")
        return Name(in_form(text, "name"), within, capital(within))

    def _agreeing(self, text: str, values: Mapping[str, object]) -> str:
        """The form of a sentence that agrees with the one number, or the one list, in it."""
        field = counted_field(text)
        if field is None:
            return text
        number = values[field]
        if _units(text)[field] in units.LISTED:
            number = len(number) if isinstance(number, list) else 1
        category = ""
        if isinstance(number, int):
            category = self.catalogue.npgettext("plural", *units.PLURAL, abs(number))
        return in_form(text, category)

    def _filled(self, text: str, values: Mapping[str, object]) -> str:
        if BAR in text:
            text = self._agreeing(text, values)
        return "".join(
            [
                literal if name is None else f"{literal}{self.unit(spec, values[name])}"
                for literal, name, spec in _pieces(text)
            ]
        )


def capital(text: str) -> str:
    """The text with a capital first letter; `str.capitalize` would lower-case the others."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """A sentence of the catalogues after a colon. Not for one that may begin with a name."""
    return text[:1].lower() + text[1:]


@lru_cache(maxsize=256)
def _unit(spec: str) -> tuple[str, str]:
    """The name of a unit and its grammatical form."""
    name, _, form = spec.lower().partition("_")
    return name, form


@lru_cache(maxsize=256)
def counted_field(text: str) -> str | None:
    """The field that a sentence agrees with, if there is exactly one in it (or in each form).

    It has a counted noun or, where nothing is counted, may be a list.
    """
    fields = _units(text).items()
    counted = [name for name, unit in fields if unit in units.COUNTED]
    found = counted or [name for name, unit in fields if unit in units.LISTED]
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=256)
def _units(text: str) -> Mapping[str, str]:
    """The unit of each field of a sentence, by its name."""
    return {name: _unit(spec)[0] for _, name, spec in _pieces(text) if name}


@lru_cache(maxsize=4096)
def _pieces(text: str) -> tuple[tuple[str, str | None, str], ...]:
    """A sentence parsed as `str.format` does; a field's format spec names its unit.

    Cached: a page says a hundred sentences, few of them different.
    """
    return tuple((literal, name, spec or "") for literal, name, spec, _ in Formatter().parse(text))


class _Bracketed(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{super().ngettext(msgid1, msgid2, n)}⟧"

    def pgettext(self, context: str, message: str) -> str:
        return f"⟦{super().pgettext(context, message)}⟧"

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{super().npgettext(context, msgid1, msgid2, n)}⟧"
