"""The technology track with its stacks: a higher disc is further ahead (A5.4)."""

from __future__ import annotations

from rich.text import Text

from ceylon.ids import Seat
from ceylon.rules.advance import order
from ceylon.rules.state import OpenState
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block


def stacks(state: OpenState) -> list[list[Seat]]:
    """The seats on each space, the top of the stack first."""
    spaces: list[list[Seat]] = [[] for _ in range(state.material.last_space + 1)]
    for seat in order(state):
        spaces[state.players[seat].space].append(seat)
    return spaces


def draw(state: OpenState, width: int) -> Block:
    """Spaces from left to right, discs stacked on them, +5 below those that score."""
    spaces = stacks(state)
    cell = max(3, min(5, width // len(spaces)))
    tallest = max(len(stack) for stack in spaces)
    rows: Block = []
    for height in range(tallest, 0, -1):
        rows.append(Text().join(_disc(stack, height, cell) for stack in spaces))
    rows.append(Text().join(_space(state, space, cell) for space in range(len(spaces))))
    return rows


def _disc(stack: list[Seat], height: int, cell: int) -> Text:
    if height > len(stack):
        return Text(" " * cell)
    disc = glyphs.plantation(stack[len(stack) - height])
    return Text(" ") + disc + " " * (cell - 2)


def _space(state: OpenState, space: int, cell: int) -> Text:
    points = state.material.space_points[space]
    label = Text(f"{space:>2}"[-2:] if space > 9 else f" {space}")
    if points:
        label.append(f"+{points}", style=glyphs.GOOD)
    else:
        label.append("─" * (cell - 2), style=glyphs.BORDER_STYLE)
    label.truncate(cell, pad=True)
    return label


def draw_short(state: OpenState) -> Text:
    """The players in order with their spaces: ●5 ■3 ◆3 ★0."""
    cells = [
        Text.assemble(glyphs.plantation(seat), str(state.players[seat].space))
        for seat in order(state)
    ]
    return Text(" ").join(cells)
