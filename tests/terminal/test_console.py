"""What is sent to a terminal without escape codes, and input that is not valid text."""

import io
import subprocess

import pytest
from rich.console import Console
from tests.terminal.processes import CLEARED, COMMAND, FORGOTTEN, environment

from ceylon.terminal.console import Terminal


def terminal(**kind: bool) -> tuple[Terminal, io.StringIO]:
    screen = io.StringIO()
    found = Terminal()
    found.console = Console(file=screen, force_terminal=True, width=80, height=24, **kind)  # type: ignore[arg-type]
    found.interactive = True
    return found, screen


def test_an_old_screen_of_windows_gets_no_codes() -> None:
    """It would print them. A hand is scrolled away instead."""
    for old in (False, True):
        shown, screen = terminal(legacy_windows=old)
        shown.clear()
        shown.wipe()
        assert (CLEARED in screen.getvalue()) is not old
        assert (FORGOTTEN in screen.getvalue()) is not old
        assert (screen.getvalue().count("\n") == 24) is old


def test_bytes_that_are_no_text_are_an_unknown_choice(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    home = tmp_path_factory.mktemp("home")
    done = subprocess.run(
        [*COMMAND, "--solo", "--seed", "3"],
        input=b"\xff\xfe\nquit\n",
        env={**environment(home), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "\ufffd".encode() in done.stdout
