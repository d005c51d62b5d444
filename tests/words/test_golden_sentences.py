"""Every sentence can be shown as its readers see it, in each language."""

import pytest
from tools.sentences.rendering import block, file_of, fillings, sentences, texts
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_shown(language: str) -> None:
    words = seated(language)
    shown = [line for m in sentences() for line in block(words, m).splitlines()[1:]]
    assert shown
    assert [line for line in shown if "{" in line or "}" in line] == []
