"""What moves when something happens."""

from random import Random

from tests.people import ANA
from tests.web.playing import MODES

from ceylon.ids import SPECTATOR, Seat
from ceylon.rules import facts
from ceylon.rules.game import Game
from ceylon.rules.view import View
from ceylon.web.pages.motions import Motion, motions_of

OTHER = Seat(1)


def moving(viewer: Seat, fact: facts.Fact) -> list[Motion]:
    game = Game.new(MODES["three, tiles"], Random(1))
    return motions_of(View.of(game, viewer), [fact])


def test_a_card_comes_from_the_hand_or_from_its_owner() -> None:
    """From its own place in the hand, for its owner only (criterion 23)."""
    played = facts.CardPlayed(ANA, up=0, down=1)
    assert moving(ANA, played) == [{"kind": "play", "from": "hand", "spot": "gap"}]
    from_board = [{"kind": "play", "from": f"seat-{ANA}", "spot": "nm"}]
    assert moving(OTHER, played) == moving(SPECTATOR, played) == from_board


def test_a_mark_drops_onto_the_medal_that_was_taken() -> None:
    """And the medal goes to the points of who took it (criterion 23)."""
    mark, medal = moving(ANA, facts.BonusTaken(OTHER, points=6))
    assert mark == {"kind": "drop", "to": "bonuses"}
    assert (medal["symbol"], medal["to"], medal["spot"]) == ("bonus", f"seat-{OTHER}", "pts")
