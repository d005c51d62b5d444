"""The text form of a game: save file, bug report and golden test in one."""

from ceylon.record.header import box_digest
from ceylon.record.problems import RecordError
from ceylon.record.record import Record

__all__ = ["Record", "RecordError", "box_digest"]
