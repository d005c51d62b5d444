"""What the railway needs, while it is being built."""

from random import Random

import pytest
from tests.people import ANA

from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.state import RAIL
from ceylon.rules.view import View
from ceylon.sight.line_rules import line_rules
from ceylon.words import Words

WORDS = Words.of("en")


@pytest.mark.parametrize("without", ["uva", "dimbula"])
@pytest.mark.parametrize("seed", range(3))
def test_they_count_what_the_line_has(without: str, seed: int) -> None:
    """R5: three hexes one after another in each district, over all levels."""
    rng, told = Random(seed), 0
    game = Game.new(Options(1, without=without, railway="built"), rng)
    while game.turn == 0:
        rules = line_rules(WORDS, View.of(game, ANA))
        assert bool(rules) == (game.question == RAIL)
        if rules:
            line = list(game.railway)
            full = [
                district for district in range(4) if [h >> 3 for h in line].count(district) == 3
            ]
            levels = {game.levels[at] for at in line}
            assert rules[0].text.endswith(f": {len(line)} of 9 chosen")
            assert rules[1].text == (
                f"three consecutive hexes in each of three districts: {len(full)} of 3 done"
            )
            assert f"{len(levels)} of 3" in rules[2].text
            assert [rule.kept for rule in rules] == [
                False,
                len(full) == 3,
                len(levels) == 3,
                False,
            ]
            told += 1
        game.push(rng.choice(game.legal()))
    assert told == 9
    assert line_rules(WORDS, View.of(game, ANA)) == []
