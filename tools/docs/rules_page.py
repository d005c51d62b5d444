"""src/ceylon/terminal/rules.txt: the texts of docs/rules.md that the terminal shows."""

import re
from collections.abc import Iterator

from tools.docs.rule_table import RULES

_ROW = re.compile(r"\| ([A-Z]\d+(?:\.\d+)?) \| (.*) \|")
_TITLE = re.compile(r"### (A\d) (.*)")
_LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")


def texts() -> str:
    return "".join(_lines(RULES.read_text(encoding="utf-8")))


def _lines(page_of_rules: str) -> Iterator[str]:
    """A line for each rule: its ID, a tab, its text without marks."""
    for line in page_of_rules.splitlines():
        row = _ROW.fullmatch(line) or _TITLE.fullmatch(line)
        if row:
            text = _LINK.sub(r"\1", row[2]).replace("**", "").replace("`", "")
            yield f"{row[1]}\t{text}\n"
