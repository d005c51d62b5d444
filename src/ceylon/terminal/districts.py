"""The districts with their councillors and who has contracted them (A4)."""

from __future__ import annotations

from rich.text import Text

from ceylon.ids import Seat
from ceylon.rules.bits import members
from ceylon.rules.councillors import discs
from ceylon.rules.hexes import DISTRICT_LETTERS
from ceylon.rules.state import OpenState
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, cut, in_columns
from ceylon.words import Words


def in_play(state: OpenState) -> list[int]:
    return members(state.land.districts)


def _discs(state: OpenState, district: int) -> Text:
    """The discs on a councillor."""
    return Text().join(glyphs.plantation(seat) for seat in discs(state, district))


def draw(words: Words, state: OpenState, width: int) -> Block:
    """A line for each district; its rule can be looked up with `rule C4`."""
    names = [words.unit("district", district) for district in range(4)]
    column = max(len(name) for name in names)
    rows: Block = []
    for district in in_play(state):
        councillor = state.councillors[district]
        line = Text.assemble((f"{names[district]:<{column}}", "bold"), f" C{councillor} ")
        line.append(words.unit("councillor", councillor - 1))
        line.append(" ")
        line.append(_discs(state, district))
        rows.append(cut(line, width))
    return rows


def draw_short(words: Words, state: OpenState, width: int) -> Block:
    rows: Block = []
    for district in in_play(state):
        councillor = state.councillors[district]
        signed = _discs(state, district)
        line = Text.assemble((DISTRICT_LETTERS[district], "bold"), f" C{councillor} ")
        line.append(words.unit("councillor", councillor - 1))
        if signed:
            line = cut(line, width - signed.cell_len - 1) + " " + signed
        rows.append(cut(line, width))
    return rows


def draw_shortest(state: OpenState, width: int) -> Block:
    """Only the councillors' numbers and their discs, as many per line as fit."""
    cells = [
        Text.assemble(
            (DISTRICT_LETTERS[district], "bold"),
            f" C{state.councillors[district]}",
            _discs(state, district),
        )
        for district in in_play(state)
    ]
    return in_columns(cells, width, most=2, gap=2)


def letters(state: OpenState, seat: Seat) -> Text:
    """The districts whose councillor a player has contracted: D·R·"""
    line = Text()
    for district in in_play(state):
        has = state.players[seat].councillors >> district & 1
        letter = DISTRICT_LETTERS[district] if has else glyphs.NO
        line.append(letter, style="bold" if has else glyphs.QUIET)
    return line
