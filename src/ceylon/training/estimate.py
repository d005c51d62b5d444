"""What one generation learns from its games, and how good that is on games it has not seen."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.training.modes import CHOOSING, FITTED, HELD_OUT
from ceylon.training.positions import Compared, Floats, Positions
from ceylon.training.regression import best_strength, fit, foreseen, r_squared
from ceylon.training.win_chance import Spread, best_spread, log_loss


@dataclass(frozen=True)
class Found:
    """Weights, and how well they predict the held-out games."""

    numbers: Floats
    spread: Spread
    strength: float
    positions: int
    """How many were used for fitting."""
    r2: float
    log_loss: float


def learn(positions: Positions, prior: Floats, *, solo: bool) -> Found:
    """A tenth of the games chooses the strength of the regularisation; then all are used for
    fitting except the held-out tenth."""

    def games(*digits: int) -> Compared:
        return Compared(positions.ending_with(digits), solo=solo)

    strength = best_strength(games(*FITTED), games(*CHOOSING), prior)
    fitted = games(*FITTED, *CHOOSING)
    numbers = fit(fitted, prior, strength)
    spread = best_spread(fitted, foreseen(fitted, numbers))
    held_out = games(*HELD_OUT)
    return Found(
        numbers,
        spread,
        strength,
        len(fitted.positions),
        r_squared(held_out, numbers, float(fitted.results.mean())),
        log_loss(held_out, foreseen(held_out, numbers), spread),
    )
