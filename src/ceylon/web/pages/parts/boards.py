"""The players' boards: money, warehouse, contract spaces, tile and points."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import partial

from ceylon.ids import NOBODY, RAILWAYS, Seat
from ceylon.rules.bits import members
from ceylon.rules.chests import unpack
from ceylon.rules.harvest import warehouse
from ceylon.rules.material import NO_TILE
from ceylon.rules.railways import STORAGE
from ceylon.rules.scoring import track_points
from ceylon.rules.state import PLAY, OpenState, Player
from ceylon.rules.trade import ContractSpace, contract_spaces
from ceylon.rules.view import View
from ceylon.seats import BOT, HUMAN, OPEN
from ceylon.sight.distribution import supplied
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts import logbook
from ceylon.web.pages.parts.desk import tile_of
from ceylon.web.pages.parts.districts import districts_of
from ceylon.web.pages.parts.ghosts import told_before
from ceylon.web.pages.parts.part import Part, on_a_board, part
from ceylon.web.pages.parts.priorities import priorities_of
from ceylon.web.pages.parts.stops import steps_of
from ceylon.words import Words
from ceylon.words.abilities import starting_tile

EMPTY = -1


@dataclass(frozen=True)
class Space:
    """A contract space: leaves on it, or a company's contracts, or nothing."""

    state: str
    leaves: int = 0
    company: int = 0
    contracts: int = 0
    name: str = ""


@dataclass(frozen=True)
class TileOf:
    kind: int
    """From 1, as the symbols count."""
    number: int
    used: bool
    name: str
    said: str
    """With its number, and whether it is used."""


@dataclass(frozen=True)
class PlayerBoard:
    seat: Seat
    name: str
    role: str
    state: str
    choosing: bool
    bot: bool
    starts: bool
    railways: bool
    points: int
    rupees: int
    tokens: int
    cards: int
    room: int
    chests: tuple[int, ...]
    """The tea of each chest, then EMPTY for each free place."""
    stored: str
    spaces: tuple[Space, ...]
    leaves: str
    companies: str
    tile: TileOf | None


def board_of(screen: Screen, seat: Seat) -> PlayerBoard:
    view, words = screen.view, screen.words
    player = view.players[seat]
    sitter = screen.sitters[seat]
    room = warehouse(view, player) if not is_railways(view, seat) else 3 * STORAGE
    owned = unpack(player.chests)
    chests = [tea for tea in range(3) for _ in range(owned[tea])]
    return PlayerBoard(
        seat=seat,
        name=sitter.name,
        role=role_of(screen, seat),
        state=_state(words, sitter.kind, present=sitter.present),
        choosing=view.seat == seat,
        bot=sitter.kind == BOT,
        starts=view.start == seat,
        railways=is_railways(view, seat),
        points=track_points(view, seat),
        rupees=player.rupees,
        tokens=player.technology_tokens,
        cards=player.hand_size,
        room=room,
        chests=(*chests, *(EMPTY for _ in range(room - len(chests)))),
        stored=stored(words, owned),
        spaces=tuple(_places(words, view, seat)),
        leaves=words.unit("markers", player.markers),
        companies=words.unit("companies", len(members(player.companies))),
        tile=_tile(words, view, player),
    )


def stored(words: Words, owned: tuple[int, int, int]) -> str:
    """What is in a warehouse."""
    # Translators: a warehouse without chests.
    return words.unit("teas", owned) if any(owned) else words.say_in("status", "empty")


def is_railways(view: View, seat: Seat) -> bool:
    return bool(view.solo) and seat == RAILWAYS


def label_of(screen: Screen, board: PlayerBoard) -> str:
    """The whole board in sentences, for screen readers."""
    words, player = screen.words, screen.view.players[board.seat]
    spaces = words.listed(space.name for space in board.spaces)
    if board.railways:
        # Translators: the contracts that CR Co. has fulfilled, for screen readers.
        contracts = words.say("Contracts: {spaces}", spaces=spaces) if board.spaces else ""
        return words.sentences(
            filter(None, (board.name, *_railways_label(words, player, board), contracts))
        )
    said = [
        _named(words, board),
        words.say(
            "{points:points}, {rupees:rupees}, {tokens:technology}, {cards:cards} in hand",
            points=board.points,
            rupees=board.rupees,
            tokens=board.tokens,
            cards=board.cards,
        ),
        words.say(
            "Warehouse: {stored}; capacity {room:chests}", stored=board.stored, room=board.room
        ),
        # Translators: the contract spaces of a player, for screen readers.
        words.say("Contract spaces: {spaces}", spaces=spaces),
    ]
    if board.tile is not None:
        said.append(board.tile.said)
    return words.sentences(said)


def _named(words: Words, board: PlayerBoard) -> str:
    """As "Ana: 1st to act, away"."""
    states = words.labelled(filter(None, (board.role, board.state)))
    return words.say("{name}: {text}", name=board.name, text=states) if states else board.name


