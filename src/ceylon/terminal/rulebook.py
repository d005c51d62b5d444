"""The text of a rule by its ID.

The texts are those of docs/rules.md, which is not installed with the package; `make docs` copies
them to rules.txt.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from rich.text import Text

from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, wrapped
from ceylon.words import N_, Words
from ceylon.words.language import SOURCE

TEXTS: Final = "rules.txt"


@cache
def rules() -> dict[str, str]:
    """Each rule's text by its ID; an action's own ID has its title."""
    text = files("ceylon.terminal").joinpath(TEXTS).read_text(encoding="utf-8")
    return dict(line.split("\t", 1) for line in text.splitlines())


def find(asked: str) -> dict[str, str]:
    """The rule with this ID, and those below it: A1 has A1.1 to A1.4."""
    wanted = asked.strip().upper()
    return {
        rule: text
        for rule, text in rules().items()
        if rule == wanted or rule.startswith(f"{wanted}.")
    }


def page(words: Words, asked: str, width: int) -> Block:
    texts = find(asked)
    if not asked:
        return [Text(words.say("Which rule? For example: rule A1.4"), style=glyphs.WARNING)]
    if not texts:
        text = N_(
            "There is no rule {rule}; they are called S1, T1, A1.1, C1, V1, E1, R1 and so on."
        )
        sentence = words.say(text, rule=asked)
        return wrapped(Text(sentence, style=glyphs.WARNING), width)
    lines: Block = []
    if words.language != SOURCE:
        lines.append(Text(words.say("The text of the rules is English."), style=glyphs.QUIET))
    for rule, text in texts.items():
        lines += wrapped(Text.assemble((f"{rule}  ", "bold"), text), width, indent=6)
    return lines
