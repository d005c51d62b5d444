"""A bot sits down at a table of a server, by its link, and plays until the game is over."""

from ceylon.client.connection import Refused, Unreachable
from ceylon.client.link import BadLink
from ceylon.client.player import Finished, NoSeat, OtherVersion, sit_down

__all__ = [
    "BadLink",
    "Finished",
    "NoSeat",
    "OtherVersion",
    "Refused",
    "Unreachable",
    "sit_down",
]
