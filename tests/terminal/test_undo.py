"""Undo at the terminal: the commands keep to the one law of undo."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from tests.laws.modes import MODES
from tests.laws.playing import STYLES, choose
from tests.sight.peeking import betrayals

from ceylon.bots import bot
from ceylon.box import load
from ceylon.record import Record
from ceylon.rules.choices import text_of
from ceylon.rules.deal import draw_deal
from ceylon.seats import HUMAN
from ceylon.sight.history import History
from ceylon.terminal.console import Terminal
from ceylon.terminal.party import Party
from ceylon.terminal.session import Session
from ceylon.words import Words


class Fickle(Terminal):
    """People who play at random and often change their minds; nothing is shown to them."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.console.quiet = True
        self.rng = Random(seed)
        self.session: Session | None = None
        self.taken = Counter[str]()
        self.asked_at: History | None = None
        """The history when something was asked for the last time."""

    def ask(self, _prompt: str = "> ") -> str | None:
        assert self.session is not None
        self.look(self.session.history)
        self.asked_at = self.session.history
        if self.rng.random() < 0.3:
            return self.rng.choice(["undo", "restart"])
        game = self.session.history.game
        return text_of(choose(game, self.rng, STYLES[1]))

    def look(self, history: History) -> None:
        """Whether something was taken back; then nobody may know anything by it."""
        before, back = self.asked_at, len(history.steps)
        if before is None or back >= len(before.steps):
            return
        assert history.choices == before.choices[:back]
        steps, seat = before.steps[back:], history.game.seat
        assert not list(betrayals(history.game, steps, before.game, seat, self.rng))
        self.taken["at all"] += 1
        self.taken["past bots"] += any(step.seat != seat for step in steps)


TABLES = {
    "alone": ("solo-drawn-without-uva", (HUMAN,), 0),
    "people": ("2-without-dimbula-tiles", (HUMAN, HUMAN), 0),
    "one among bots": ("3-tiles", ("chance", HUMAN, "chance"), 0),
    "people and bots": ("4", (HUMAN, HUMAN, HUMAN, "chance"), 3),
}
"""The mode, who sits where, and the minimum number of undos that take back bots' choices."""


def sitting(mode: str, kinds: Sequence[str], path: Path) -> Fickle:
    """A table at which nobody has chosen yet."""
    options, rng, terminal = MODES[mode], Random(mode), Fickle(mode)
    party = Party.of(kinds, [], Words.of("en"))
    deal = draw_deal(options, rng, load())
    record = Record(options, deal, [], party.names, bots=party.recorded)
    words, bots = party.words_at_table(Words.of("en"), options), party.bots(rng, bot)
    terminal.session = Session(terminal, words, History.of(record), party, bots, path)
    return terminal


@pytest.mark.parametrize("table", TABLES)
def test_nobody_peeks_by_undo_or_restart(table: str, tmp_path: Path) -> None:
    """Section 8: had the hidden cards lain otherwise, all would have seen the same."""
    mode, kinds, past_bots = TABLES[table]
    terminal = sitting(mode, kinds, tmp_path / "game.ceylon")
    assert terminal.session is not None
    assert terminal.session.run() == 0
    assert terminal.session.history.game.over
    assert terminal.taken["at all"] > 5
    assert terminal.taken["past bots"] >= past_bots
