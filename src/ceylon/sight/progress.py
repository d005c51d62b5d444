"""How far the game is: its turns, as far as they can be known (E1, E2, R29)."""

from __future__ import annotations

from ceylon.ids import RAILWAYS
from ceylon.rules.view import View


def last_turn(view: View) -> int:
    """The number of the last turn, if nobody places the last marker before the deck runs out.

    Every turn draws one card; all have the same number of turns.
    """
    players = len(view.players)
    last = view.turn
    if not view.ending:
        last += view.cards_left - (0 if _has_drawn(view) else 1)
    return -(-last // players) * players


def _has_drawn(view: View) -> bool:
    """R19: CR Co. draws at the beginning of its turn, players at the end of theirs (T6)."""
    return bool(view.solo) and view.active == RAILWAYS
