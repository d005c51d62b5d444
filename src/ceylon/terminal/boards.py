"""The personal boards, and CR Co.'s (S8, R1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ceylon.ids import RAILWAYS, Seat, by_seat
from ceylon.rules.material import NO_TILE
from ceylon.rules.scoring import track_points
from ceylon.rules.sketch import MORE_CONTRACTS
from ceylon.rules.state import OpenState, Player
from ceylon.rules.trade import ContractSpace, contract_spaces
from ceylon.sight.distribution import supplied
from ceylon.terminal import districts, glyphs, tea_train
from ceylon.terminal.blocks import Block, beside, boxed, cut, fitted, flowing, padded, wrapped
from ceylon.words import Words

STATIONS: Final = 9
MOST_PASSENGERS: Final = 3
NARROWEST: Final = 25
WIDEST: Final = 50
FRAME: Final = 4
LABELLED: Final = 44
LEAF_STYLE: Final = "green"


def name_of(words: Words, seat: Seat) -> str:
    return words.unit("player_name", seat)


# Boards side by side


def draw(words: Words, state: OpenState, width: int) -> Block:
    """All boards, as many side by side as fit."""
    number = len(state.players)
    columns = max(1, min(number, width // NARROWEST))
    if columns < number:
        columns = min(columns, 2)
    rows: Block = []
    for first in range(0, number, columns):
        seats = state.seats()[first : first + columns]
        rows += _draw_row(words, state, seats, min(WIDEST, width // columns))
    return rows


def _draw_row(words: Words, state: OpenState, seats: Sequence[Seat], width: int) -> Block:
    inner = width - FRAME
    bodies = [_body(words, state, seat, inner) for seat in seats]
    tallest = max(len(body) for body in bodies)
    boxes = [
        boxed(_title(words, state, seat, inner), padded(body, tallest), width, _frame(state, seat))
        for seat, body in zip(seats, bodies, strict=True)
    ]
    return beside(*boxes, widths=[width] * len(seats), gap="")


def _frame(state: OpenState, seat: Seat) -> str:
    return glyphs.SEAT_STYLES[seat] if seat == state.active else glyphs.BORDER_STYLE


def _title(words: Words, state: OpenState, seat: Seat, width: int) -> Text:
    """Who it is, whether it is their turn, and who has the teapot (S1)."""
    active = Text(f" {glyphs.ACTIVE}" if seat == state.active else "", style="bold")
    teapot = Text(f"· {words.say_in('badge', 'teapot')} " if seat == state.start else "")
    name = glyphs.player_name(seat, name_of(words, seat))
    room = width - active.cell_len - teapot.cell_len - 2
    return Text.assemble(active, " ", cut(name, room), " ", teapot)


def _body(words: Words, state: OpenState, seat: Seat, width: int) -> Block:
    player = state.players[seat]
    rows = [
        _money(words, state, seat),
        Text.assemble(tea_train.chest_counts(words, player.chests), "  ", _tokens(words, player)),
    ]
    contracted = _labelled(
        words.say_in("label", "councillors"), districts.letters(state, seat), width
    )
    if state.solo and seat == RAILWAYS:
        leaves = Text(glyphs.LEAF * player.markers, style=LEAF_STYLE)
        has = _labelled(words.say_in("label", "contracts"), companies(player), width)
        return [*rows, *flowing([leaves, contracted, has], width, "  "), *_railways(words, state)]
    contracts = _labelled(words.say_in("label", "contracts"), spaces(state, player), width)
    rows += [contracts, Text.assemble(contracted, "  ", _hand(words, player))]
    return rows + (wrapped(_tile(words, state, player), width) if player.tile_number else [])


def _labelled(label: str, signs: Text, width: int) -> Text:
    """A wide board has words beside its symbols."""
    return Text.assemble((f"{label} ", glyphs.QUIET), signs) if width >= LABELLED else signs


def _money(words: Words, state: OpenState, seat: Seat) -> Text:
    rupees = tea_train.short_rupees(state.players[seat].rupees)
    points = tea_train.short_points(words, track_points(state, seat))
    return Text.assemble((rupees, "bold"), "  ", (points, "bold"))


def _tokens(words: Words, player: Player) -> Text:
    # Translators: technology tokens, where there is little room.
    label = words.say("tech {n}", n=player.technology_tokens)
    return Text(label, style="" if player.technology_tokens else glyphs.QUIET)


def _hand(words: Words, player: Player) -> str:
    return words.unit("cards", player.hand_size)


def _tile(words: Words, state: OpenState, player: Player) -> Text:
    """The starting tile by its number, and whether it is used (V5)."""
    kind = state.material.tile_kinds[player.tile_number - 1]
    name = words.unit("tile", kind)
    if player.tile == NO_TILE:
        return Text(words.say_in("badge", "used: {tile}", tile=name), style=glyphs.QUIET)
    return Text(f"{player.tile_number} {name}")


# Contract spaces


def spaces(state: OpenState, player: Player) -> Text:
    """The contract spaces from left to right: companies, free ones, leaves (S8, A3.2)."""
    line = Text()
    for space in contract_spaces(state, player):
        line.append("[")
        line.append(_space(space))
        line.append("]")
    return line


def _space(space: ContractSpace) -> Text:
    if space.leaves:
        return Text(glyphs.LEAF * space.leaves, style=LEAF_STYLE)
    return _company(space.company, space.contracts) if space.company else Text(" ")


def _company(company: int, contracts: int) -> Text:
    return Text(f"{company}{MORE_CONTRACTS[contracts]}", style="bold")


def companies(player: Player) -> Text:
    """R1, R26: the companies of CR Co., which has no contract spaces."""
    cells = [_company(company, number) for company, number in supplied(player).items()]
    return Text(" ").join(cells) if cells else Text(glyphs.NO, style=glyphs.QUIET)


# CR Co.


def _railways(words: Words, state: OpenState) -> Block:
    """R3, R6: its station, passenger track and bonus tokens."""
    rows = [
        Text(words.say("space {n} of {all}", n=state.station + 1, all=STATIONS)),
        Text(_passengers(words, state)),
    ]
    me = state.players[RAILWAYS]
    return rows + ([Text(_bonus_tokens(words, me))] if me.bonus_tokens else [])


def _passengers(words: Words, state: OpenState) -> str:
    return words.say("passengers {n} of {all}", n=state.passengers, all=MOST_PASSENGERS)


def _bonus_tokens(words: Words, me: Player) -> str:
    return words.say("bonus tokens: {points:points}", points=me.bonus_points)


def draw_railways_short(words: Words, state: OpenState, width: int) -> Block:
    return [cut(row, width) for row in _railways(words, state)]


# For narrow terminals


def draw_short(words: Words, state: OpenState, width: int) -> Block:
    """Two lines per player."""
    rows: Block = []
    for seat, player in by_seat(state.players):
        active = glyphs.ACTIVE if seat == state.active else " "
        amounts = _money(words, state, seat)
        name = glyphs.player_name(seat, name_of(words, seat))
        head = Text.assemble((active, "bold"), fitted(name, width - amounts.cell_len - 2))
        rows.append(cut(Text.assemble(head, " ", amounts), width))
        rows.append(cut(_short_line(words, state, seat, player), width))
    return rows


def _short_line(words: Words, state: OpenState, seat: Seat, player: Player) -> Text:
    leaves = (f" {glyphs.LEAF}{player.markers}", LEAF_STYLE)
    tokens = f" T{player.technology_tokens} "
    chests = tea_train.chest_counts(words, player.chests)
    return Text.assemble("  ", chests, leaves, tokens, districts.letters(state, seat))
