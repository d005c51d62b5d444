"""The words of the game in all languages, with pictures."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Term:
    picture: str
    """A symbol of the web's sprite; empty if there is none."""
    names: Mapping[str, str]
    """By language."""


@cache
def glossary() -> tuple[Term, ...]:
    text = files("ceylon.rulebook").joinpath("glossary.toml").read_text(encoding="utf-8")
    return tuple(_term(**written) for written in tomllib.loads(text)["term"])


def _term(picture: str = "", **names: str) -> Term:
    return Term(picture, names)
