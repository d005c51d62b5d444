"""The language of a game that is running: changed at the table, at the curtain and in the menu."""

from pathlib import Path

import pytest
from tests.terminal.processes import Typist, at_terminal, piped, records

from ceylon.record import Record
from ceylon.seats import HUMAN
from ceylon.terminal import languages
from ceylon.terminal.party import Party
from ceylon.words import LANGUAGES, Words

ALONE = ["--seats", "human,planter,planter", "--names", "Ana", "--start", "1", "--seed", "4"]
PAIR = ["--seats", "human,human", "--start", "1", "--seed", "4"]


def saved(home: Path) -> Record:
    (path,) = records(home)
    return Record.load(path)


# At the table


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    """The table, the question and the names that nobody typed; not the game."""
    with at_terminal(tmp_path, ALONE) as typist:
        typist.read_until("─ ■ Planter")
        typist.read_until("start on: ")
        before = saved(tmp_path)
        typist.type("language fr")
        shown = typist.read_until(languages.current(Words.of("fr")))
        assert "── ● Ana" in shown
        assert "─ ■ Planteur" in shown
        assert "Planter 2" not in shown
        after = saved(tmp_path)
        assert after.names == ["Ana", "Planteur", "Planteur 2"]
        assert (after.choices, after.deal, after.bots) == (before.choices, before.deal, before.bots)
        typist.type("langue русский")
        typist.read_until("─ ■ Чаевод")
        typist.read_until(languages.current(Words.of("ru")))


def test_a_game_is_the_same_in_every_language(tmp_path: Path) -> None:
    """Every choice in another language, between pipes: the record differs by the names at most."""
    kept = {}
    switched = [f"language {code}" for code in LANGUAGES]
    for home, commands in {"one": ["log"] * len(switched), "four": switched}.items():
        lines = [line for each in commands for line in (each, "1", "1 k1", "1 d1", "1 r1")]
        told = piped(tmp_path / home, ["--seats", "human,chance", "--seed", "4"], lines)
        assert told.returncode == 0, told.stderr
        kept[home] = saved(tmp_path / home)
    assert kept["one"].choices
    assert kept["four"].choices == kept["one"].choices
    assert kept["four"].deal == kept["one"].deal


def test_a_resumed_game_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    """The names in its record are those of the language in which it was saved."""
    piped(tmp_path, [*ALONE, "--lang", "fr"], [])
    assert saved(tmp_path).names == ["Ana", "Planteur", "Planteur 2"]
    told = piped(tmp_path, ["--resume", "--lang", "es"], ["idioma en"])
    shown = told.stdout
    assert "■ Plante" not in shown.partition("idioma")[0]
    assert shown.index("■ Plantad") < shown.index("Language: English")
    assert saved(tmp_path).names == ["Ana", "Planter", "Planter 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_lists_the_languages(language: str, tmp_path: Path) -> None:
    """All four with what to type, and a sign at the current one."""
    words = Words.of(language)
    word = words.say_in("command", "language")
    told = piped(tmp_path, [*ALONE, "--lang", language], [word, f"{word} klingon"]).stdout
    page = told[told.index(f"> {word}\n") :]
    listed, refused = page[: page.index("klingon")], page[page.index("klingon") :]
    for code, name in LANGUAGES.items():
        assert f"{word} {code}" in listed
        assert f"{name}  ✓" in listed if code == language else f"{name}\n" in listed
        assert f"{code} ({name})" in " ".join(refused.split())


def test_codes_and_names_are_understood() -> None:
    for asked in ("fr", "FR", "fr-CA", "fr_FR.UTF-8", "français", "Francais"):
        assert languages.named(asked) == "fr"
    assert languages.named("РУССКИЙ") == "ru"
    assert languages.named("de") is None
    assert languages.named("") is None


# The curtain


def test_the_language_changes_at_the_curtain(tmp_path: Path) -> None:
    """Section 8: no hand is shown by it."""
    with at_terminal(tmp_path, PAIR) as typist:
        for _ in range(2):
            typist.read_until("start on: ")
            typist.type(f"start {typist.read_until(' ')}")
        typist.read_until("Hand over to Player 1")
        typist.type("language")
        typist.read_until("English  ✓")
        typist.type("language es")
        shown = typist.read_until(languages.current(Words.of("es")))
        assert "Jugador 1" in shown
        typist.read_until("> ")
        typist.type("")
        shown = typist.read_until("── ● Jugador 1")
        assert "Player" not in shown


# The menu


def answered(typist: Typist, *answers: str) -> None:
    for each in answers:
        typist.read_until("] ")
        typist.type(each)


def test_the_menu_begins_again_in_another_language(tmp_path: Path) -> None:
    """It says how, and what it has no language for."""
    with at_terminal(tmp_path, []) as typist:
        typist.read_until("For another language: language fr, language es or language ru")
        answered(typist, "language de")
        typist.read_until("There is no language “de”")
        answered(typist, "language")
        typist.read_until("English  ✓")
        answered(typist, "2", "language fr")
        typist.read_until("Ceylan, le jeu de société")
        answered(typist, "2", "", "", "", "")
        typist.read_until("── ● Joueur 1")
    assert saved(tmp_path).names == ["Joueur 1", "Planteur"]


def test_the_menu_describes_the_saved_game_in_the_new_language(tmp_path: Path) -> None:
    piped(tmp_path, ALONE, [])
    with at_terminal(tmp_path, []) as typist:
        typist.read_until("resume the saved game: Ana, Planter, Planter 2")
        answered(typist, "language ru")
        typist.read_until("Ana, Чаевод, Чаевод 2")
        answered(typist, "")
        typist.read_until("─ ■ Чаевод")


# Names


def test_only_names_that_nobody_typed_change() -> None:
    kinds = [HUMAN, "planter", HUMAN, "planter"]
    english, russian = Words.of("en"), Words.of("ru")
    party = Party.of(kinds, ["Ana", "Planter", "", "Bo"], english)
    assert party.names == ["Ana", "Planter", "Player 3", "Bo"]
    assert party.speaking(russian).names == ["Ana", "Чаевод", "Игрок 3", "Bo"]
    assert party.speaking(russian).speaking(english) == party
    # A person may be called as a bot is.
    assert Party.of([HUMAN], ["Planter"], russian).names == ["Planter"]
