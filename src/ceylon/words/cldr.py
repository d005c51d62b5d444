"""The conventions of each language from the Unicode CLDR: `make words` writes them with Babel.

For developers: it needs Babel, and the game does not. What it writes is `conventions.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from babel import Locale
from babel.numbers import get_decimal_symbol, get_group_symbol

from ceylon.words.language import LANGUAGES

CONVENTIONS: Final = Path(__file__).parent / "conventions.py"

# Babel does not read from the CLDR how many digits must come before the first group.
# The CLDR has 1 for Russian, but editors write four digits together: 1264, then 12 345.
_LEAST_BEFORE_GROUP: Final = {"es": 2, "ru": 2}
# The Academy and the ISO have a thin space between thousands; the CLDR of Spain still has a point.
_GROUP: Final = {"es": "\N{NARROW NO-BREAK SPACE}"}
# French sets a thin space before the sign, as between thousands; the CLDR has a full one.
_THIN: Final = {"fr": "\N{NARROW NO-BREAK SPACE}"}

_HEAD: Final = '''\
"""How each language writes numbers: written by `make words` from the Unicode CLDR (`cldr.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Convention(NamedTuple):
    point: str
    """Between the whole part of a number and its decimals."""
    group: str
    """Between thousands."""
    least_before_group: int
    """The fewest digits before the first group: with 2, it is 1234 and 12 345."""
    percent: str
    """The pattern of a percentage."""


CONVENTIONS: Final[Mapping[str, Convention]] = {
'''


def text() -> str:
    """The module `conventions.py`."""
    return _HEAD + "".join(_entry(language) for language in LANGUAGES) + "}\n"


def _entry(language: str) -> str:
    least = _LEAST_BEFORE_GROUP.get(language, 1)
    parts = [_quoted(get_decimal_symbol(language)), _quoted(_group(language))]
    parts += [str(least), _quoted(_percent(language))]
    return f'    "{language}": Convention({", ".join(parts)}),\n'


def _group(language: str) -> str:
    return _GROUP.get(language) or str(get_group_symbol(language))


def _percent(language: str) -> str:
    pattern = Locale.parse(language).percent_formats[None].pattern.replace("#,##0", "{n}")
    thin = _THIN.get(language)
    return str(pattern.replace("\N{NO-BREAK SPACE}", thin) if thin else pattern)


def _quoted(sign: str) -> str:
    return '"' + sign.encode("ascii", "backslashreplace").decode() + '"'


def write() -> None:
    CONVENTIONS.write_text(text(), encoding="utf-8")
