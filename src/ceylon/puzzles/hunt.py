"""The puzzles of one game: a short thought about every position, a long one about some."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import Final

from ceylon.puzzles.games import moments
from ceylon.puzzles.long_thought import Care, prove
from ceylon.puzzles.puzzle import Puzzle
from ceylon.puzzles.short_thought import Promise, promise
from ceylon.rules.choices import verb_of

_COMMON: Final = frozenset({"trade", "technology token", "end turn"})
"""Kinds of which there are many: the others come first."""


@dataclass(frozen=True)
class Hunt:
    """How to look for puzzles; it determines what is found in a game, by the game's number."""

    seed: int = 1
    short: int = 1000
    """Simulations for each position."""
    share: float = 0.5
    """Of the positions: neighbouring ones are much alike."""
    care: Care = field(default_factory=Care)
    proofs: int = 10
    """At most so many positions of a game get a long thought."""
    kept: int = 2
    """At most so many puzzles of a game are kept, to choose from."""


@dataclass(frozen=True)
class Found:
    """What was found in a game."""

    number: int
    positions: int
    promises: int
    tried: int
    """How many of the promises got a long thought."""
    puzzles: tuple[Puzzle, ...]
    seconds: float
    """Processor time."""


def hunt(how: Hunt, number: int) -> Found:
    """Play the game of that number, and look for puzzles in it."""
    start = time.process_time()
    positions = 0
    promises = []
    rng = Random(f"{how.seed}/{number}/positions")
    for source in moments(how.seed, number):
        if rng.random() >= how.share:
            continue
        positions += 1
        if found := promise(source, how.short):
            promises.append(found)
    puzzles: list[Puzzle] = []
    tried = 0
    for each in _in_turn(promises)[: how.proofs]:
        if len(puzzles) == how.kept:
            break
        tried += 1
        puzzles += _proved(each, how.care)
    seconds = time.process_time() - start
    return Found(number, positions, len(promises), tried, tuple(puzzles), seconds)


def _in_turn(promises: Sequence[Promise]) -> list[Promise]:
    """One of each kind, the hardest, then the next of each: a variety is wanted."""
    kinds: dict[str, list[Promise]] = {}
    for each in sorted(promises, key=_rank):
        kinds.setdefault(verb_of(each.choice), []).append(each)
    rounds = zip_longest(*kinds.values())
    return [each for some in rounds for each in some if each is not None]


def _rank(promised: Promise) -> tuple[bool, int]:
    return verb_of(promised.choice) in _COMMON, -promised.budget


def _proved(promised: Promise, care: Care) -> Iterator[Puzzle]:
    proof = prove(promised.view, promised.choice, care)
    if proof is not None:
        source = promised.source
        yield Puzzle(
            options=source.options,
            deal=source.deal,
            choices=source.choices,
            answers=proof.answers,
            chances=proof.chances,
            budget=proof.budget,
            game=source.number,
            line=proof.line,
        )
