"""A question on the real table, without a stream: the first choice is an answer, and is judged.

A puzzle is one, and so is a choice of a finished game that is tried again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ceylon.analysis import Message, undecided
from ceylon.ids import Choice
from ceylon.rulebook import Book
from ceylon.rules.choices import text_of, verb_of
from ceylon.sight.screen import Screen
from ceylon.web.pages.engine import fragment, render
from ceylon.web.pages.table import dialogs_of, table_main
from ceylon.words import Words, capital
from ceylon.words.names import name, name_with_line

SHOWN: Final = "shown"
"""Instead of a verdict: the answer was asked for."""
_RULES: Final = {
    "start": "S9",
    "play": "T1",
    "plant": "A1",
    "harvest": "A2",
    "done": "A2",
    "discard": "A2",
    "trade": "A3",
    "keep": "A3",
    "contract": "A4",
    "advance": "A5",
    "move": "A6",
    "rupees": "A7",
    "technology token": "T3",
    "end turn": "T3",
    "starting tile": "V5",
    "railways": "R5",
    "rail": "R5",
}
"""The rule of each kind of choice."""


@dataclass(frozen=True)
class Asked:
    """What stands beside the table, and who judges what is chosen there."""

    title: str
    """Of the page."""
    address: str
    """Where the verdict on a choice is asked for."""
    box: str
    puzzle: str = ""
    """The id of a puzzle: the browser remembers it."""
    answered: bool = False


@dataclass(frozen=True)
class Verdict:
    """What is said about an answer."""

    verdict: str
    """`right`, `nearly` or `wrong`; `shown` if the answer was asked for."""
    html: str


@dataclass(frozen=True)
class Rival:
    """Another choice, and what the answer has over it."""

    choice: Choice
    chance: float
    reasons: Sequence[Message]
    kind: str = "other"
    """What was chosen `now`, or `then` in the game, or `both` times; else any `other`."""


@dataclass(frozen=True)
class Compared:
    """The same in words; a reason that was said before is left out."""

    kind: str
    label: str
    chance: float
    reasons: list[str]


def question_page(screen: Screen, asked: Asked, rulebook: Book | None = None) -> str:
    """The table at the question."""
    return render(
        "question.html",
        screen.words,
        **dialogs_of(screen, rulebook),
        main=fragment(table_main(screen, beside=asked.box)),
        asked=asked,
    )


def answer_html(
    screen: Screen,
    verdict: str,
    answers: Sequence[Choice],
    line: Sequence[Choice],
    chance: float,
    rivals: Iterable[Rival],
) -> str:
    """The answer, which is the first of those that are the same, and why."""
    words, best = screen.words, answers[0]
    price = screen.offered[text_of(best)].price
    return render(
        "answer.html",
        words,
        verdict=verdict,
        answer=capital(name_with_line(words, best, line, screen.view, price)),
        texts=[text_of(each) for each in answers],
        rule=_RULES.get(verb_of(best), ""),
        chance=undecided(chance),
        rivals=list(_compared(screen, rivals)),
    )


def _compared(screen: Screen, rivals: Iterable[Rival]) -> Iterator[Compared]:
    told: set[str] = set()
    for rival in rivals:
        reasons = [capital(each.sentence(screen.words)) for each in rival.reasons]
        new = [each for each in reasons if each not in told]
        told.update(new)
        yield Compared(rival.kind, label_of(screen, rival.choice), undecided(rival.chance), new)


def label_of(screen: Screen, choice: Choice) -> str:
    """A legal choice in words."""
    return name(screen.words, choice, screen.view, screen.offered[text_of(choice)].price)


def hint_at(words: Words, verdict: str, choice: str, chance: float, best: float) -> str:
    """What is said about a choice that is not the answer, without telling it."""
    return render(
        "verdict.html",
        words,
        verdict=verdict,
        choice=capital(choice),
        chance=undecided(chance),
        best=undecided(best),
    )
