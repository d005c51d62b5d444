"""Players that are programs. They see views, never a game."""

from ceylon.bots.levels import LEVELS, USUAL, Level, called
from ceylon.bots.protocol import Answer, Bot, Patience, PlannedStep, Thinker, answer, takes_long
from ceylon.bots.registry import NAMES, UnknownBot, bot

__all__ = [
    "LEVELS",
    "NAMES",
    "USUAL",
    "Answer",
    "Bot",
    "Level",
    "Patience",
    "PlannedStep",
    "Thinker",
    "UnknownBot",
    "answer",
    "bot",
    "called",
    "takes_long",
]
