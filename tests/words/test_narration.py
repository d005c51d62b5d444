"""Every fact is one sentence, in every language."""

from collections.abc import Iterator
from dataclasses import fields

import pytest
from tests.people import ANA, BO
from tests.words.playing import each_mode, outside_of_the_catalogues, play

from ceylon.ids import NOBODY, RAILWAYS, SPECTATOR
from ceylon.rules import facts
from ceylon.rules.facts import Fact
from ceylon.rules.hexes import hex_named
from ceylon.rules.material import card_of
from ceylon.rules.options import Options
from ceylon.words import LANGUAGES, Words
from ceylon.words.narration import tell

PLANT, HARVEST, TRADE, CONTRACT, ADVANCE = range(5)
K3, K4 = hex_named("K3"), hex_named("K4")


def kinds(root: type[Fact] = Fact) -> Iterator[type[Fact]]:
    for kind in root.__subclasses__():
        yield kind
        yield from kinds(kind)


def sample(kind: type[Fact]) -> Fact:
    """A fact of a kind with some value in every field."""
    values = {field.name: SAMPLES.get(field.name, 1) for field in fields(kind)}
    return kind(**values)  # type: ignore[arg-type] # each field has a value of its own type


SAMPLES: dict[str, object] = {
    "line": (0, 2, 4),
    "cards": (0, 3),
    "chests": (1, 2, 0),
    "second_leaf": False,
    "by_markers": False,
    "from_discards": False,
    "rule": "R19",
}


@pytest.fixture
def english() -> Words:
    return Words.of("en").seated(["Ana", "Bo"])


@pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_has_its_sentence(kind: type[Fact], language: str) -> None:
    """A new fact needs a sentence; one without is an error here, not at the table."""
    told = tell(Words.of(language).seated(["Ana", "Bo"]), sample(kind))
    assert told
    assert "{" not in told


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        (facts.Planted(ANA, K3, 4, second_leaf=False), "Ana planted on K3 for 4 rupees"),
        (
            facts.Planted(ANA, K3, 5, second_leaf=True),
            "Ana placed a second leaf on K3 for 5 rupees",
        ),
        (facts.Harvested(ANA, K3, 1, ANA), "Ana harvested green tea on K3"),
        (facts.Harvested(ANA, K3, 1, BO), "Ana harvested green tea on K3; Bo scored 1 point"),
        (
            facts.Traded(ANA, 2, 5, (1, 2, 0), 11, 0),
            "Ana fulfilled a contract of company 2 with 1 black and 2 green for 11 rupees",
        ),
        (
            facts.Traded(ANA, 2, 5, (1, 1, 0), 0, 4),
            "Ana fulfilled a contract of company 2 with 1 black and 1 green for 4 points",
        ),
        (
            facts.Traded(ANA, 2, 5, (1, 2, 0), 2, 4),
            (
                "Ana fulfilled a contract of company 2 with 1 black and 2 green"
                " for 4 points and 2 rupees"
            ),
        ),
        (
            facts.CouncillorContracted(ANA, 1, 8, 2),
            "Ana contracted the councillor of Kandy (larger warehouse) for 2 rupees",
        ),
        (
            facts.Advanced(ANA, 3, 5, 6),
            (
                "Ana advanced to space 3 of the technology track for 5 rupees and scored 6"
                " points; Bo took 1 rupee"
            ),
        ),
        (facts.Moved(ANA, K3, K4, 1, 0), "Ana moved from K3 to K4"),
        (facts.Moved(ANA, K3, K4, 3, 3), "Ana moved from K3 to K4 for 3 rupees"),
        (facts.CardPlayed(ANA, PLANT, HARVEST), "Ana played plant ▲ / harvest ▼"),
        (facts.WagonFilled(NOBODY, 0, 19), "A contract of company 5 was placed on wagon 1"),
        (
            facts.EndTriggered(ANA, by_markers=True),
            "Ana ran out of markers, triggering the end of the game",
        ),
        (facts.GameEnded(BO, -3), "The game is over: Bo won with \N{MINUS SIGN}3 points"),
    ],
)
def test_actions_are_told_with_what_they_cost_and_bring(
    english: Words, fact: Fact, told: str
) -> None:
    """A1, A2.3, A3.3, A4, A5.2, A6.1, T1, T7, C4, V6, E1, E9: the numbers are in the sentence."""
    assert tell(english, fact) == told


def test_one_other_player_is_named(english: Words) -> None:
    """A5.2: with three players the others take a rupee each."""
    fact = facts.Advanced(ANA, 3, 5, 0)
    start = "Ana advanced to space 3 of the technology track for 5 rupees"
    assert tell(english, fact) == f"{start}; Bo took 1 rupee"
    three = english.seated(["Ana", "Bo", "Cem"])
    assert tell(three, fact) == f"{start}; the others took 1 rupee each"


