"""Paying: costs come first, there is no debt, and the railways take their toll (A, R7, R11)."""

from mypy_extensions import i64

from ceylon.ids import RAILWAYS
from ceylon.rules.facts import TollPaid
from ceylon.rules.reasons import Reason
from ceylon.rules.state import Player, State


def pay(state: State, me: Player, price: i64, to_railways: i64) -> None:
    """Pay a price, of which a part goes to CR Co. and the rest to the supply."""
    me.rupees -= price
    if to_railways:
        state.players[RAILWAYS].rupees += to_railways
        if state.facts is not None:
            state.facts.append(TollPaid(state.seat, to_railways))


def too_dear(me: Player, price: i64, rule: str, text: str) -> Reason | None:
    """The reason if the player cannot afford it; the text has fields for price and money."""
    if me.rupees >= price:
        return None
    return Reason(rule, text, {"price": price, "have": me.rupees})
