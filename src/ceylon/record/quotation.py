"""Names in quotation marks: any text on one line, and safe to display."""

import re

_QUOTED = re.compile(r'"((?:[^"\\]|\\["\\]|\\u\{[0-9a-f]{1,6}\})*)"')
_ESCAPE = re.compile(r'\\(?:(["\\])|u\{([0-9a-f]+)\})')
_LAST_CODE = 0x10FFFF


def quoted(text: str) -> str:
    return f'"{escaped(text)}"'


def escaped(text: str) -> str:
    """The text with line breaks and invisible characters written as `\\u{...}`."""
    return "".join(_escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return f"\\{letter}"
    return letter if letter.isprintable() else f"\\u{{{ord(letter):x}}}"


def unquoted(text: str) -> str | None:
    """What was quoted; None if the quotation is missing or malformed."""
    found = _QUOTED.fullmatch(text)
    if found is None:
        return None
    codes = [int(code, 16) for _, code in _ESCAPE.findall(found[1]) if code]
    if any(code > _LAST_CODE for code in codes):
        return None
    return _ESCAPE.sub(_unescaped, found[1])


def leading(text: str) -> tuple[str, str]:
    """The quoted name that a text begins with, still quoted, and the rest; all of it if there is
    none."""
    found = _QUOTED.match(text)
    return (text[: found.end()], text[found.end() :]) if found else (text, "")


def _unescaped(found: re.Match[str]) -> str:
    return str(found[1]) if found[1] else chr(int(found[2], 16))
