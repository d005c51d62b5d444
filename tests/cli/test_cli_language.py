"""Whatever a command says is said in the reader's language.

In the pseudo-language every sentence of the catalogues is in ⟦brackets⟧: a word outside them did
not come from there. ALLOWED lists those that need not.
"""

import errno
import io
import os
import re
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import MappingProxyType

import pytest
from tests.words.playing import outside_of_the_catalogues
from tests.words.stretched import ENGLISH, stretched_words, unaccented

from ceylon import bots, system_errors
from ceylon.bench import environments, references
from ceylon.bench.machine import machine
from ceylon.bench.report import COMPARISONS
from ceylon.box.loader import SHIPPED
from ceylon.cli import COMMANDS, main
from ceylon.cli.arguments import Parser
from ceylon.errors import CeylonError
from ceylon.installation import to_install
from ceylon.record import Record
from ceylon.seats import HUMAN
from ceylon.store import SqlStore, StoreError
from ceylon.words import LANGUAGES, Words
from ceylon.words.explanations import explain_error, explain_system_error

Out = pytest.CaptureFixture[str]
PSEUDO = Words.pseudo()
GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = sorted(GOLDEN.glob("*.ceylon"))
SHORT = min(GAMES, key=lambda file: file.stat().st_size)
_WORD = re.compile(r"[^\W\d_]{2,}").findall

ALLOWED = MappingProxyType(
    {
        "what one types is the same in every language": {
            *COMMANDS,
            *("ceylon", "check", "uva", "dimbula", "drawn", "built"),
            *("backup", "export", "prune", "restore", "text", "json"),
        },
        "hexes have Latin letters in every language, and so have the districts on the map": {
            "".join(letters) for n in (2, 3, 4) for letters in combinations("DKRU", n)
        },
        "the names of players and of the box are those of the file": {
            word for file in (*GAMES, SHIPPED) for word in re.findall(r'"(\w+)"', file.read_text())
        },
    }
)
_OPTION = re.compile(r"(?<!\w)--?[a-z][a-z-]*")
_VARIABLE = re.compile(r"\[CEYLON_[A-Z_]+\]")
"""The name of an environment variable, as the help adds it to an option."""
_DIGEST = re.compile(r"\b[0-9a-f]{16}\b")


def unsaid(text: str) -> set[str]:
    """The words that bypassed the catalogues, other than ALLOWED, options, variables and
    digests."""
    outside = outside_of_the_catalogues(text)
    for name in (_VARIABLE, _OPTION, _DIGEST):
        outside = name.sub("", outside)
    return set(_WORD(outside)).difference(*ALLOWED.values())


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "of", lambda _language: PSEUDO)


def said(out: Out, *arguments: str) -> str:
    main(arguments)
    told = out.readouterr()
    return told.out + told.err


# Help and arguments


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("arguments", [[], *([command, "--help"] for command in COMMANDS)], ids=str)
def test_help(capsys: Out, arguments: list[str]) -> None:
    """With the values in its usage line, as FILE."""
    out = said(capsys, *arguments)
    assert out.count("⟦") > 5
    assert not unsaid(out)


MISTAKEN = [
    *("nothing", "--nothing", "replay", "replay a b", "replay a --at", "replay a --at x"),
    *("replay a --json=1", "replay a --js", "box chuck", "box check", "box --box", "box --zzz"),
    *("--lang", "--lang=", "--lang zz", "analyse", "analyse a --seconds soon"),
    *("analyse a --seconds -1", "analyse a --seconds 1 --simulations 1", "arena --players 9"),
    *("arena --bots nobody", "arena --round-robin greedy", "arena --bots greedy --games 0"),
    *("arena", "arena --share 300 --bots chance,chance", "balance --bot nobody", "train --games 0"),
    *("train --players 7", "serve --port 70000", "serve --port x", "bench --rounds 0"),
    *("play --seats nobody", "play --seats human --names Ana,Bruno", "play --seats a,b,c,d,e"),
    *("play --solo --seats human,greedy", "play --start 9", "play --without colombo"),
    *("play --railway drawn", "play --resume --solo", "play --resume", "play --resume FILE/x"),
    *("play --save FILE/x --seats human,chance", "play --save FILE", "replay FILE/x"),
    *("replay /", "replay FILE", "box check FILE/x", "box check /", "play --box FILE/x"),
    *("serve --db FILE/x.db --port 0 --no-browser", "serve --db what://ever --port 0"),
    *("serve --db :// --port 0", "serve --host nowhere.invalid", "serve --host 192.0.2.1"),
    *("analyse FILE/x", "arena --bots chance,chance --games 1 --log FILE/x"),
    *("balance --bot chance --games 2 --write FILE/x", "bench --output FILE/x --seconds nan"),
]
each_mistake = pytest.mark.parametrize("typed", MISTAKEN)


