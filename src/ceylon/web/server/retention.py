"""Deletes tables where nothing has happened for a long time, if the host wants that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ceylon.store import Unavailable
from ceylon.table import Tables

log: Final = logging.getLogger("ceylon.web")
_FIRST: Final = 60.0
"""Seconds after the start: others may be starting, too."""
_PAUSE: Final = 3600.0
"""Seconds between two looks; while there is more to delete, they follow each other at once."""


@asynccontextmanager
async def old_tables_deleted(tables: Tables, days: int | None) -> AsyncIterator[None]:
    """Delete them in the block; none without a number of days."""
    deleting = asyncio.create_task(_delete(tables, days)) if days is not None else None
    try:
        yield
    finally:
        if deleting is not None:
            deleting.cancel()


async def _delete(tables: Tables, days: int) -> None:
    await asyncio.sleep(_FIRST)
    while True:
        try:
            while deleted := await tables.delete_idle(days):
                log.warning("%d tables were deleted: nothing happened in %d days", deleted, days)
        except Unavailable:
            pass  # the store has logged it; there is time
        await asyncio.sleep(_PAUSE)
