"""Every sentence can be shown as its readers see it, in each language."""

import pytest
from tools.sentences.rendering import (
    GOLDEN,
    block,
    file_of,
    fillings,
    golden,
    merged,
    sentences,
    texts,
)
from tools.sentences.samples import IN_ROOMS, OF_FIELDS, OF_UNITS, Each, Said, seated

from ceylon.words import LANGUAGES
from ceylon.words.fields import UNITS

SAMPLES = "add a sample to tools/sentences/samples.py"


def test_every_unit_has_samples() -> None:
    assert UNITS.keys() == OF_UNITS.keys(), SAMPLES


def test_every_field_has_a_sample() -> None:
    missing = set()
    for message in sentences():
        try:
            fillings(message)
        except KeyError as error:
            missing.add(f"{error} in {file_of(message)}: {texts(message)[-1]}")
    assert not missing, SAMPLES


def test_a_sample_that_is_a_sentence_is_one_of_the_source() -> None:
    known = {text for message in sentences() for text in texts(message)}
    values = (*OF_FIELDS.values(), *IN_ROOMS.values())
    assert {value.text for value in values if isinstance(value, Said)} <= known


def test_a_field_with_one_meaning_in_a_room_has_its_samples_there() -> None:
    """Not the plain ones: a tie is between two players or more."""
    tie = next(m for m in sentences() if "tied" in texts(m)[0] and file_of(m) == "words/scoring")
    assert isinstance(IN_ROOMS["words/scoring", "tied:player"], Each)
    assert {len(str(values["tied"]).split(",")) for values in fillings(tie)} == {2, 3}


def test_a_counted_noun_is_shown_with_every_number() -> None:
    """Each of several in a line of its own, the others as they were."""
    price = next(m for m in sentences() if texts(m)[0].startswith("planting costs {price:rupees};"))
    shown = [line.strip() for line in block(seated("en"), price).splitlines()[1:]]
    numbers = "⟨0 rupees · 1 rupee · 2 rupees · 5 rupees · 11 rupees · 21 rupees · 101 rupees⟩"
    assert shown == [
        f"planting costs {numbers}; you have 2 rupees",
        f"planting costs 2 rupees; you have {numbers}",
    ]


def test_what_changes_is_side_by_side() -> None:
    assert merged(["take 1 card.", "take 2 cards."]) == "take ⟨1 card · 2 cards⟩."
    assert merged(["1 black", "2 black"]) == "⟨1 · 2⟩ black"
    assert merged(["the same", "the same"]) == "the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_up_to_date(language: str) -> None:
    """They show in a diff what a change of words will look like to its readers."""
    file = GOLDEN / f"{language}.txt"
    written = file.read_text(encoding="utf-8") if file.exists() else ""
    assert written == golden(language), "run: make words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_shown(language: str) -> None:
    words = seated(language)
    shown = [line for m in sentences() for line in block(words, m).splitlines()[1:]]
    assert shown
    assert [line for line in shown if "{" in line or "}" in line] == []
