"""Work for the processes of a test, which import it from here."""

import time

from ceylon import analysis
from ceylon.analysis import Analysis
from ceylon.record import Record
from ceylon.table.workers import Slip


def count_to_ten(slip: Slip) -> str:
    for number in range(1, 11):
        slip.note(number, 10)
        time.sleep(0.1)
    return "ten"


def review_for_hours(record: str, slip: Slip) -> Analysis:
    return analysis.analyse(Record.parse(record), simulations=10**9, cancelled=slip.cancelled)
