"""What a choice is worth and why, and what decided a game."""

from ceylon.analysis.advising import candidates, hints
from ceylon.analysis.explaining import Explaining
from ceylon.analysis.model import Analysis, Candidate, Message, Moment, TurningPoint
from ceylon.analysis.reviewing import analyse
from ceylon.analysis.weighing import Cancelled

__all__ = [
    "Analysis",
    "Cancelled",
    "Candidate",
    "Explaining",
    "Message",
    "Moment",
    "TurningPoint",
    "analyse",
    "candidates",
    "hints",
]
