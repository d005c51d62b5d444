"""The READMEs are tested: their sessions run, their links lead somewhere, their commands exist."""

import doctest
import re
from pathlib import Path

import pytest

from ceylon.cli import main
from ceylon.rules.choices import choice_of
from ceylon.terminal.commands import Command, word_of
from ceylon.terminal.prompt import Chosen, meaning
from ceylon.words import LANGUAGES, Words
from ceylon.words.language import SOURCE

ROOT = Path(__file__).parent.parent
FILES = {language: f"README.{language}.md" for language in LANGUAGES} | {SOURCE: "README.md"}
READMES = {language: (ROOT / file).read_text(encoding="utf-8") for language, file in FILES.items()}
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", ["README.md", "docs/environment.md", "docs/laboratory.md"])
def test_the_python_sessions_run(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    session = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert len(session.examples) >= 10
    assert doctest.DocTestRunner().run(session).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing


COMMANDS = re.compile(r"bin/ceylon (?:--lang (\w+) )?(\w+)")
NAMED = sorted({command for text in READMES.values() for _, command in COMMANDS.findall(text)})


@pytest.mark.parametrize("command", NAMED)
def test_the_commands_exist(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"ceylon {command}" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_leads_to_the_others(language: str) -> None:
    others = [f"({file})" for other, file in FILES.items() if other != language]
    assert [link for link in others if READMES[language].count(link) != 1] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != SOURCE])
def test_a_translation_shows_the_game_in_its_language(language: str) -> None:
    asked = {asked for asked, _ in COMMANDS.findall(READMES[language])}
    assert asked == {language}
    assert f"(docs/table.{language}.png)" in READMES[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_type_in_the_terminal_is_understood(language: str) -> None:
    text, words = READMES[language], Words.of(language)
    wanted = (Command.HINT, Command.WHY_NOT, Command.UNDO, Command.HELP)
    assert [each for each in wanted if f"`{word_of(words, each)}" not in text] == []
    legal = [choice_of("plant K3"), choice_of("move U4")]
    typed = re.search(r"\(`([^`]+)`, `([^`]+)`\)", text)
    assert typed
    assert [meaning(each, legal, words) for each in typed.groups()] == list(map(Chosen, legal))
