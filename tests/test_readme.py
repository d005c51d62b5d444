"""The README is tested: its sessions run, its links lead somewhere, its commands exist."""

import doctest
import re
from pathlib import Path

import pytest

from ceylon.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def test_the_python_sessions_run() -> None:
    session = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert len(session.examples) >= 10
    assert doctest.DocTestRunner().run(session).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing


COMMANDS = sorted(set(re.findall(r"bin/ceylon (?:--lang fr )?(\w+)", README)))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_exist(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"ceylon {command}" in capsys.readouterr().out
