"""The tooltips of the hexes: what lies there, and what choosing it would cost and leave."""

from __future__ import annotations

from ceylon.rules.hexes import HEX_NAMES
from ceylon.web.drawing.targets import MOVE, Target
from ceylon.web.pages.parts.tips import Tip, why
from ceylon.words import capital


def hex_tips(targets: dict[int, Target]) -> list[Tip]:
    return [_tip(target) for target in targets.values()]


def _tip(target: Target) -> Tip:
    offers = [capital(offer.label) for verb, offer in target.offers.items() if verb != MOVE]
    return Tip(
        id=f"tip-{target.name}",
        title=target.title,
        lines=(*target.standing, *offers),
        ways=_way(target),
        reasons=tuple(why(target.screen.words, reason) for reason in target.reasons.values()),
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
