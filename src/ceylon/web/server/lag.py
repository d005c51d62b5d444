"""How late the event loop wakes what is due: the first figure that shows a server with too much to
do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ceylon import metrics

_STEP: Final = 0.5
"""Seconds between two measurements."""


@asynccontextmanager
async def lag_measured() -> AsyncIterator[None]:
    """Measure it in the block."""
    measuring = asyncio.create_task(_measure())
    try:
        yield
    finally:
        measuring.cancel()


async def _measure() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _STEP
        await asyncio.sleep(_STEP)
        metrics.LAG.observe(max(0.0, loop.time() - due))
