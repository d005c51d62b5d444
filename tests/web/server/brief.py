"""A review with few simulations, for a worker of the server."""

from ceylon.analysis import Analysis, analyse
from ceylon.record import Record
from ceylon.table.workers import Slip

SIMULATIONS = 4


def review(record: str, slip: Slip) -> Analysis:
    return analyse(
        Record.parse(record),
        simulations=SIMULATIONS,
        progress=slip.note,
        cancelled=slip.cancelled,
    )
