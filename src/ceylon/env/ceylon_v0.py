"""Ceylon for PettingZoo: every seat is an agent, and they choose one after the other (AEC).

from ceylon.env import ceylon_v0

env = ceylon_v0.env(seats=4, starting_tiles=True)
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from ceylon.env.arrays import Slate
from ceylon.env.checked import Checked
from ceylon.env.renderer import MODES, Rendered, check_mode, render
from ceylon.env.rewards import reward_called, rewards_of
from ceylon.env.spaces import action_space, choice_of_action, observation_space
from ceylon.ids import Seat
from ceylon.rules.choices import CHOICES
from ceylon.rules.game import Game
from ceylon.rules.options import Options

NO_CHOICE: Final = np.zeros(len(CHOICES), np.int8)


def env(**options: Any) -> AECEnv[str, dict[str, Any], int]:  # noqa: ANN401 - those of raw_env
    """The environment as it is meant to be used: it refuses what is out of order, and an agent that
    makes an illegal choice loses."""
    checked: AECEnv[str, dict[str, Any], int] = Checked(raw_env(**options))
    return checked


class raw_env(  # noqa: N801 - the name that PettingZoo gives it
    AECEnv[str, dict[str, Any], int],  # type: ignore[misc]  # it has no types
    EzPickle,
):
    """The same without the checks. Agents are `player_0` to `player_3`, by seat."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ceylon_v0",
        "render_modes": list(MODES),
        "render_fps": 2,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        *,
        seats: int = 4,
        starting_tiles: bool = False,
        without: str = "uva",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            seats=seats,
            starting_tiles=starting_tiles,
            without=without,
            reward=reward,
            render_mode=render_mode,
        )
        super().__init__()
        self.options = Options(seats, without=without, starting_tiles=starting_tiles)
        """How the game is set up."""
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.game: Game | None = None
        """The game under way; None before the first reset."""
        self._reward = reward_called(reward)
        self._seats = {agent: Seat(at) for at, agent in enumerate(self.possible_agents)}
        self._random = Random()
        self._slate = Slate()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed decides this deal and those after it."""
        del options
        if seed is not None:
            self._random = Random(seed)
        self.game = Game.new(self.options, self._random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": NO_CHOICE} for agent in self.agents}
        self._ask(self.game)
        self._show()

    def step(self, action: Any) -> None:  # noqa: ANN401 - an int, or None for an agent that is done
        """Play the choice of the agent whose turn it is; an illegal one raises IllegalChoice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.playing
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        chosen = choice_of_action(action)
        if self._slate.mask[chosen]:
            game.push(chosen)
        else:
            game.play(chosen)  # which says why it is illegal
        self.infos[agent] = {"action_mask": NO_CHOICE}
        if game.over:
            self._end(game)
        else:
            self._ask(game)
        self._show()

    def may(self, action: Any) -> bool:  # noqa: ANN401 - as for step
        """Whether the agent whose turn it is may do this; one that is done may do anything here.

        A number that stands for no choice raises UnknownChoice.
        """
        if self.terminations[self.agent_selection]:
            return True
        return bool(self._slate.mask[choice_of_action(action)])

    def lose(self) -> None:
        """The agent whose turn it is has made an illegal choice: it loses, and all are done.

        The others get nothing, as PettingZoo has it.
        """
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": NO_CHOICE} for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent observes, and what it may choose: nothing, if another one must."""
        self._slate.observe(self.playing, self._seats[agent])
        mask = self.infos[agent]["action_mask"] if agent in self.infos else NO_CHOICE
        return {"observation": self._slate.observation.copy(), "action_mask": mask}

    def render(self) -> Rendered | None:
        """The table as the agent whose turn it is sees it, in the mode of this environment."""
        return render(self.playing, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def playing(self) -> Game:
        """The game under way; RuntimeError before the first reset."""
        if self.game is None:
            raise RuntimeError("call reset() first: no game has been dealt")
        return self.game

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _ask(self, game: Game) -> None:
        self.agent_selection = self.possible_agents[game.seat]
        self._slate.mask_legal(game)
        self.infos[self.agent_selection] = {"action_mask": self._slate.mask.copy()}

    def _end(self, game: Game) -> None:
        for agent, reward in zip(self.agents, rewards_of(game, self._reward), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._slate.mask_nothing()
        self._accumulate_rewards()
