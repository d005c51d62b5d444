"""A position as text: what `print(game)` and `print(view)` show, at most 100 columns wide.

Only the hands that the caller names are drawn.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ceylon.box import ACTIONS, DISTRICTS, TEAS, TILES
from ceylon.ids import RAILWAYS, Seat
from ceylon.rules import chests
from ceylon.rules.advance import order
from ceylon.rules.bits import members
from ceylon.rules.councillors import discs
from ceylon.rules.map_sketch import PLANTATIONS, draw_map, full_width
from ceylon.rules.material import (
    DOWN,
    NO_CARD,
    NO_CONTRACT,
    NO_TILE,
    UP,
    WAGONS,
    cards_of,
    company_of,
)
from ceylon.rules.scoring import track_points
from ceylon.rules.state import OVER, QUESTION_NAMES, OpenState, Player
from ceylon.rules.trade import contract_spaces

LEAF: Final = "♣"
RUPEE: Final = "₨"
ACTIVE: Final = "►"
MORE_CONTRACTS: Final = ("", "", "²", "³", "⁴")
_TEA_LETTERS: Final = [tea[0].upper() for tea in TEAS]
_COUNCILLORS: Final = (
    "cheap steps",
    "one more rupee",
    "planting nearby",
    "trading bonus",
    "technology point",
    "cheap planting",
    "cheap councillors",
    "larger warehouse",
)
"""As readers know them; a file with a box says what they do in words of its own."""
_GAP: Final = "  "


def headline(state: OpenState) -> str:
    """On one line: who plays, which turn it is, and who is asked what."""
    players = "solo" if state.solo else f"{len(state.players)} players"
    turn = f"turn {state.turn}" if state.turn else "set-up"
    asked = "over"
    if state.question != OVER:
        asked = f"seat {state.seat}: {QUESTION_NAMES[state.question]}"
    return f"{players}, {turn}, {asked}"


def draw(state: OpenState, title: str, next_company: i64, hands: Sequence[Seat]) -> str:
    """The title, the map with what is beside it, and the boards with the hands of these seats."""
    land = draw_map(state).lines()
    side = [*_train(state, next_company), "", *_track(state)]
    side += ["", *_districts(state), "", *_decks(state)]
    width = full_width(state)
    rows = [title]
    for row in range(max(len(land), len(side))):
        left = land[row] if row < len(land) else ""
        right = side[row] if row < len(side) else ""
        rows.append(f"{left:<{width}}{_GAP}{right}")
    for seat in state.seats():
        rows += _board(state, seat, shown=seat in hands)
    return "\n".join([row.rstrip() for row in rows])


# Beside the map


def _train(state: OpenState, next_company: i64) -> list[str]:
    rows = ["train  no contract to come"]
    if state.contracts_left:
        rows = [f"train  {state.contracts_left} to come, next: company {next_company}"]
    for wagon in range(WAGONS):
        contract = state.wagon(wagon)
        if contract == NO_CONTRACT:
            rows.append(f"{wagon + 1}  empty")
            continue
        needs = _lettered(state.material.needs[contract])
        rupees = f"{state.material.contract_rupees[contract]}{RUPEE}"
        points = _counted(state.material.contract_points[contract], "point")
        company = f"company {company_of(contract)}"
        rows.append(f"{wagon + 1}  {company}  {needs}  {rupees:>3} or {points}")
    return rows


def _track(state: OpenState) -> list[str]:
    """The players in the order of the track, each with the space of the disc."""
    places = [f"{PLANTATIONS[seat]}{state.players[seat].space}" for seat in order(state)]
    return [f"technology  {' '.join(places)}"]


def _districts(state: OpenState) -> list[str]:
    """The districts, each with its councillor and the discs on it."""
    rows: list[str] = []
    for district in members(state.land.districts):
        councillor = state.councillors[district]
        seats = "".join([PLANTATIONS[seat] for seat in discs(state, district)])
        name = _COUNCILLORS[councillor - 1]
        rows.append(f"{DISTRICTS[district]:<7}  C{councillor} {name:<17}  {seats}")
    return rows


def _decks(state: OpenState) -> list[str]:
    left = state.material.box.district_bonus[int(state.bonuses_taken) :]
    bonus = " ".join([f"+{points}" for points in left]) or "none left"
    rows = [f"district bonus  {bonus}", f"{_counted(state.cards_left, 'card')} to come"]
    if state.card != NO_CARD:
        rows.append(f"on the pile  ▲ {ACTIONS[UP[state.card]]}  ▼ {ACTIONS[DOWN[state.card]]}")
    return rows


# The boards


def _board(state: OpenState, seat: Seat, *, shown: bool) -> list[str]:
    player = state.players[seat]
    active = ACTIVE if seat == state.active else " "
    name = "CR Co. " if state.solo and seat == RAILWAYS else f"seat {seat} "
    rupees = f"{player.rupees}{RUPEE}"
    points = _counted(track_points(state, seat), "point")
    tokens = f"tech {player.technology_tokens}"
    first = [f"{active}{PLANTATIONS[seat]} {name}", f"{rupees:>4}", f"{points:<9}"]
    first += [_counts(player.chests), tokens]
    if state.solo and seat == RAILWAYS:
        railway = f"station {state.station + 1}, passengers {state.passengers}"
        return [_GAP.join([*first, LEAF * player.markers, railway])]
    rows = [_GAP.join([*first, _spaces(state, player)])]
    others = [_hand(player, shown=shown)]
    if player.tile_number:
        others.append(_tile(state, player))
    rows.append(f"   {'; '.join(others)}")
    return rows


def _hand(player: Player, *, shown: bool) -> str:
    held = _counted(player.hand_size, "card")
    if not shown or not player.hand:
        return held
    cards = [f"{ACTIONS[UP[card]]}/{ACTIONS[DOWN[card]]}" for card in cards_of(player.hand)]
    return f"{held}: {', '.join(cards)}"


def _tile(state: OpenState, player: Player) -> str:
    kind = TILES[state.material.tile_kinds[player.tile_number - 1]]
    used = ", used" if player.tile == NO_TILE else ""
    return f"tile {player.tile_number}: {kind}{used}"


def _spaces(state: OpenState, player: Player) -> str:
    """The contract spaces: companies with their contracts, free ones, leaves."""
    cells: list[str] = []
    for space in contract_spaces(state, player):
        if space.leaves:
            cells.append(LEAF * space.leaves)
        elif not space.company:
            cells.append(" ")
        else:
            cells.append(f"{space.company}{MORE_CONTRACTS[space.contracts]}")
    return "".join([f"[{cell}]" for cell in cells])


# Numbers


def _lettered(packed: int) -> str:
    """Chests one by one: BBG."""
    numbers = chests.unpack(packed)
    return "".join([letter * n for letter, n in zip(_TEA_LETTERS, numbers)])


def _counts(packed: int) -> str:
    """Chests as counts: 2B 1G 0W."""
    numbers = chests.unpack(packed)
    return " ".join([f"{n}{letter}" for letter, n in zip(_TEA_LETTERS, numbers)])


def _counted(number: i64, noun: str) -> str:
    return f"{number} {noun}" if abs(int(number)) == 1 else f"{number} {noun}s"
