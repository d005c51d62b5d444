"""How far a long command has come, for a person who is waiting."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(counted: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, if it is a terminal; the function gets the number done and the total.

    `counted` names what is counted.
    """
    if not sys.stderr.isatty():
        yield lambda _done, _all: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(counted, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
