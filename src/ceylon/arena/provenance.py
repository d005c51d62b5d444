"""What games come from, beside their plan: the program, its rules, the box, the weights, own bots.

Each is a digest, so that results of two of them are never mixed without a word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, NamedTuple

from ceylon import __version__
from ceylon.box import Box
from ceylon.errors import N_
from ceylon.guests import digests
from ceylon.record import RULES_VERSION

LENGTH: Final = 16
"""Digits of a digest."""
_WEIGHTS: Final = ("bots", "weights.json")
_PLAYING: Final = ("rules", "search", "bots")
"""The rooms whose source decides how a game goes: how it is played, and how the bots play."""


class Part(NamedTuple):
    """A part of what games come from, and what to say if it is another."""

    key: str
    sentence: str


DIGESTS: Final = (
    Part(
        "rules",
        N_(
            "the games in {file} were played with other rules or bots: choose another file or"
            " folder"
        ),
    ),
    Part(
        "box",
        N_(
            "the games in {file} were played with another box: choose another file or folder, or"
            " that box"
        ),
    ),
    Part(
        "weights",
        N_(
            "the games in {file} were played with other weights for the bots: choose another file"
            " or folder"
        ),
    ),
    Part(
        "guests",
        N_(
            "the games in {file} were played by other bots of yours, or by other versions of them:"
            " choose another file or folder"
        ),
    ),
)


def provenance(box: Box, bots: Iterable[str]) -> dict[str, object]:
    """The program's version, and the digests of all that decides how its games go."""
    return {
        "program": __version__,
        "rules_version": RULES_VERSION,
        "rules": rules_digest(),
        "box": box.digest,
        "weights": weights_digest(),
        "guests": digests(bots),
    }


def difference(ours: Mapping[str, object], theirs: Mapping[str, object]) -> str | None:
    """What to say if games come from elsewhere; None if they do not."""
    return next((p.sentence for p in DIGESTS if ours[p.key] != theirs.get(p.key)), None)


@cache
def weights_digest() -> str:
    """Of what the search has learnt."""
    return _short(files("ceylon").joinpath(*_WEIGHTS).read_bytes())


@cache
def rules_digest() -> str:
    """Of the source of the rules and the bots; the same on every system, compiled or not."""
    total = sha256()
    for room in _PLAYING:
        modules = (file for file in files("ceylon").joinpath(room).iterdir())
        for file in sorted(modules, key=lambda file: file.name):
            if file.name.endswith(".py"):
                total.update(f"{room}/{file.name}\n".encode())
                total.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()[:LENGTH]


def _short(content: bytes) -> str:
    return sha256(content.replace(b"\r\n", b"\n")).hexdigest()[:LENGTH]
