"""The scoring in words: sources, places, ties."""

import pytest
from tests.people import ANA
from tests.words.playing import each_mode, outside_of_the_catalogues, play, seated

from ceylon.ids import HUMAN
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.scoring import RUPEES, SOURCES, TECHNOLOGY, Placing
from ceylon.rules.state import ARRIVAL_BITS
from ceylon.words import LANGUAGES, Words
from ceylon.words.scoring import majority, place, source_name, ties

SPACE = 2**ARRIVAL_BITS


def a_game(seats: int = 3) -> Game:
    """The first turn of a game in which nobody has money or technology."""
    game = next(game.copy() for game, _ in play(Options(seats, start=ANA)) if game.turn)
    for seat, player in enumerate(game.players):
        player.rupees = 0
        player.technology = seats - seat
    return game


@each_mode
def test_the_sources_add_up_to_the_total(options: Options) -> None:
    """E3 to E8, R31: each point has one source, at every moment of a game."""
    for game, _ in play(options):
        for score in game.scores():
            assert sum(source.points for source in score.sources()) == score.total
            assert {source.key for source in score.sources()} == set(SOURCES)


def test_sources_name_their_rules() -> None:
    """E4, E5, E6, E7, E8: three districts with two players."""
    score = a_game(2).scores()[HUMAN]
    words = seated()
    named = [(s.rule, source_name(words, s.key, s.placing)) for s in score.sources()]
    assert named == [
        ("A1.4", "district bonus"),
        ("A2.3", "harvested by others"),
        ("A3.3", "contracts"),
        ("A5.3", "technology track"),
        ("C5", "technology point"),
        ("E6", "majority in Dimbula"),
        ("E6", "majority in Kandy"),
        ("E6", "majority in Ruhuna"),
        ("E4", "rupee majority"),
        ("E5", "technology majority"),
        ("E7", "different companies"),
        ("E8", "leftover markers"),
    ]


@pytest.mark.parametrize(
    ("number", "counted", "rank", "told"),
    [
        (int(RUPEES), 12, 1, "1st with 12 rupees"),
        (int(TECHNOLOGY), 3, 2, "2nd on space 3"),
        (1, 1, 4, "4th with 1 plantation"),
        (1, 0, 0, "not placed"),
    ],
)
def test_a_place_says_what_was_counted(number: int, counted: int, rank: int, told: str) -> None:
    """E3: places in the majorities."""
    assert place(seated(), Placing(number, counted, rank, 0, tied=False)) == told


def test_a_tie_says_how_it_was_decided() -> None:
    """E9: the player further ahead on the technology track, higher in the stack."""
    game = a_game()
    game.players[0].rupees = game.players[1].rupees = 12
    game.players[1].technology = game.players[2].technology = 2 * SPACE
    game.players[1].technology += 9
    assert ties(seated(), game.scores())[:2] == [
        "Bo and Ana have 12 rupees each; Bo is ahead on the technology track",
        "Bo and Cem are both on space 2 of the technology track; Bo is on top",
    ]


def test_a_tie_among_three_is_told_in_order() -> None:
    """E9: Cem is furthest ahead, then Bo, then Ana."""
    game = a_game()
    for seat, player in enumerate(game.players):
        player.rupees = 7
        player.technology = SPACE + seat
    assert ties(seated(), game.scores())[:2] == [
        "Cem, Bo and Ana have 7 rupees each, and are ranked in that order by the technology track",
        "Cem, Bo and Ana are all on space 1 of the technology track, from the top down",
    ]


def test_ties_in_a_district_and_in_the_end_are_told() -> None:
    """E6, E9: one plantation each in Kandy, and the same total."""
    game = a_game(2)
    for player in game.players:
        player.plantations = player.councillors = 0
    game.players[0].plantations, game.players[1].plantations = 2**8, 2**9
    game.players[0].councillors = game.players[1].councillors = 2**1
    game.players[1].harvest_points = 4
    assert ties(seated(), game.scores()) == [
        "Ana and Bo have 1 plantation each in Kandy; Ana is ahead on the technology track",
        "Ana and Bo have \N{MINUS SIGN}4 points each; Ana is ahead on the technology track",
    ]


def test_without_ties_nothing_is_told() -> None:
    """E4: nobody with nothing is tied."""
    game = a_game(2)
    game.players[0].harvest_points = 1
    assert ties(seated(), game.scores()) == []


@each_mode
def test_the_scores_of_whole_games_are_translated(options: Options) -> None:
    words = Words.pseudo()
    for number, (game, _) in enumerate(play(options)):
        if number % 10 and not game.over:
            continue
        scores = game.scores()
        told = ties(words, scores)
        told += [source_name(words, s.key, s.placing) for each in scores for s in each.sources()]
        told += [place(words, placing) for score in scores for placing in score.placings]
        assert {outside_of_the_catalogues(text) for text in told} == {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_majority_has_a_name_of_its_own(language: str) -> None:
    assert len({majority(Words.of(language), number) for number in range(6)}) == 6
