"""Work for the processes of a test, which import it from here."""

import os
import time

from ceylon import analysis
from ceylon.analysis import Candidate, Judged
from ceylon.ids import Choice
from ceylon.record import Record
from ceylon.rules.choices import ALL_CHOICES
from ceylon.rules.view import View
from ceylon.table.brains import BotChoice, think
from ceylon.table.workers import Slip


def fail_unless_greedy(
    bot: str, seed: int, view: View, legal: list[Choice], slip: Slip
) -> BotChoice:
    if bot != "greedy":
        raise RuntimeError("a mistake of the bot")
    return think(bot, seed, view, legal, slip)


def cheat_unless_greedy(
    bot: str, seed: int, view: View, legal: list[Choice], slip: Slip
) -> BotChoice:
    if bot != "greedy":
        return BotChoice(next(choice for choice in ALL_CHOICES if choice not in legal), {})
    return think(bot, seed, view, legal, slip)


def fail(bot: str, _seed: int, _view: View, _legal: list[int], _slip: Slip) -> BotChoice:
    raise RuntimeError(f"a mistake of {bot}")


def die(_bot: str, _seed: int, _view: View, _legal: list[Choice], _slip: Slip) -> BotChoice:
    """As if the system had no memory left."""
    os._exit(1)


def advise_for_hours(_view: View, slip: Slip) -> list[Candidate]:
    while not slip.cancelled():
        time.sleep(0.01)
    return []


def judge_for_hours(record: str, slip: Slip) -> Judged:
    return analysis.judge(Record.parse(record), 1, simulations=10**9, cancelled=slip.cancelled)
