"""How to think: what decides a search besides the view, the seed and the time."""

from mypy_extensions import i64

from ceylon.search.evaluation import Weights


class Settings:
    """How to think."""

    def __init__(
        self,
        weights: Weights,
        *,
        exploration: float = 0.4,
        caution: float = 0.1,
        turns: int = 0,
        priors: bool = True,
    ) -> None:
        self.weights = weights
        self.exploration = exploration
        """How much the promise of a choice counts against what was found of it."""
        self.caution = caution
        """By how much less than its siblings a choice is hoped to be worth that was not tried."""
        self.turns: i64 = turns
        """How many turns are played by chance before the position is valued."""
        self.priors = priors
        """Whether some choices look better than others before they are tried."""
