"""Each option of `ceylon serve` can also be set by an environment variable."""

import argparse

import pytest

from ceylon.cli import main, serve
from ceylon.cli.arguments import USAGE_ERROR, Parser
from ceylon.cli.host_options import settings_of_hosts
from ceylon.words import Words

SAMPLES = {
    "--port": "9000",
    "--processes": "3",
    "--keep-days": "30",
    "--deadline": "1.5",
    "--log-format": "json",
}
OTHERWISE = "anything at all"


def parser() -> Parser:
    found = Parser("ceylon serve", Words.of("en"))
    serve.add_options(found)
    return found


def parsed(*typed: str) -> argparse.Namespace:
    found = parser()
    return found.parse_args(found.with_environment(list(typed)))


OPTIONS = {
    action.option_strings[-1]: action
    for action in parser()._actions
    if action.dest not in {"help", "lang"}
}


def variable_of(option: str) -> str:
    return "CEYLON_" + option.removeprefix("--").replace("-", "_").upper()


@pytest.mark.parametrize("option", OPTIONS)
def test_a_variable_sets_what_its_option_sets(option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One mechanism for all of them; the help names each."""
    flag = OPTIONS[option].nargs == 0
    value = "yes" if flag else SAMPLES.get(option, OTHERWISE.replace(" ", "-"))
    usual = parsed()
    typed = parsed(*([option] if flag else [option, value]))
    assert vars(typed) != vars(usual)
    monkeypatch.setenv(variable_of(option), value)
    assert vars(parsed()) == vars(typed)
    assert f"[{variable_of(option)}]" in parser().format_help()
    monkeypatch.setenv(variable_of(option), "")
    assert vars(parsed()) == vars(usual)


@pytest.mark.parametrize("typed", [["--port", "1"], ["--port=1"]])
def test_what_is_typed_takes_precedence(typed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CEYLON_PORT", "not a number")
    assert parsed(*typed).port == 1


def test_a_key_has_no_spaces_around_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever enters it is not asked for them: a key of spaces would lock the host out."""
    assert main(["serve", "--lang", "en", "--port", "70000", "--private", " " * 12]) == USAGE_ERROR
    assert "--private needs at least 12 characters" in capsys.readouterr().err
    found = settings_of_hosts(parsed("--private", " tea in the morning "))
    assert found["private"] == "tea in the morning"


def test_options_that_are_repeated_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CEYLON_BOT", "one=a.py:A  two=b.py:B")
    assert parsed("--bot", "three=c.py:C").bot == ["one=a.py:A", "two=b.py:B", "three=c.py:C"]


@pytest.mark.parametrize(("value", "set_to"), [("1", True), ("On", True), ("0", False)])
def test_a_switch_is_on_or_off(value: str, set_to: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CEYLON_ACCESS_LOG", value)
    assert parsed().access_log is set_to


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("CEYLON_PORT", "many", "CEYLON_PORT must be a whole number, not “many”"),
        ("CEYLON_LOG_FORMAT", "xml", "CEYLON_LOG_FORMAT cannot be “xml”: choose from text, json"),
        ("CEYLON_NO_BROWSER", "maybe", "CEYLON_NO_BROWSER must be 1 or 0, not “maybe”"),
        ("CEYLON_KEEP_DAYS", "0", "--keep-days must be from 1 to 36500, not 0"),
        ("CEYLON_PRIVATE", "short", "--private needs at least 12 characters"),
        ("CEYLON_BLOCK", "nobody", "--block takes addresses and networks such as"),
        ("CEYLON_CONTACT", "ask me", "--contact takes an address such as mailto:"),
    ],
)
def test_an_error_says_what_to_change(
    variable: str,
    value: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve", "--lang", "en"]) == USAGE_ERROR
    assert said in capsys.readouterr().err