def test_a_sentence_agrees_with_a_list() -> None:
    """R17: one card is discarded, or several (criterion 47)."""
    cards = (card_of(PLANT, HARVEST), card_of(TRADE, ADVANCE))
    french = Words.of("fr")
    one, two = (tell(french, facts.CardsDiscarded(RAILWAYS, cards[:n])) for n in (1, 2))
    assert one.startswith("Carte de la pioche défaussée ")
    assert two.startswith("Cartes de la pioche défaussées ")


def test_a_card_is_told_to_its_owner_alone(english: Words) -> None:
    """S11, T6: the others know that a card was drawn, not which one."""
    drawn = facts.CardDrawn(ANA, card_of(PLANT, HARVEST))
    assert tell(english, drawn.seen_by(ANA), you=ANA) == "You drew plant/harvest"
    assert tell(english, drawn.seen_by(BO), you=BO) == "Ana drew a card"
    assert tell(english, drawn) == "Ana drew plant/harvest"
    dealt = facts.HandDealt(ANA, (card_of(PLANT, HARVEST), card_of(TRADE, ADVANCE)))
    assert (
        tell(english, dealt.seen_by(ANA), you=ANA)
        == "You were dealt plant/harvest and trade/advance"
    )
    assert tell(english, dealt.seen_by(SPECTATOR)) == "Ana was dealt 2 cards"


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        (
            facts.RailwaysDecided(RAILWAYS, PLANT, "R19"),
            "R19: the first action CR Co. could take was planting",
        ),
        (
            facts.RailwaysDecided(RAILWAYS, -1, "R20"),
            "R20: CR Co. could take neither of the card’s actions",
        ),
        (
            facts.RailwaysDecided(RAILWAYS, TRADE, "R10"),
            "R10: CR Co. followed with the card’s action (trade)",
        ),
        (
            facts.RailwaysDecided(RAILWAYS, -1, "R10"),
            "R10: CR Co. could not take the card’s action",
        ),
        (facts.RailwaysMoved(RAILWAYS, 2, 3), "CR Co. moved to space 4 of the railway"),
        (facts.RailwaysMoved(RAILWAYS, 8, 0), "CR Co. returned to the starting station"),
        (
            facts.ChestsGained(RAILWAYS, (1, 0, 1)),
            "CR Co. took 1 black and 1 white at the starting station",
        ),
        (
            facts.ChestsGained(RAILWAYS, (0, 0, 0)),
            "CR Co. took no chests at the starting station: its storage was full",
        ),
        (
            facts.RailwaysDrew(RAILWAYS, card_of(TRADE, PLANT), from_discards=True),
            "CR Co. played the top card of the discard pile: trade/plant",
        ),
    ],
)
def test_the_railways_say_which_rule_decided(english: Words, fact: Fact, told: str) -> None:
    """R10, R12, R13, R15, R18, R19, R20, R21: a rule decides, and is named."""
    assert tell(english, fact) == told


def test_the_railways_have_their_article() -> None:
    """R14, A7: in French and Spanish CR Co. is a feminine noun, even when it is named by seat."""
    french, spanish = Words.of("fr"), Words.of("es")
    fact = facts.RupeesTaken(BO, 2)
    assert tell(french.seated(["Ana", french.railways]), fact) == "La CCFC prend 2 roupies"
    assert tell(spanish.seated(["Ana", spanish.railways]), fact) == "La CFC obtiene 2 rupias"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Ana récolte du thé vert sur K3\u202f; Bo marque 1 point"),
        ("es", "Ana cosecha té verde en K3; Bo suma 1 punto"),
        ("ru", "Ana собирает зелёный чай на K3; Bo получает 1\N{NO-BREAK SPACE}очко"),
    ],
)
def test_other_languages_tell_it_in_the_present(language: str, told: str) -> None:
    """A2.3, in the tense of the examples in these languages' rulebooks."""
    words = Words.of(language).seated(["Ana", "Bo"])
    assert tell(words, facts.Harvested(ANA, K3, 1, BO)) == told


@each_mode
def test_whole_games_are_told(options: Options) -> None:
    """Nothing that happens in a game of any mode bypasses the catalogues."""
    words = Words.pseudo()
    for _, happened in play(options):
        for fact in happened:
            for told in (tell(words, fact), tell(words, fact.seen_by(ANA), you=ANA)):
                assert outside_of_the_catalogues(told) == ""
