"""Choices in words, with what they cost and bring."""

import pytest
from tests.people import ANA
from tests.words.playing import each_mode, outside_of_the_catalogues, play, seated

from ceylon.rules.choices import ALL_CHOICES, CHOICES, choice_of, choices_of
from ceylon.rules.game import Game
from ceylon.rules.material import MORE_RUPEES, TRADE_RUPEES
from ceylon.rules.options import Options
from ceylon.rules.state import ARRIVAL_BITS
from ceylon.words import LANGUAGES, Words
from ceylon.words.names import name, name_with_line


def a_game(options: Options | None = None) -> Game:
    """The first turn of a game."""
    return next(game.copy() for game, _ in play(options or Options(2, start=ANA)) if game.turn)


@pytest.mark.parametrize(
    ("choice", "named"),
    [
        ("rupees", "take rupees"),
        ("advance", "advance in technology"),
        ("technology token", "spend a technology token on an extra action"),
        ("starting tile", "use your starting tile"),
        ("end turn", "take no extra action"),
        ("done", "end the harvest"),
        ("contract Kandy", "contract the councillor of Kandy"),
        ("trade 2 rupees", "trade at wagon 2 for rupees"),
        ("trade 3 points", "trade at wagon 3 for points"),
        ("discard green", "discard a chest of green tea"),
        ("keep white", "keep a chest of white tea"),
        ("play plant/harvest", "play plant ▲ / harvest ▼"),
        ("move U4", "move to U4"),
        ("plant K3", "plant on K3"),
        ("harvest D2", "harvest on D2"),
        ("start R1", "start on R1"),
        ("railways D1", "place CR Co.’s first plantation on D1"),
        ("rail D8", "lay the railway through D8"),
    ],
)
def test_a_choice_without_a_table(choice: str, named: str) -> None:
    assert name(seated(), choice_of(choice)) == named


def test_a_price_is_added() -> None:
    """A1: 5 rupees for a plantation."""
    told = name(seated(), choice_of("plant K3"), price=5)
    assert told == "plant on K3 (costs 5 rupees)"


def test_how_it_goes_on_is_told_in_steps() -> None:
    """A harvest is one step, and so are chests that are discarded together."""
    game, english = a_game(), Words.of("en")
    texts = ["harvest R7", "harvest R2", "discard black", "discard white", "discard black"]
    line = [choice_of(text) for text in (*texts, "technology token", "plant K3")]
    said = name_with_line(english, choice_of("play harvest/trade"), line, game)
    assert said == (
        "play harvest ▲ / trade ▼, then harvest on R7 and R2, discard chests (2"
        " black and 1 white), spend a technology token on an extra action and plant"
        " on K3"
    )
    one = [choice_of("harvest D2"), choice_of("discard green")]
    said = name_with_line(english, choice_of("move U4"), one, game)
    assert said == "move to U4, then harvest on D2 and discard a chest of green tea"
    assert name_with_line(english, choice_of("move U4"), [], game) == "move to U4"


def test_a_councillor_is_named_with_the_ability() -> None:
    """A4: who can be contracted in Kandy."""
    game = a_game()
    game.councillors = bytes([1, 7, 3, 0])
    assert name(seated(), choice_of("contract Kandy"), game) == (
        "contract the councillor of Kandy (cheap councillors)"
    )
    assert name(seated(), choice_of("contract Kandy"), game, 5) == (
        "contract the councillor of Kandy (cheap councillors; costs 5 rupees)"
    )
    assert name(seated(), choice_of("contract Uva"), game) == "contract the councillor of Uva"


def test_a_trade_is_named_with_what_it_asks_for_and_pays() -> None:
    """A3.1, A3.3: the contract of company 2 that the rulebook shows; C4: 2 rupees more."""
    game = a_game()
    game.wagons = game.wagons & ~31 | 5
    rupees, points = choice_of("trade 1 rupees"), choice_of("trade 1 points")
    assert name(seated(), rupees, game) == "trade at wagon 1 (1 black and 2 green) for 11 rupees"
    assert name(seated(), points, game) == "trade at wagon 1 (1 black and 2 green) for 4 points"
    game.players[game.seat].abilities = TRADE_RUPEES
    assert name(seated(), rupees, game) == "trade at wagon 1 (1 black and 2 green) for 13 rupees"
    assert name(seated(), points, game) == (
        "trade at wagon 1 (1 black and 2 green) for 4 points and 2 rupees"
    )
    game.tile_in_use = 1
    assert name(seated(), rupees, game) == (
        "trade at wagon 1 (1 black and 2 green, one chest short) for 13 rupees"
    )


def test_an_empty_wagon_has_no_contract_to_tell_of() -> None:
    game = a_game()
    game.wagons |= 31
    assert name(seated(), choice_of("trade 1 points"), game) == "trade at wagon 1 for points"


def test_rupees_are_counted_with_councillor_and_tile() -> None:
    """A7.1: 2 rupees; C2: 3; V6: 8 with both."""
    game = a_game()
    assert name(seated(), choice_of("rupees"), game) == "take 2 rupees"
    game.players[game.seat].abilities = MORE_RUPEES
    assert name(seated(), choice_of("rupees"), game) == "take 3 rupees"
    game.tile_in_use = 1
    assert name(seated(), choice_of("rupees"), game) == "take 8 rupees"


@pytest.mark.parametrize(
    ("space", "tile", "named"),
    [
        (0, 0, "advance to space 1"),
        (2, 0, "advance to space 3 and score 5 points"),
        (2, 1, "advance to space 4 and score 5 points"),
        (9, 0, "advance in technology"),
    ],
)
def test_an_advance_is_named_with_its_space(space: int, tile: int, named: str) -> None:
    """A5.1, A5.3, A5.5, V6: where the disc goes, and the points on the way."""
    game = a_game()
    game.players[game.seat].technology = space * 2**ARRIVAL_BITS
    game.tile_in_use = tile
    assert name(seated(), choice_of("advance"), game) == named


def test_a_harvest_is_named_with_its_tea_and_its_owner() -> None:
    """A2.2, A2.3: what one takes, and who scores for it."""
    game = a_game(Options(2, start=ANA))
    own, other = (player.pawn for player in game.players)
    harvests = choices_of("harvest")
    words = seated()
    place, elsewhere = words.unit("hex", own), words.unit("hex", other)
    assert name(words, harvests[own], game) == f"harvest black tea on {place}"
    assert name(words, harvests[other], game) == (
        f"harvest black tea on {elsewhere} (1 point for Bo)"
    )
    assert name(words, harvests[other], game, 1) == (
        f"harvest black tea on {elsewhere} (1 point for Bo; costs 1 rupee)"
    )


def test_a_second_leaf_is_no_new_plantation() -> None:
    """V6: Second leaf."""
    game = a_game()
    game.tile_in_use = 1
    assert name(seated(), choice_of("plant K3"), game) == "place a second leaf on K3"


@each_mode
def test_the_choices_of_whole_games_are_translated(options: Options) -> None:
    """No word of a choice comes from outside of the catalogues, in any mode, legal or not."""
    words = Words.pseudo()
    for number, (game, _) in enumerate(play(options)):
        legal = set(game.legal())
        for choice in ALL_CHOICES if number % 20 == 0 else legal:
            price = game.price(choice) if choice in legal else 0
            told = name(words, choice, game, price)
            assert told
            assert outside_of_the_catalogues(told) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_name_of_its_own(language: str) -> None:
    """A list of choices in any language never shows the same name twice."""
    names = {name(Words.of(language), choice) for choice in ALL_CHOICES}
    assert len(names) == len(CHOICES)
    assert not any("{" in each for each in names)
