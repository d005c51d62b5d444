"""What is final about a choice is known before it is made."""

from collections import Counter
from random import Random

from tests.words.playing import each_mode

from ceylon.ids import Choice
from ceylon.rules.choices import verb_of
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.sight.offers import MARKER, OVER, TURN, Finality, chains_of, offers_of
from ceylon.words import Words


def finalities(game: Game) -> dict[Choice, Finality]:
    foreseen = offers_of(game, View.of(game, game.seat), Words.of("en"))
    return {each.offer.choice: each.final for each in foreseen}


@each_mode
def test_the_way_to_the_end_is_announced(options: Options) -> None:
    """E1, E2, R29: the last marker and the last choice are dear, and what is paid for and cannot be
    taken back; all else is not (criterion 12)."""
    chance, told = Random(2), Counter[str]()
    game = Game.new(options, chance)
    while not game.over:
        final = finalities(game)
        chains = [chain.final for verb, chain in chains_of(game) if verb == "harvest"]
        assert all(why in (MARKER, OVER) for why, dear in chains if dear)
        choice = _planting(game, chance)
        pays = game.price(choice) > 0 or verb_of(choice) == "trade"
        ending, seat = game.ending, game.seat
        game.play(choice)
        why, dear = final[choice]
        last = not ending and bool(game.ending) and not game.players[seat].markers
        assert (why == OVER) == bool(game.over)
        assert (why == MARKER) == (last and not game.over)
        assert dear == (why in (MARKER, OVER) or bool(why and pays))
        told[why] += 1
    assert told[OVER] == 1
    assert told[""] > told[TURN] > 0


def _planting(game: Game, chance: Random) -> Choice:
    legal = game.legal()
    plants = [choice for choice in legal if verb_of(choice) == "plant"]
    others = [choice for choice in legal if verb_of(choice) != "move"]
    return chance.choice(plants or others or legal)
