"""The words of the server: they remember what they said, and nobody can tell."""

import pytest
from tests.web.playing import NAMES, Playing, as_json, each_mode, sample

from ceylon.ids import SPECTATOR, Seat, seats
from ceylon.rules.options import Options
from ceylon.rules.reasons import Reason
from ceylon.web.server import language
from ceylon.web.server.language import Remembering
from ceylon.words import LANGUAGES, Words
from ceylon.words.explanations import explain

SENTENCE = "{seat:player} took {rupees:rupees}"


def remembering(code: str) -> Words:
    plain = Words.of(code)
    return Remembering(plain.language, plain.catalogue)


@each_mode
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_remembered_is_what_would_be_said(options: Options, code: str) -> None:
    """All that a program is sent, of every mode in every language."""
    plain, words = Words.of(code), remembering(code)
    for playing in sample(options, every=23):
        watchers = seats(options.seats) if playing.version else [SPECTATOR]
        for seat in watchers:
            assert _told(playing, seat, words) == _told(playing, seat, plain)


def _told(playing: Playing, seat: Seat, words: Words) -> object:
    return as_json(playing.screen(seat, words))


def test_names_belong_to_one_table() -> None:
    words = remembering("en")
    ours, theirs = words.seated(NAMES), words.seated(["Zoe", "Yan"])
    for _ in range(2):
        assert ours.say(SENTENCE, seat=0, rupees=2) == "Ana took 2 rupees"
        assert theirs.say(SENTENCE, seat=0, rupees=2) == "Zoe took 2 rupees"
        assert words.say(SENTENCE, seat=0, rupees=2) == "Player 1 took 2 rupees"


def test_the_same_names_are_the_same_words() -> None:
    """So what one screen said, the next one need not say again."""
    words = remembering("en").seated(NAMES)
    assert words.seated(list(NAMES)) is words
    assert words.seated(NAMES[:2]) is not words


def test_the_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sentences there are, a server runs for months."""
    monkeypatch.setattr(language, "_MOST_REMEMBERED", 10)
    words = remembering("en").seated(NAMES)
    memories: list[dict[tuple[object, ...], str]] = [{}, {}, {}]
    for name, memory in zip(("_memory", "_after", "_in_context"), memories, strict=True):
        monkeypatch.setattr(language, name, memory)
    for number in range(100):
        assert words.say("wagon {wagon}", wagon=number) == f"wagon {number}"
        assert words.say_in("train", "wagon {wagon}", wagon=number) == f"wagon {number}"
        reason = Reason("A1", "you have {have:rupees}", {"have": number})
        assert explain(words, reason).startswith("A1: you have")
        assert words.say("{name}", name="x" * 300 + str(number)).endswith(str(number))
        assert max(map(len, memories)) <= 10
    said = [each for memory in memories for each in memory.values()]
    assert 0 < max(map(len, said)) < 300
