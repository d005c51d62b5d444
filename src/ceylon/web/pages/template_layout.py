"""The layout of a template: for its reader, not for the page.

The source is indented by nesting, on short lines. When it is compiled, each line break is removed
with the indentation after it; between the attributes of a tag one space is left. So a space that a
page needs between two elements must be written within a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from re import Match
from typing import Final

from jinja2.ext import Extension
from jinja2.lexer import TOKEN_DATA, Token, TokenStream

_MARK: Final = re.compile(r"<(?=[a-z])|>|\s*\n\s*(?P<word>(?=\w))?")
"""Where a tag begins, where one ends, and where a line ends: before a word or not."""


class Layout(Extension):
    """Works on the text between Jinja's tags, so that errors still show the line of the source."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        text = _Text()
        for token in stream:
            if token.type == TOKEN_DATA:
                yield Token(token.lineno, TOKEN_DATA, text.tight(token.value))
            else:
                yield token


class _Text:
    """The text of one template, read from the beginning."""

    def __init__(self) -> None:
        self._in_tag = False

    def tight(self, text: str) -> str:
        return _MARK.sub(self._replacement, text)

    def _replacement(self, mark: Match[str]) -> str:
        if mark[0] in {"<", ">"}:
            self._in_tag = mark[0] == "<"
            return mark[0]
        return " " if self._in_tag and mark["word"] is not None else ""
