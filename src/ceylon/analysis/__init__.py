"""What a choice is worth and why, and what decided a game."""

from ceylon.analysis.advice import candidates, hints
from ceylon.analysis.coach import Remark, remark
from ceylon.analysis.explanation import Explaining
from ceylon.analysis.insights import (
    Analysis,
    Candidate,
    Message,
    Moment,
    Retry,
    TurningPoint,
    undecided,
)
from ceylon.analysis.judgement import Cancelled
from ceylon.analysis.review import (
    MATTERED,
    OWN,
    TURNING_POINTS,
    Judged,
    Review,
    analyse,
    judge,
    retry,
)

__all__ = [
    "MATTERED",
    "OWN",
    "TURNING_POINTS",
    "Analysis",
    "Cancelled",
    "Candidate",
    "Explaining",
    "Judged",
    "Message",
    "Moment",
    "Remark",
    "Retry",
    "Review",
    "TurningPoint",
    "analyse",
    "candidates",
    "hints",
    "judge",
    "remark",
    "retry",
    "undecided",
]
