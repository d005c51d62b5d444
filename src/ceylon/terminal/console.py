"""The terminal itself: what is shown on it and what is typed into it."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from ceylon.terminal.layout import Size

_CLEAR = "\x1b[2J\x1b[H"
_FORGET = "\x1b[3J"


class Terminal:
    """A screen and a keyboard; or, between pipes, plain lines in and out."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        if self.interactive:
            with contextlib.suppress(ImportError):
                # Importing readline gives input() its line editing.
                import readline  # noqa: F401, PLC0415

    @property
    def paints(self) -> bool:
        """Whether there are enough colours for the ground of the map."""
        return self.console.color_system in ("256", "truecolor")

    @property
    def size(self) -> Size:
        return Size(*self.console.size)

    def show(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.console.print(line if self.paints else _unpainted(line))

    def show_page(self, lines: Sequence[Text], more: str) -> None:
        """Lines that may be more than fit on the screen; then it pauses after each screenful."""
        room = max(self.size.height - 2, 1)
        while self.interactive and len(lines) > room:
            self.show(lines[:room])
            lines = lines[room:]
            if self.ask(f"{more} ") is None:
                return
        self.show(lines)

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    @property
    def obeys(self) -> bool:
        """Whether escape codes are interpreted; an old Windows console would print them."""
        return not (self.console.is_dumb_terminal or self.console.legacy_windows)

    def clear(self) -> None:
        if self.interactive and self.obeys:
            self._send(_CLEAR)

    def wipe(self) -> None:
        """Clear the scrollback as well: a hand was shown there."""
        if not self.interactive:
            return
        if self.obeys:
            self._send(_CLEAR + _FORGET)
        else:
            self.show([Text()] * self.size.height)

    def ask(self, prompt: str = "> ") -> str | None:
        """A line that was typed, or None at the end of the input."""
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                self.say("")
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        # Input is echoed, so that the whole session can be read later.
        self.say(prompt + line.rstrip("\n"))
        return line

    def _send(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()


def _unpainted(line: Text) -> Text:
    """The line in the terminal's own few colours, on its own ground."""
    plain = line.copy()
    plain.spans = [span for span in line.spans if " on #" not in f" {span.style}"]
    return plain
