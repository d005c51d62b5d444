"""Catalogues read straight from their .po files.

The .po file is the only form of a catalogue: nothing is compiled, so nothing can be
missing from a fresh clone or older than its source. A file is turned into the bytes of
a .mo in memory, and the standard library's gettext does the rest.
"""

from __future__ import annotations

import gettext
import io
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

_LINE = re.compile(r'(?:(?P<key>msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s+)?"(?P<text>.*)"')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r"}
_MAGIC = 0x950412DE


@dataclass
class _Entry:
    parts: dict[str, str] = field(default_factory=dict)
    fuzzy: bool = False

    def translations(self) -> list[str]:
        return [text for key, text in self.parts.items() if key.startswith("msgstr")]

    def usable(self) -> bool:
        return "msgid" in self.parts and not self.fuzzy and all(self.translations())

    def key(self) -> str:
        context = f"{self.parts['msgctxt']}\x04" if "msgctxt" in self.parts else ""
        plural = f"\x00{self.parts['msgid_plural']}" if "msgid_plural" in self.parts else ""
        return context + self.parts["msgid"] + plural


@cache
def load(language: str) -> gettext.GNUTranslations:
    file = resources.files(__package__) / "locale" / language / "LC_MESSAGES" / "ceylon.po"
    return parse(file.read_text(encoding="utf-8"), name=f"{language}.po")


def parse(text: str, name: str = "catalogue") -> gettext.GNUTranslations:
    """Fuzzy and unfinished entries are left out: their sentences stay in English."""
    pairs = {entry.key(): "\x00".join(entry.translations()) for entry in _usable(text, name)}
    return gettext.GNUTranslations(io.BytesIO(_compile(pairs)))


def _usable(text: str, name: str) -> Iterator[_Entry]:
    return (entry for entry in _entries(text, name) if entry.usable())


def _entries(text: str, name: str) -> Iterator[_Entry]:
    entry, key = _Entry(), ""
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if line.startswith("#") or not line:
            if key:
                yield entry
                entry, key = _Entry(), ""
            entry.fuzzy |= line.startswith("#,") and "fuzzy" in line
            continue
        match = _LINE.fullmatch(line)
        if match is None or not (match["key"] or key):
            raise ValueError(f"{name}, line {number}: not a line of a .po file: {line}")
        key = match["key"] or key
        entry.parts[key] = entry.parts.get(key, "") + _unescaped(match["text"])
    yield entry


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda match: _ESCAPED.get(match[1], match[1]), text)


def _compile(pairs: dict[str, str]) -> bytes:
    """The .mo format: a header, two tables of (length, offset), the strings."""
    keys = sorted(pairs)
    strings = [text.encode() for text in (*keys, *(pairs[key] for key in keys))]
    originals = 7 * 4
    translations = originals + 8 * len(keys)
    offset = translations + 8 * len(keys)
    table = []
    for string in strings:
        table += [len(string), offset]
        offset += len(string) + 1
    head = struct.pack("<7I", _MAGIC, 0, len(keys), originals, translations, 0, offset)
    body = b"".join(string + b"\x00" for string in strings)
    return head + struct.pack(f"<{len(table)}I", *table) + body
