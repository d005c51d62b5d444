"""Bots: players that are programs. They see views, never a game."""

from ceylon.bots.protocol import Bot
from ceylon.bots.registry import NAMES, UnknownBot, bot

__all__ = ["NAMES", "Bot", "UnknownBot", "bot"]
