"""What is legal, as a byte per choice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.observation.layout import MASK_WORDS
from ceylon.observation.words import SPREAD
from ceylon.rules import legal
from ceylon.rules.choices import FIRST_HEX_CHOICE
from ceylon.rules.state import State

_FIRST_HEXES: Final[i64] = FIRST_HEX_CHOICE // 8
"""The word where the choices of hexes begin, after two of the others."""
_OTHERS: Final[i64] = FIRST_HEX_CHOICE % 8
_HEX_WORDS: Final[i64] = 4


def write_mask(words: vec[i64], at: i64, state: State) -> None:
    """Write what is legal now into the words from `at` on."""
    others, hexes, plants, harvests = legal.targets(state)
    end = at + MASK_WORDS
    place = at
    while place < at + _FIRST_HEXES:
        words[place] = SPREAD[others & 0xFF]
        others >>= 8
        place += 1
    # A group of hexes begins in the middle of a word: what is left of the word before comes first.
    left = others
    group: i64 = (legal.first_of_hexes(state.question) - FIRST_HEX_CHOICE) >> 5
    number: i64 = 0
    while place < end - 1:
        bits: i64 = 0
        if number == group:
            bits = hexes
        elif number == 1:
            bits = plants
        elif number == 2:
            bits = harvests
        left |= bits << _OTHERS
        words[place] = SPREAD[left & 0xFF]
        words[place + 1] = SPREAD[left >> 8 & 0xFF]
        words[place + 2] = SPREAD[left >> 16 & 0xFF]
        words[place + 3] = SPREAD[left >> 24 & 0xFF]
        left >>= 32
        place += _HEX_WORDS
        number += 1
    words[place] = SPREAD[left & 0xFF]


def write_nothing(words: vec[i64], at: i64) -> None:
    """The mask of a game that is over."""
    end = at + MASK_WORDS
    while at < end:
        words[at] = 0
        at += 1
