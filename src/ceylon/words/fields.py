"""The units of fields: how a value is put into the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from gettext import NullTranslations
from typing import Any, Final, NamedTuple, Protocol

from ceylon.ids import Seat
from ceylon.words import numerals, units

BAR: Final = " | "
"""Before each further form of a translation."""
FIRST: Final = "first"
"""The form of a player's name at the start of a sentence."""
NOUN: Final = "noun"
"""The form of a counted unit without its number."""


class Name(NamedTuple):
    """What a seat is called. Only CR Co. differs: some languages give it an article."""

    alone: str
    """On a board, in a table."""
    within: str
    """In the middle of a sentence."""
    first: str
    """At its start."""

    @classmethod
    def typed(cls, name: str) -> Name:
        """A person's name stays as they wrote it."""
        return cls(name, name, name)


class Speaker(Protocol):
    """What a unit needs to know of its `Words`."""

    @property
    def language(self) -> str: ...
    @property
    def catalogue(self) -> NullTranslations: ...
    @property
    def players(self) -> Mapping[Seat, Name]: ...
    def say_in(self, context: str, text: str, /, **values: object) -> str: ...
    def listed(self, items: Iterable[str]) -> str: ...


# A unit puts a value into words, in a grammatical form ("" for the plain one). The type of the
# value depends on the unit, and a sentence's values are known only when it is said.
Unit = Callable[[Speaker, Any, str], str]


def in_form(text: str, form: str) -> str:
    """Pick a form of a translated word: "Ува | loc Уве" in the form "loc" is "Уве"."""
    if BAR not in text:
        return text
    plain, *others = text.split(BAR)
    return next((word[len(form) + 1 :] for word in others if word.startswith(f"{form} ")), plain)


def _counter(noun: tuple[str, str]) -> Unit:
    def unit(words: Speaker, n: int, form: str) -> str:
        return _counted(words.catalogue, words.language, noun, n, form)

    return unit


@lru_cache(maxsize=4096)
def _counted(
    catalogue: NullTranslations, language: str, noun: tuple[str, str], n: int, form: str
) -> str:
    """A number with its noun: a page has hundreds of them, most of them the same."""
    # Plural rules are defined for natural numbers; "-2 points" declines like "2 points".
    text = catalogue.npgettext("unit", *noun, abs(n))
    if form == NOUN:
        return in_form(text, "").format(n="").strip()
    return in_form(text, form).format(n=numerals.number(language, n))


def _numeral(written: Callable[[str, float, int], str]) -> Unit:
    """A number without a noun; its form is how many decimals it has."""

    def unit(words: Speaker, value: float, form: str) -> str:
        return written(words.language, value, int(form or 0))

    return unit


def _namer(context: str, names: tuple[str, ...], first: int = 0) -> Unit:
    def unit(words: Speaker, number: int, form: str) -> str:
        if not first <= number < first + len(names):
            raise ValueError(f"there is no {context} {number}")
        return in_form(words.catalogue.pgettext(context, names[number - first]), form)

    return unit


_LABEL = _namer("short", units.ACTION_LABELS)
_COUNTED_TEAS = tuple(_counter(tea) for tea in units.COUNTED_TEAS)


def _company(words: Speaker, number: int, form: str) -> str:
    return in_form(words.catalogue.pgettext("company", units.COMPANY), form).format(n=number)


def _player(words: Speaker, seat: Seat, form: str) -> str:
    name = words.players.get(seat) or Name.typed(words.say_in("player", units.PLAYER, n=seat + 1))
    return {FIRST: name.first, "name": name.alone}.get(form, name.within)


def _card(words: Speaker, card: tuple[int, int], form: str) -> str:
    return "/".join(_LABEL(words, action, form) for action in card)


def _teas(words: Speaker, chests: tuple[int, int, int], form: str) -> str:
    counts = zip(_COUNTED_TEAS, chests, strict=True)
    return words.listed(tea(words, n, form) for tea, n in counts if n)


def _hex(_words: Speaker, number: int, _form: str) -> str:
    # Imported lazily: a command that needs no rules does not load them.
    from ceylon.rules.hexes import HEX_NAMES  # noqa: PLC0415

    return HEX_NAMES[number]  # in Latin letters in every language, since people type it


UNITS: Final[Mapping[str, Unit]] = {
    **{name: _counter(noun) for name, noun in units.COUNTED.items()},
    **{name: _namer(name, names) for name, names in units.NAMED.items()},
    "number": _numeral(numerals.number),
    "signed": _numeral(numerals.signed),
    "percent": _numeral(numerals.percent),
    "change": _numeral(numerals.change),
    "ordinal": _namer("ordinal", units.ORDINALS, first=1),
    "company": _company,
    "player": _player,
    "card": _card,
    "teas": _teas,
    "hex": _hex,
}
