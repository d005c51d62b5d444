"""The levels: whom people play against, from a beginner's friend to the strongest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ceylon.bots.fallible import Fallible
from ceylon.bots.protocol import Bot
from ceylon.bots.search import Search
from ceylon.errors import N_


@dataclass(frozen=True)
class Level:
    """An opponent with a name, a character, and an honest description of how it plays."""

    key: str
    """What people type."""
    name: str
    character: str
    text: str
    make: Callable[[int], Bot]


def _pupil(seed: int) -> Bot:
    return Fallible("pupil", seed, simulations=16, overlooks=0.55, misjudges=1.7)


def _neighbour(seed: int) -> Bot:
    return Fallible("neighbour", seed, simulations=60, overlooks=0.25, misjudges=0.8)


def _planter(seed: int) -> Bot:
    return Search(seed, simulations=300, name="planter")


def _merchant(seed: int) -> Bot:
    return Search(seed, milliseconds=200, name="merchant")


def _governor(seed: int) -> Bot:
    return Search(seed, milliseconds=3000, name="governor")


LEVELS: Final = (
    Level(
        "pupil",
        # Translators: a bot to play against, the weakest of five.
        N_("Pupil"),
        N_("New to the island, cheerful, easily distracted."),
        N_(
            "Takes whatever comes to hand and often misses something better. Good for a first game."
        ),
        _pupil,
    ),
    Level(
        "neighbour",
        # Translators: a bot to play against, the second of five.
        N_("Neighbour"),
        N_("Plays for the pleasure of it and talks about the weather."),
        N_(
            "Thinks it knows a bargain when it sees one, and is often wrong."
            " Good for an easy evening."
        ),
        _neighbour,
    ),
    Level(
        "planter",
        # Translators: a bot to play against, the third of five.
        N_("Planter"),
        N_("Counts the chests, then the rupees, then the days."),
        N_("Makes few mistakes, but does not look far ahead. Answers at once."),
        _planter,
    ),
    Level(
        "merchant",
        # Translators: a bot to play against, the fourth of five.
        N_("Merchant"),
        N_("Knows what everybody needs, and what they will pay."),
        N_("Thinks for a fifth of a second and imagines what you hold. Hard to beat."),
        _merchant,
    ),
    Level(
        "governor",
        # Translators: a bot to play against, the strongest of five.
        N_("Governor"),
        N_("Has all the time in the world, and uses it."),
        N_("Thinks for up to three seconds. Plays as well as this machine can."),
        _governor,
    ),
)
"""The weakest first."""

_NAMES: Final = {level.key: level.name for level in LEVELS}


def display_name(bot: str) -> str:
    """What a bot is called: the name of its level, or else what people type."""
    return _NAMES.get(bot, bot)


USUAL: Final = "planter"
"""The default opponent."""
