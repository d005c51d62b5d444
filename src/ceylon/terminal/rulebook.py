"""The text of a rule by its ID.

The texts are those of docs/rules.md, which is not installed with the package. After a change
there: `python -m ceylon.terminal.rulebook docs/rules.md`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from rich.text import Text

from ceylon.terminal import shapes
from ceylon.terminal.blocks import Block, wrapped
from ceylon.words import N_, Words
from ceylon.words.language import SOURCE


TEXTS: Final = "rules.txt"
_ROW: Final = re.compile(r"\| ([A-Z]\d+(?:\.\d+)?) \| (.*) \|")
_TITLE: Final = re.compile(r"### (A\d) (.*)")
_LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")


@cache
def rules() -> dict[str, str]:
    """Each rule's text by its ID; an action's own ID has its title."""
    text = files("ceylon.terminal").joinpath(TEXTS).read_text(encoding="utf-8")
    return dict(line.split("\t", 1) for line in text.splitlines())


def found(asked: str) -> dict[str, str]:
    """The rule with this ID, and those below it: A1 has A1.1 to A1.4."""
    wanted = asked.strip().upper()
    return {
        rule: text
        for rule, text in rules().items()
        if rule == wanted or rule.startswith(f"{wanted}.")
    }


def page(words: Words, asked: str, width: int) -> Block:
    texts = found(asked)
    if not asked:
        return [Text(words.say("Which rule? For example: rule A1.4"), style=shapes.WARNING)]
    if not texts:
        text = N_(
            "There is no rule {rule}; they are called S1, T1, A1.1, C1, V1, E1, R1 and so on."
        )
        sentence = words.say(text, rule=asked)
        return wrapped(Text(sentence, style=shapes.WARNING), width)
    lines: Block = []
    if words.language != SOURCE:
        lines.append(Text(words.say("The text of the rules is English."), style=shapes.QUIET))
    for rule, text in texts.items():
        lines += wrapped(Text.assemble((f"{rule}  ", "bold"), text), width, indent=6)
    return lines


# From the page of the rules


def texts_of(page_of_rules: str) -> Iterator[str]:
    """A line for each rule of docs/rules.md: its ID, a tab, its text without marks."""
    for line in page_of_rules.splitlines():
        row = _ROW.fullmatch(line) or _TITLE.fullmatch(line)
        if row:
            text = _LINK.sub(r"\1", row[2]).replace("**", "").replace("`", "")
            yield f"{row[1]}\t{text}\n"


def main(path: str) -> None:
    page_of_rules = Path(path).read_text(encoding="utf-8")
    Path(__file__).with_name(TEXTS).write_text("".join(texts_of(page_of_rules)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