@pytest.mark.usefixtures("pseudo")
@each_mistake
def test_mistakes(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str) -> None:
    """What was typed is quoted within a sentence."""
    err = said(capsys, *prepared(typed, tmp_path, monkeypatch))
    assert "⟦" in err
    assert not unsaid(err)


def prepared(typed: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The arguments; FILE is one, so that nothing can be found or made below it."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "200")
    file = folder / "zyx"
    file.touch()
    return [each.replace("FILE", str(file)) for each in typed.split()]


@pytest.mark.parametrize(
    "message",
    [
        "argument --x: expected at least one argument",
        "argument --x: expected at most one argument",
        "argument --x: invalid thing value: 'y'",
        "one of the arguments --x --y is required",
        "ambiguous option: --x could match --xa, --xb",
        "a sentence that only a later Python knows",
    ],
)
def test_what_argparse_could_say(capsys: Out, message: str) -> None:
    """Options of another kind, which a command may have one day."""
    with pytest.raises(SystemExit):
        Parser("ceylon box", PSEUDO).error(message)
    assert not unsaid(capsys.readouterr().err)


# What the system says

CODES = [
    *("ENOENT", "EACCES", "EPERM", "EEXIST", "EISDIR", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EROFS"),
    *("ENOSPC", "EIO", "EMFILE", "ENFILE", "EBUSY", "EADDRINUSE", "EADDRNOTAVAIL"),
]


@pytest.mark.parametrize("code", CODES)
def test_the_system_is_not_quoted(code: str) -> None:
    """Nor Python: both know English only."""
    number = getattr(errno, code)
    error = OSError(number, os.strerror(number), "file")
    told = explain_system_error(PSEUDO, error)
    assert told == f"⟦file: ⟦{system_errors.problem_of(error)}⟧⟧"
    assert os.strerror(number).lower() not in told.lower()


def test_what_nobody_foresaw_is_quoted() -> None:
    assert explain_system_error(PSEUDO, OSError(errno.EDOM, "x")) == (
        f"⟦the system reports “{os.strerror(errno.EDOM)}”⟧"
    )


def system_refusals(folder: Path) -> Iterator[OSError]:
    loop = folder / "loop"
    loop.symlink_to(loop)
    (folder / "file").touch()
    for path in (folder, folder / "none", folder / "file" / "x", folder / ("x" * 500), loop):
        try:
            Record.load(path)
        except OSError as error:
            yield error


def test_what_the_system_really_refuses(tmp_path: Path) -> None:
    found = [explain_system_error(PSEUDO, error) for error in system_refusals(tmp_path)]
    assert len(found) == 5
    assert not [told for told in found if unsaid(told) or "reports" in told]


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("code", ["EACCES", "ENOSPC"])
def test_a_file_that_cannot_be_used(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str
) -> None:
    """No permission, a full disk: whether it is read or written."""

    def refuse(path: Path, *_arguments: object, **_more: object) -> None:
        raise OSError(getattr(errno, code), os.strerror(getattr(errno, code)), str(path))

    file = tmp_path / "zyx.ceylon"
    file.write_text(SHORT.read_text())
    typed = (["replay"], ["analyse"], ["box", "check"], ["play", "--resume"], ["play", "--box"])
    for name in ("open", "read_bytes", "read_text"):
        monkeypatch.setattr(Path, name, refuse)
    for arguments in (*typed, ["play", "--solo", "--save"]):
        err = said(capsys, *arguments, str(file if arguments in typed else tmp_path / "new"))
        assert "⟦" in err
        assert not unsaid(err)
        assert os.strerror(getattr(errno, code)).lower() not in err.lower()


# Files


def test_every_record_error() -> None:
    """Each line of a record left out, repeated, or changed."""
    found = {explain_error(PSEUDO, error) for error in record_errors(SHORT.read_text())}
    assert len(found) > 100
    assert not [told for told in found if unsaid(told)]


def record_errors(record: str) -> Iterator[CeylonError]:
    lines = record.splitlines(keepends=True)
    for at, line in enumerate(lines):
        for other in ("", line + line, f"x{line}", line[:-2] + "\n", f"{line.split(' ')[0]} ?\n"):
            try:
                Record.parse("".join([*lines[:at], other, *lines[at + 1 :]]))
            except CeylonError as error:
                yield error


@pytest.mark.usefixtures("pseudo")
def test_a_record_that_is_damaged(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "game.ceylon"
    file.write_text(SHORT.read_text().replace("seat 1", "seat 7"))
    err = said(capsys, "replay", str(file))
    assert "game.ceylon" in err
    assert not unsaid(err)


TOML = [
    *(
        "rupees 15",
        "rupees = ",
        "rupees = [1",
        "rupees = {a = 1",
        'name = "x',
        "name = 'x",
        "[start",
    ),
    *("[[start]", "a = 1 b = 2", "= 1", 'a = "\\q"', "a = 1\na = 2", "[a]\n[a]", 'a = "\x01"'),
    *("a = {b = 1, b = 2}", "a.b = 1\na = 2", "a = 2018-99-99", 'a = "\\uD800"', "?", '"""x'),
]


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("text", TOML)
def test_a_file_that_is_not_toml(capsys: Out, tmp_path: Path, text: str) -> None:
    """Its line and column, and what is wrong there."""
    file = tmp_path / "mine.toml"
    file.write_text(text)
    err = said(capsys, "box", "check", str(file))
    assert re.search(r"⟦line \d+, column \d+⟧", err)
    assert not unsaid(err)
    assert "“" not in err  # otherwise the TOML parser was quoted, in English


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize(
    "change", [("rupees = 15", "rupees = 100"), ("leftover = -2", "leftover = 2"), ("name", "nome")]
)
def test_a_box_with_mistakes(capsys: Out, tmp_path: Path, change: tuple[str, str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SHIPPED.read_text().replace(*change))
    err = said(capsys, "box", "check", str(file))
    assert not unsaid(err)


def store_refusals(folder: Path) -> Iterator[StoreError]:
    (folder / "text.db").write_text(
        "This is not a database, but it is long enough to be one. " * 30
    )
    wheres = [str(folder / "text.db"), str(folder), str(folder / "none" / "x.db"), "what://x"]
    for where in (*wheres, "://", "mysql://x", "postgresql://nobody@127.0.0.1:1/x"):
        try:
            SqlStore(where, 0.2).close()
        except StoreError as error:
            yield error


def test_every_store_error(tmp_path: Path) -> None:
    """What a driver says of a connection is quoted: it names host and port."""
    found = [explain_error(PSEUDO, error) for error in store_refusals(tmp_path)]
    assert len(found) == 7
    assert not [told for told in found if unsaid(told)]
    assert not [told for told in found[:-1] if "reports" in told]


# What a command prints


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("game", GAMES[::7], ids=lambda file: file.stem)
def test_replay(capsys: Out, game: Path) -> None:
    for more in ([], ["--at", "40"], ["--at", "0"]):
        out = said(capsys, "replay", str(game), *more)
        assert len(out) > 1000
        assert not unsaid(out)


@pytest.mark.usefixtures("pseudo")
def test_analyse(capsys: Out) -> None:
    out = said(capsys, "analyse", str(SHORT), "--simulations", "4")
    assert "⟦" in out
    assert not unsaid(out)


@pytest.mark.usefixtures("pseudo")
def test_box(capsys: Out, tmp_path: Path) -> None:
    assert not unsaid(said(capsys, "box"))
    file = tmp_path / "mine.toml"
    file.write_text(SHIPPED.read_text())
    assert not unsaid(said(capsys, "box", "check", str(file)))


PLAYED = {
    "bench": "bench --quick --rounds 1 --seconds 0.01 --output FOLDER/figures.json",
    "arena": "arena --bots greedy,chance --games 2 --until-decided --workers 1",
    "round robin": "arena --round-robin chance,search-1,search-2 --games 2 --workers 1",
    "solo": "arena --solo --bots chance --games 2 --workers 1",
    "balance": "balance --bot chance --players 3 --games 2 --starting-tiles --workers 1",
    "train": "train --players 2 --start shipped --games 30 --generations 1 --simulations 2"
    " --check 2 --workers 1 --out FOLDER/training",
    "puzzles": "puzzles --games 1 --simulations 200 --workers 1 --out FOLDER/puzzles",
}
"""Tiny runs of the commands that play many games."""
each_run = pytest.mark.parametrize("typed", PLAYED.values(), ids=PLAYED)

# A bot is named as on the command line: these tables compare what was typed, "search-100ms" has no
# other name, and a level under its translated name could not be typed again.
ALLOWED_IN_RUNS = frozenset(
    {
        *bots.NAMES,
        # A figure of the benchmark has the name that it has in the file.
        *(word for each in COMPARISONS for word in _WORD(f"{each.key} {each.ours} {each.theirs}")),
        "observations",  # one that is compared with nothing
        # What is missing to compare with is named as one installs it.
        *environments.MODULES,
    }
)


@pytest.mark.usefixtures("pseudo")
@each_run
def test_many_games(capsys: Out, tmp_path: Path, typed: str) -> None:
    """Tables and verdicts, not only mistakes."""
    out = said(capsys, *typed.replace("FOLDER", str(tmp_path)).split())
    assert out.count("⟦") > 2
    assert not unsaid(out) - ALLOWED_IN_RUNS


# Within sentences

STRETCHED = stretched_words("stretched")
OWN = ("mine.py:MyBot", "search@mine.json")
KEYS = (HUMAN, *bots.NAMES, *OWN, *LANGUAGES, *LANGUAGES.values(), "shipped", "nothing")
"""What one types for a seat, a bot, a language or weights; a language has its own name."""
FORMAT = "ceylon record 1"
"""How a record begins."""


@pytest.fixture
def accented(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "of", lambda _language: STRETCHED)


def plain(text: str, *quoted: str) -> set[str]:
    """The words without accents: also those that a sentence has in place of a field."""
    own = NOT_OURS.sub("", _DIGEST.sub("", text))
    known = (set(_WORD(each)) for each in quoted)
    return unaccented(own.replace(FORMAT, "")).difference(*ALLOWED.values(), {"Ceylon"}, *known)


@pytest.mark.usefixtures("accented")
@each_mistake
def test_no_english_is_quoted(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str
) -> None:
    """Only what was typed, and what could be."""
    arguments = prepared(typed, tmp_path, monkeypatch)
    err = said(capsys, *arguments)
    assert not plain(err, *arguments, *KEYS)


@pytest.mark.usefixtures("accented")
@pytest.mark.parametrize("arguments", [[], *([command, "--help"] for command in COMMANDS)], ids=str)
def test_no_english_is_quoted_in_help(capsys: Out, arguments: list[str]) -> None:
    assert not plain(said(capsys, *arguments), *KEYS)


@pytest.mark.usefixtures("accented")
@pytest.mark.parametrize("game", GAMES[::9], ids=lambda file: file.stem)
def test_no_english_in_a_replay(capsys: Out, game: Path) -> None:
    for more in ([], ["--at", "60"]):
        assert not plain(said(capsys, "replay", str(game), *more))


@pytest.mark.usefixtures("accented")
def test_no_english_in_an_analysis_or_in_the_box(capsys: Out) -> None:
    assert not plain(said(capsys, "analyse", str(SHORT), "--simulations", "4"))
    assert not plain(said(capsys, "box"))


@pytest.mark.usefixtures("accented")
@each_run
def test_no_english_in_many_games(capsys: Out, tmp_path: Path, typed: str) -> None:
    """A processor, an engine and a command to install have their own names."""
    out = said(capsys, *typed.replace("FOLDER", str(tmp_path)).split())
    names = (str(machine()["processor"]), to_install("bench"), *references.MODULES)
    assert not plain(out, *names, *ALLOWED_IN_RUNS, "ceylon")


# In each language

NOT_OURS = re.compile(
    r"(?<!\w)--?[a-z][a-z-]*|/\S*|\S+\.(?:toml|ceylon|json|invalid)|\w*:\S*(?://|@)\S*"
)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@each_mistake
def test_no_english(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, typed: str
) -> None:
    """In a mistake that is made in another language."""
    monkeypatch.setenv("LC_ALL", language)
    err = said(capsys, *prepared(typed, tmp_path, monkeypatch))
    own = NOT_OURS.sub("", err)
    assert own.strip()
    assert not ENGLISH.search(own), err


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_english_in_help(capsys: Out, language: str) -> None:
    for arguments in ([], *([command, "--help"] for command in COMMANDS)):
        out = said(capsys, *arguments, "--lang", language)
        assert not ENGLISH.search(NOT_OURS.sub("", out)), out


def test_french_sets_a_space_before_a_colon(capsys: Out) -> None:
    """In titles and after the name of a file, too."""
    for arguments in ([], ["box", "--help"], ["replay", "/nowhere"], ["box", "--zzz"], ["zzz"]):
        told = said(capsys, *arguments, "--lang", "fr")
        assert not re.search(r"[^\s\d]:", told), told
