"""Whole random games in every mode, with every law at every step."""

import pytest
from tests.laws.laws import FULL_LENGTH
from tests.laws.modes import MODES
from tests.laws.playing import STYLES, LawfulGame

from ceylon.rules import facts


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("style", range(len(STYLES)))
def test_the_laws_hold_in_every_mode_and_style(mode: str, style: int) -> None:
    """S8, S12, T6, A1.2, A2.4, A3.2, A5.4, E1, E2, R18: nothing is lost and nothing appears."""
    lawful = LawfulGame(MODES[mode], seed=style, rarely=8)
    game = lawful.play()
    ended = [fact for fact in lawful.told if isinstance(fact, facts.EndTriggered)]
    assert len(ended) == 1
    full = FULL_LENGTH[MODES[mode].seats]
    assert game.turn <= full
    if not ended[0].by_markers and not game.solo:
        assert game.turn == full


BUILT = "solo-built-without-dimbula"


def test_every_kind_of_fact_is_told() -> None:
    """The random games of these laws visit every corner of the rules."""
    told: set[str] = set()
    for seed in range(4 * len(STYLES)):
        for mode in ("2-without-uva-tiles", "4-tiles", "solo-drawn-without-uva", BUILT):
            lawful = LawfulGame(MODES[mode], seed=seed, rarely=1000)
            lawful.play()
            told |= {type(fact).__name__ for fact in lawful.told}
    kinds = {kind.__name__ for kind in facts.Fact.__subclasses__()}
    assert told == kinds
