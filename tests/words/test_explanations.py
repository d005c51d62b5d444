"""Why not, and what went wrong, in words."""

import pytest
from tests.words.playing import each_mode, outside_of_the_catalogues, play

from ceylon.box import BoxError, parse
from ceylon.record import Record, RecordError
from ceylon.rules.choices import ALL_CHOICES
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice, Reason, SetupError, UnknownChoice
from ceylon.words import Words
from ceylon.words.explanations import explain, explain_error

TOO_DEAR = Reason(
    "A1", "planting costs {price:rupees}; you have {have:rupees}", {"price": 5, "have": 3}
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A1: planting costs 5 rupees; you have 3 rupees"),
        ("fr", "A1\u00a0: planter coûte 5 roupies\u202f; vous avez 3 roupies"),
        ("es", "A1: plantar cuesta 5 rupias; tienes 3 rupias"),
        ("ru", "A1: посадка стоит 5 рупий, а у вас 3 рупии"),  # noqa: RUF001
    ],
)
def test_a_reason_names_its_rule_and_its_numbers(language: str, told: str) -> None:
    """A1: the rule comes before the sentence."""
    assert explain(Words.of(language), TOO_DEAR) == told


def test_an_illegal_choice_is_explained_by_its_reason() -> None:
    """A1: an error of the checked door."""
    error = IllegalChoice("plant K3", TOO_DEAR)
    assert explain_error(Words.of("en"), error) == explain(Words.of("en"), TOO_DEAR)


def test_options_and_unknown_choices_are_explained() -> None:
    """S1: five seats; and a text that names no choice."""
    french = Words.of("fr")
    with pytest.raises(SetupError) as seats:
        Options(5)
    assert explain_error(french, seats.value) == (
        "S1\u00a0: une partie a de 1 à 4 places, pas 5\u202f; 1 est le jeu en solitaire"
    )
    error = UnknownChoice("“{text}” is not a choice", {"text": "plant Z9"})
    assert explain_error(french, error) == "«\u00a0plant Z9\u00a0» n\u2019est pas un choix"


def test_every_problem_of_a_box_has_its_line() -> None:
    with pytest.raises(BoxError) as error:
        parse("name = 3", file="my.toml")
    lines = explain_error(Words.of("es"), error.value).splitlines()
    assert len(lines) == len(error.value.problems)
    assert 'my.toml: name: esto debe ser texto, entre "comillas rectas"' in lines


def test_a_damaged_record_is_explained_with_its_line() -> None:
    with pytest.raises(RecordError) as error:
        Record.parse("nonsense\n")
    told = explain_error(Words.of("ru"), error.value)
    assert told.startswith("строка 1: это не запись партии")


def test_an_illegal_choice_of_a_record_is_named() -> None:
    """A1: the line of the record, the choice, the rule."""
    told = explain_error(Words.of("en"), RecordError(12, TOO_DEAR, "plant K3"))
    assert told == "line 12: plant K3: A1: planting costs 5 rupees; you have 3 rupees"


@each_mode
def test_the_reasons_of_whole_games_are_translated(options: Options) -> None:
    """No word of a reason comes from outside of the catalogues, in any mode."""
    words = Words.pseudo()
    for number, (game, _) in enumerate(play(options)):
        if number % 10:
            continue
        reasons = [game.why_not(choice) for choice in ALL_CHOICES]
        for reason in filter(None, reasons):
            assert outside_of_the_catalogues(explain(words, reason)) == ""
