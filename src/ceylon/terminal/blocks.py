"""Blocks of lines: drawings are composed of them, and none is wider than asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

Block = list[Text]

_MEASURE: Final = Console(width=80, color_system=None, legacy_windows=False)
# For rich every space is a place to break a line; a character for private use is not.
_HELD: Final = {ord("\N{NO-BREAK SPACE}"): "\ue000", ord("\N{NARROW NO-BREAK SPACE}"): "\ue001"}
_RELEASED: Final = {ord(held): chr(space) for space, held in _HELD.items()}


class Unbroken(Text):
    """Text that is not broken at a no-break space: French sets one before a colon."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        held = self.copy()
        held.plain = held.plain.translate(_HELD)
        lines = held.wrap(
            console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap
        )
        for line in lines:
            line.plain = line.plain.translate(_RELEASED)
        return lines


def fitted(line: Text, width: int) -> Text:
    """Exactly that wide: cut with an ellipsis, or padded with spaces."""
    fit = line.copy()
    fit.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return fit


def cut(line: Text, width: int) -> Text:
    """At most that wide."""
    short = line.copy()
    short.truncate(max(width, 0), overflow="ellipsis")
    return short


def width_of(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def beside(*blocks: Block, widths: Sequence[int], gap: str = " ") -> Block:
    """Blocks side by side, each in a column of its width."""
    height = max(len(block) for block in blocks)
    rows: Block = []
    for row in range(height):
        cells = [
            fitted(block[row] if row < len(block) else Text(), width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        rows.append(Text(gap).join(cells))
    return rows


def padded(block: Block, height: int) -> Block:
    """Padded with empty lines below, up to a height."""
    return block + [Text()] * (height - len(block))


def wrapped(text: Text, width: int, indent: int = 0) -> Block:
    """A sentence on as many lines as it needs, with a hanging indent."""
    indent = min(indent, width // 2)
    whole = Unbroken(text.plain, style=text.style, spans=text.spans)
    lines = list(whole.wrap(_MEASURE, max(width - indent, 1)))
    for line in lines:
        line.rstrip()
    return [Text(" " * indent if row else "") + line for row, line in enumerate(lines)]


def hanging(head: Text, text: Text, width: int) -> Block:
    """A sentence to the right of its head, on as many lines as it needs."""
    beside_head = wrapped(text, width - head.cell_len)
    space = Text(" " * head.cell_len)
    return [(space if row else head) + line for row, line in enumerate(beside_head)]


def flowing(items: Iterable[Text], width: int, gap: str = "   ", indent: int = 0) -> Block:
    """Items one after another; if the next one does not fit, on a new, indented line."""
    rows: Block = []
    for item in items:
        if rows and rows[-1].cell_len + len(gap) + item.cell_len <= width:
            rows[-1] = rows[-1] + gap + item
        else:
            rows.append(Text(" " * indent if rows else "") + item)
    return [cut(row, width) for row in rows]


def in_columns(items: Sequence[Text], width: int, most: int = 3, gap: int = 3) -> Block:
    """Items in as many columns of equal width as fit."""
    widest = max((item.cell_len for item in items), default=1)
    columns = max(1, min(most, (width + gap) // (widest + gap)))
    rows: Block = []
    for first in range(0, len(items), columns):
        row = [fitted(item, min(widest, width)) for item in items[first : first + columns]]
        rows.append(Text(" " * gap).join(row))
    return rows


def boxed(title: Text, body: Block, width: int, style: str = "dim") -> Block:
    """A block in a frame with its title in the upper edge."""
    inner = width - 4
    name = cut(title, inner)
    top = Text.assemble(("╭─", style), name, ("─" * (inner - name.cell_len) + "─╮", style))
    rows = [Text.assemble(("│ ", style), fitted(line, inner), (" │", style)) for line in body]
    return [top, *rows, Text("╰" + "─" * (width - 2) + "╯", style=style)]


def ruled(title: Text, width: int, note: Text | None = None, style: str = "dim") -> Text:
    """A horizontal rule with a title, and a note at its right end."""
    end = Text.assemble(" ", note, (" ──", style)) if note else Text()
    name = cut(title, width - 4 - end.cell_len)
    rest = max(0, width - name.cell_len - end.cell_len - 4)
    return Text.assemble(("── ", style), name, (" " + "─" * rest, style), end)
