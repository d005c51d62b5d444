"""The laws of choosing: what is legal, why the rest is not, and what playing it does."""

import re
from functools import cache
from string import Formatter
from typing import Final

from tests.laws.fields import differences, snapshot
from tests.laws.laws import BrokenLaw, law

from ceylon.ids import Choice
from ceylon.rules.choices import ALL_CHOICES, choice_of, text_of
from ceylon.rules.game import Game
from ceylon.rules.reasons import IllegalChoice, Reason

_RULE: Final = re.compile(r"(A\d(\.\d)?|[SCTVER]\d{1,2})")


def check_legal(game: Game) -> list[Choice]:
    """All doors agree on the legal choices, of which there is one until the game is over."""
    legal = game.legal()
    law(legal == sorted(set(legal)), f"legal choices out of order: {legal}")
    law(bool(legal) != game.over, "no legal choice, or one after the end")
    law(game.legal_mask() == sum(2**choice for choice in legal), "the mask differs from the list")
    law(game.legal_count() == len(legal), "the number differs from the list")
    return legal


def check_nth(game: Game) -> None:
    """The n-th legal choice is the n-th of the list."""
    legal = game.legal()
    law([game.nth_legal(n) for n in range(len(legal))] == legal, "nth_legal differs from legal")


def check_prices(game: Game) -> None:
    """What is legal can be paid."""
    for choice in game.legal():
        price = game.price(choice)
        affordable = 0 <= price <= game.players[game.seat].rupees
        law(affordable, f"{text_of(choice)} costs {price} and is legal")


def check_reasons(game: Game) -> None:
    """A choice is legal exactly where "why not?" has no answer, over the whole catalogue."""
    legal = set(game.legal())
    for choice in ALL_CHOICES:
        reason = game.why_not(choice)
        if (reason is None) != (choice in legal):
            raise BrokenLaw(f"{text_of(choice)}: legal {choice in legal}, why not: {reason}")
        if reason is not None:
            check_reason(reason)


def check_reason(reason: Reason) -> None:
    """A reason names a rule, and has a value for each field of its sentence."""
    if not _RULE.fullmatch(reason.rule):
        raise BrokenLaw(f"{reason!r} names no rule")
    if _fields(reason.text) != set(reason.values):
        raise BrokenLaw(f"{reason!r} has other values than fields")


@cache
def _fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def check_refusals(game: Game) -> None:
    """The checked door refuses what is not legal, with its reason, and changes nothing."""
    before = snapshot(game)
    legal = set(game.legal())
    for choice in ALL_CHOICES:
        if choice not in legal:
            law(refusal(game, choice) == game.why_not(choice), f"{text_of(choice)}: other reason")
    law(snapshot(game) == before, f"a refusal changed {differences(before, snapshot(game))}")
    law(game.facts is None, "a refusal left somebody listening")


def refusal(game: Game, choice: Choice) -> Reason | None:
    """The reason with which `play` refuses a choice; None if it does not."""
    try:
        game.play(choice)
    except IllegalChoice as refused:
        return refused.reason
    return None


def check_texts() -> None:
    """Every choice can be typed."""
    for choice in ALL_CHOICES:
        law(choice_of(text_of(choice)) == choice, f"{text_of(choice)} is read as another choice")


def check_copy(game: Game, choice: Choice) -> None:
    """A copy is equal and independent: what happens to one does not happen to the other."""
    before = snapshot(game)
    copy = game.copy()
    law(snapshot(copy) == before, f"a copy differs in {differences(before, snapshot(copy))}")
    copy.push(choice)
    law(snapshot(game) == before, f"a copy changed {differences(before, snapshot(game))}")
    law(snapshot(copy) != before, f"{text_of(choice)} changed nothing")
