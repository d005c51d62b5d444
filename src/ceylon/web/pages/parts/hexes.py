"""The map in parts: each hex with its tooltip, and the layers above the land."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial

from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.state import HARVESTING
from ceylon.sight.screen import Screen
from ceylon.web.drawing import badges, pieces
from ceylon.web.drawing.geometry import sheet_of
from ceylon.web.drawing.map import draw_hex, layer
from ceylon.web.drawing.marks import pennants, trails
from ceylon.web.drawing.railway import railway, stations
from ceylon.web.drawing.targets import MOVE, Target, targets_of
from ceylon.web.pages.parts.part import ANEW, Part
from ceylon.web.pages.parts.strip import current
from ceylon.web.pages.parts.tips import Tip, draw_tip, why
from ceylon.words import capital

# Hexes


def hex_parts(screen: Screen) -> Iterator[Part]:
    view, targets = screen.view, targets_of(screen)
    owned = [(p.plantations, p.second_leaf, p.pawn) for p in view.players]
    taken = view.harvested if view.question == HARVESTING else 0
    for h, target in targets.items():
        standing = tuple([(a >> h & 1, b >> h & 1, pawn == h) for a, b, pawn in owned])
        shows = (standing, view.railway.find(h), taken >> h & 1, _choosing(target))
        yield Part(f"hex-{target.name}", shows, partial(draw_hex, target))
        left = target.money_left() if target.way else ""
        yield Part(f"tip-{target.name}", (shows, left), partial(_draw_tip, target))


def _choosing(target: Target) -> Hashable:
    """What can be chosen here and what cannot, as worded."""
    screen = target.screen
    if not screen.yours:
        return ()
    way = target.way.hexes if target.way else ()
    return tuple(target.offers.values()), tuple(target.reasons.items()), way


def _draw_tip(target: Target) -> str:
    return draw_tip(tip_of(target))


def tip_of(target: Target) -> Tip:
    """What is on a hex, and what choosing it would cost and leave."""
    offers = [capital(offer.label) for verb, offer in target.offers.items() if verb != MOVE]
    return Tip(
        id=f"tip-{target.name}",
        title=target.title,
        lines=(*target.standing, *offers),
        ways=_way(target),
        reasons=tuple(why(target.screen.words, reason) for reason in target.refusals),
    )


def _way(target: Target) -> tuple[tuple[str, str, str], ...]:
    way = target.way
    if way is None:
        return ()
    over = " → ".join(HEX_NAMES[h] for h in way.hexes)
    steps = " + ".join(str(step) for step in way.steps)
    price = target.screen.words.unit("rupees", way.price)
    text = f"{steps} = {price}" if len(way.steps) > 1 else price
    return ((over, text, target.money_left()),)


# Layers


def layer_parts(screen: Screen) -> Iterator[Part]:
    view = screen.view
    sheet = sheet_of(view.land, view.material.box)
    owned = tuple((p.plantations, p.second_leaf) for p in view.players)
    pawns = tuple(p.pawn for p in view.players)
    line = (view.railway, view.station)
    yield _layer("railway", line, lambda: railway(view, sheet))
    yield _layer("lasts", screen.last, lambda: pieces.last_marks(screen, sheet))
    yield _layer("plantations", owned, lambda: pieces.plantations(view, sheet))
    yield _layer("stations", line, lambda: stations(view, sheet))
    yield _layer("pawns", (pawns, view.planted), lambda: pieces.pawns(view, sheet))


def mark_parts(screen: Screen) -> Iterator[Part]:
    """What the others did since the reader's last turn."""
    view, deeds, now = screen.view, screen.since, current(screen)
    sheet = sheet_of(view.land, view.material.box)
    yield _layer("trails", (deeds, now), lambda: trails(view, sheet, deeds, now))
    yield _layer("marks", (deeds, now), lambda: pennants(view, sheet, deeds, now))


def badges_part(screen: Screen) -> Part:
    """Prices, and what a harvest has taken."""
    view = screen.view
    sheet = sheet_of(view.land, view.material.box)
    shows = ANEW if screen.yours else view.harvested
    return _layer("badges", shows, lambda: badges.badges(view, sheet, targets_of(screen)))


def _layer(name: str, shows: Hashable, drawn: Callable[[], Iterator[str]]) -> Part:
    return Part(f"layer-{name}", shows, lambda: layer(name, drawn()))
