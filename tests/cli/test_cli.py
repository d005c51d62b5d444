"""The command `ceylon`: what it understands, what it says, and that it never shows a traceback."""

import errno
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from types import ModuleType

import pytest

from ceylon import __version__, _build, cli
from ceylon.cli import COMMANDS, main
from ceylon.cli.arguments import Parser, UsageError
from ceylon.errors import CeylonError
from ceylon.rules.reasons import IllegalChoice, Reason
from ceylon.words import Words

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def told(out: Out, *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    said = out.readouterr()
    return code, said.out, said.err


# Without a command


def test_version(capsys: Out) -> None:
    """It says which of the two forms of the rules runs."""
    form = "compiled" if _build.compiled() else "interpreted"
    assert told(capsys, "--version") == (0, f"ceylon {__version__}, rules {form}\n", "")


def test_version_names_the_other_form(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    for compiled, form in ((True, "compiled"), (False, "interpreted")):
        monkeypatch.setattr(_build, "compiled", lambda now=compiled: now)
        assert told(capsys, "--version")[1].endswith(f"rules {form}\n")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help(capsys: Out, arguments: list[str]) -> None:
    code, out, err = told(capsys, *arguments)
    assert (code, err) == (0, "")
    assert out.startswith("usage: ceylon")
    assert all(f"  {command}" in out for command in COMMANDS)


def test_every_command_has_its_two_functions(capsys: Out) -> None:
    for command in COMMANDS:
        code, out, err = told(capsys, command, "--help")
        assert (code, err) == (0, ""), command
        assert out.startswith(f"usage: ceylon {command}")


def test_version_needs_no_rules() -> None:
    """What is not needed is not loaded, so that it comes at once."""
    question = """
import sys
from ceylon.cli import main
main(["--version"])
print(*(name for name in sys.modules if name.startswith(("ceylon.rules", "ceylon.box", "rich"))))
"""
    source = Path(cli.__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", question],
        env={"PYTHONPATH": str(source), "CEYLON_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"ceylon {__version__}, rules interpreted\n\n"


# The language


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "fr", "nothing"],
        ["--lang=fr", "nothing"],
        ["nothing", "--lang", "fr_CA.UTF-8"],
    ],
)
def test_language(capsys: Out, arguments: list[str]) -> None:
    """The language is asked for before or after the command."""
    french = Words.of("fr")
    known = ", ".join(COMMANDS)
    sentence = french.say(
        "there is no command “{name}”: choose from {known}", name="nothing", known=known
    )
    assert told(capsys, *arguments) == (2, "", f"ceylon\N{NO-BREAK SPACE}: {sentence}\n")


def test_language_of_the_system(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert told(capsys, "--help")[1].startswith(Words.of("ru").say("usage: "))


@pytest.mark.parametrize("arguments", [["--lang", "xx"], ["box", "--lang=xx"]])
def test_unknown_language(capsys: Out, arguments: list[str]) -> None:
    code, out, err = told(capsys, *arguments)
    assert (code, out) == (2, "")
    assert "there is no language “xx”: choose from en (English), fr (français)" in err


@pytest.mark.parametrize("arguments", [["--lang"], ["box", "--lang="], ["--lang", "--help"]])
def test_no_language(capsys: Out, arguments: list[str]) -> None:
    """What is missing is missing, and not a language without a name."""
    assert told(capsys, *arguments) == (2, "", "ceylon: --lang needs a value after it\n")


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing"], "ceylon: there is no command “nothing”: choose from serve, play, replay"),
        (["--nothing"], "ceylon: not recognised: --nothing\nsee ceylon --help\n"),
        (["replay"], "ceylon replay: missing: FILE\nsee ceylon replay --help\n"),
        (["replay", "a", "b"], "ceylon replay: not recognised: b\n"),
        (["replay", "a", "--at"], "ceylon replay: --at needs a value after it\n"),
        (["replay", "a", "--at", "x"], "ceylon replay: --at must be a whole number, not “x”\n"),
        (["replay", "a", "--json=1"], "ceylon replay: --json takes no value\n"),
        (["replay", "a", "--js"], "ceylon replay: not recognised: --js\n"),
        (["arena", "--players", "9"], "ceylon arena: --players cannot be “9”: choose from 2, 3, 4"),
        (["box", "chuck"], "ceylon: “chuck” is not understood: did you mean “check”?\n"),
        (["box", "check"], "ceylon: name the box file to check\n"),
    ],
)
def test_wrong_arguments(capsys: Out, arguments: list[str], sentence: str) -> None:
    code, out, err = told(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)


