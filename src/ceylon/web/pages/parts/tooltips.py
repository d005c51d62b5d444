"""The tooltips of the hexes: what lies there, and what choosing it would cost and leave."""

from __future__ import annotations

from ceylon.rules.hexes import HEX_NAMES
from ceylon.web.drawing.geometry import sheet_of
from ceylon.web.drawing.targets import MOVE, Target, described, standing_here, targets_of
from ceylon.web.pages.parts.tips import Tip, why
from ceylon.web.screen import Screen
from ceylon.words import capital


def hex_tips(screen: Screen) -> list[Tip]:
    sheet = sheet_of(screen.view.land, screen.view.material.box)
    return [_tip(target) for target in targets_of(screen, sheet.order).values()]


def _tip(target: Target) -> Tip:
    screen = target.screen
    words, view = screen.words, screen.view
    offers = [capital(offer.label) for verb, offer in target.offers.items() if verb != MOVE]
    return Tip(
        id=f"tip-{target.name}",
        title=described(words, view, target.hex),
        lines=(*standing_here(words, view, target.hex), *offers),
        ways=_way(target),
        reasons=tuple(why(words, reason) for reason in target.reasons.values()),
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
