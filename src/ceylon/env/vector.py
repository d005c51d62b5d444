"""Many games for Gymnasium, stepped together in the compiled core.

Observations and masks are the arrays of the core, written in place: copy what must last longer than
a step.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ceylon.env.arrays import masks, numbers, observations
from ceylon.env.renderer import MODES, check_mode, render
from ceylon.env.rewards import reward_called
from ceylon.env.spaces import action_space, choice_of_action, observation_space
from ceylon.errors import N_, CeylonError
from ceylon.ids import NOBODY, Seat
from ceylon.observation.batch import Batch
from ceylon.observation.layout import SEATS
from ceylon.rules.options import Options

SELF: Final = "self"
"""The agent chooses for every seat."""
CHANCE: Final = "chance"
"""The others choose at random, in the core."""
AGENT: Final = Seat(0)

Rewards = npt.NDArray[np.float64]
Rows = npt.NDArray[Any]
Stepped = tuple[dict[str, Any], Rows, Rows, Rows, dict[str, Any]]


def as_bytes(actions: npt.ArrayLike) -> bytes:
    """A byte for each action; one that does not fit into a byte raises UnknownChoice."""
    chosen = np.asarray(actions)
    if chosen.dtype == np.uint8:
        return chosen.tobytes()
    bytes_ = chosen.astype(np.uint8)
    wrong = bytes_ != chosen
    if wrong.any():
        choice_of_action(chosen[wrong][0])
    return bytes_.tobytes()


class SlowOpponents(CeylonError):
    """Bots that the core does not know."""


class CeylonVectorEnv(VectorEnv[dict[str, Any], npt.NDArray[Any], npt.NDArray[Any]]):
    """N games. When one is over, the next step deals another in its place.

    With `opponents="self"` the agent is asked for every seat in turn: `info["seat"]` says for
    which, and the reward of a step belongs to the seat that chose. An illegal choice raises
    IllegalChoice, and no game is changed.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913 - what one can choose about a table
        self,
        num_envs: int,
        *,
        seats: int = 2,
        opponents: str = SELF,
        starting_tiles: bool = False,
        without: str = "uva",
        railway: str = "drawn",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        if opponents not in {SELF, CHANCE}:
            text = N_(
                "with many games at once, the only opponents are “self” and “chance”; for “{name}”"
                " set vectorization_mode to sync or async"
            )
            raise SlowOpponents(text, {"name": opponents})
        self.num_envs = num_envs
        self.render_mode = check_mode(render_mode)
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._agent = NOBODY if opponents == SELF else AGENT
        self._reward = reward_called(reward)
        self.options = Options(
            seats, without=without, starting_tiles=starting_tiles, railway=railway
        )
        """How the games are set up."""
        self.batch = Batch(self.options, num_envs, 0, agent=self._agent)
        """The games."""
        self._observations = {
            "observation": observations(self.batch.observations),
            "action_mask": masks(self.batch.masks),
        }
        self._choosers = numbers(self.batch.choosers)
        self._winners = numbers(self.batch.winners)
        self._points = numbers(self.batch.points).reshape(-1, SEATS)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal every game again. One seed decides all of them; of a list, each one its game."""
        if isinstance(seed, list):
            self.batch.reset_each([self._drawn() if each is None else each for each in seed])
        else:
            super().reset(seed=seed, options=options)
            self.batch.reset(self._drawn())
        return self._observations, self._info()

    def step(self, actions: npt.NDArray[Any]) -> Stepped:
        """Play one choice in each game; that of a game that is over is ignored."""
        chose = self._choosers.copy()
        self.batch.step(as_bytes(actions))
        over = self._winners >= 0
        rewards, info = np.zeros(self.num_envs), self._info()
        ended = np.flatnonzero(over)
        if len(ended):
            info["rewards"] = everyone = self._rewards(ended)
            seats = chose[ended] if self._agent == NOBODY else AGENT
            rewards[ended] = everyone[ended, seats]
        return self._observations, rewards, over, np.zeros(self.num_envs, bool), info

    def random_actions(self) -> npt.NDArray[np.uint8]:
        """A legal choice for each game, all equally likely, drawn in the core."""
        return np.frombuffer(self.batch.random_choices(), np.uint8)

    def render(self) -> Any:  # noqa: ANN401 - text, or pixels, of each game
        """Every table as the seat that must choose sees it, in the mode of this environment."""
        if self.render_mode is None:
            return None
        return tuple(render(game, self.render_mode) for game in self.batch.games)

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**63))

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._observations["action_mask"],
            "seat": self._choosers,
            "winner": self._winners,
            "points": self._points,
        }

    def _rewards(self, ended: npt.NDArray[np.int64]) -> Rewards:
        found = np.zeros((self.num_envs, SEATS))
        boards = self.options.boards
        points, winners = self._points[ended, :boards].tolist(), self._winners[ended].tolist()
        found[ended, :boards] = list(map(self._reward, points, winners))
        return found
