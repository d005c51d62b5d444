"""The final table: every source, each majority with its places, ties in words."""

import re

import pytest
from tests.terminal.tables import LANGUAGES, MODES, game_after, positions, words_for

from ceylon.rules.options import Options
from ceylon.rules.scoring import NO_PLACE, Score
from ceylon.terminal import final
from ceylon.words import scoring as told
from ceylon.words.wording import Words

each_mode = pytest.mark.parametrize("mode", MODES)


def lines_of(words: Words, scores: list[Score], width: int = 80) -> list[str]:
    page = final.page(words, scores, width)
    assert max(line.cell_len for line in page) <= width
    return [line.plain for line in page]


@each_mode
def test_the_rows_of_the_table_add_up(mode: str) -> None:
    """E3 to E8, R31: every source of points is in the table, and the total is their sum."""
    words = words_for("en", MODES[mode])
    for game in positions(MODES[mode]):
        scores = game.scores()
        rows = [line for line in lines_of(words, scores, 100) if re.match(r"[A-Z]\d", line)]
        rows = [row for row in rows if not row.startswith("E9")]
        assert len(rows) == len(scores[0].sources())
        for column, score in enumerate(scores):
            points = [numbers(row)[column] for row in rows]
            assert sum(points) == score.total


def numbers(row: str) -> list[int]:
    """The points of a row, without its rule and without the places."""
    found = re.findall(r"(?<=\s)\N{MINUS SIGN}?\d+(?=\s|$)", row)
    return [int(n.replace("\N{MINUS SIGN}", "-")) for n in found]


@each_mode
def test_each_majority_is_told_with_its_places(mode: str) -> None:
    """E3: who came where, and with what."""
    words = words_for("en", MODES[mode])
    scores = positions(MODES[mode])[-1].scores()
    text = " ".join(" ".join(lines_of(words, scores)).split())
    placed = [
        (score.seat, placing)
        for score in scores
        for placing in score.placings
        if placing.place != NO_PLACE
    ]
    assert placed
    for seat, placing in placed:
        assert f"{words.unit('player', seat)} ({told.place(words, placing)})" in text


def test_ties_are_told_with_their_rule() -> None:
    """E9: at the start all have 15 rupees, and the technology track decides."""
    words = words_for("en", Options(3))
    lines = lines_of(words, game_after(Options(3), 1, 0).scores())
    assert any(line.startswith("E9: ") and "15 rupees each" in line for line in lines)


@each_mode
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_table_fits(mode: str, language: str, width: int) -> None:
    words = words_for(language, MODES[mode])
    for game in positions(MODES[mode])[-2:]:
        lines_of(words, game.scores(), width)


def test_the_winner_is_named() -> None:
    """E9: there is always one."""
    game = positions(Options(2))[-1]
    winner = game.winner()
    sentence = final.winner(words_for("en", Options(2)), game.scores()).plain
    assert sentence == f"{('Ana', 'Bruno')[winner]} wins with {game.total(winner)} points!"