def with_command(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """A command `bench` that fails."""
    module = ModuleType("ceylon.cli.bench")

    def run(_options: Namespace, _words: Words) -> int:
        raise error

    module.__dict__.update(run=run, add_options=lambda _parser: None)
    monkeypatch.setitem(sys.modules, "ceylon.cli.bench", module)


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (CeylonError("there are {n:cards}", {"n": 3}), 1, "ceylon: there are 3 cards\n"),
        (UsageError("choose {n}", {"n": 3}), 2, "ceylon: choose 3\n"),
        (
            IllegalChoice("plant K3", Reason("A1", "it costs {price:rupees}", {"price": 1})),
            1,
            "ceylon: A1: it costs 1 rupee\n",
        ),
        (
            FileNotFoundError(2, "No such file", "x.toml"),
            1,
            "ceylon: x.toml: there is no such file or folder\n",
        ),
        (OSError("a bad day"), 1, "ceylon: the system reports “a bad day”\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_errors_are_sentences(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, sentence: str
) -> None:
    """A1: with the rule and its numbers, where a rule is broken."""
    with_command(monkeypatch, error)
    assert told(capsys, "bench") == (code, "", sentence)


def test_a_bug_is_no_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody foresaw is not hidden."""
    with_command(monkeypatch, ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        main(["bench"])


def test_other_sentences_of_argparse_are_quoted(capsys: Out) -> None:
    parser = Parser("ceylon test", Words.of("en"))
    with pytest.raises(SystemExit) as stopped:
        parser.error("the moon is full")
    assert stopped.value.code == 2
    assert capsys.readouterr().err == "ceylon test: “the moon is full”\nsee ceylon test --help\n"


def test_options_that_exclude_each_other(capsys: Out) -> None:
    parser = Parser("ceylon test", Words.of("en"))
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--this", action="store_true")
    either.add_argument("--that", action="store_true")
    with pytest.raises(SystemExit):
        parser.parse_args(["--this", "--that"])
    assert "--that and --this cannot be used together" in capsys.readouterr().err


def ceylon(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """The command as a process of its own."""
    source = Path(cli.__file__).parents[2]
    code = "import sys; from ceylon.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={"PYTHONPATH": str(source), "CEYLON_PURE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_package_is_the_command() -> None:
    """`python -m ceylon`, for want of the command on the path."""
    source = Path(cli.__file__).parents[2]
    found = [
        subprocess.run(
            [sys.executable, *how, "box", "--help"],
            env={"PYTHONPATH": str(source), "CEYLON_PURE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        for how in (["-m", "ceylon"], ["-c", "import sys; from ceylon.cli import main; main()"])
    ]
    assert found[0].stdout == found[1].stdout
    assert found[0].stdout.startswith("usage: ceylon box")
    assert (found[0].returncode, found[0].stderr) == (0, "")


def test_a_screen_without_our_letters() -> None:
    """A character that the screen does not have is replaced, and nothing fails."""
    done = ceylon("--help", "--lang", "ru", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "????" in done.stdout


@pytest.mark.parametrize(
    ("platform", "problem", "closed"),
    [
        ("win32", OSError(errno.EINVAL, "Invalid argument"), True),
        ("win32", BrokenPipeError(errno.EPIPE, "Broken pipe"), True),
        ("win32", OSError(errno.EINVAL, "Invalid argument", "a:b"), False),
        ("linux", OSError(errno.EINVAL, "Invalid argument"), False),
    ],
)
def test_windows_tells_of_a_closed_pipe_in_its_own_way(
    platform: str, problem: OSError, closed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert cli._is_closed_pipe(problem) is closed


def test_a_reader_who_has_seen_enough() -> None:
    """`ceylon box | head -1` ends quietly."""
    source = Path(cli.__file__).parents[2]
    code = "import sys; from ceylon.cli import main; sys.exit(main(['box']))"
    with subprocess.Popen(
        [sys.executable, "-u", "-c", code],
        env={"PYTHONPATH": str(source), "CEYLON_PURE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1
