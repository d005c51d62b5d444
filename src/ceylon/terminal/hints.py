"""A hint: the best choices of an open question, with the chance of winning and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from rich.text import Text

from ceylon.analysis import Candidate, hints, undecided
from ceylon.ids import Choice
from ceylon.rules.choices import hex_of
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.view import View
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, fitted, hanging, wrapped
from ceylon.terminal.listing import Listing
from ceylon.words import Words, capital
from ceylon.words.names import name_with_line

SEED: Final = 1
"""Always the same, so that asking again gives the same answer."""
NOTICEABLE: Final = 0.3
"""Seconds of silence that a person would notice."""
_GAP: Final = 2


def find_hints(view: View, say_it_thinks: Callable[[], None]) -> list[Candidate] | None:
    """The best distinct choices, from what a seat may know; None if stopped by Ctrl-C."""
    begun, said = monotonic(), False

    def cancelled() -> bool:
        nonlocal said
        if not said and monotonic() - begun > NOTICEABLE:
            said = True
            say_it_thinks()
        return False

    try:
        return hints(view, seed=SEED, cancelled=cancelled)
    except KeyboardInterrupt:
        return None


def page(listing: Listing, found: Sequence[Candidate], width: int) -> Block:
    """What to type, the chance, how the choice continues, and the reasons."""
    words = listing.words
    title = words.say("The best choices: what to type, the chance of winning, and why")
    lines = wrapped(Text(title, style=glyphs.TITLE_STYLE), width)
    typed = [_to_type(listing, each.choice) for each in found]
    longest = max(map(len, typed))
    heads = [
        _head(words, text.ljust(longest), each.chance)
        for text, each in zip(typed, found, strict=True)
    ]
    column = max(head.cell_len for head in heads) + _GAP
    for head, each in zip(heads, found, strict=True):
        price = listing.offers[each.choice].price
        what = name_with_line(words, each.choice, each.line, listing.view, price)
        lines += hanging(fitted(head, column), Text(what), width)
        for reason in each.reasons:
            bullet = Text(f"{' ' * column}• ")
            lines += hanging(bullet, Text(capital(reason.sentence(words))), width)
    note = words.say("Based only on what you can know. The choice is still yours.")
    return [*lines, *wrapped(Text(note, style=glyphs.QUIET), width)]


def _head(words: Words, typed: str, chance: float) -> Text:
    return Text.assemble((typed, "bold"), f"  {words.unit('percent', undecided(chance)):>5}")


def _to_type(listing: Listing, choice: Choice) -> str:
    """The number on the list, with the hex if the number covers many."""
    entry = next(each for each in listing.entries if choice in each.choices)
    if len(entry.choices) == 1:
        return str(entry.number)
    return f"{entry.number} {HEX_NAMES[hex_of(choice)]}"
