"""The lines of a record, read one after the other."""

import hashlib

from ceylon.errors import N_, excerpt
from ceylon.record.problems import RecordError, wrong

FORMAT = "ceylon record 1"
FORMAT_WITH_ORIGIN = "ceylon record 2"
"""The same with lines that say where the game comes from and how it ended."""
_FORMAT_NAME, _, FORMAT_VERSION = FORMAT.rpartition(" ")
_VERSIONS = (FORMAT_VERSION, FORMAT_WITH_ORIGIN.rpartition(" ")[2])


class Lines:
    """A cursor in the text of a record. It moves on only if the line is the expected one."""

    def __init__(self, text: str) -> None:
        self.lines = _lines(text)
        self.at = 0

    @property
    def number(self) -> int:
        """The number of the next line; at the end, that of the last one."""
        return min(self.at + 1, len(self.lines))

    @property
    def over(self) -> bool:
        return self.at == len(self.lines)

    def next(self) -> str:
        """The next line, without moving on."""
        if self.over:
            raise cut_off(self.number)
        return self.lines[self.at]

    def begins(self, key: str) -> bool:
        return self.next().startswith(f"{key} ")

    def take(self, key: str) -> tuple[int, str]:
        """The number of the next line, and its text after the key."""
        if not self.begins(key):
            raise self._unexpected(key)
        number = self.number
        self.at += 1
        return number, self.lines[number - 1][len(key) + 1 :]

    def take_all(self, key: str) -> list[tuple[int, str]]:
        """The words of one or more lines with the same key, each with its line number."""
        words: list[tuple[int, str]] = []
        while not words or self.begins(key):
            number, rest = self.take(key)
            words += [(number, word) for word in rest.split(" ")]
        return words

    def take_blank(self) -> None:
        if self.next():
            text = N_("an empty line is expected here, not “{found}”")
            raise wrong(self.number, "", text, found=excerpt(self.next()))
        self.at += 1

    def checksum(self) -> str:
        """Of all lines before the next one."""
        return checksum("".join(f"{line}\n" for line in self.lines[: self.at]))

    def _unexpected(self, key: str) -> RecordError:
        text = N_("a line that begins with “{key}” is expected here, not “{found}”")
        return wrong(self.number, "", text, found=excerpt(self.next()), key=key)


def cut_off(line: int) -> RecordError:
    return wrong(line, "", N_("the end of the record is missing: the file has been cut short"))


def checksum(text: str) -> str:
    # A str may contain lone surrogates, which strict UTF-8 refuses to encode.
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _lines(text: str) -> list[str]:
    """The lines without their ends. Some editors and mailers end lines in CR LF."""
    if text.count("\r\n") == text.count("\n"):
        text = text.replace("\r\n", "\n")
    *lines, rest = text.split("\n")
    _check_format(lines[0] if lines else rest)
    if rest or not lines:
        raise cut_off(len(lines) + 1)
    return lines


def _check_format(line: str) -> None:
    name, _, version = line.rpartition(" ")
    if name != _FORMAT_NAME:
        text = N_("this is not a game record: it does not begin with “{format}”")
        raise wrong(1, "", text, format=FORMAT)
    if version not in _VERSIONS:
        text = N_("the record has format {found}, but only these can be read: {known}")
        raise wrong(1, "", text, found=excerpt(version), known=", ".join(_VERSIONS))