def _railways_label(words: Words, player: Player, board: PlayerBoard) -> Iterator[str]:
    """R1, R18: CR Co. has no hand, and a storage instead of a warehouse."""
    yield words.say(
        "{points:points}, {rupees:rupees}, {tokens:technology}, {markers:markers}",
        points=board.points,
        rupees=board.rupees,
        tokens=board.tokens,
        markers=player.markers,
    )
    # Translators: the chests of CR Co., for screen readers.
    yield words.say("Storage: {stored}", stored=board.stored)


def _state(words: Words, kind: str, *, present: bool) -> str:
    if kind == BOT:
        return words.say_in("badge", "bot")
    if kind == OPEN:
        return words.say_in("badge", "open seat")
    if kind == HUMAN and not present:
        return words.say_in("badge", "away")
    return ""


def role_of(screen: Screen, seat: Seat) -> str:
    """What the seat is to do in this turn."""
    view, words = screen.view, screen.words
    if is_railways(view, seat):
        return ""
    if NOBODY in (view.seat, view.active):
        return words.say_in("badge", "choosing") if view.seat == seat else ""
    if view.active == seat:
        return words.say_in("badge", "active player")
    if view.question != PLAY and view.seat == seat:
        return words.say_in("badge", "choosing")
    if view.solo:
        return words.say_in("badge", "to act")
    place = (seat - view.active) % len(view.players)
    return words.say_in("badge", "{place:ordinal} to act", place=place)


def _tile(words: Words, view: View, player: Player) -> TileOf | None:
    if not player.tile_number:
        return None
    kind = view.material.tile_kinds[player.tile_number - 1]
    ability = starting_tile(words, kind)
    used = player.tile == NO_TILE
    said = _tile_sentence(words, player.tile_number, ability.name, used=used)
    return TileOf(kind + 1, player.tile_number, used, ability.name, said)


def _tile_sentence(words: Words, number: int, name: str, *, used: bool) -> str:
    if used:
        return words.say("Starting tile {number}, {name}: used", number=number, name=name)
    return words.say("Starting tile {number}, {name}: not used", number=number, name=name)


# Contract spaces


def _places(words: Words, view: View, seat: Seat) -> list[Space]:
    """R1, R26: CR Co. has no personal board, so it needs no spaces, and leaves cover none."""
    player = view.players[seat]
    if not is_railways(view, seat):
        return spaces_of(words, view, player)
    return [_supplied(words, company, number) for company, number in supplied(player).items()]


def spaces_of(words: Words, state: OpenState, player: Player) -> list[Space]:
    """From left to right: companies, free ones, and those under leaves (S8, A3.2)."""
    return [_space(words, space) for space in contract_spaces(state, player)]


def _space(words: Words, space: ContractSpace) -> Space:
    if space.leaves:
        return Space("covered", leaves=space.leaves, name=words.unit("markers", space.leaves))
    if not space.company:
        return Space("open", name=words.say_in("contract space", "free"))
    return _supplied(words, space.company, space.contracts)


def _supplied(words: Words, company: int, contracts: int) -> Space:
    name = words.say("{n:contracts} of {company:company}", n=contracts, company=company)
    return Space("full", company=company, contracts=contracts, name=name)


# Parts


def board_parts(screen: Screen) -> Iterator[Part]:
    """As the others see them."""
    for seat in screen.view.seats():
        if is_railways(screen.view, seat):
            yield _railways(screen)
        else:
            values = partial(_values, screen, seat)
            yield part(f"seat-{seat}", _shows(screen, seat), screen, "seat.html", values)


def _values(screen: Screen, seat: Seat) -> dict[str, object]:
    board = board_of(screen, seat)
    return {"board": board, "label": label_of(screen, board)}


def _shows(screen: Screen, seat: Seat) -> Hashable:
    view = screen.view
    marks = (role_of(screen, seat), view.seat == seat, view.start == seat)
    return on_a_board(view.players[seat]), screen.sitters[seat], marks


def mine_part(screen: Screen) -> Part:
    chain = screen.chains.get("starting tile")
    brings = told_before(screen, chain.texts) if chain else ""
    tile = screen.offered.get("starting tile"), screen.reasons.get("starting tile"), chain, brings
    districts = districts_of(screen)
    return part(
        f"seat-{screen.seat}",
        ("mine", _shows(screen, screen.seat), tile, districts),
        screen,
        "mine.html",
        lambda: {
            **_values(screen, screen.seat),
            "tile": tile_of(screen),
            "tile_chain": chain,
            "tile_brings": brings,
            "districts": districts,
        },
    )


def _railways(screen: Screen) -> Part:
    """CR Co., with what it did in its last turn."""
    view, steps = screen.view, logbook.railways_facts(screen)
    line = (view.station, view.passengers, len(view.railway))
    return part(
        f"seat-{RAILWAYS}",
        (_shows(screen, RAILWAYS), line, tuple(told.fact for told in steps)),
        screen,
        "railways.html",
        lambda: {
            **_values(screen, RAILWAYS),
            "steps": steps_of(screen, steps),
            "priorities": priorities_of(screen.words, steps),
        },
    )
