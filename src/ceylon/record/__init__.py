"""The record: the text form of a game. It is the save file, the bug report and the golden test."""

from ceylon.record.problems import RecordError
from ceylon.record.record import Record

__all__ = ["Record", "RecordError"]
