"""Players that are programs. They see views, never a game."""

from ceylon.bots.levels import LEVELS, USUAL, Level, called
from ceylon.bots.protocol import Bot
from ceylon.bots.registry import NAMES, UnknownBot, bot

__all__ = ["LEVELS", "NAMES", "USUAL", "Bot", "Level", "UnknownBot", "bot", "called"]
