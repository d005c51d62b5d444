"""Names of players: visible, on one line, and no two alike at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import groupby, pairwise
from typing import Final

LONGEST: Final = 40
_MOST_MARKS: Final = 2
"""How many marks may stand on one letter; more would cover what is above and below."""
_JOINER: Final = "\u200d"
"""Between the pictures that form one picture, such as a family."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that Unicode does not call spaces, but that show nothing."""
_PICTURES: Final = ("So", "Sk")
_MARKS: Final = ("Mn", "Me")
_STYLE: Final = "\ufe0f"
"""Asks for a picture in colour."""


def tidied(name: str) -> str:
    """Composed (NFC), with single spaces."""
    return unicodedata.normalize("NFC", " ".join(name.split()))


def is_fit(name: str) -> bool:
    """Whether a tidied name is short, and each of its characters can be seen."""
    if len(name) > LONGEST or not _BLANK.isdisjoint(name) or not _joined_well(name):
        return False
    if not name.replace(_JOINER, "").isprintable():
        return False
    bare = name.replace(_STYLE, "")
    marks = [(mark, len(list(run))) for mark, run in groupby(bare, _is_mark)]
    begins_bare = not marks or not marks[0][0]
    return begins_bare and all(not mark or number <= _MOST_MARKS for mark, number in marks)


def alike(one: str, other: str) -> bool:
    """Whether they differ only in capitals, widths or spaces: one could be taken for the other."""
    return _skeleton(one) == _skeleton(other)


def is_among(name: str, others: Iterable[str]) -> bool:
    return bool(name) and any(alike(name, other) for other in others if other)


def _joined_well(name: str) -> bool:
    """Whether joiners stand between pictures only: elsewhere they are not seen."""
    parts = name.replace(_STYLE, "").split(_JOINER)
    return all(_is_picture(one[-1:]) and _is_picture(other[:1]) for one, other in pairwise(parts))


def _is_picture(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in _PICTURES


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in _MARKS


def _skeleton(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in folded if letter != _STYLE and not letter.isspace())
