"""Computer players. They see views, never a game."""

from ceylon.bots.levels import LEVELS, USUAL, Level, display_name
from ceylon.bots.protocol import Answer, Bot, Patience, PlannedStep, Thinker, answer, takes_long
from ceylon.bots.registry import NAMES, UnknownBot, bot, is_known

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
    "display_name",
    "is_known",
    "takes_long",
]
