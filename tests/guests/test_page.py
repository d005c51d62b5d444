"""The page for those who write a bot: its programs and its commands run as they stand."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.processes import ANY_GAME, COMMAND, environment
from tests.web.server.serving import serving

PAGE = (Path(__file__).parents[2] / "docs" / "own-bot.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"```python file=(\S+)\n(.*?)```", PAGE, re.DOTALL))
COMMANDS = {
    line.split()[1]: line
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
}
CEYLON = COMMAND[:-1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def run(folder: Path, command: str, *more: str, typed: str = "") -> str:
    program, *arguments = shlex.split(command)
    start = CEYLON if program == "ceylon" else (sys.executable,)
    done = subprocess.run(
        [*start, *arguments, *more],
        input=typed,
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_takes_ten_lines() -> None:
    assert set(FILES) == {"planting.py", "sit.py"}
    assert len([line for line in FILES["planting.py"].splitlines() if line]) <= 10
    assert set(COMMANDS) == {"arena", "balance", "selfplay", "play", "serve", "sit.py"}


@pytest.mark.parametrize("command", ["arena", "balance", "selfplay"])
def test_it_plays_many_games(command: str, folder: Path) -> None:
    if command == "selfplay":
        pytest.importorskip("pyarrow")
    games = COMMANDS[command].replace("--games 20", "--games 2")
    found = json.loads(run(folder, games, "--workers", "1", "--json"))
    assert found["games"] == 2
    if command == "arena":
        assert [result["bot"] for result in found["results"]] == ["planting.py:Planting", "chance"]
        assert [result["faults"] for result in found["results"]] == [0, 0]


def test_it_plays_in_the_terminal(folder: Path) -> None:
    typed = "".join(f"{line}\n" for line in ANY_GAME)
    shown = run(folder, COMMANDS["play"], "--lang", "en", "--seed", "1", typed=typed)
    assert "The game is over" in shown
    assert "Planting" in shown
    (record,) = (folder / "ceylon").glob("*.ceylon")
    assert 'seat 2 "Planting" bot own-planting' in record.read_text(encoding="utf-8")


def test_it_plays_in_the_browser_and_over_http(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    option, offer = shlex.split(COMMANDS["serve"])[2:]
    assert option == "--bot"
    monkeypatch.chdir(folder)
    with serving(folder / "tables.db", {"bots": dict([offer.split("=")])}) as served:
        client = served.client()
        start = client.get("/", headers={"Accept": "text/html"}).text
        assert len(re.findall(r'value="planting"', start)) == 5  # play now, and four seats
        assert start.count("A guest, brought by the host.") == 2
        described = client.get("/api/openapi.json").json()
        assert "planting" in described["components"]["schemas"]["SeatKind"]["enum"]
        made = served.made([{"kind": "human"}, {"kind": "planting"}])
        sit = COMMANDS["sit.py"].rpartition(" ")[0]
        totals = run(folder, sit, made.answer["links"]["seat 1"])
        assert re.fullmatch(r"\[-?\d+, -?\d+\] \[[12], [12]\]\n", totals)
        host = made.as_("host").client.get(f"/t/{made.id}/host", headers={"Accept": "text/html"})
        assert re.search(r'value="planting" selected', host.text)
