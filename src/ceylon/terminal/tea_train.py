"""The train: three wagons with their contracts, and what comes after them (S6, A3)."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ceylon.ids import Seat
from ceylon.rules import chests, trade
from ceylon.rules.material import NO_CONTRACT, WAGONS, company_of
from ceylon.rules.state import OpenState, Player
from ceylon.rules.view import View
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, cut, fitted
from ceylon.words import Words
from ceylon.words.names import tea_letter

TEA_STYLES: Final = ("bold", "bold green", "reverse")
_WAGON: Final = 13


def letters(words: Words, packed: int) -> Text:
    """Chests one by one: BBG."""
    line = Text()
    for tea, number in enumerate(chests.unpack(packed)):
        line.append(tea_letter(words, tea) * number, style=TEA_STYLES[tea])
    return line


def chest_counts(words: Words, packed: int) -> Text:
    """Chests as counts: 2B 1G 0W."""
    cells = [
        Text(f"{number}{tea_letter(words, tea)}", style="bold" if number else glyphs.QUIET)
        for tea, number in enumerate(chests.unpack(packed))
    ]
    return Text(" ").join(cells)


def short_rupees(rupees: int) -> str:
    return f"{rupees}{glyphs.RUPEE}"


def short_points(words: Words, points: int) -> str:
    # Translators: points, where there is very little room.
    return words.count("{n} pt", "{n} pts", points)


def mark(state: OpenState, player: Player, contract: int) -> Text:
    """Whether a player could fulfil a contract: ✓, or what is missing."""
    if not chests.holds(player.chests, state.material.needs[contract]):
        return Text(glyphs.NO, style=glyphs.QUIET)
    if not trade.has_space(state, player, contract):
        return Text(glyphs.LEAF, style=glyphs.WARNING)
    return Text(glyphs.YES, style=glyphs.GOOD)


def reward(words: Words, state: OpenState, contract: int) -> str:
    material = state.material
    rupees = short_rupees(material.contract_rupees[contract])
    return f"{rupees} {short_points(words, material.contract_points[contract])}"


def rest(words: Words, view: View) -> Text:
    """How many contracts are left, and the company on the back of the next (section 8)."""
    if not view.contracts_left:
        return Text(words.say("no contracts left in the deck"), style=glyphs.QUIET)
    left = words.unit("contracts", view.contracts_left)
    company = words.unit("company", view.next_company)
    return Text(words.say("{left} left, next: {company}", left=left, company=company))


def draw(words: Words, view: View, seat: Seat) -> Block:
    """Wagons side by side, coupled to each other."""
    cars = [_car(words, view, seat, wagon) for wagon in range(WAGONS)]
    couplings = (" ", " ", glyphs.COUPLING, " ", " ")
    return [Text(coupling).join(car[row] for car in cars) for row, coupling in enumerate(couplings)]


def _car(words: Words, view: View, seat: Seat, wagon: int) -> Block:
    edge = glyphs.BORDER_STYLE
    contract = view.wagon(wagon)
    inner = _WAGON - 2
    top = Text.assemble(("╭─", edge), str(wagon + 1), ("─" * (inner - 2) + "╮", edge))
    wheels = Text("╰─o" + "─" * (inner - 4) + "o─╯", style=edge)
    body = [Text(), Text(words.say_in("wagon", "empty"), style=glyphs.QUIET), Text()]
    if contract != NO_CONTRACT:
        needs = letters(words, view.material.needs[contract])
        body = [
            Text(words.unit("company", company_of(contract))),
            Text.assemble(needs, "   ", mark(view, view.players[seat], contract)),
            Text(reward(words, view, contract)),
        ]
    rows = [
        Text.assemble(("│", edge), fitted(centred(line, inner), inner), ("│", edge))
        for line in body
    ]
    return [top, *rows, wheels]


def centred(line: Text, width: int) -> Text:
    return Text(" " * ((width - line.cell_len) // 2)) + line


def draw_short(words: Words, view: View, seat: Seat, width: int) -> Block:
    """A line for each wagon: 1 BBG 10₨ 3 pts ✓ and the company's number."""
    rows: Block = []
    for wagon in range(WAGONS):
        contract = view.wagon(wagon)
        if contract == NO_CONTRACT:
            rows.append(Text(f"{wagon + 1} -", style=glyphs.QUIET))
            continue
        line = Text(f"{wagon + 1} {_short_company(words, company_of(contract))} ")
        line.append(letters(words, view.material.needs[contract]))
        line.append(f" {reward(words, view, contract)} ")
        line.append(mark(view, view.players[seat], contract))
        rows.append(cut(line, width))
    return rows


def _short_company(words: Words, company: int) -> str:
    # Translators: the number of a company. Very little room: three characters and the number.
    return words.say_in("company", "#{n}", n=company)
