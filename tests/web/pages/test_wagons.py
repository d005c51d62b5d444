"""The wagons of the train: what keeps a player from fulfilling a contract."""

import pytest
from tests.web.playing import MODES, sample

from ceylon.rules.chests import unpack
from ceylon.rules.material import NO_CONTRACT, WAGONS
from ceylon.rules.trade import has_space
from ceylon.web.pages.parts.tea_train import wagon_of
from ceylon.words import Words


@pytest.mark.parametrize("mode", MODES)
def test_a_missing_space_is_told_before_missing_chests(mode: str) -> None:
    """A3.2: whoever has no space would gather the chests in vain; A3.1: both are said aloud
    (criterion 8)."""
    notes = set()
    for playing in sample(MODES[mode], every=3):
        screen = playing.screen(playing.game.seats()[0], Words.of("en"))
        me = screen.view.players[0]
        have = unpack(me.chests)
        for wagon in range(WAGONS):
            contract = screen.view.wagon(wagon)
            if contract == NO_CONTRACT:
                continue
            needs = unpack(screen.view.material.needs[contract])
            lacks = any(need > own for need, own in zip(needs, have, strict=True))
            fits = has_space(screen.view, me, contract)
            shown = wagon_of(screen, wagon)
            notes.add(shown.note)
            assert shown.note == (
                "no free space" if not fits else "missing" if lacks else "you can deliver"
            )
            assert bool(shown.missing) == (lacks and fits)
            assert ("Missing: " in shown.label) == lacks
            assert ("No free space" in shown.label) == (not fits)
    assert len(notes) > 1
