"""How an environment shows its table: as text, as a drawing, as pixels."""

from __future__ import annotations

import io
import re
import sys
from typing import Final

import numpy as np
import numpy.typing as npt

from ceylon.errors import N_, CeylonError
from ceylon.ids import SPECTATOR
from ceylon.rules.game import Game
from ceylon.rules.sketch import headline
from ceylon.rules.view import View
from ceylon.sight.screen import Sitter, screen_of
from ceylon.web.drawing.picture import draw_picture
from ceylon.words import Words

MODES: Final = ("human", "ansi", "svg", "rgb_array")
Rendered = str | npt.NDArray[np.uint8]

_SET: Final = re.compile(r"(--[\w-]+)\s*:\s*((?:&#\d+;|[^;{}])+)")
_USED: Final = re.compile(r"var\((--[\w-]+)\)")
_LIGHT_AND_DARK: Final = re.compile(
    r"light-dark\(\s*((?:[^(),]|\([^()]*\))+)\s*,(?:[^()]|\([^()]*\))*\)"
)


class UnknownMode(CeylonError):
    """A name that no render mode has."""


def render(game: Game, mode: str | None) -> Rendered | None:
    """The game in one of the MODES; None without a mode, and where it is printed."""
    if mode is None:
        return None
    if mode == "human":
        sys.stdout.write(f"{as_text(game)}\n")
        return None
    if mode == "ansi":
        return as_text(game)
    if mode == "svg":
        return as_svg(game)
    return as_pixels(game)


def check_mode(mode: str | None) -> str | None:
    """The mode, if it is one of the MODES or None; otherwise UnknownMode is raised."""
    if mode is None or mode in MODES:
        return mode
    text = N_("there is no render mode called “{name}”: choose from {known}")
    raise UnknownMode(text, {"name": mode, "known": ", ".join(MODES)})


def as_text(game: Game) -> str:
    """As the seat that must choose sees it; at the end, as a spectator does."""
    return str(View.of(game, SPECTATOR if game.over else game.seat))


def as_svg(game: Game) -> str:
    """The map and everyone's points, in one file that needs no other."""
    sitters = [Sitter(f"player_{seat}") for seat in game.seats()]
    screen = screen_of(game, SPECTATOR, words=Words.of("en"), sitters=sitters)
    return draw_picture(screen, headline(game))


def as_pixels(game: Game) -> npt.NDArray[np.uint8]:
    """The same drawing in red, green and blue."""
    from PIL import Image  # noqa: PLC0415 - only for those who ask for pixels
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    png = bytes(svg_to_bytes(svg_string=_without_variables(as_svg(game))))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))


def _without_variables(svg: str) -> str:
    """The drawing with the value of each CSS variable in its place: resvg knows none."""
    values = dict(reversed(_SET.findall(svg)))  # the first one counts: others are for print
    while _USED.search(svg):
        svg = _USED.sub(lambda found: values.get(found[1], "none"), svg)
    return _LIGHT_AND_DARK.sub(r"\1", svg)
