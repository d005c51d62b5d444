"""What makes one text another: the words that differ, so that the rest need not be sent.

Texts are cut at their quotation marks, and where they differ, at their spaces. In HTML there is a
mark at each end of an attribute, so that the pieces are short; Python and a browser cut alike, and
both in one call.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

_MARK: Final = '"'
_SPACE: Final = " "


class Edit(NamedTuple):
    """Of some pieces of a text, joined, some words make room for others."""

    piece: int
    pieces: int
    word: int
    words: int
    text: str


def edits(before: str, after: str) -> list[Edit]:
    """In their order; by the pieces of the text before, so the last one is to be made first."""
    old, new = before.split(_MARK), after.split(_MARK)
    runs = _changed(old, new) if len(old) == len(new) else [_middle(old, new)]
    return [_edit(old, new, *run) for run in runs]


def edited(before: str, changes: Sequence[Edit]) -> str:
    """The text after these edits, as a page makes it (`js/parts.js`)."""
    pieces = before.split(_MARK)
    for piece, count, word, words, text in reversed(changes):
        run = _MARK.join(pieces[piece : piece + count]).split(_SPACE)
        run[word : word + words] = [text]
        pieces[piece : piece + count] = [_SPACE.join(run)]
    return _MARK.join(pieces)


def _edit(old: list[str], new: list[str], at: int, count: int, end: int) -> Edit:
    was, now = (_MARK.join(run).split(_SPACE) for run in (old[at : at + count], new[at:end]))
    word, words, last = _middle(was, now)
    return Edit(at, count, word, words, _SPACE.join(now[word:last]))


def _changed(old: list[str], new: list[str]) -> Iterator[tuple[int, int, int]]:
    """Of two lists of one length: each run of items that differ, its length and its end."""
    start = end = 0
    for at in [at for at, (was, now) in enumerate(zip(old, new, strict=True)) if was != now]:
        if at != end:
            if end:
                yield start, end - start, end
            start = at
        end = at + 1
    if end:
        yield start, end - start, end


def _middle(old: list[str], new: list[str]) -> tuple[int, int, int]:
    """All between what both begin with and what both end with, at least one item of each: where
    it begins, how long it was, and where it ends now."""
    most = min(len(old), len(new)) - 1
    start = next((at for at in range(most) if old[at] != new[at]), most)
    most -= start
    rest = next((at for at in range(most) if old[-1 - at] != new[-1 - at]), most)
    return start, len(old) - rest - start, len(new) - rest
