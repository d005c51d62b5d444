"""What was answered before is still answered: JSON compared with JSON of a released version.

Whatever was there is there with the same value; fields may have been added. Two things may change:

- the wording of sentences: they must still be there;
- what a search thinks (chances, better choices, reasons), and how long or how thoroughly: the form
  must be the same.
"""

from collections.abc import Iterator
from typing import Final

PROSE: Final = {"label", "sentence", "ties"}
"""Sentences in the reader's language."""
THOUGHT: Final = {
    *("best", "chance", "chances", "hints", "swing", "turning_points", "visits"),
    *("milliseconds", "simulations"),
}


def lost(before: object, now: object, place: str = "answer") -> Iterator[str]:
    """What is missing or different now, each with its place."""
    if isinstance(before, dict) and isinstance(now, dict):
        for name, value in before.items():
            if name in now:
                yield from _of_field(name, before, value, now[name], f"{place}.{name}")
            else:
                yield f"{place}.{name} is missing"
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for at, (one, other) in enumerate(zip(before, now, strict=True)):
            yield from lost(one, other, f"{place}[{at}]")
    elif before != now or type(before) is not type(now):
        yield f"{place} was {before!r} and is {now!r}"


def _of_field(
    name: str, around: dict[str, object], before: object, now: object, place: str
) -> Iterator[str]:
    # The English text of a sentence is beside it; the text of a choice is not.
    if name in THOUGHT or name in PROSE or (name == "text" and "sentence" in around):
        yield from unlike(before, now, place)
    else:
        yield from lost(before, now, place)


def unlike(before: object, now: object, place: str) -> Iterator[str]:
    """The same for things of which only the form must be the same."""
    if isinstance(before, dict) and isinstance(now, dict):
        for name in before:
            if name not in now:
                yield f"{place}.{name} is missing"
            elif name != "values":  # each sentence has its own
                yield from unlike(before[name], now[name], f"{place}.{name}")
    elif isinstance(before, list) and isinstance(now, list):
        for at, each in enumerate(now if before else []):
            yield from unlike(before[0], each, f"{place}[{at}]")
    elif _kind(before) is not _kind(now) or (before != "" and now == ""):
        yield f"{place} was {before!r} and is {now!r}"


def _kind(value: object) -> type:
    """A chance can be 0, 1 or 0.5: a whole number is a number too."""
    return float if isinstance(value, int) and not isinstance(value, bool) else type(value)
