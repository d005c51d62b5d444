"""Sentences, their fields and their units."""

import pytest

from ceylon.errors import Clause
from ceylon.words import Words, capital, small

COST = "planting costs {price:rupees}; you have {have:rupees}"


@pytest.fixture
def english() -> Words:
    return Words.of("en")


def test_a_reason_is_said_with_its_numbers(english: Words) -> None:
    """A1: the price and the money of a refused planting are in the sentence."""
    assert english.say(COST, price=5, have=1) == "planting costs 5 rupees; you have 1 rupee"


def test_a_sentence_without_a_translation_stays_english() -> None:
    assert Words.of("fr").say("no such sentence {n}", n=3) == "no such sentence 3"


def test_a_clause_is_said_in_the_language_of_its_sentence(english: Words) -> None:
    text = "it cannot be read: {reason}"
    reason = Clause("there is no language “{asked}”: choose {known}", {"asked": "x", "known": "y"})
    assert english.say(text, reason=reason) == f"it cannot be read: {reason}"
    assert str(reason) == "there is no language “x”: choose y"
    assert Words.pseudo().say(text, reason=reason) == f"⟦it cannot be read: ⟦{reason}⟧⟧"


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
    assert Words.of("ru").unit("points", -2) == "\N{MINUS SIGN}2 очка"
    assert Words.of("en").unit("points", -1) == "\N{MINUS SIGN}1 point"


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
    assert small("Plant on Kandy’s hexes") == "plant on Kandy’s hexes"
    assert small("") == ""


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
        ("ordinal", 1, "1st"),
        ("colour", 3, "pink"),
        ("card", (0, 1), "plant/harvest"),
        ("", "Ana", "Ana"),
    ],
)
def test_units(english: Words, spec: str, value: object, said: str) -> None:
    assert english.unit(spec, value) == said


def test_a_field_without_a_unit_is_shown_as_it_is() -> None:
    assert Words.of("ru").say("{file} {n}", file="box.toml", n=12345) == "box.toml 12345"


def test_a_unit_that_does_not_exist_is_an_error(english: Words) -> None:
    """No format of Python's is taken for one: it would not speak the language."""
    for spec in (".1f", ",", "+", "rupee"):
        with pytest.raises(KeyError):
            english.unit(spec, 3)


@pytest.mark.parametrize(
    ("spec", "number"), [("action", 7), ("district", -1), ("ordinal", 0), ("ordinal", 10)]
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
        "Player 3 won",
    ]
    assert english.unit("player", 0) == "Player 1"


@pytest.mark.parametrize("language", ["en", "fr", "es", "ru"])
def test_a_name_is_never_recased(language: str) -> None:
    """Wherever it is, even if a translation begins a sentence with it."""
    words = Words.of(language).seated(["ana", "xXx"])
    assert words.unit("Player", 0) == "ana"
    assert words.unit("Player", [1, 0]).startswith("xXx")
    assert "ana" in words.say("{seat:player} drew a card", seat=0)


@pytest.mark.parametrize(
    ("language", "within", "first", "alone"),
    [
        ("en", "CR Co.", "CR Co.", "CR Co."),
        ("fr", "la CCFC", "La CCFC", "CCFC"),
        ("es", "la CFC", "La CFC", "CFC"),
        ("ru", "ЦЖК", "ЦЖК", "ЦЖК"),
    ],
)
def test_the_railways_have_an_article_in_sentences(
    language: str, within: str, first: str, alone: str
) -> None:
    """R1: the automaton's seat; its article, and nothing else, gets a capital."""
    words = Words.of(language)
    words = words.seated(["Ana", words.railways])
    assert [words.unit(spec, 1) for spec in ("player", "Player", "player_name")] == [
        within,
        first,
        alone,
    ]


def test_only_the_first_of_a_list_begins_the_sentence() -> None:
    french = Words.of("fr")
    french = french.seated([french.railways, "ana", french.railways])
    assert french.unit("Player", [0, 1, 2]) == "La CCFC, ana et la CCFC"


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Player 2"), ("fr", "Joueur 2"), ("es", "Jugador 2"), ("ru", "Игрок 2")],
)
def test_somebody_without_a_name_is_called_by_the_seat(language: str, name: str) -> None:
    """It is a name: with a capital, even within a sentence."""
    assert Words.of(language).unit("player", 1) == name


def test_names_belong_to_one_table(english: Words) -> None:
    english.seated(["Ana"])
    assert english.players == {}


def test_a_sentence_may_change_with_a_number(english: Words) -> None:
    """S11, T6: the hand."""
    one, many = "{who:player} has one card", "{who:player} has {n} cards"
    assert english.count(one, many, 1, who=0) == "Player 1 has one card"
    assert english.count(one, many, 3, who=0) == "Player 1 has 3 cards"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 rupee left", "2 rupees left", "5 rupees left", "21 rupees left"]),
        ("fr", ["il reste 1 roupie", "il reste 2 roupies", "il reste 5 roupies"]),
        ("es", ["queda 1 rupia", "quedan 2 rupias", "quedan 5 rupias", "quedan 21 rupias"]),
        (
            "ru",
            ["останется 1 рупия", "останутся 2 рупии", "останется 5 рупий", "останется 21 рупия"],
        ),
    ],
)
def test_a_sentence_agrees_with_its_number(language: str, said: list[str]) -> None:
    """The catalogue of a language that needs it has plural forms of the sentence."""
    words = Words.of(language)
    told = [words.say("{left:rupees} left", left=n) for n in (1, 2, 5, 21)]
    assert [each.replace("\u00a0", " ") for each in told][: len(said)] == said


def test_a_context_parts_two_meanings() -> None:
    """A1: "plant" is a verb in a sentence and a title on a card."""
    russian = Words.of("ru")
    assert russian.say_in("action", "plant") == "посадить"
    assert russian.say_in("short", "plant") == "посадка"
    assert russian.say_in("no such context", "plant") == "plant"


def test_the_pseudo_language_shows_what_was_translated() -> None:
    pseudo = Words.pseudo()
    assert pseudo.say(COST, price=5, have=1) == ("⟦planting costs ⟦5 rupees⟧; you have ⟦1 rupee⟧⟧")
    assert pseudo.say_in("tile", "free move") == "⟦free move⟧"
    assert pseudo.count("one", "many", 2) == "⟦many⟧"


@pytest.mark.parametrize(
    ("language", "nouns"),
    [
        ("en", ("points", "point", "points")),
        ("fr", ("point", "point", "points")),
        ("es", ("puntos", "punto", "puntos")),
        ("ru", ("очков", "очко", "очка")),
    ],
)
def test_a_noun_agrees_with_a_number_that_is_written_elsewhere(
    language: str, nouns: tuple[str, ...]
) -> None:
    """On a board the number has a type of its own (criterion 47)."""
    words = Words.of(language)
    assert tuple(words.unit("points_noun", n) for n in (0, 1, 23)) == nouns
