"""Numbers as a language writes them: the decimal point, groups of digits, per cent, signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ceylon.words.conventions import CONVENTIONS, Convention
from ceylon.words.language import SOURCE

MINUS: Final = "\N{MINUS SIGN}"
_GROUP: Final = 3


@lru_cache(maxsize=4096)
def number(language: str, value: float, decimals: int = 0) -> str:
    """As "1,264.5" in English; what rounds to zero has no sign."""
    return _sign(value, decimals, plus="") + _digits(_convention(language), value, decimals)


def signed(language: str, value: float, decimals: int = 0) -> str:
    """The same with a plus if it is above zero."""
    return _sign(value, decimals, plus="+") + _digits(_convention(language), value, decimals)


def percent(language: str, share: float, decimals: int = 0) -> str:
    """A share of 1, as "43%" in English."""
    return percent_pattern(language).format(n=number(language, 100 * share, decimals))


def change(language: str, share: float, decimals: int = 0) -> str:
    """By how much a share rises or falls, as "+4%" in English."""
    return percent_pattern(language).format(n=signed(language, 100 * share, decimals))


def percent_pattern(language: str) -> str:
    """The position of the sign and the space before it: "{n}%" in English."""
    return _convention(language).percent


def _convention(language: str) -> Convention:
    return CONVENTIONS.get(language, CONVENTIONS[SOURCE])


def _sign(value: float, decimals: int, plus: str) -> str:
    rounded = float(f"{value:.{decimals}f}")
    return MINUS if rounded < 0 else plus if rounded > 0 else ""


def _digits(convention: Convention, value: float, decimals: int) -> str:
    whole, _, fraction = f"{abs(value):.{decimals}f}".partition(".")
    if len(whole) >= _GROUP + convention.least_before_group:
        whole = f"{int(whole):,}".replace(",", convention.group)
    return whole + convention.point + fraction if fraction else whole
