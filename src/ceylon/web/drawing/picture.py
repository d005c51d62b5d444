"""A picture to share: the board at the end of a game, and its result, in one file.

It stands alone: its symbols and styles are in it, and it asks for no font of ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import escape

from ceylon.rules.scoring import Score
from ceylon.sight.screen import Screen
from ceylon.web.drawing.geometry import sheet_of
from ceylon.web.drawing.icons import SPRITE, number, piece
from ceylon.web.drawing.quiet_map import quiet_layers
from ceylon.web.drawing.terrain import terrain

WIDTH, HEIGHT = 1200, 630
_MAP: Final = (20, 20, 760, 590)
_LEFT: Final = 816
_STATIC: Final = Path(__file__).parents[1] / "static"
_SHEETS: Final = ("terrain.css", "targets.css")
_LONGEST: Final = 16


def draw_picture(screen: Screen, headline: str) -> str:
    """The map as it is, the headline, and everyone's points from the first place to the last."""
    ranked = sorted(screen.scores, key=lambda score: score.rank)
    drawn = "".join([*_map(screen), *_result(screen, headline, ranked)])
    symbols = sorted(set(re.findall(rf"{SPRITE}#([\w-]+)", drawn)))
    inside = "".join(_symbols()[name] for name in symbols)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}"><title>{escape(headline)}</title><style>{_style()}</style>'
        f'<defs>{inside}</defs><rect width="{WIDTH}" height="{HEIGHT}" fill="#FDF9EE"/>'
        f"{drawn.replace(SPRITE, '')}</svg>"
    )


def _map(screen: Screen) -> Iterator[str]:
    view = screen.view
    sheet = sheet_of(view.land, view.material.box)
    land = terrain(view.land, view.material.box, view.levels)
    box = " ".join(str(round(side)) for side in sheet.box)
    x, y, width, height = _MAP
    yield f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" fill="#DBEDEA"/>'
    yield f'<svg class="map" x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{box}">'
    yield f'<g class="terrain">{land.sea}{land.rivers}{"".join(land.levels)}</g>'
    yield from quiet_layers(screen, iter(())).values()
    yield "</svg>"


def _result(screen: Screen, headline: str, ranked: Sequence[Score]) -> Iterator[str]:
    yield piece("teapot", _LEFT, 40, 52, 42)
    yield _text(_LEFT + 66, 76, 44, screen.words.say_in("heading", "Ceylon"))
    for line, part in enumerate(_wrapped(headline, 26)):
        yield _text(_LEFT, 140 + 34 * line, 27, part)
    step = 92
    for place, score in enumerate(ranked):
        yield from _player(screen, score, HEIGHT - 20 - step * (len(ranked) - place))


def _player(screen: Screen, score: Score, y: float) -> Iterator[str]:
    loco = screen.solo and score.seat == 1
    if loco:
        yield piece("loco-pawn", _LEFT - 8, y + 14, 58, 48)
    else:
        yield piece(f"pawn-{score.seat}", _LEFT, y, 46, 64)
    name = screen.sitters[score.seat].name
    short = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1].rstrip()}…"
    yield _text(_LEFT + 64, y + 44, 27, short)
    total = screen.words.unit("number", score.total)
    yield _text(WIDTH - 36, y + 50, 42, total, anchor="end")


def _text(x: float, y: float, size: int, text: str, anchor: str = "start") -> str:
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-family="Georgia, serif" font-size="{size}"'
        f' text-anchor="{anchor}" fill="#1E2E29">{escape(text)}</text>'
    )


def _wrapped(text: str, most: int) -> list[str]:
    """Lines of about so many letters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


@cache
def _symbols() -> dict[str, str]:
    sprite = (_STATIC / "sprite.svg").read_text(encoding="utf-8")
    found = re.findall(r'<symbol id="([\w-]+)".*?</symbol>', sprite, re.DOTALL)
    whole = re.findall(r"<symbol .*?</symbol>", sprite, re.DOTALL)
    return dict(zip(found, whole, strict=True))


@cache
def _style() -> str:
    """Colours and the look of the map, in the light scheme, without fonts and comments."""
    tokens = (_STATIC / "tokens.css").read_text(encoding="utf-8")
    sheets = [(_STATIC / name).read_text(encoding="utf-8") for name in _SHEETS]
    text = "\n".join([re.sub(r"@font-face\s*\{.*?\}", "", tokens, flags=re.DOTALL), *sheets])
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return str(escape(re.sub(r"\s+", " ", text))) + ":root{color-scheme:light}"
