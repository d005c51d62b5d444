"""Sentences in one language: translate, then fill in the fields by their units."""

from __future__ import annotations

import gettext
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from string import Formatter

from ceylon.words import po, units
from ceylon.words.fields import UNITS
from ceylon.words.language import LANGUAGES, SOURCE, LanguageError


@dataclass(frozen=True)
class Words:
    """One language, with the names of the players at one table."""

    language: str
    catalogue: gettext.NullTranslations
    players: Mapping[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, language: str) -> Words:
        if language not in LANGUAGES:
            raise LanguageError(language)
        if language == SOURCE:
            return cls(language, gettext.NullTranslations())
        return cls(language, po.load(language))

    @classmethod
    def pseudo(cls) -> Words:
        """English in ⟦brackets⟧: what is shown outside of them did not come through here."""
        return cls("pseudo", _Bracketed())

    def seated(self, players: Sequence[str]) -> Words:
        """The same language, with the players' names by seat."""
        return replace(self, players=dict(enumerate(players)))

    def say(self, text: str, /, **values: object) -> str:
        # gettext keeps a catalogue's header under the empty text.
        return self._filled(self.catalogue.gettext(text), values) if text else ""

    def say_in(self, context: str, text: str, /, **values: object) -> str:
        """`say` for a text that means different things in different places."""
        return self._filled(self.catalogue.pgettext(context, text), values)

    def count(self, singular: str, plural: str, n: int, /, **values: object) -> str:
        """`say` for a sentence that changes with a number, its field `{n}`."""
        return self._filled(self.catalogue.ngettext(singular, plural, abs(n)), {"n": n, **values})

    def unit(self, spec: str, value: object) -> str:
        """A value, or a list of values, in the words of a unit: "5 rupees", "K3 and K4"."""
        name, form = _unit(spec)
        if name not in UNITS:
            return self._formatted(value, spec)
        say = UNITS[name]
        if isinstance(value, list):
            text = self.listed([say(self, one, form) for one in value])
        else:
            text = say(self, value, form)
        return capital(text) if spec[0].isupper() else text

    def _formatted(self, value: object, spec: str) -> str:
        text = format(value, spec)
        if isinstance(value, float):
            return text.replace(".", self.say_in("number", units.DECIMAL_POINT))
        return text

    def listed(self, items: Iterable[str]) -> str:
        """Join items as "K3, K4 and K5"; none is "nothing"."""
        *most, last = list(items) or [self.say_in("list", units.NOTHING)]
        if not most:
            return last
        return self.say_in("list", units.LAST_TWO, first=", ".join(most), last=last)

    @property
    def railways(self) -> str:
        """The short name of the Ceylon Railways Company, for its seat."""
        return self.say_in("player", units.RAILWAYS)

    def _filled(self, text: str, values: Mapping[str, object]) -> str:
        return "".join(
            [
                literal if name is None else f"{literal}{self.unit(spec, values[name])}"
                for literal, name, spec in _pieces(text)
            ]
        )


def capital(text: str) -> str:
    """The text with a capital first letter; `str.capitalize` would lower the others."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=256)
def _unit(spec: str) -> tuple[str, str]:
    """The name of a unit and its grammatical form."""
    name, _, form = spec.lower().partition("_")
    return name, form


@lru_cache(maxsize=4096)
def _pieces(text: str) -> tuple[tuple[str, str | None, str], ...]:
    """A sentence taken apart as `str.format` does; a field's format spec names its unit.

    A page says a hundred sentences, and there are not many different ones.
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
