"""Ceylon for Gymnasium: the agent has one seat, bots have the others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium

from ceylon.bots.match import ask
from ceylon.bots.protocol import Chooser
from ceylon.env.arrays import Slate
from ceylon.env.renderer import MODES, check_mode, render
from ceylon.env.rewards import forfeit, reward_called, rewards_of
from ceylon.env.spaces import action_space, choice_of_action, observation_space
from ceylon.guests import named
from ceylon.ids import Seat
from ceylon.rules.game import Game
from ceylon.rules.options import Options

AGENT = Seat(0)
"""The agent's seat. The deal decides who begins (S1), so every place in turn comes up."""

Observed = dict[str, Any]
Opponents = str | Callable[[int], Chooser]
"""A bot by its name on the command line, or what makes one from a seed."""


def opponent(opponents: Opponents, seed: int) -> Chooser:
    """A new bot; raises UnknownBot, WeightsError and OSError."""
    return named(opponents, seed) if isinstance(opponents, str) else opponents(seed)


class CeylonEnv(gymnasium.Env[Observed, Any]):
    """A game of two to four, or solo. The agent is asked only when it is its choice.

    An illegal choice loses the game at once, with the reward of a loss.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        seats: int = 2,
        opponents: Opponents = "planter",
        starting_tiles: bool = False,
        without: str = "uva",
        railway: str = "drawn",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.options = Options(
            seats, without=without, starting_tiles=starting_tiles, railway=railway
        )
        """How the game is set up."""
        self.opponents = opponents
        """Who has the other seats."""
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space()
        self.action_space = action_space()
        self.game: Game | None = None
        """The game under way; None before the first reset."""
        self._reward = reward_called(reward)
        self._bots: list[Chooser] = []
        opponent(opponents, 0)  # an unknown name is refused here, not in the middle of a game
        self._slate = Slate()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game, and let the others choose until it is the agent's turn."""
        super().reset(seed=seed, options=options)
        rng = Random(int(self.np_random.integers(2**63)))
        self.game = Game.new(self.options, rng)
        self._bots = [opponent(self.opponents, rng.getrandbits(32)) for _ in self.game.players]
        self._play_others(self.game)
        return self._seen(self.game), self._info(self.game)

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play a choice, and let the others choose until it is the agent's turn again."""
        game = self.playing
        chosen = choice_of_action(action)
        if not self._slate.mask[chosen]:
            return self._forfeit(game)
        game.push(chosen)
        self._play_others(game)
        reward = rewards_of(game, self._reward)[AGENT] if game.over else 0.0
        return self._seen(game), reward, game.over, False, self._info(game)

    def render(self) -> Any:  # noqa: ANN401 - text, or pixels
        """The table as the seat that must choose sees it, in the mode of this environment."""
        return render(self.playing, self.render_mode)

    @property
    def playing(self) -> Game:
        """The game under way; RuntimeError before the first reset."""
        if self.game is None:
            raise RuntimeError("call reset() first: no game has been dealt")
        return self.game

    def action_masks(self) -> Any:  # noqa: ANN401 - as sb3-contrib's MaskablePPO asks for it
        """What is legal, under the name by which MaskablePPO looks for it."""
        return self._slate.mask.astype(bool)

    def _play_others(self, game: Game) -> None:
        while not game.over and game.seat != AGENT:
            game.push(ask(self._bots[game.seat], game, game.legal()))
        if self.render_mode == "human":
            self.render()

    def _seen(self, game: Game) -> Observed:
        self._slate.observe(game, AGENT)
        if game.over:
            self._slate.mask_nothing()
        else:
            self._slate.mask_legal(game)
        return {
            "observation": self._slate.observation.copy(),
            "action_mask": self._slate.mask.copy(),
        }

    def _info(self, game: Game) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._slate.mask.copy()}
        if game.over:
            info["points"] = [game.total(seat) for seat in game.seats()]
            info["winner"] = int(game.winner())
        return info

    def _forfeit(self, game: Game) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        seen = self._seen(game)
        self._slate.mask_nothing()
        reward = forfeit(len(game.players), AGENT)[AGENT]
        return seen, reward, True, False, {"action_mask": self._slate.mask.copy(), "illegal": True}
