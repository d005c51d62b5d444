"""The catalogue of choices: its numbers never change, and its texts can be typed.

choices.txt is the catalogue as records, bots and trained models know it. A new choice may be
added at its end; a line that is there stays as it is.
"""

import pickle
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.rules.tables import LAW, Table, play

from ceylon.ids import Choice
from ceylon.rules import choices
from ceylon.rules.choices import (
    ACTION_VERBS,
    ALL_CHOICES,
    CHOICES,
    HEX_VERBS,
    REWARDS,
    VERBS,
    choice_of,
    choices_of,
    hex_of,
    object_of,
    reward_of,
    text_of,
    verb_of,
    wagon_of,
)
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.reasons import UnknownChoice

FROZEN = [
    (int(line.split(maxsplit=1)[0]), line.split(maxsplit=1)[1])
    for line in Path(__file__).with_name("choices.txt").read_text(encoding="utf-8").splitlines()
]
TEXTS = [text for _, text in FROZEN]


def test_the_numbers_are_stable() -> None:
    assert [(choice, text_of(choice)) for choice in ALL_CHOICES] == FROZEN


@pytest.mark.parametrize(("choice", "text"), FROZEN)
def test_a_choice_is_its_verb_and_what_it_is_said_of(choice: Choice, text: str) -> None:
    verb = verb_of(choice)
    assert f"{verb} {VERBS[verb][object_of(choice)]}".strip() == text
    assert choices_of(verb)[object_of(choice)] == choice
    if verb in HEX_VERBS:
        assert hex_of(choice) == object_of(choice)
    if verb == "trade":
        assert f"trade {wagon_of(choice) + 1} {REWARDS[reward_of(choice)]}" == text


def test_the_verbs_are_a_part_of_the_catalogue_each() -> None:
    assert [choice for verb in VERBS for choice in choices_of(verb)] == list(ALL_CHOICES)
    assert set(HEX_VERBS) | set(ACTION_VERBS) <= set(VERBS)


@pytest.mark.parametrize(
    ("verb", "first"),
    [
        ("rupees", choices.TAKE_RUPEES),
        ("advance", choices.ADVANCING),
        ("technology token", choices.TECHNOLOGY_TOKEN),
        ("starting tile", choices.STARTING_TILE),
        ("end turn", choices.END_TURN),
        ("done", choices.DONE),
        ("contract", choices.FIRST_COUNCILLOR),
        ("trade", choices.FIRST_TRADE),
        ("discard", choices.FIRST_DISCARD),
        ("keep", choices.FIRST_KEEP),
        ("play", choices.FIRST_PLAY),
        ("move", choices.FIRST_MOVE),
        ("plant", choices.FIRST_PLANT),
        ("harvest", choices.FIRST_HARVEST),
        ("start", choices.FIRST_START),
        ("railways", choices.FIRST_STATION),
        ("rail", choices.FIRST_RAIL),
    ],
)
def test_the_rules_count_from_the_first_choice_of_a_verb(verb: str, first: int) -> None:
    """The inner loops know the verbs by these numbers."""
    assert choices_of(verb)[0] == first


def test_no_text_stands_for_two_choices() -> None:
    assert len({text.lower() for text in TEXTS}) == len(CHOICES)


@pytest.mark.parametrize(("choice", "text"), FROZEN)
def test_a_choice_can_be_typed(choice: Choice, text: str) -> None:
    assert choice_of(text) == choice


@LAW
@given(text=st.sampled_from(TEXTS), data=st.data())
def test_case_and_spacing_do_not_matter(text: str, data: st.DataObject) -> None:
    gaps = st.sampled_from([" ", "  ", "\t", " \n "])
    typed = "".join(
        data.draw(gaps)
        if letter == " "
        else data.draw(st.sampled_from([letter, letter.swapcase()]))
        for letter in text
    )
    around = data.draw(st.sampled_from(["", " ", "\t "]))
    assert choice_of(f"{around}{typed}{around}") == choice_of(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "plant",
        "K3",
        "plant K9",
        "plant K0",
        "plant A1",
        "plantK3",
        "plant K 3",
        "plant K3 K4",
        "trade 4 rupees",
        "trade 0 points",
        "trade 1",
        "play plant/plant",
        "play plant",
        "discard red",
        "contract Colombo",
        "token",
        "pass",
    ],
)
def test_an_unknown_text_is_refused(text: str) -> None:
    with pytest.raises(UnknownChoice) as refused:
        choice_of(text)
    assert text in str(refused.value)


@LAW
@given(text=st.text() | st.sampled_from(TEXTS).map(str.upper) | st.sampled_from(TEXTS))
@example(text="PLANT  k3")
def test_any_text_is_a_choice_or_refused(text: str) -> None:
    try:
        choice = choice_of(text)
    except UnknownChoice:
        return
    assert text_of(choice).lower() == " ".join(text.lower().split())


@pytest.mark.parametrize("number", [-1, len(CHOICES), 10**9])
def test_an_unknown_number_has_no_text(number: int) -> None:
    with pytest.raises(UnknownChoice, match=f"{number} is not a choice"):
        text_of(Choice(number))


@pytest.mark.parametrize("number", [-1, len(CHOICES), 10**9, 10**30])
def test_an_unknown_number_is_refused(number: int) -> None:
    game = Table().begun()
    for ask in (game.why_not, game.price, game.play):
        with pytest.raises(UnknownChoice) as refused:
            ask(Choice(number))
        assert (
            str(refused.value)
            == f"{number} is not a choice: the choices are numbered from 0 to 233"
        )


def test_the_catalogue_can_be_sent_elsewhere() -> None:
    assert pickle.loads(pickle.dumps(CHOICES)) == CHOICES  # noqa: S301 - our own


def test_a_number_and_its_text_are_one_choice() -> None:
    typed, numbered = Table().begun(), Table().begun()
    play(typed, "play plant/harvest", "rupees")
    for text in ("play plant/harvest", "rupees"):
        numbered.play(choice_of(text))
    assert typed.legal() == numbered.legal()


@pytest.mark.parametrize("options", [Options(4, starting_tiles=True), Options(1, railway="built")])
def test_the_ways_to_list_the_legal_choices_agree(options: Options) -> None:
    rng = Random(7)
    game = Game.new(options, rng)
    while not game.over:
        legal = game.legal()
        assert legal == sorted(set(legal))
        assert game.legal_mask() == sum(2**choice for choice in legal)
        assert game.legal_count() == len(legal)
        assert [game.nth_legal(n) for n in range(len(legal))] == legal
        game.push(rng.choice(legal))
    assert (game.legal(), game.legal_mask(), game.legal_count()) == ([], 0, 0)
