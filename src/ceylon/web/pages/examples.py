"""The examples in the rules, drawn from positions of the game and computed by its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from markupsafe import Markup

from ceylon.box import ACTIONS
from ceylon.ids import HUMAN, RAILWAYS, SPECTATOR, Hex, Seat
from ceylon.rulebook import Book, Example
from ceylon.rules import harvest, railways, scoring, trade
from ceylon.rules import move as moving
from ceylon.rules.chests import unpack
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, hex_named, hexes_in
from ceylon.rules.material import DOWN, UP, company_of
from ceylon.rules.scoring import Placing
from ceylon.rules.trade import ContractSpace
from ceylon.rules.view import View
from ceylon.web.drawing import islands
from ceylon.web.drawing.islands import Island
from ceylon.web.drawing.technology import draw_technology
from ceylon.web.pages import example_positions as positions
from ceylon.web.pages.example_positions import ANA, BEN, KANDY
from ceylon.words import Words


@dataclass(frozen=True)
class Figure:
    """An example as the page shows it: its sentences, a drawing, and what goes beside it."""

    name: str
    sentences: Example
    drawing: Markup | str = ""
    rows: tuple[object, ...] = ()
    """Of whatever kind its template expects."""
    total: int = 0


def figures(book: Book, words: Words) -> Mapping[str, Figure]:
    """By the section or the chapter of the rules that each belongs to."""
    return {
        place: draw(book, book.examples[name], words) for place, (name, draw) in _FIGURES.items()
    }


def _open(game: Game) -> View:
    return View.of(game, SPECTATOR)


# A2


@dataclass(frozen=True)
class Taken:
    """A chest of a harvest: from whom, and how that is worded."""

    tea: int
    said: str
    owner: Seat


def _harvest(book: Book, told: Example, _words: Words) -> Figure:
    game = positions.harvest()
    me = game.players[ANA]
    near = hexes_in(harvest.reach(game, me))
    island = Island(_open(game), ("K1", "K2", "K5", "K6", "K7", "K8", "R1"))
    drawing = island.drawing(
        told["title"],
        islands.pawn(island, ANA, "K6"),
        islands.chests(island, ((h, game.levels[h]) for h in near)),
    )
    rows = sorted((_taken(book, told, game, h) for h in near), key=lambda row: -row.tea)
    return Figure("harvest", told, drawing, tuple(rows))


def _taken(book: Book, told: Example, game: Game, at: Hex) -> Taken:
    owner, level = harvest.owner_of(game, at), game.levels[at]
    if owner == ANA:
        return Taken(level, told["own"].format(level=level), owner)
    return Taken(level, told["other"].format(name=book.names[owner], level=level), owner)


# A3


@dataclass(frozen=True)
class Offered:
    """A contract on the train, and what comes of it for each board."""

    company: int
    teas: tuple[int, ...]
    rupees: int
    points: int
    said: str


@dataclass(frozen=True)
class Spaces:
    """The contract spaces of a board, and which companies on the train it has room for."""

    seat: Seat
    name: str
    spaces: tuple[ContractSpace, ...]
    room: tuple[bool, ...]


def _contract(book: Book, told: Example, _words: Words) -> Figure:
    game = positions.contract_space()
    on_train = {
        positions.SAME_COMPANY: told["same_company"],
        positions.NEW_COMPANY: told["new_company"],
    }
    offered = [_offered(game, contract, said) for contract, said in on_train.items()]
    boards = [_spaces(book, game, seat, tuple(on_train)) for seat in (ANA, BEN)]
    return Figure("contract", told, rows=(offered, boards))


def _offered(game: Game, contract: int, said: str) -> Offered:
    material = game.material
    needs = unpack(material.needs[contract])
    return Offered(
        company_of(contract),
        tuple(tea for tea in range(3) for _ in range(needs[tea])),
        material.contract_rupees[contract],
        material.contract_points[contract],
        said,
    )


def _spaces(book: Book, game: Game, seat: Seat, contracts: tuple[int, ...]) -> Spaces:
    player = game.players[seat]
    return Spaces(
        seat,
        book.names[seat],
        tuple(trade.contract_spaces(game, player)),
        tuple(trade.has_space(game, player, contract) for contract in contracts),
    )


# A6


def _move(_book: Book, told: Example, _words: Words) -> Figure:
    game = positions.move()
    start, *way = positions.MOVE.split()
    island = Island(_open(game), {*positions.MOVE.split(), "D1", "K5", "K6", "K7"})
    drawing = island.drawing(
        told["title"],
        islands.way(island, (start, *way)),
        islands.pawn(island, ANA, start),
        islands.coins(island, zip(way, step_prices(game, way), strict=True)),
    )
    return Figure("move", told, drawing)


def step_prices(game: Game, way: list[str], abilities: int = 0) -> list[int]:
    """What each step of a path adds to its price."""
    me = game.players[ANA]
    me.abilities = abilities
    sums = [0, *(moving.price(game, me, hex_named(place)) for place in way)]
    return [after - before for before, after in pairwise(sums)]


# E


@dataclass(frozen=True)
class Ranked:
    """A player in the majority of Kandy."""

    seat: Seat
    name: str
    plantations: int
    councillor: bool
    space: int
    placing: Placing
    place: str


def _majority(book: Book, told: Example, words: Words) -> Figure:
    view = _open(positions.majority())
    rows = [_ranked(book, view, seat, words) for seat in view.seats()]
    rows.sort(key=lambda row: (-row.placing.points, row.placing.place))
    drawing = draw_technology(view, told["technology"], told["ahead"], ANA, BEN)
    return Figure("majority", told, drawing, tuple(rows))


def _ranked(book: Book, view: View, seat: Seat, words: Words) -> Ranked:
    player, placing = view.players[seat], scoring.placing(view, seat, KANDY)
    return Ranked(
        seat,
        book.names[seat],
        sum(at >> 3 == KANDY for at in hexes_in(player.plantations)),
        bool(player.councillors >> KANDY & 1),
        player.space,
        placing,
        words.unit("ordinal_f", placing.place) if placing.points else "",
    )


@dataclass(frozen=True)
class Scored:
    icon: str
    said: str
    points: int


_PLANTED: Final = (positions.DIMBULA, positions.RUHUNA, positions.KANDY)


def _scoring(_book: Book, told: Example, words: Words) -> Figure:
    score = positions.scoring().scores()[ANA]
    in_play = score.contracts + score.harvests + score.technology_spaces + score.bonus
    rupees, technology = score.placings[-2:]
    rows = [
        Scored("star", told["in_play"], in_play),
        Scored("rupee", told["rupees"], rupees.points),
        Scored("token", told["technology"], technology.points),
        *(_district(told, words, score.placings[district]) for district in _PLANTED),
        Scored("act-contract", told["companies"], score.companies),
        Scored("leaf-0", told["markers"], score.markers),
    ]
    return Figure("scoring", told, rows=tuple(rows), total=score.total)


def _district(told: Example, words: Words, placing: Placing) -> Scored:
    sentence = told["district"] if placing.points else told["no_councillor"]
    district = words.unit("district", placing.majority)
    return Scored("act-plant", sentence.format(district=district), placing.points)


# R


@dataclass(frozen=True)
class Considered:
    """An action that CR Co. considers: why it does not take it, or that it does."""

    action: int
    name: str
    said: str
    taken: bool
    on_card: bool


def _railways(_book: Book, told: Example, words: Words) -> Figure:
    game = positions.railways()
    start = game.players[RAILWAYS].pawn
    railways.travel(game)
    view = _open(game)
    railways.draw_and_act(game)
    way = [Hex(at) for at in game.railway[1 : game.station + 1]]
    island = Island(view, (HEX_NAMES[h] for h in hexes_in(game.land.hexes)))
    drawing = island.drawing(
        told["title"],
        islands.pawn(island, HUMAN, view.players[HUMAN].pawn),
        islands.pawn(island, RAILWAYS, start, faded=True),
        islands.way(island, way),
        islands.pawn(island, RAILWAYS, view.players[RAILWAYS].pawn),
    )
    return Figure("railways", told, drawing, tuple(_considered(told, words, game)))


def _considered(told: Example, words: Words, game: Game) -> list[Considered]:
    """Down to the action that it takes: the one that is now ▲ (R19)."""
    taken, other = UP[game.card], DOWN[game.card]
    rows: list[Considered] = []
    for action in map(int, railways.PRIORITY):
        on_card = action in (taken, other)
        said = told[ACTIONS[action]] if on_card else told["absent"]
        name = words.unit("Action", action)
        rows.append(Considered(action, name, said, action == taken, on_card))
        if action == taken:
            break
    return rows


_FIGURES: Final[Mapping[str, tuple[str, Callable[[Book, Example, Words], Figure]]]] = {
    "A2": ("harvest", _harvest),
    "A3": ("contract", _contract),
    "A6": ("move", _move),
    "E": ("majority", _majority),
    "E-total": ("scoring", _scoring),
    "R-turn": ("railways", _railways),
}
