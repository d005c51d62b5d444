"""Typed reading of the tables of a TOML file: a wrong value is reported, and reading continues."""

from __future__ import annotations

from ceylon.box.model import SOURCES, Cell
from ceylon.box.problems import Report
from ceylon.errors import N_

# No count, price or coordinate of a board game needs more, and the rules rely on small numbers.
MOST = 99
# Larger numbers are not printed: beyond 4,300 digits Python refuses to (int_max_str_digits).
UNSPEAKABLE = 10**12


class TomlTable:
    """A table of the file. Each value is asked for once by name; the others are unknown.

    A value that is missing or wrong is reported and comes back empty (0, "", ()). A missing table
    is reported once, and its fields are not.
    """

    def __init__(self, data: dict[str, object] | None, path: str, report: Report) -> None:
        self.data = data
        self.path = path
        self.report = report
        self.asked: set[str] = set()

    def field(self, key: str) -> str:
        shown = key if key and key.isprintable() else repr(key)
        return f"{self.path}.{shown}" if self.path else shown

    def sound(self, *keys: str) -> bool:
        """Whether these fields, or the whole table, have been read without a problem so far."""
        fields = [self.field(key) for key in keys] or [self.path]
        return self.data is not None and self.report.clean(*fields)

    def unasked(self) -> list[str]:
        return [key for key in self.data or {} if key not in self.asked]

    def whole(self, key: str, low: int = 0, high: int = MOST) -> int:
        return self._whole(self.field(key), self._value(key), low, high)

    def wholes(self, key: str, length: int) -> tuple[int, ...]:
        field = self.field(key)
        entries = self._entries(key, length)
        return tuple(self._whole(f"{field}.{i}", entry) for i, entry in enumerate(entries, 1))

    def string(self, key: str) -> str:
        return self._string(self.field(key), self._value(key))

    def words(self, key: str, length: int) -> tuple[str, ...]:
        field = self.field(key)
        entries = self._entries(key, length)
        return tuple(self._string(f"{field}.{i}", entry) for i, entry in enumerate(entries, 1))

    def hexes(self, key: str, length: int) -> tuple[Cell, ...]:
        field = self.field(key)
        entries = self._entries(key, length)
        return tuple(self._hex(f"{field}.{i}", entry) for i, entry in enumerate(entries, 1))

    def table(self, key: str) -> TomlTable:
        return self._table(self.field(key), self._value(key))

    def rows(self, key: str, length: int) -> list[TomlTable]:
        field = self.field(key)
        entries = self._entries(key, length)
        return [self._table(f"{field}.{i}", entry) for i, entry in enumerate(entries, 1)]

    def source(self, sources: dict[str, str], *, needed: bool = True) -> None:
        """Notes where the values of this table come from; a row may inherit that from its table."""
        if not needed and (self.data is None or "source" not in self.data):
            return
        source = self.string("source")
        if source in SOURCES:
            sources[self.path] = source
        elif self.sound("source"):
            self.report.add(
                self.field("source"),
                N_("the source “{source}” is unknown: choose from text, inferred and ours"),
                source=source,
            )

    def close(self) -> None:
        """Reports the fields that were never asked for."""
        known = sorted(self.asked)
        for key in self.unasked():
            near = _nearest(key, [name for name in known if name not in (self.data or {})])
            if near:
                text = N_("this field is unknown: did you mean “{near}”?")
                self.report.add(self.field(key), text, near=near)
            else:
                text = N_("this field is unknown: remove it (known here: {known})")
                self.report.add(self.field(key), text, known=", ".join(known))

    def _value(self, key: str) -> object:
        # None means "already reported": TOML itself has no null.
        self.asked.add(key)
        if self.data is None:
            return None
        if key not in self.data:
            self.report.add(self.field(key), N_("this field is missing: add it"))
        return self.data.get(key)

    def _entries(self, key: str, length: int) -> list[object]:
        value = self._value(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.report.add(self.field(key), N_("this must be a list, in [square brackets]"))
            return []
        if len(value) != length:
            self._report_length(self.field(key), len(value), length)
        return value

    def _report_length(self, field: str, count: int, length: int) -> None:
        if count < length:
            text = N_("this list has {count:entries}, but the game has {length}: add {change}")
        else:
            text = N_("this list has {count:entries}, but the game has {length}: remove {change}")
        self.report.add(field, text, count=count, length=length, change=abs(length - count))

    def _whole(self, field: str, value: object, low: int = 0, high: int = MOST) -> int:
        if value is None:
            return 0
        # In Python a bool is an int; in TOML it is not.
        if not isinstance(value, int) or isinstance(value, bool):
            self.report.add(field, N_("this must be a whole number"))
            return 0
        if low <= value <= high:
            return value
        if abs(value) >= UNSPEAKABLE:
            text = N_("this number is out of range: it must be from {low} to {high}")
            self.report.add(field, text, low=low, high=high)
        elif low == high:
            text = N_("this number is {value}: it must be {low}")
            self.report.add(field, text, value=value, low=low)
        else:
            text = N_("this number is {value}: it must be from {low} to {high}")
            self.report.add(field, text, value=value, low=low, high=high)
        return 0

    def _string(self, field: str, value: object) -> str:
        if value is None or isinstance(value, str):
            return value or ""
        self.report.add(field, N_("this must be text, in straight quotation marks"))
        return ""

    def _hex(self, field: str, value: object) -> Cell:
        if not isinstance(value, list) or len(value) != 2:
            self.report.add(field, N_("a hex must be two whole numbers in brackets, like [3, -1]"))
            return 0, 0
        q, r = (self._whole(field, coordinate, -MOST) for coordinate in value)
        return q, r

    def _table(self, field: str, value: object) -> TomlTable:
        if value is None or isinstance(value, dict):
            return TomlTable(value, field, self.report)
        self.report.add(field, N_("this must be a table of named values"))
        return TomlTable(None, field, self.report)


def _nearest(key: str, names: list[str]) -> str:
    from difflib import get_close_matches  # noqa: PLC0415  (for a mistake only)

    return next(iter(get_close_matches(key, names, n=1)), "")
