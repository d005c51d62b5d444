"""Hypothesis plays the games: it chooses mode, deal and choices, and shrinks what breaks a law."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.laws.choosing import check_nth, check_prices, check_reasons, check_refusals
from tests.laws.laws import check_table
from tests.laws.modes import MODES
from tests.laws.playing import LawfulGame
from tests.laws.score_laws import check_scores


class Games(RuleBasedStateMachine):
    """A game in any mode, driven by single choices and by random stretches of them."""

    def __init__(self) -> None:
        super().__init__()
        self.lawful = LawfulGame(MODES["4"], 1)

    @initialize(mode=st.sampled_from(list(MODES)), seed=st.integers(0, 2**32))
    def set_up(self, mode: str, seed: int) -> None:
        self.lawful = LawfulGame(MODES[mode], seed, rarely=10**9)

    def _in_progress(self) -> bool:
        return not self.lawful.game.over

    def _over(self) -> bool:
        return self.lawful.game.over

    @precondition(_in_progress)
    @rule(n=st.integers(0, 233))
    def choose(self, n: int) -> None:
        legal = self.lawful.game.legal()
        self.lawful.choose(legal[n % len(legal)])

    @precondition(_in_progress)
    @rule(steps=st.integers(1, 60))
    def play_on(self, steps: int) -> None:
        for _ in range(steps):
            if not self.lawful.game.over:
                self.lawful.step()

    @precondition(_over)
    @rule(mode=st.sampled_from(list(MODES)))
    def play_another(self, mode: str) -> None:
        self.lawful = LawfulGame(MODES[mode], self.lawful.seed + 1, rarely=10**9)

    @invariant()
    def the_laws_hold(self) -> None:
        """Every law about a moment, the slow ones too."""
        game = self.lawful.game
        check_table(game)
        check_reasons(game)
        check_scores(game)
        if not game.over:
            check_nth(game)
            check_prices(game)
            check_refusals(game)


TestGames = Games.TestCase
TestGames.settings = settings(max_examples=40, stateful_step_count=12)
