"""The most expensive job of the server: drawing the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tests.web.reviewed import ended

from ceylon.record import Record
from ceylon.web.pages.assembly import drawn_parts
from ceylon.web.pages.table import table_main, table_page
from ceylon.words import Words
from tools.counts import RECORD

MOMENT: Final = 172
"""How many choices of the record have been made."""


def drawing() -> Callable[[], int]:
    """The page of the player who must choose, with every part drawn, none from the cache."""
    record = Record.load(RECORD)
    until_then = replace(record, choices=record.choices[:MOMENT])
    screen = ended(until_then, Words.of("en"), seat=until_then.game().seat)

    def work() -> int:
        table_page(screen, table_main(screen, drawn_parts(screen)))
        return 1

    return work
