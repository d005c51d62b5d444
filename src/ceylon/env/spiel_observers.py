"""What a player observes, as OpenSpiel asks for it: a tensor of floats and a string.

OpenSpiel knows several kinds of observation, by what is included: what is public, what is private,
and the past (perfect recall). The tensors are the bytes that `ceylon.observation.layout` explains;
with the past they are followed by the player, one-hot, and by the choices so far.
"""

from __future__ import annotations

from base64 import b64encode
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt
import pyspiel

from ceylon.box import ACTIONS
from ceylon.env.arrays import Slate
from ceylon.ids import SPECTATOR, Seat
from ceylon.observation.layout import SEATS, SIZE
from ceylon.rules.game import Game
from ceylon.rules.material import DOWN, UP, cards_of
from ceylon.rules.view import View

Floats = npt.NDArray[np.float32]
Private = pyspiel.PrivateInfoType

UNDEALT: Final = "before the deal"


class Observed(Protocol):
    """What is used of a state."""

    played: Game | None
    """The game; None before the deal."""

    def history(self) -> list[int]:
        """The deal, and the choices so far."""
        ...


def observer_of(kind: Any, longest: int) -> StringObserver:  # noqa: ANN401 - OpenSpiel has no types
    """The observer of a kind of observation; `longest` is the number of choices there is room for.

    There are tensors of what a single player knows, public things included; of everything else
    there are only strings.
    """
    if kind.public_info and kind.private_info == Private.SINGLE_PLAYER:
        return TensorObserver(kind, longest)
    return StringObserver(kind)


class StringObserver:
    """Writes strings."""

    tensor: Floats | None = None
    """There is none. OpenSpiel asks for it by this name."""

    def __init__(self, kind: Any) -> None:  # noqa: ANN401 - OpenSpiel has no types
        self.dict: dict[str, Floats] = {}
        """The parts of the tensor, by name."""
        self._public = bool(kind.public_info)
        self._private = kind.private_info
        self._past = bool(kind.perfect_recall)

    def set_from(self, state: Observed, player: int) -> None:
        """Write what a player observes into the tensor."""

    def string_from(self, state: Observed, player: int) -> str:
        """What a player observes, as text.

        With the past it is short: the numbers of the choices so far, then what the player knows now
        (`View.key`). Otherwise the table is drawn, followed by that key, since the drawing does not
        show everything.
        """
        game = state.played
        if game is None:
            return UNDEALT if self._public else ""
        parts = []
        if self._past:
            parts.append(" ".join(map(str, state.history()[1:])))
        if self._public:
            parts += self._table(game, Seat(player))
        else:
            parts += self._hands(game, Seat(player))
        return "\n".join(parts)

    def _table(self, game: Game, player: Seat) -> list[str]:
        if self._private == Private.ALL_PLAYERS:
            return [str(game), _as_text(game.key())]
        view = View.of(game, player if self._private == Private.SINGLE_PLAYER else SPECTATOR)
        key = _as_text(view.key())
        return [key] if self._past else [str(view), key]

    def _hands(self, game: Game, player: Seat) -> list[str]:
        if self._private == Private.NONE:
            return []
        shown = game.seats() if self._private == Private.ALL_PLAYERS else [player]
        return [_hand(game, seat) for seat in shown]


class TensorObserver(StringObserver):
    """Writes strings and tensors, from the view of one player."""

    def __init__(self, kind: Any, longest: int) -> None:  # noqa: ANN401 - OpenSpiel has no types
        super().__init__(kind)
        size = SIZE + SEATS + longest if self._past else SIZE
        self.tensor: Floats = np.zeros(size, np.float32)
        self.dict["observation"] = self.tensor[:SIZE]
        if self._past:
            self.dict["player"] = self.tensor[SIZE : SIZE + SEATS]
            self.dict["choices"] = self.tensor[SIZE + SEATS :]
        self._slate = Slate()

    def set_from(self, state: Observed, player: int) -> None:
        """Write what a player observes into the tensor: all 0 before the deal."""
        self.tensor.fill(0)
        game = state.played
        if game is None:
            return
        self._slate.observe(game, Seat(player))
        self.tensor[:SIZE] = self._slate.observation
        if self._past:
            self.dict["player"][player] = 1
            self._write_choices(state.history()[1:])

    def _write_choices(self, past: list[int]) -> None:
        """Each is its number plus 1, since 0 means that there is none."""
        written = self.dict["choices"][: len(past)]
        written[:] = past
        written += 1


def _as_text(key: bytes) -> str:
    return b64encode(key).decode()


def _hand(game: Game, seat: Seat) -> str:
    cards = cards_of(game.players[seat].hand)
    return ", ".join(f"{ACTIONS[UP[card]]}/{ACTIONS[DOWN[card]]}" for card in cards)
