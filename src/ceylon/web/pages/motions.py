"""What moves when something happens: facts as ways between things that the page has drawn.

The page knows no rules: it is told which piece goes from where to where.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from ceylon.box import TEAS
from ceylon.ids import RAILWAYS, Hex, Seat
from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.material import company_of
from ceylon.rules.view import View
from ceylon.web.drawing.ways import path

Motion = dict[str, object]


def motions_of(view: View, told: Iterable[Fact]) -> list[Motion]:
    """In the order of the facts; what is hidden does not move."""
    found: list[Motion] = []
    for fact in told:
        for motion in _motions(view, fact):
            _add(found, motion)
    return found


def _add(found: list[Motion], motion: Motion) -> None:
    """A pawn that walks on walks in one go."""
    last = found[-1] if found else {}
    if motion["kind"] == "walk" and last.get("piece") == motion["piece"]:
        found[-1] = {**last, "over": [*_over(last), *_over(motion)[1:]]}
    else:
        found.append(motion)


def _over(walk: Motion) -> list[str]:
    return cast("list[str]", walk["over"])


def _motions(view: View, fact: Fact) -> Iterator[Motion]:
    match fact:
        case facts.CardPlayed() | facts.RailwaysDrew():
            yield _play(view, fact)
        case facts.Moved(seat=seat, start=start, end=end):
            yield _walk(seat, path(view, start, end))
        case facts.RailwaysMoved(start=before, end=after):
            yield _walk(RAILWAYS, [Hex(view.railway[before]), Hex(view.railway[after])])
        case facts.Planted(seat=seat, hex=at):
            yield _fly(f"leaf-{seat}", f"seat-{seat}", _hex(at))
        case facts.Harvested():
            yield from _harvest(fact)
        case facts.Traded():
            yield from _trade(fact)
        case facts.WagonFilled(wagon=wagon):
            yield {"kind": "enter", "to": f"wagon-{wagon + 1}"}
        case facts.CouncillorContracted(seat=seat, district=district):
            yield _fly(f"disc-{seat}", f"seat-{seat}", f"councillor-{district}")
        case facts.Advanced(seat=seat):
            yield {"kind": "hop", "piece": f"disc-{seat}"}
        case facts.BonusTaken(seat=seat):
            yield {"kind": "drop", "to": "bonuses"}
            yield _fly("bonus", "bonuses", f"seat-{seat}", "pts")
        case facts.RupeesTaken(seat=seat):
            yield _fly("rupee", "decks", f"seat-{seat}", "stats")


def _harvest(fact: facts.Harvested) -> Iterator[Motion]:
    yield _fly(f"chest-{TEAS[fact.tea]}", _hex(fact.hex), f"seat-{fact.seat}", "ware")
    if fact.owner != fact.seat:
        yield _fly("star", _hex(fact.hex), f"seat-{fact.owner}", "pts")


def _trade(fact: facts.Traded) -> Iterator[Motion]:
    wagon, seat = f"wagon-{fact.wagon + 1}", f"seat-{fact.seat}"
    yield _fly(f"company-{company_of(fact.contract)}", wagon, seat, "spaces")
    if fact.points:
        yield _fly("star", wagon, seat, "pts")
    if fact.rupees:
        yield _fly("rupee", wagon, seat, "stats")


def _hex(at: Hex) -> str:
    return f"hex-{HEX_NAMES[at]}"


def _play(view: View, fact: facts.CardPlayed | facts.RailwaysDrew) -> Motion:
    """A card goes to its place, out of the hand, from the name of its owner or from the deck."""
    if isinstance(fact, facts.RailwaysDrew):
        return {"kind": "play", "from": "decks"}
    if fact.seat == view.viewer:
        return {"kind": "play", "from": "hand", "spot": "gap"}
    return {"kind": "play", "from": f"seat-{fact.seat}", "spot": "nm"}


def _walk(seat: Seat, hexes: Sequence[Hex]) -> Motion:
    return {"kind": "walk", "piece": f"pawn-{seat}", "over": [_hex(at) for at in hexes]}


def _fly(symbol: str, start: str, end: str, spot: str = "") -> Motion:
    """`spot` is the part of a board that it goes to: warehouse, points, rupees, contracts."""
    return {"kind": "fly", "symbol": symbol, "from": start, "to": end, "spot": spot}
