"""Ceylon for OpenSpiel. Importing this module registers the game `ceylon`.

import ceylon.env.openspiel
import pyspiel

game = pyspiel.load_game("ceylon(players=3,starting_tiles=true)")

All chance is in one node, at the root: the deal. There are far too many deals to list, so a game of
OpenSpiel has a sample of them, `deals` in number and all equally likely; `seed` decides which. Deal
7 of a seed is the same deal everywhere and always, so a history determines the state, and whatever
OpenSpiel does with explicit chance works. After the deal nothing is left to chance.

With one player it is the solo game: CR Co. follows fixed rules, so it is not a player, only a part
of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import pyspiel

from ceylon.env.bounds import adds_up_to_nothing, longest, utilities
from ceylon.env.rewards import reward_called, rewards_of
from ceylon.env.spiel_observers import UNDEALT, StringObserver, observer_of
from ceylon.ids import Choice, Seat
from ceylon.rules.choices import CHOICES, text_of
from ceylon.rules.game import Game
from ceylon.rules.options import MOST_SEATS, Options
from ceylon.rules.view import View

NAME: Final = "ceylon"
DRAWN: Final = -1
"""As the parameter `start`: the starting player is drawn (S1)."""
PARAMETERS: Final[Mapping[str, Any]] = {
    "players": 2,
    "starting_tiles": False,
    "without": "uva",
    "start": DRAWN,
    "railway": "drawn",
    "reward": "win",
    "deals": 10_000,
    "seed": 0,
}
"""The parameters of the game, with their defaults."""

_UTILITY = pyspiel.GameType.Utility
_CHANCE = pyspiel.PlayerId.CHANCE
_TERMINAL = pyspiel.PlayerId.TERMINAL
_ONE_VIEW = pyspiel.IIGObservationType(perfect_recall=False)
_SEEDS: Final = 2**53
"""As many numbers as a float between 0 and 1 can tell apart."""


def _type_of(utility: Any) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Ceylon",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(PARAMETERS),
    )


class CeylonGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """What is played: the options, the reward and the deals."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.options = Options(
            given["players"],
            without=given["without"],
            starting_tiles=given["starting_tiles"],
            start=None if given["start"] == DRAWN else Seat(given["start"]),
            railway=given["railway"],
        )
        """How the game is set up."""
        self.reward = reward_called(given["reward"])
        """What a game is worth once it is over."""
        self.deals = int(given["deals"])
        """How many deals there are."""
        if self.deals < 1:
            raise ValueError(f"at least one deal is needed, not {self.deals}")
        self.outcomes = [(deal, 1 / self.deals) for deal in range(self.deals)]
        """The deals with their probabilities."""
        self._seed = int(given["seed"])
        self._longest = longest(self.options)
        even = adds_up_to_nothing(self.options, given["reward"])
        least, most = utilities(self.options, given["reward"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(CHOICES),
            max_chance_outcomes=self.deals,
            num_players=self.options.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if even else None,
            max_game_length=self._longest,
        )
        utility = _UTILITY.ZERO_SUM if even else _UTILITY.GENERAL_SUM
        super().__init__(_type_of(utility), info, dict(params or {}))

    @property
    def imagined(self) -> int:
        """Stands for the deal in the history of a state whose hidden things were imagined: one more
        than the last deal there is."""
        return self.deals

    def deal(self, number: int) -> Game:
        """The game that begins with one of the deals."""
        if not 0 <= number < self.deals:
            raise ValueError(f"the deals are numbered from 0 to {self.deals - 1}, not {number}")
        return Game.new(self.options, Random(f"{self._seed} {number}"))

    def new_initial_state(self) -> CeylonState:
        """A state before the deal."""
        return CeylonState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and nothing else."""
        return 1

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        params: Mapping[str, Any] | None = None,
    ) -> StringObserver:
        """An observer; by default of what a player knows now."""
        if params:
            raise ValueError(f"an observer has no parameters, so not {dict(params)}")
        return observer_of(iig_obs_type or _ONE_VIEW, self._longest)


class CeylonState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A game under way, or about to be dealt.

    OpenSpiel copies and stores all that is in its `__dict__`, so that is the game alone.
    """

    def __init__(self, game: CeylonGame) -> None:
        super().__init__(game)
        self.played: Game | None = None
        """The game; None before the deal."""

    def current_player(self) -> int:
        """The seat that must choose, or OpenSpiel's number for chance or for the end."""
        if self.played is None:
            return int(_CHANCE)
        return int(_TERMINAL) if self.played.over else self.played.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.played is not None and self.played.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals with their probabilities."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def returns(self) -> list[float]:
        """What the game was worth to each player; 0 before its end."""
        of: CeylonGame = self.get_game()
        if self.played is None or not self.played.over:
            return [0.0] * of.options.seats
        return rewards_of(self.played, of.reward)[: of.options.seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CeylonState:
        """Another state that looks the same to a player, what is hidden drawn at random.

        Its choices are those of this one. Its deal is none of those that have a number.
        """
        other: CeylonState = self.clone()
        if self.played is None:
            return other
        seed = int(sampler() * _SEEDS)
        other.played = View.of(self.played, Seat(player)).imagine(seed)
        return other._of_an_imagined_deal()

    def __str__(self) -> str:
        return UNDEALT if self.played is None else str(self.played)

    # Under the names by which OpenSpiel calls them

    def _legal_actions(self, player: int) -> list[Choice]:
        del player  # it is asked only for the one that must choose
        return [] if self.played is None else self.played.legal()

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            self.played = self.get_game().deal(action)
        else:
            self.played.push(Choice(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != _CHANCE:
            return text_of(Choice(action))
        return "imagined deal" if action == self.get_game().imagined else f"deal {action}"

    def _of_an_imagined_deal(self) -> CeylonState:
        """This state with another deal in its history, which only its stored form can change."""
        of: CeylonGame = self.get_game()
        deal, imagined = (f"{int(_CHANCE)}:{n}" for n in (self.history()[0], of.imagined))
        state: CeylonState = of.deserialize_state(self.serialize().replace(deal, imagined, 1))
        return state


pyspiel.register_game(_type_of(_UTILITY.ZERO_SUM), CeylonGame)
