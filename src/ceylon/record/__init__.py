"""The text form of a game: save file, bug report and golden test in one."""

from ceylon.record.fork import fork
from ceylon.record.header import RULES_VERSION, box_digest
from ceylon.record.origin import Origin
from ceylon.record.problems import RecordError
from ceylon.record.record import Record

__all__ = ["RULES_VERSION", "Origin", "Record", "RecordError", "box_digest", "fork"]
