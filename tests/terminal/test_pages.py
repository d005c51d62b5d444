"""What happened, in sentences."""

from random import Random

from tests.people import ANA, BO
from tests.terminal.tables import NAMES, words_for

from ceylon.box import load
from ceylon.record import Record
from ceylon.rules.deal import draw_deal
from ceylon.rules.facts import HandDealt
from ceylon.rules.options import Options
from ceylon.sight.history import History
from ceylon.terminal import pages


def test_people_at_one_screen_read_the_last_news_together() -> None:
    """Section 8: nobody learns which cards another was dealt; without people nothing is shown."""
    options = Options(2, start=ANA)
    deal = draw_deal(options, Random(3), load())
    history, words = (
        History.of(Record(options, deal, [], list(NAMES[:2]))),
        words_for("en", options),
    )
    while not any(isinstance(line.fact, HandDealt) for line in history.log.lines):
        history = history.after(history.game.legal()[0])
    assert "You were dealt" in " ".join(pages.last_news(words, history, [BO]))
    both = " ".join(pages.last_news(words, history, [ANA, BO]))
    assert "Bruno" in both
    assert "You were dealt" not in both
    assert pages.last_news(words, history, []) == []
