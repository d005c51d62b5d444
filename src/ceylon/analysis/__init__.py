"""What a choice is worth and why, and what decided a game."""

from ceylon.analysis.advice import candidates, hints
from ceylon.analysis.explanation import Explaining
from ceylon.analysis.insights import Analysis, Candidate, Message, Moment, TurningPoint
from ceylon.analysis.judgement import Cancelled
from ceylon.analysis.review import analyse

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
