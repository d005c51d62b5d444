"""The whole screen, at its two sizes, in every mode and language."""

import pytest
from tests.terminal.tables import LANGUAGES, MODES, game_after, positions, screen_in, words_for

from ceylon.ids import by_seat
from ceylon.rules.advance import order
from ceylon.rules.choices import verb_of
from ceylon.rules.game import Game
from ceylon.rules.material import NO_CONTRACT
from ceylon.rules.options import Options
from ceylon.rules.scoring import track_points
from ceylon.rules.view import View
from ceylon.terminal import layout, track
from ceylon.terminal.layout import Size
from ceylon.words import Words
from ceylon.words.questions import ask

ROOMY = Size(100, 40)
SMALL = Size(80, 24)
NEWS = ["Ana harvested green tea on R4; Bruno scored 1 point"] * 30
each_mode = pytest.mark.parametrize("mode", MODES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_size = pytest.mark.parametrize("size", [ROOMY, SMALL], ids=["100x40", "80x24"])


def screen(game: Game, words: Words, size: Size, news: list[str] = NEWS) -> list[str]:
    listing = layout.listing_for(screen_in(game, words), size)
    lines = layout.draw(listing, news, size)
    assert max(line.cell_len for line in lines) <= size.width
    return [line.plain for line in lines]


@each_size
@each_language
@each_mode
def test_nothing_is_wider_or_higher_than_the_terminal(mode: str, language: str, size: Size) -> None:
    words = words_for(language, MODES[mode])
    for game in positions(MODES[mode]):
        lines = screen(game, words, size)
        # One line is for what is typed.
        assert len(lines) < size.height, "\n".join(lines)


@each_size
@each_mode
def test_every_hex_plantation_and_question_is_there(mode: str, size: Size) -> None:
    """A1: as many shapes as plantations and discs; T1 to T4: the question in words."""
    words = words_for("en", MODES[mode])
    for game in positions(MODES[mode]):
        text = "\n".join(screen(game, words, size))
        verbs = {verb_of(choice) for choice in game.legal()}
        question = ask(words, View.of(game, game.seat), verbs)
        assert question[:40] in text
        for name in [f"D{n}" for n in range(1, 9)]:
            assert (name in text) == bool(game.land.districts & 1)


@each_size
@each_mode
def test_money_points_and_chests_of_all_are_there(mode: str, size: Size) -> None:
    """S8: rupees, points in play and chests are open."""
    words = words_for("en", MODES[mode])
    for game in positions(MODES[mode]):
        text = "\n".join(screen(game, words, size))
        for seat, player in by_seat(game.players):
            points = int(track_points(game, seat))
            assert f"{player.rupees}₨  {points} pt" in text
            black, green, white = (player.chests >> shift & 0xFF for shift in (0, 8, 16))
            assert f"{black}B {green}G {white}W" in text


COMPANY = {
    "en": "CR Co.: the Ceylon Railways Company",
    "fr": "CCFC : Compagnie des chemins de fer de Ceylan",
    "es": "CFC: Compañía de Ferrocarriles de Ceilán",
    "ru": "ЦЖК: Цейлонская железнодорожная компания",
}


@each_size
@each_language
def test_the_first_screen_says_who_the_opponent_is(language: str, size: Size) -> None:
    """R1: the name on its board is an abbreviation. Once the game is on, there is no need."""
    for options in (Options(1), Options(1, railway="built")):
        words = words_for(language, options)
        first = screen(game_after(options, 1, 0), words, size, [])[0]
        assert COMPANY[language] in first.replace("\N{NO-BREAK SPACE}", " ")
    assert COMPANY[language] not in screen(game_after(Options(1), 1, 20), words, size, [])[0]


@each_size
def test_the_train_shows_each_contract(size: Size) -> None:
    """S6, A3.1: chests, rupees and points of every wagon, what is left, and the next company."""
    words = words_for("en", Options(3))
    for game in positions(Options(3)):
        text = "\n".join(screen(game, words, size))
        box = game.material.box
        for wagon in range(3):
            contract = int(game.wagon(wagon))
            if contract != NO_CONTRACT:
                told = box.contracts[contract]
                letters = "".join(t * n for t, n in zip("BGW", told.chests, strict=True))
                assert letters in text
                assert f"{told.rupees}₨ {told.points} pt" in text
        view = View.of(game, game.seat)
        if view.contracts_left:
            assert f"next: company {view.next_company}" in " ".join(text.split())


@each_size
def test_the_hand_of_the_chooser_is_shown_and_no_other(size: Size) -> None:
    """Section 8: a hand is only for its owner."""
    game = game_after(Options(2), 6, 2)
    words = words_for("en", Options(2))
    text = "\n".join(screen(game, words, size, news=[]))
    shown = [c for c in range(10) if game.players[game.seat].hand >> 2 * c & 3]
    assert len(shown) > 1
    other = game.copy()
    other.players[1 - game.seat].hand = 0
    assert "\n".join(screen(other, words, size, news=[])) == text
    other.players[game.seat].hand = 3
    assert "\n".join(screen(other, words, size, news=[])) != text


def test_the_last_round_is_announced() -> None:
    """E2: once the end is triggered, everyone can see it."""
    games = positions(Options(3))
    words = words_for("en", Options(3))
    for size in (ROOMY, SMALL):
        for game in games:
            assert ("LAST ROUND" in screen(game, words, size)[0]) == bool(game.ending)
    assert any(game.ending for game in games)


def test_the_railways_have_their_board() -> None:
    """R3, R6, R18: passengers, bonus tokens, station and storage."""
    words = words_for("en", Options(1))
    game = game_after(Options(1), 9, 120)
    for size in (ROOMY, SMALL):
        text = "\n".join(screen(game, words, size))
        assert f"space {game.station + 1} of 9" in text
        assert f"passengers {game.passengers} of 3" in text


def test_news_are_cut_to_the_room_there_is() -> None:
    words = words_for("en", Options(4))
    game = game_after(Options(4), 4, 50)
    many = screen(game, words, ROOMY, [f"sentence {n}" for n in range(40)])
    assert "…" in many
    assert "sentence 39" in many
    few = screen(game, words, ROOMY, ["sentence 1"])
    assert "…" not in few
    assert "sentence 1" in few


def test_the_stack_orders_the_track() -> None:
    """A5.4: on one space the later disc is on top and further ahead."""
    game = game_after(Options(3), 1, 0)
    start = game.start
    assert order(game) == [(start + n) % 3 for n in range(3)]
    lines = [line.plain for line in track.draw(game, 40)]
    on_top = [line.strip() for line in lines[:3]]
    assert on_top == ["●■◆"[seat] for seat in order(game)]
    assert "3+5" in lines[-1]


@each_language
@each_mode
def test_the_page_with_all_boards_fits(mode: str, language: str) -> None:
    words = words_for(language, MODES[mode])
    for game in positions(MODES[mode])[::4]:
        page = layout.all_boards(words, View.of(game, game.seat), 80)
        assert max(line.cell_len for line in page) <= 80


def test_nothing_is_said_past_the_catalogues() -> None:
    """Every word on the screen came through a catalogue; names and symbols need none."""
    words = Words.pseudo().seated(["Ana", "Bruno"])
    game = game_after(Options(2, starting_tiles=True), 3, 40)
    lines = screen(game, words, Size(120, 60), ["⟦news⟧"])
    left = [word for line in lines for word in _outside(line).split() if word.isalpha()]
    assert {word for word in left if len(word) > 2} <= {"Ana", "Bruno", "DKR"}


def _outside(line: str) -> str:
    """What is outside all brackets."""
    depth, kept = 0, ""
    for letter in line:
        depth += {"⟦": 1, "⟧": -1}.get(letter, 0)
        kept += letter if depth <= 0 and letter != "⟧" else " "
    return kept
