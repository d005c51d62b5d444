"""The spaces of a language: which of them must not break a line, and which are narrow.

A translator types plain spaces, and `make words` sets these. CLDR and the Imprimerie nationale have
the French ones.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"
"""No-break as well: the thin space of French."""

_ANY: Final = r"[ \u00a0\u202f]"
_PERCENT: Final = rf"(?<=[\d}}]){_ANY}?%"
_LITTLE_WORDS: Final = "до|для|или|и|из|на|от|по|в|с|к|за"  # noqa: RUF001 - Cyrillic

_SPACES: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "fr": (
        (rf"(?<=[^\s?!]){_ANY}?([;?!])(?=\s|$)", rf"{NARROW}\1"),
        (_PERCENT, f"{NARROW}%"),
        (rf"{_ANY}:(?=\s|$)", f"{NO_BREAK}:"),
        (rf"«{_ANY}?", f"«{NO_BREAK}"),
        (rf"{_ANY}?»", f"{NO_BREAK}»"),
    ),
    "es": ((_PERCENT, f"{NO_BREAK}%"),),
    "ru": (
        (_PERCENT, f"{NO_BREAK}%"),
        (" — ", f"{NO_BREAK}— "),
        (rf"(?<![\w.])(\d+) (?!(?:{_LITTLE_WORDS})\b)(?=[^\W\d_a-zA-Z])", rf"\1{NO_BREAK}"),
    ),
}


def typeset(language: str, text: str) -> str:
    """The text with the spaces that its language requires around punctuation and numbers."""
    for pattern, better in _SPACES.get(language, ()):
        text = re.sub(pattern, better, text)
    return text
