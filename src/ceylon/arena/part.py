"""A part of a run, for several machines: `--part 2/5` is the second of five."""

from __future__ import annotations

from typing import Final, NamedTuple

from ceylon.errors import N_, CeylonError, excerpt


class PartError(CeylonError):
    """Not a part."""


class Part(NamedTuple):
    """One of several parts, counted from 1; one after the other they are the whole."""

    number: int
    of: int

    @property
    def whole(self) -> bool:
        return self.of == 1

    def of_all(self, number: int) -> range:
        """Which of that many things, numbered from 0, belong to this part."""
        return range((self.number - 1) * number // self.of, self.number * number // self.of)


WHOLE: Final = Part(1, 1)


def part_of(text: str | None) -> Part:
    """The part of `--part`; without it, the whole."""
    if text is None:
        return WHOLE
    number, _, of = text.partition("/")
    if not (number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of)):
        text_ = N_("--part must have the form I/N, such as 2/5, not “{found}”")
        raise PartError(text_, {"found": excerpt(text)})
    return Part(int(number), int(of))
