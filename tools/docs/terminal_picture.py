"""docs/terminal.svg: the terminal at the last position of docs/terminal.ceylon.

It shows the position as the player who must choose sees it.
"""

from __future__ import annotations

import io
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from ceylon.record import Record
from ceylon.seats import HUMAN
from ceylon.sight.history import History
from ceylon.terminal import layout, pages
from ceylon.terminal.layout import Size
from ceylon.terminal.party import Party
from ceylon.terminal.screens import screen_for
from ceylon.words import Words
from tools.docs import ROOT

RECORD: Final = ROOT / "docs" / "terminal.ceylon"
SIZE: Final = Size(100, 40)

_THEME: Final = TerminalTheme(
    (24, 28, 26),
    (226, 224, 212),
    [
        (24, 28, 26),
        (232, 108, 92),
        (130, 176, 78),
        (235, 188, 52),
        (106, 160, 245),
        (238, 138, 180),
        (96, 176, 196),
        (200, 198, 186),
    ],
    [
        (110, 116, 110),
        (240, 130, 115),
        (150, 200, 100),
        (250, 210, 90),
        (125, 176, 255),
        (250, 155, 198),
        (125, 200, 220),
        (255, 255, 255),
    ],
)
# Fonts that everyone has; nothing is fetched.
_FORMAT: Final = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def draw(record: Record, words: Words) -> str:
    """The screen as SVG."""
    party = Party.of([HUMAN] * record.options.seats, record.names, words)
    words = party.words_at_table(words, record.options)
    history = History.of(record)
    seat = history.game.seat
    listing = layout.listing_for(screen_for(history, seat, words), SIZE)
    console = Console(
        record=True, width=SIZE.width, file=io.StringIO(), force_terminal=True, highlight=False
    )
    for line in layout.draw(listing, pages.news(words, history, seat), SIZE):
        console.print(line, soft_wrap=True)
    console.print("> ")
    return console.export_svg(
        title="ceylon play", theme=_THEME, code_format=_FORMAT, unique_id="ceylon"
    )


def picture() -> str:
    """The text of docs/terminal.svg."""
    return draw(Record.load(RECORD), Words.of("en"))
