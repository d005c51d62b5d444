"""The guests that bring no code: our search with other weights. They need no process."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from ceylon import bots
from ceylon.bots import Bot
from ceylon.bots.registry import limits_of
from ceylon.bots.search import Search
from ceylon.bots.weights import OwnSettings
from ceylon.guests.names import Weighed, parsed

_DIGITS: Final = 16


class Loaded(NamedTuple):
    """A bot that can be made, and a digest of the file that it comes from."""

    make: Callable[[int], Bot]
    digest: str


def is_harmless(name: str) -> bool:
    """Raises UnknownBot."""
    return isinstance(parsed(name), Weighed)


@cache
def harmless(name: str) -> Loaded:
    """Raises UnknownBot, WeightsError and OSError."""
    found = parsed(name)
    if not isinstance(found, Weighed):
        return Loaded(lambda seed: bots.bot(name, seed), "")
    settings, limits = OwnSettings(found.file), limits_of(found.bot)
    return Loaded(
        lambda seed: Search(seed, **limits, name=name, settings=settings), digest_of(found.file)
    )


def digest_of(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:_DIGITS]
