"""The personal boards, and CR Co.'s (S8, R1)."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ceylon.rules.material import NO_TILE
from ceylon.rules.scoring import track_points
from ceylon.rules.state import RAILWAYS, OpenState, Player
from ceylon.terminal import districts, shapes, train
from ceylon.terminal.blocks import Block, beside, boxed, cut, fitted, padded
from ceylon.words import Words

STATIONS: Final = 9
MOST_PASSENGERS: Final = 3
WIDEST: Final = 50
LABELLED: Final = 48
"""A board so wide has room for words beside its signs."""
LEAF_STYLE: Final = "green"


def name_of(words: Words, seat: int) -> str:
    return words.unit("player", seat)


# Boards side by side


def draw(words: Words, state: OpenState, width: int) -> Block:
    """All boards side by side, as wide as there is room."""
    number = len(state.players)
    each = min(WIDEST, width // number)
    bodies = [_body(words, state, seat, labelled=each >= LABELLED) for seat in range(number)]
    tallest = max(len(body) for body in bodies)
    boxes = [
        boxed(_title(words, state, seat), padded(body, tallest), each, _frame(state, seat))
        for seat, body in enumerate(bodies)
    ]
    return beside(*boxes, widths=[each] * number, gap="")


def _frame(state: OpenState, seat: int) -> str:
    return shapes.SEAT_STYLES[seat] if seat == state.active else shapes.BORDER_STYLE


def _title(words: Words, state: OpenState, seat: int) -> Text:
    """Who it is, whether it is their turn, and who has the teapot (S1)."""
    active = f"{shapes.ACTIVE} " if seat == state.active else ""
    title = Text.assemble(" ", (active, "bold"), shapes.named(seat, name_of(words, seat)), " ")
    if seat == state.start:
        title.append(f"· {words.say('teapot')} ", style="")
    return title


def _body(words: Words, state: OpenState, seat: int, *, labelled: bool) -> Block:
    player = state.players[seat]
    rows = [
        _money(words, state, seat),
        Text.assemble(train.counted(words, player.chests), "  ", _tokens(words, player)),
    ]
    contracted = districts.letters(state, seat)
    if labelled:
        contracted = Text.assemble((f"{words.say('councillors')} ", shapes.QUIET), contracted)
    if state.solo and seat == RAILWAYS:
        leaves = Text(shapes.LEAF * int(player.markers), style=LEAF_STYLE)
        return [*rows, Text.assemble(leaves, "  ", contracted), *_railways(words, state)]
    contracts = spaces(state, player)
    if labelled:
        contracts = Text.assemble((f"{words.say('contracts')} ", shapes.QUIET), contracts)
    rows += [contracts, Text.assemble(contracted, "  ", _hand(words, player))]
    return rows + ([_tile(words, state, player)] if player.tile_number else [])


def _money(words: Words, state: OpenState, seat: int) -> Text:
    rupees = train.short_rupees(state.players[seat].rupees)
    points = train.short_points(words, track_points(state, seat))
    return Text.assemble((rupees, "bold"), "  ", (points, "bold"))


def _tokens(words: Words, player: Player) -> Text:
    # Translators: technology tokens, where there is little room.
    label = words.say("tech {n}", n=player.technology_tokens)
    return Text(label, style="" if player.technology_tokens else shapes.QUIET)


def _hand(words: Words, player: Player) -> str:
    return words.unit("cards", int(player.hand_size))


def _tile(words: Words, state: OpenState, player: Player) -> Text:
    """The starting tile by its number, and whether it is used (V5)."""
    kind = int(state.material.tile_kinds[player.tile_number - 1])
    name = words.unit("tile", kind)
    if player.tile == NO_TILE:
        return Text(words.say("used: {tile}", tile=name), style=shapes.QUIET)
    return Text(f"{player.tile_number} {name}")


# Contract spaces


def spaces(state: OpenState, player: Player) -> Text:
    """The contract spaces from left to right: companies, free ones, leaves (S8, A3.2)."""
    line = Text()
    companies = _companies(player)
    placed = int(state.material.markers - player.markers)
    for place, leaves in enumerate(state.material.box.leaves):
        gone = min(placed, leaves)
        placed -= gone
        line.append("[")
        line.append(_space(companies[place : place + 1], leaves - gone))
        line.append("]")
    return line


def _companies(player: Player) -> list[tuple[int, int]]:
    """The companies in the order of their spaces, each with the number of its contracts."""
    taken = [(contract >> 2) + 1 for contract in player.contracts]
    return [(company, taken.count(company)) for company in dict.fromkeys(taken)]


def _space(company: list[tuple[int, int]], leaves: int) -> Text:
    if leaves:
        return Text(shapes.LEAF * leaves, style=LEAF_STYLE)
    if not company:
        return Text(" ")
    number, contracts = company[0]
    return Text(f"{number}" + (f"x{contracts}" if contracts > 1 else ""), style="bold")


# CR Co.


def _railways(words: Words, state: OpenState) -> Block:
    """R3, R6: its station, passengers track and bonus tokens."""
    rows = [
        Text(words.say("station {n} of {all}", n=state.station + 1, all=STATIONS)),
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


# For narrow places


def draw_short(words: Words, state: OpenState, width: int) -> Block:
    """Two lines a player."""
    rows: Block = []
    for seat, player in enumerate(state.players):
        active = shapes.ACTIVE if seat == state.active else " "
        amounts = _money(words, state, seat)
        name = shapes.named(seat, name_of(words, seat))
        head = Text.assemble((active, "bold"), fitted(name, width - amounts.cell_len - 2))
        rows.append(cut(Text.assemble(head, " ", amounts), width))
        rows.append(cut(_short_line(words, state, seat, player), width))
    return rows


def _short_line(words: Words, state: OpenState, seat: int, player: Player) -> Text:
    leaves = (f" {shapes.LEAF}{player.markers}", LEAF_STYLE)
    tokens = f" T{player.technology_tokens} "
    chests = train.counted(words, player.chests)
    return Text.assemble("  ", chests, leaves, tokens, districts.letters(state, seat))
