"""A choice judged with few simulations, for a worker of the server."""

from ceylon import analysis
from ceylon.analysis import Judged
from ceylon.box import Box
from ceylon.record import Record
from ceylon.table.workers import Slip

SIMULATIONS = 4


def judge(text: str, box: Box, number: int, slip: Slip) -> Judged:
    record = Record.parse(text, box)
    return analysis.judge(record, number, simulations=SIMULATIONS, cancelled=slip.cancelled)
