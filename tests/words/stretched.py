"""A pseudo-language of long words: what does not fit in it may not fit in the next real one."""

import gettext
import re
from typing import Any

from ceylon.words import Words

GROWTH = 0.4
ACCENTED = str.maketrans(
    "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz",
    "ÀÇĎÉĜĤÎĴĶĽŇÖŘŠŤÛŴÝŽàçďéĝĥîĵķľňöřšťûŵýž",
)
"""Letters that are as wide, and taller: an accent can be cut as well."""
PLAIN = re.compile(r"(?<![\w-])[A-Za-z]{2,}(?!\w)")
ENGLISH = re.compile(
    r"(?i)\b(the|this|that|is|are|was|have|with|without|your|there|which|and|of|not|must|cannot|from"
    r"|you|file|folder|such|already|needs|usage|expected|invalid)\b"
)
"""Words that no other of our languages has."""
PARTS = re.compile(r"(\{.*?\}|\w+)")
NAME = "Ceylon"
"""The game's own, which is hardly longer in any language."""


def stretched_words(language: str = "en") -> Words:
    """With a name of its own, what is cached by language is not mixed up with English."""
    return Words(language, _Stretched())


def stretch(text: str) -> str:
    """Accents, and each word two fifths longer: "warehouse" is "ŵàřéĥöûšé~~~~"."""
    owed, longer = 0.0, ""
    for part in PARTS.split(text):
        if not part.isalpha() or part == NAME:
            longer += part
            continue
        owed += GROWTH * len(part)
        longer += part.translate(ACCENTED) + "~" * int(owed)
        owed -= int(owed)
    return longer


def unaccented(text: str) -> set[str]:
    """The words that bypassed the catalogues: outside the sentences or in the values of their
    fields. Those of fewer than two letters are symbols."""
    return {word for word in PLAIN.findall(text) if word.translate(ACCENTED) != word}


def stretched(written: Any) -> Any:  # noqa: ANN401 - as TOML has it
    """A file of the rulebook in the pseudo-language."""
    if isinstance(written, dict):
        return {name: stretched(value) for name, value in written.items()}
    if isinstance(written, list):
        return [stretched(value) for value in written]
    return stretch(written)


class _Stretched(gettext.NullTranslations):
    """Without brackets, which would make a short label twice as long: `Words.pseudo` has them."""

    def gettext(self, message: str) -> str:
        return stretch(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return stretch(super().ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        return stretch(super().pgettext(context, message))

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return stretch(super().npgettext(context, msgid1, msgid2, n))
