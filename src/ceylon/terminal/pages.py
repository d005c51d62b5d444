"""Pages on request, and what happened in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from ceylon.ids import SPECTATOR, Seat
from ceylon.rules.facts import Fact
from ceylon.rules.view import View
from ceylon.sight.history import History
from ceylon.terminal import aid_page, contract_page, final, glyphs, layout, replies, rule_pages
from ceylon.terminal.blocks import Block, wrapped
from ceylon.terminal.commands import Command
from ceylon.words import Words
from ceylon.words.narration import tell

LOG_SENTENCES: Final = 30


def page(
    words: Words, history: History, seat: Seat, asked: Command, argument: str, width: int
) -> Block:
    """The answer to a read-only command."""
    drawn: Mapping[Command, Callable[[], Block]] = {
        Command.HELP: lambda: replies.help_page(words, width),
        Command.AID: lambda: aid_page.page(words, history.game.material.box, width),
        Command.WHY_NOT: lambda: replies.why_not(words, history.game, argument, width),
        Command.RULE: lambda: rule_pages.page(words, argument, width),
        Command.SCORE: lambda: score_now(words, history, seat, width),
        Command.BOARDS: lambda: layout.all_boards(words, View.of(history.game, seat), width),
        Command.CONTRACTS: lambda: contract_page.page(words, View.of(history.game, seat), width),
        Command.LOG: lambda: log(words, history, seat, argument, width),
    }
    return drawn[asked]()


def score_now(words: Words, history: History, seat: Seat, width: int) -> Block:
    title = Text(words.say("If the game ended now:"), style=glyphs.TITLE_STYLE)
    return [title, *final.page(words, View.of(history.game, seat).scores(), width)]


def log(words: Words, history: History, seat: Seat, argument: str, width: int) -> Block:
    number = int(argument) if argument.isdecimal() else LOG_SENTENCES
    facts = [line.fact for line in history.log.lines]
    told = _sentences(words, facts, seat)[-number:] if number else []
    return sentences(told, width) or [Text(words.say("Nothing has happened yet."))]


def news(words: Words, history: History, seat: Seat) -> list[str]:
    """What has happened since a seat's last choice, as far as it may know."""
    return _sentences(words, history.since_last_choice(seat), seat)


def last_news(words: Words, history: History, people: Sequence[Seat]) -> list[str]:
    """What nobody had been shown before the end; several people read it together."""
    if not people:
        return []
    reader = people[0] if len(people) == 1 else SPECTATOR
    return _sentences(words, history.since_last_choice(*people), reader)


def sentences(told: Iterable[str], width: int) -> Block:
    return [line for each in told for line in wrapped(Text(each), width, indent=2)]


def _sentences(words: Words, facts: Iterable[Fact], seat: Seat) -> list[str]:
    return [tell(words, fact.seen_by(seat), you=seat) for fact in facts]
