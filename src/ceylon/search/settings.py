"""How to think: the parameters of a search beside the view, the seed and the time."""

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
        """The weight of a choice's prior against its results so far (PUCT)."""
        self.caution = caution
        """By how much less than its siblings an untried choice is assumed to be worth."""
        self.turns: i64 = turns
        """How many random turns are played before the position is valued."""
        self.priors = priors
        """Whether some choices look better than others before they are tried."""
