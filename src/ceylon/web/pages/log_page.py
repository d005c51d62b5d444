"""The log from the beginning, as a page; a table takes the lines from it."""

from __future__ import annotations

from ceylon.sight.screen import Screen
from ceylon.web.pages.engine import fragment, render
from ceylon.web.pages.parts.logbook import line_parts, newest_entries


def log_page(screen: Screen) -> str:
    """Nothing that happens behind a curtain is told."""
    told = [] if screen.covered else newest_entries(screen, limit=len(screen.entries))
    lines = "".join(part.draw() for part in line_parts(screen, told))
    return render("log.html", screen.words, screen=screen, lines=fragment(lines))
