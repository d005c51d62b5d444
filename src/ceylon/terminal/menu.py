"""A short menu for those who start without arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from ceylon import bots
from ceylon.rules.options import MOST_SEATS
from ceylon.seats import HUMAN
from ceylon.terminal import glyphs, languages
from ceylon.terminal.blocks import Block, fitted, hanging
from ceylon.terminal.commands import Command
from ceylon.terminal.console import Terminal
from ceylon.terminal.layout import WIDEST
from ceylon.terminal.party import tidy
from ceylon.terminal.prompt import command
from ceylon.words import N_, Words

USUAL_SEATS: Final = 3


class MenuLeft(Exception):
    """The menu was left without a game."""


class LanguageChanged(Exception):
    """The menu begins again in another language."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.language)
        self.words = words


@dataclass
class Wishes:
    """What was chosen, in the form of the arguments, and in which language."""

    words: Words
    resume: bool = False
    kinds: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    starting_tiles: bool = False
    without: str | None = None
    railway: str | None = None


def ask(terminal: Terminal, words: Words, saved: Callable[[Words], str] | None) -> Wishes:
    """Ask for everything that a game needs; Enter takes the default.

    `saved` describes the game that could be resumed.
    """
    while True:
        try:
            return _ask_all(terminal, words, saved)
        except LanguageChanged as changed:
            words = changed.words
            terminal.clear()


def _ask_all(terminal: Terminal, words: Words, saved: Callable[[Words], str] | None) -> Wishes:
    menu = Menu(terminal, words)
    wishes = Wishes(words)
    terminal.say(words.say("Ceylon, the board game about tea."), glyphs.TITLE_STYLE)
    terminal.say(words.say("Enter accepts the choice in brackets; q quits."), glyphs.QUIET)
    terminal.say(languages.other_commands(words), glyphs.QUIET)
    if saved is not None:
        go_on = words.say("resume the saved game: {game}", game=saved(words))
        wishes.resume = menu.one_of("", [go_on, words.say("a new game")], 1) == 1
        if wishes.resume:
            return wishes
    question = N_("How many players (1 is solo against CR Co., the Ceylon Railways Company)?")
    seats = menu.number(question, MOST_SEATS, USUAL_SEATS)
    menu.ask_seats(wishes, seats)
    menu.ask_options(wishes, seats)
    return wishes


def opponents(words: Words, width: int) -> Block:
    """What to type for each level; its name, its character, and how it plays."""
    column = 4 + max(len(level.key) for level in bots.LEVELS)
    lines: Block = []
    for level in bots.LEVELS:
        key = fitted(Text(f"  {level.key}", style="bold"), column)
        who = words.say(
            "{name}. {character}", name=words.say(level.name), character=words.say(level.character)
        )
        lines += hanging(key, Text(who), min(width, WIDEST))
        how = Text(words.say(level.text), style=glyphs.QUIET)
        lines += hanging(Text(" " * column), how, min(width, WIDEST))
    return lines


class Menu:
    def __init__(self, terminal: Terminal, words: Words) -> None:
        self.terminal = terminal
        self.words = words

    def ask_seats(self, wishes: Wishes, seats: int) -> None:
        if seats > 1:
            self.terminal.say(self.words.say("For each seat, a person’s name or a bot:"))
            self.terminal.show(opponents(self.words, self.terminal.size.width))
        for seat in range(seats):
            usual = self.words.unit("player", seat) if seat == 0 else bots.USUAL
            # Translators: before a name that is to be typed.
            typed = self._ask(self.words.say("Seat {seat}", seat=seat + 1), usual)
            bot = self._bot(typed) if seats > 1 else None
            wishes.kinds.append(bot or HUMAN)
            wishes.names.append("" if bot else tidy(typed))

    def _bot(self, typed: str) -> str | None:
        """A bot by its key, or by its name as the list shows it."""
        named = {self.words.say(level.name).lower(): level.key for level in bots.LEVELS}
        typed = typed.lower()
        return typed if typed in bots.NAMES else named.get(typed)

    def ask_options(self, wishes: Wishes, seats: int) -> None:
        say, say_in = self.words.say, self.words.say_in
        if seats > 1:
            answers = [say("without starting tiles"), say("with starting tiles")]
            # Translators: before two answers, without and with starting tiles.
            wishes.starting_tiles = self.one_of(N_("Game variant:"), answers, 1) == 2
        if seats <= 2:
            answers = [self.words.unit("district", 3), self.words.unit("district", 0)]
            left_out = self.one_of(N_("Which district is left out?"), answers, 1)
            wishes.without = ("uva", "dimbula")[left_out - 1]
        if seats == 1:
            answers = [say_in("option", "drawn at random"), say_in("option", "built by you")]
            # Translators: before the choice of how CR Co.’s railway comes about.
            railway = self.one_of(N_("Railway:"), answers, 1)
            wishes.railway = ("drawn", "built")[railway - 1]

    def one_of(self, question: str, answers: Sequence[str], usual: int) -> int:
        """The number of an answer, from 1 on."""
        if question:
            self.terminal.say(self.words.say(question))
        for number, answer in enumerate(answers, start=1):
            self.terminal.say(f"  {number} {answer}")
        return self._number("", len(answers), usual)

    def number(self, question: str, most: int, usual: int) -> int:
        return self._number(self.words.say(question), most, usual)

    def _number(self, question: str, most: int, usual: int) -> int:
        while True:
            typed = self._ask(question, str(usual))
            if typed.isdecimal() and 1 <= int(typed) <= most:
                return int(typed)
            text = self.words.say("Type a number from 1 to {most}.", most=most)
            self.terminal.say(text, glyphs.WARNING)

    def _ask(self, question: str, usual: str) -> str:
        typed = self.terminal.ask(f"{question} [{usual}] ".lstrip())
        if typed is None or typed.strip().lower() in ("q", "quit"):
            raise MenuLeft
        asked = command(typed, self.words)
        if asked is not None and asked.command is Command.LANGUAGE:
            self._change_language(asked.argument)
            return self._ask(question, usual)
        return typed.strip() or usual

    def _change_language(self, asked: str) -> None:
        found = languages.named(asked)
        if found is not None:
            raise LanguageChanged(Words.of(found))
        width = min(self.terminal.size.width, WIDEST)
        self.terminal.show(languages.page(self.words, asked, width))
