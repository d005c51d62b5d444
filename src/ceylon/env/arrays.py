"""The words of the core as NumPy arrays of bytes, without a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ceylon.box import load
from ceylon.ids import Seat
from ceylon.observation.layout import MASK_SIZE, SIZE, highs
from ceylon.observation.mask import write_mask, write_nothing
from ceylon.observation.observer import Observer
from ceylon.observation.words import zeros
from ceylon.rules.choices import CHOICES
from ceylon.rules.game import Game
from ceylon.rules.material import material_of
from ceylon.rules.view import View

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

Bytes = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]

HIGHS = np.frombuffer(highs(), np.uint8)
"""The largest value of each byte of an observation."""


def numbers(words: vec[i64]) -> Numbers:
    """The words as they are; whoever writes them changes the array."""
    return np.asarray(memoryview(words))


def observations(words: vec[i64]) -> Bytes:
    """Observations, a row each."""
    return numbers(words).view(np.uint8).reshape(-1, SIZE)


def masks(words: vec[i64]) -> Masks:
    """Masks, a row each: 1 for a legal choice."""
    return numbers(words).view(np.int8).reshape(-1, MASK_SIZE)[:, : len(CHOICES)]


class Slate:
    """Room for one observation and one mask, written again and again."""

    def __init__(self) -> None:
        self.seen = zeros(SIZE // 8)
        """The words of the observation."""
        self.legal = zeros(MASK_SIZE // 8)
        """The words of the mask."""
        self.observation = observations(self.seen)[0]
        """The observation that was written last."""
        self.mask = masks(self.legal)[0]
        """The mask that was written last."""
        self._observer = Observer(material_of(load()))

    def observe(self, game: Game, seat: Seat) -> None:
        """Write what a seat observes."""
        hand, company = game.players[seat].hand, game.next_company()
        self._observer.write(self.seen, 0, game, seat, hand, company)

    def observe_view(self, view: View) -> None:
        """Write what the seat of a view observes."""
        self._observer.of_view(self.seen, 0, view)

    def mask_legal(self, game: Game) -> None:
        """Write what is legal now."""
        write_mask(self.legal, 0, game)

    def mask_nothing(self) -> None:
        """The mask of a game that is over."""
        write_nothing(self.legal, 0)

    def __reduce__(
        self,
    ) -> tuple[Callable[[list[int], list[int]], Slate], tuple[list[int], list[int]]]:
        """The words of the core can be neither pickled nor copied."""
        return slate_of, (numbers(self.seen).tolist(), numbers(self.legal).tolist())


def slate_of(observation: list[int], mask: list[int]) -> Slate:
    """A slate on which this is written, word by word."""
    slate = Slate()
    for at, word in enumerate(observation):
        slate.seen[at] = word
    for at, word in enumerate(mask):
        slate.legal[at] = word
    return slate
