"""The text of a page, line by line, as it is seen and as it is heard."""

import re
from html.parser import HTMLParser
from typing import Final

_BLOCKS: Final = frozenset(
    (
        *("address", "article", "aside", "blockquote", "button", "dd", "details", "dialog", "div"),
        *("dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "g", "h1", "h2", "h3"),
        *("h4", "h5", "h6", "header", "label", "legend", "li", "main", "nav", "ol", "option", "p"),
        *("pre", "section", "select", "summary", "svg", "table", "tbody", "td", "text", "th"),
        *("thead", "title", "tr", "ul"),
    )
)
_SILENT: Final = frozenset(("script", "style"))
_HEARD: Final = ("aria-label", "title", "alt", "placeholder", "aria-valuetext", "data-about")
_OTHERS: Final = "template"
"""A page carries its errors in the other languages too, in templates with a language."""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._line = ""
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in _SILENT or (tag == _OTHERS and "lang" in given):
            self._silent += 1
        if tag in _BLOCKS or tag == "br":
            self._end_line()
        for name in _HEARD:
            if (text := given.get(name)) and " " in text and not self._silent:
                self.lines.append(f"    [{text}]")

    def handle_endtag(self, tag: str) -> None:
        if self._silent and (tag in _SILENT or tag == _OTHERS):
            self._silent -= 1
        if tag in _BLOCKS:
            self._end_line()

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self._line += data

    def _end_line(self) -> None:
        if text := re.sub(r"[ \n\t]+", " ", self._line).strip(" "):
            self.lines.append(text)
        self._line = ""


def text_of_page(html: str) -> list[str]:
    """Its lines; what is only heard, or comes in a tip, stands in square brackets."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.lines
