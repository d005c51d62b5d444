"""Wherever people are told to type a command, it exists, and so do its options."""

import ast
import importlib
import importlib.util
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from tests.install.environments import ROOT, tracked_files

from ceylon.cli import COMMANDS
from ceylon.cli.arguments import Parser
from ceylon.installation import COMMAND, DISTRIBUTION, to_install
from ceylon.words import Words
from ceylon.words.catalogues import TRANSLATED, translated

with (ROOT / "pyproject.toml").open("rb") as _file:
    PROJECT = tomllib.load(_file)["project"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
RULES = re.findall(r"^(\w[^:=]*|\.\w[^:=]*):(?!=)", MAKEFILE, re.MULTILINE)
TARGETS = {target for rule in RULES for target in rule.split()}
EXTRAS = set(PROJECT["optional-dependencies"])
HEADERS = ("ceylon record 1", "ceylon record 2")
"""Not commands, but the first lines of records."""


@dataclass(frozen=True)
class Told:
    """A line of code that a reader may type."""

    place: str
    line: str


# Where commands are mentioned


def pages() -> Iterator[Told]:
    """In the documentation: between backticks, and in blocks of code."""
    for path in tracked_files():
        if path.endswith(".md"):
            yield from code_lines(path, (ROOT / path).read_text(encoding="utf-8"))


def code_lines(place: str, text: str) -> Iterator[Told]:
    parts = re.split(r"^```.*$", text, flags=re.MULTILINE)
    for number, part in enumerate(parts):
        lines = part.splitlines() if number % 2 else re.findall(r"`([^`]+)`", part)
        yield from (
            Told(place, " ".join(line.split("#")[0].split("   ")[0].split())) for line in lines
        )


def sources() -> Iterator[Told]:
    """In the source: docstrings, and whatever is printed."""
    for path in tracked_files():
        if path.endswith(".py") and not path.startswith("tests/"):
            tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
            texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
            yield from (
                told for text in texts if isinstance(text, str) for told in code_lines(path, text)
            )


def sentences() -> Iterator[Told]:
    """In what people read, in every language."""
    for language in TRANSLATED:
        for message in translated(language):
            for text in (message.id, message.string):
                forms = [text] if isinstance(text, str) else list(text or ())
                yield from (Told(f"{language}: {message.id!r}", form or "") for form in forms)


TOLD = [told for told in dict.fromkeys([*pages(), *sources()]) if told.line not in HEADERS]
SAID = list(dict.fromkeys(sentences()))


# What is true


@cache
def options(command: str) -> set[str]:
    module = importlib.import_module(f"ceylon.cli.{command}")
    parser = Parser(command, Words.of("en"))
    module.add_options(parser)
    return {option for action in parser._actions for option in action.option_strings}


def untrue(line: str) -> Iterator[str]:
    """What is wrong with a line of code."""
    if found := re.fullmatch(r"(?:\S+=\S+ )*make ([a-z.][\w.-]*)( .*)?", line):
        if found[1] not in TARGETS:
            yield f"there is no target {found[1]}"
    elif found := re.fullmatch(r"(?:\S*/)?ceylon (?:--lang \w+ )?([a-z]+)( .*)?", line):
        yield from untrue_command(found[1], found[2] or "")
    elif found := re.search(r"(?:^|/)python3? -m ([\w.]+)", line):
        yield from untrue_module(found[1])
    yield from untrue_package(line)


def untrue_module(module: str) -> Iterator[str]:
    if importlib.util.find_spec(module) is None:
        yield f"there is no module {module}"


def untrue_command(command: str, rest: str) -> Iterator[str]:
    if command not in COMMANDS:
        yield f"there is no command {command}"
        return
    unknown = set(re.findall(r"--[a-z][a-z-]*", rest)) - options(command) - {"--lang"}
    yield from (f"{command} has no option {option}" for option in sorted(unknown))


def untrue_package(line: str) -> Iterator[str]:
    """A package of ours that is to be installed, by its true name, with an extra that it has."""
    if found := re.search(r"pip3? install\b(.*)", line):
        for name, extra in re.findall(r"\b(ceylon[\w-]*)(?:\[(\w+)\])?", found[1]):
            if name != DISTRIBUTION:
                yield f"{name} is somebody else's package"
            if extra and extra not in EXTRAS:
                yield f"there is no extra {extra}"
    if re.search(r"(?<![\w-])ceylon\[", line):
        yield "the package has another name"


def lies(told: Iterable[Told]) -> list[str]:
    return [f"{each.place}: {each.line}: {lie}" for each in told for lie in untrue(each.line)]


# The tests


def test_the_package_has_one_name() -> None:
    assert PROJECT["name"] == DISTRIBUTION
    assert list(PROJECT["scripts"]) == [COMMAND]


def test_commands_in_the_documentation_and_the_source_exist() -> None:
    assert len(TOLD) > 500
    assert lies(TOLD) == []


def test_commands_in_sentences_exist() -> None:
    assert len(SAID) > 1000
    assert lies(SAID) == []


def test_sentences_leave_the_words_to_one_place() -> None:
    """A package and a command are fields, filled in by `ceylon.installation`."""
    spelt = re.compile(
        rf"pip install|{DISTRIBUTION}|\bmake [a-z]+`|ceylon ({'|'.join(COMMANDS)})\b"
    )
    assert [each for each in SAID if spelt.search(each.line)] == []


def test_options_in_sentences_exist() -> None:
    known = {option for command in COMMANDS for option in options(command)}
    said = {option for each in SAID for option in re.findall(r"--[a-z][a-z-]+", each.line)}
    assert len(said) >= 5
    assert said - known == set()


def test_extras_that_are_told_exist() -> None:
    told = set()
    for path in tracked_files():
        if path.startswith("src/") and path.endswith(".py"):
            told |= set(
                re.findall(r'to_install\("(\w+)"\)', (ROOT / path).read_text(encoding="utf-8"))
            )
    assert told == {"arena", "bench", "cluster", "data", "postgresql", "train"}
    assert told <= EXTRAS
    assert to_install("train").endswith(f'-m pip install "{DISTRIBUTION}[train]"')


def test_what_make_alone_tells_exists() -> None:
    told = set(re.findall(r'@echo "make ([\w-]+)', MAKEFILE))
    assert len(told) > 10
    assert told - TARGETS == set()


@pytest.mark.parametrize(
    "line",
    [
        "make tea",
        "CEYLON_PURE=1 make tea",
        "ceylon brew",
        ".venv/bin/ceylon brew --strong",
        "ceylon serve --strong",
        "ceylon --lang fr play --strong",
        "python -m tools.brew",
        "pip install ceylon",
        "pip install ceylon[train]",
        'pip install "ceylon-boardgame[tea]"',
    ],
)
def test_a_lie_is_found(line: str) -> None:
    assert list(untrue(line)) != []


@pytest.mark.parametrize(
    "line",
    [
        "make play",
        "make mutants MUTANTS=ceylon.rules.trade",
        "ceylon serve --port 8080",
        ".venv/bin/ceylon --lang fr play",
        "python -m tools.soak",
        'pip install "ceylon-boardgame[train]"',
        "pip install .",
    ],
)
def test_the_truth_is_left_alone(line: str) -> None:
    assert list(untrue(line)) == []


def test_a_block_of_code_is_read() -> None:
    page = "Say `make tea`.\n```\nceylon brew   with milk\nmake tea  # hot\n```\nAnd `x`."
    lines = [told.line for told in code_lines("page", page)]
    assert lines == ["make tea", "", "ceylon brew", "make tea", "x"]


def test_every_page_is_read() -> None:
    assert {Path(each.place).name for each in pages()} >= {"README.md", "CONTRIBUTING.md", "api.md"}
