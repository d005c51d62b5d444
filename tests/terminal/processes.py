"""The real command in a separate process, between pipes or at a terminal."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from ceylon.rules.hexes import HEX_NAMES

COMMAND = (
    sys.executable,
    "-c",
    "import sys; from ceylon.cli import main; sys.exit(main())",
    "play",
)
WINDOWS = ("SYSTEMROOT", "TEMP", "USERPROFILE")
"""What a process there cannot do without."""
PATIENCE = 40
"""Seconds after which a process counts as stuck."""
NOTHING_HAPPENS = 5
"""Seconds after which a person presses Ctrl-C again."""
_CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
CLEARED = "\x1b[2J"
FORGOTTEN = "\x1b[3J"

# Refused if it does not apply, so that it plays any game: start anywhere, then the first entry.
ANY_START = [f"{verb} {name}" for verb in ("start", "railways") for name in HEX_NAMES] + [
    f"rail {name}" for _ in range(9) for name in HEX_NAMES
]
ANY_GAME = [*ANY_START, *["1"] * 900]


def environment(home: Path) -> dict[str, str]:
    usual = {
        key: os.environ[key]
        for key in ("PATH", "HOME", "PYTHONPATH", "PYTHONUTF8", "CEYLON_PURE", "NO_COLOR", *WINDOWS)
        if key in os.environ
    }
    return {**usual, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm-256color"}


def piped(
    home: Path, arguments: Sequence[str], lines: Sequence[str]
) -> "subprocess.CompletedProcess[str]":
    """Run between pipes, with all that is typed known beforehand."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{line}\n" for line in lines),
        env=environment(home),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE * 4,
        check=False,
    )


class Typist:
    """Someone at a terminal: reads the screen and types."""

    def __init__(self, process: "subprocess.Popen[bytes]", terminal: int) -> None:
        self.process = process
        self.terminal = terminal
        self.seen = ""
        """All that the terminal was sent, with its codes."""
        self.read = 0
        """How much of it was waited for, without codes."""

    def read_until(self, expected: str) -> str:
        """Wait for a text; what was sent up to it since the last wait, without codes."""
        give_up = time.monotonic() + PATIENCE
        while expected not in self.text[self.read :] and time.monotonic() < give_up:
            if not self._listen() and self.process.poll() is not None:
                break
        rest = self.text[self.read :]
        assert expected in rest, f"no {expected!r} in:\n{rest}"
        end = rest.index(expected) + len(expected)
        self.read += end
        return rest[:end]

    def _listen(self) -> bool:
        """Take in what was sent; False when nothing came for a while."""
        ready, _, _ = select.select([self.terminal], [], [], 0.2)
        try:
            sent = os.read(self.terminal, 65536) if ready else b""
        except OSError:  # the other end is closed; macOS sends nothing instead
            return False
        self.seen += sent.decode(errors="replace")
        return bool(sent)

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again if nothing happens: readline loses one that comes just before it
        starts to wait."""
        give_up = time.monotonic() + PATIENCE
        self.process.send_signal(signal.SIGINT)
        pressed = time.monotonic()
        while not self._listen() and self.process.poll() is None and time.monotonic() < give_up:
            if time.monotonic() > pressed + NOTHING_HAPPENS:
                self.process.send_signal(signal.SIGINT)
                pressed = time.monotonic()

    def end(self) -> int:
        """Read on until the process has ended."""
        give_up = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < give_up:
            self._listen()
        while self._listen():
            pass
        return self.process.wait(PATIENCE)

    @property
    def text(self) -> str:
        return _CODES.sub("", self.seen).replace("\r", "")


@contextmanager
def at_terminal(
    home: Path, arguments: Sequence[str], width: int = 100, height: int = 40
) -> Iterator[Typist]:
    pty, fcntl, termios = (
        pytest.importorskip(name, reason="this system has no pseudo-terminals")
        for name in ("pty", "fcntl", "termios")
    )
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
    # A shell makes background processes ignore Ctrl-C, and so would the game.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(home),
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Typist(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def records(home: Path) -> list[Path]:
    return sorted((home / "ceylon").glob("*.ceylon"))
