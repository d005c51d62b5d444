"""Sentences, their fields and their units."""

import pytest

from ceylon.words import Words, capital

COST = "planting costs {price:rupees}, you have {have:rupees}"


@pytest.fixture
def english() -> Words:
    return Words.of("en")


def test_a_reason_is_said_with_its_numbers(english: Words) -> None:
    """A1: the price and the money of a refused planting stand in the sentence."""
    assert english.say(COST, price=5, have=1) == "planting costs 5 rupees, you have 1 rupee"


def test_a_sentence_without_a_translation_stays_english() -> None:
    assert Words.of("fr").say("no such sentence {n}", n=3) == "no such sentence 3"


@pytest.mark.parametrize("language", ["en", "fr", "es", "ru"])
def test_an_empty_text_says_nothing(language: str) -> None:
    assert Words.of(language).say("") == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 rupees", "1 rupee", "2 rupees", "5 rupees", "21 rupees"]),
        ("fr", ["0 roupie", "1 roupie", "2 roupies", "5 roupies", "21 roupies"]),
        ("es", ["0 rupias", "1 rupia", "2 rupias", "5 rupias", "21 rupias"]),
        ("ru", ["0 рупий", "1 рупия", "2 рупии", "5 рупий", "21 рупия"]),
    ],
)
def test_numbers_follow_the_plural_rules_of_the_language(language: str, said: list[str]) -> None:
    words = Words.of(language)
    assert [words.unit("rupees", n) for n in (0, 1, 2, 5, 21)] == said


def test_a_loss_declines_like_a_gain() -> None:
    """E8: a marker left costs 2 points, and a total may be below 0."""
    assert Words.of("ru").unit("points", -2) == "-2 очка"
    assert Words.of("en").unit("points", -1) == "-1 point"


def test_a_translation_may_ask_for_another_form() -> None:
    russian = Words.of("ru")
    assert russian.unit("rupees_acc", 1) == "1 рупию"
    assert russian.unit("district_loc", 3) == "Уве"


def test_a_word_without_the_form_is_plain() -> None:
    assert Words.of("ru").unit("district_loc", 1) == "Канди"
    assert Words.of("en").unit("rupees_acc", 1) == "1 rupee"


def test_a_unit_with_a_capital_begins_a_sentence(english: Words) -> None:
    """A5: the action's name, at the start of a sentence."""
    assert english.say("{what:Doing} is free", what=4) == "Advancing in technology is free"
    assert Words.of("ru").unit("Doing_gen", 0) == "Посадки"


def test_a_capital_leaves_the_other_letters_alone() -> None:
    assert capital("kandy and Uva") == "Kandy and Uva"
    assert capital("") == ""


@pytest.mark.parametrize(
    ("spec", "value", "said"),
    [
        ("hex", 0, "D1"),
        ("hex", 10, "K3"),
        ("hex", 31, "U8"),
        ("district", 2, "Ruhuna"),
        ("action", 5, "move"),
        ("short", 3, "contract"),
        ("tea", 2, "white tea"),
        ("councillor", 7, "larger warehouse"),
        ("tile", 3, "advance 2"),
        ("company", 5, "company 5"),
        ("place", 1, "1st"),
        ("colour", 3, "pink"),
        ("card", (0, 1), "plant/harvest"),
        ("", "Ana", "Ana"),
        (".1f", 0.63, "0.6"),
    ],
)
def test_units(english: Words, spec: str, value: object, said: str) -> None:
    assert english.unit(spec, value) == said


def test_decimals_are_written_as_the_language_does() -> None:
    assert Words.of("fr").say("{share:.1f} %", share=62.96) == "63,0 %"
    assert Words.of("en").say("{share:.1f} %", share=62.96) == "63.0 %"
    assert Words.of("ru").say("{file}", file="box.toml") == "box.toml"


@pytest.mark.parametrize(
    ("spec", "number"), [("action", 7), ("district", -1), ("place", 0), ("place", 5)]
)
def test_a_number_that_names_nothing_is_refused(english: Words, spec: str, number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no {spec} {number}"):
        english.unit(spec, number)


def test_chests_are_counted_by_tea(english: Words) -> None:
    """A3.1: the chests of a contract."""
    assert english.unit("teas", (2, 1, 0)) == "2 black and 1 green"
    assert english.unit("teas", (1, 1, 1)) == "1 black, 1 green and 1 white"
    assert english.unit("teas", (0, 0, 0)) == "nothing"
    assert Words.of("es").unit("teas", (2, 1, 0)) == "2 negras y 1 verde"


def test_a_list_is_named_one_by_one(english: Words) -> None:
    assert english.say("from {hexes:hex}", hexes=[10]) == "from K3"
    assert english.say("from {hexes:hex}", hexes=[10, 11, 31]) == "from K3, K4 and U8"


def test_players_have_their_names_or_their_number(english: Words) -> None:
    seated = english.seated(["Ana", "{Bo}"])
    assert [seated.say("{who:player} won", who=seat) for seat in range(3)] == [
        "Ana won",
        "{Bo} won",
        "player 3 won",
    ]
    assert english.unit("player", 0) == "player 1"


def test_names_belong_to_one_table(english: Words) -> None:
    english.seated(["Ana"])
    assert english.players == {}


def test_a_sentence_may_change_with_a_number(english: Words) -> None:
    """S11, T6: the hand."""
    one, many = "{who:player} has one card", "{who:player} has {n} cards"
    assert english.count(one, many, 1, who=0) == "player 1 has one card"
    assert english.count(one, many, 3, who=0) == "player 1 has 3 cards"


def test_a_context_parts_two_meanings() -> None:
    """A1: "plant" is a verb in a sentence and a title on a card."""
    russian = Words.of("ru")
    assert russian.say_in("action", "plant") == "посадить"
    assert russian.say_in("short", "plant") == "посадка"
    assert russian.say_in("no such context", "plant") == "plant"


def test_the_pseudo_language_shows_what_was_translated() -> None:
    pseudo = Words.pseudo()
    assert pseudo.say(COST, price=5, have=1) == ("⟦planting costs ⟦5 rupees⟧, you have ⟦1 rupee⟧⟧")
    assert pseudo.say_in("tile", "free move") == "⟦free move⟧"
    assert pseudo.count("one", "many", 2) == "⟦many⟧"
