"""How fast the engine is: compared with others, in turns, on one core."""

from ceylon.bench.report import table, write
from ceylon.bench.run import QUICK, Settings, run

__all__ = ["QUICK", "Settings", "run", "table", "write"]
