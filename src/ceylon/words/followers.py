"""Who of the others could take the lower action of a card, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from ceylon.ids import Seat
from ceylon.words.wording import Words


def followers(words: Words, can: Sequence[str], cannot: Sequence[Seat]) -> str:
    """`can`: those who could, in words, with what it would bring; empty if nobody was asked."""
    if not can and len(cannot) == 1:
        # Translators: of a card: the only opponent could not take its lower action.
        return words.say("▼ not possible for {other:player} now", other=cannot[0])
    if not can:
        return words.say("▼ not possible for any of the others now") if cannot else ""
    listed = words.listed(can)
    if not cannot:
        # Translators: of a card: the others who could take its lower action, one or several.
        return words.count("▼ possible for {can}", "▼ possible for {can}", len(can), can=listed)
    both, number = {"can": listed, "cannot": list(cannot)}, len(can)
    # Translators: the same, and who could not; their number, too, may need forms of its own.
    return words.count(
        "▼ possible for {can}, not possible for {cannot:player}",
        "▼ possible for {can}, not possible for {cannot:player}",
        number,
        **both,
    )
