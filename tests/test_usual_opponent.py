"""The default opponent is the same everywhere: terminal, menu, pages and documentation."""

import re
from pathlib import Path

from tests.terminal.processes import at_terminal, piped, records

from ceylon import bots
from ceylon.record import Record
from ceylon.web.pages.start import start_page
from ceylon.web.server.forms import table_body
from ceylon.words import Words

HOUSE = Path(__file__).parents[1]


def opponents(home: Path) -> list[str | None]:
    (path,) = records(home)
    found = Record.load(path).bots
    assert found
    assert found[0] is None
    return found[1:]


def test_between_pipes(tmp_path: Path) -> None:
    assert piped(tmp_path, ["--seed", "1"], []).returncode == 0
    assert opponents(tmp_path) == [bots.USUAL] * 3


def test_in_the_menu(tmp_path: Path) -> None:
    """Enter takes the defaults: how many players, who sits there, without starting tiles."""
    with at_terminal(tmp_path, []) as typist:
        for _ in range(5):
            typist.read_until("] ")
            typist.type("")
        typist.read_until("start on: ")
    assert opponents(tmp_path) == [bots.USUAL] * 2


def test_by_one_click() -> None:
    assert [seat["kind"] for seat in table_body({"play": "now"})["seats"][1:]] == [bots.USUAL] * 2


def test_in_the_form_of_a_new_table() -> None:
    row = re.search(r'<select id="kind-1".*?</select>', start_page(Words.of("en")), re.DOTALL)
    assert row
    assert re.findall(r'value="([^"]+)" selected', row[0]) == [bots.USUAL]
    seats = table_body({"kind1": "me", "kind2": "bot"})["seats"]
    assert [seat["kind"] for seat in seats[1:]] == [bots.USUAL]


def test_in_the_examples() -> None:
    """Where a document shows a person against a bot, the first is the default one."""
    found = []
    for path in (HOUSE / "README.md", *(HOUSE / "docs").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        found += re.findall(r"--seats human,(?!human)(\w+)\b(?!\.py)", text)
        found += re.findall(r'"kind": "human"}, {"kind": "(?!human)(\w+)"', text)
    assert len(found) > 3
    assert set(found) == {bots.USUAL}
