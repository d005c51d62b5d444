"""A review with few simulations, for a worker of the server."""

from ceylon.analysis import Analysis, analyse
from ceylon.box import Box
from ceylon.record import Record
from ceylon.table.workers import Slip

SIMULATIONS = 4


def review(text: str, box: Box, slip: Slip) -> Analysis:
    return analyse(
        Record.parse(text, box),
        simulations=SIMULATIONS,
        progress=slip.note,
        cancelled=slip.cancelled,
    )
