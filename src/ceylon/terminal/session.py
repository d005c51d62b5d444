"""One session: whose choice it is, what they see, what they type, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.text import Text

from ceylon.bots.protocol import Bot
from ceylon.guests import Failed, Guest, told
from ceylon.ids import SPECTATOR, Choice, Seat
from ceylon.rules.view import View
from ceylon.sight.history import History, NoUndo
from ceylon.terminal import final, glyphs, hints, languages, layout, pages, replies, saves
from ceylon.terminal.blocks import Block
from ceylon.terminal.commands import Command
from ceylon.terminal.console import Terminal
from ceylon.terminal.listing import Listing
from ceylon.terminal.party import Party
from ceylon.terminal.prompt import (
    Ambiguous,
    Asked,
    Chosen,
    Illegal,
    Nothing,
    Unknown,
    command,
    read,
)
from ceylon.terminal.screens import screen_for
from ceylon.words import Words
from ceylon.words.explanations import explain_system_error

FINISHED: Final = 0
INTERRUPTED: Final = 130
SHORT_PAGE: Final = 5
"""A page with no more lines than this does not push the table off the screen."""


class Left(Exception):
    """The player leaves the table; the game is saved."""


class Session:
    """A game at one screen."""

    def __init__(
        self,
        terminal: Terminal,
        words: Words,
        history: History,
        party: Party,
        bots: Mapping[Seat, Bot],
        path: Path,
    ) -> None:
        self.terminal = terminal
        self.words = words
        self.history = history
        self.party = party
        self.bots = bots
        self.path = path
        self.looking = SPECTATOR
        """The seat whose hand was shown last."""
        self.notes: list[str] = []
        """What is shown once, below the next screen."""

    def run(self) -> int:
        """Play to the end, or until someone leaves."""
        was_over = self.history.game.over
        try:
            if not was_over:
                self._save()
            while not self.history.game.over:
                self._next()
        except Left:
            self._tell_where()
            return FINISHED
        except KeyboardInterrupt:
            self.terminal.say("")
            self._tell_where()
            return INTERRUPTED
        if not was_over:
            self._tell_the_last()
        self._end()
        return FINISHED

    # Whose choice it is

    def _next(self) -> None:
        game, seat = self.history.game, self.history.game.seat
        if seat in self.bots:
            self._let_play(self.bots[seat], View.of(game, seat), game.legal())
        elif not self._hidden_from(seat) or self._curtain(seat):
            self._let_choose(seat)

    def _let_play(self, bot: Bot, view: View, legal: list[Choice]) -> None:
        choice = bot.choose(view, legal)
        if isinstance(bot, Guest):
            self.notes += [self._told_of(failed, view.viewer) for failed in bot.take_faults()]
        self._play(choice)

    def _told_of(self, failed: Failed, seat: Seat) -> str:
        return self.words.say(
            "{seat:Player} failed, so greedy chose instead: {problem}",
            seat=seat,
            problem=told(failed),
        )

    def _play(self, choice: Choice) -> None:
        self.history = self.history.after(choice)
        self._save()

    def _let_choose(self, seat: Seat) -> None:
        """Show the table to a person and answer until a choice is made or taken back."""
        # Before the hands are dealt everyone may look.
        self.looking = seat if self._hands_are_dealt else SPECTATOR
        listing = layout.listing_for(screen_for(self.history, seat, self.words), self.terminal.size)
        self._show(listing)
        shown = self.history
        while self.history is shown:
            self._answer(self._ask(), listing)

    def _ask(self) -> str:
        typed = self.terminal.ask()
        if typed is None:
            raise Left
        return typed

    # The curtain

    @property
    def _hands_are_dealt(self) -> bool:
        return any(player.hand_size for player in self.history.game.players)

    def _hidden_from(self, seat: Seat) -> bool:
        """Whether someone else has looked at the screen: each hand is shown only to its owner."""
        return self._hands_are_dealt and len(self.party.people) > 1 and self.looking != seat

    def _curtain(self, seat: Seat) -> bool:
        """Wait until the next player is there; False if a choice was taken back instead."""
        self.terminal.wipe()
        text = self.words.say("Hand over to {seat:player}. {seat:player}: press Enter.", seat=seat)
        self.terminal.say(text, glyphs.TITLE_STYLE)
        self._tell_notes()
        back = self._undo_to(self.looking)
        may_undo = self.looking in self.party.people and isinstance(back, int)
        if may_undo:
            text = self.words.say("{seat:player} can still type “undo”.", seat=self.looking)
            self.terminal.say(text, glyphs.QUIET)
        asked = command(self._ask(), self.words)
        while asked is not None and asked.command is Command.LANGUAGE:
            if self._speak(asked.argument):
                return False
            asked = command(self._ask(), self.words)
        if asked == Asked(Command.QUIT):
            raise Left
        if may_undo and asked == Asked(Command.UNDO):
            self._take_back(back, self.looking)
            return False
        self.terminal.wipe()
        return True

    # The table

    def _show(self, listing: Listing, *, again: bool = False) -> None:
        terminal, seat = self.terminal, listing.view.seat
        news = pages.news(self.words, self.history, seat)
        terminal.clear()
        if not again and not layout.fits(news, terminal.size):
            self._show_news(news, seat)
        terminal.show(layout.draw(listing, news, terminal.size))
        self._tell_notes()

    def _tell_notes(self) -> None:
        for note in self.notes:
            self.terminal.say(note, glyphs.GOOD)
        self.notes.clear()

    def _show_news(self, news: list[str], seat: Seat) -> None:
        """A page of its own for what happened, if it does not fit on the screen."""
        if self.terminal.interactive and not self.history.others_acted(seat):
            return
        self._show_happened(news)
        if self.terminal.interactive:
            self._tell_notes()
            self.terminal.say(self.words.say("Enter: continue to the table"), glyphs.QUIET)
            self._ask()
            self.terminal.clear()

    def _show_happened(self, news: list[str]) -> None:
        title = Text(self.words.say_in("heading", "what happened"), style=glyphs.TITLE_STYLE)
        self._show_page([title, *pages.sentences(news, self._width)])

    def _show_page(self, lines: Block) -> None:
        # Translators: the key Enter shows the rest of a long page.
        self.terminal.show_page(lines, self.words.say("Enter: more"))

    @property
    def _width(self) -> int:
        return min(self.terminal.size.width, layout.WIDEST)

    # Answers

    def _answer(self, typed: str, listing: Listing) -> None:
        words, show = self.words, self.terminal.show
        match read(typed, listing):
            case Chosen(choice):
                self._play(choice)
            case Ambiguous(choices):
                show(replies.ambiguous(listing, choices, self._width))
            case Illegal(choices):
                show(replies.illegal(words, self.history.game, choices, self._width))
            case Unknown(text):
                show(replies.unknown(words, text, self._width))
            case Nothing():
                self._show(listing, again=True)
            case Asked(asked, argument):
                self._obey(asked, argument, listing)

    def _obey(self, asked: Command, argument: str, listing: Listing) -> None:
        seat = listing.view.seat
        match asked:
            case Command.QUIT:
                raise Left
            case Command.UNDO:
                self._undo(seat)
            case Command.RESTART:
                self._restart(seat)
            case Command.SAVE:
                self._save_copy(argument)
            case Command.LANGUAGE:
                self._speak(argument)
            case Command.HINT:
                self._hint(listing)
            case _:
                self._look_at(
                    pages.page(self.words, self.history, seat, asked, argument, self._width)
                )

    def _look_at(self, page: Block) -> None:
        self._show_page(page)
        if self.terminal.interactive and len(page) > SHORT_PAGE:
            self.terminal.say(self.words.say("Enter: back to the table"), glyphs.QUIET)

    def _hint(self, listing: Listing) -> None:
        thinking = self.words.say("Thinking… Ctrl-C to stop.")
        found = hints.find_hints(listing.view, lambda: self.terminal.say(thinking, glyphs.QUIET))
        if found is None:
            self.terminal.say("")
            self.terminal.say(self.words.say("No hint: you stopped the search."), glyphs.QUIET)
        else:
            self._look_at(hints.page(listing, found, self._width))

    # The language

    def _speak(self, asked: str) -> bool:
        """Whether the language changed; if it did not, the languages were listed.

        The choices of the record are the same in every language. Of its names, those that nobody
        typed change along.
        """
        language = languages.named(asked)
        if language is None:
            self.terminal.show(languages.page(self.words, asked, self._width))
            return False
        words = Words.of(language)
        self.party = self.party.speaking(words)
        self.words = self.party.words_at_table(words, self.history.start.options)
        start = replace(self.history.start, names=self.party.names)
        self.history = replace(self.history, start=start)
        self._save()
        self.notes.append(languages.current(self.words))
        return True

    # Undo

    def _undo(self, seat: Seat) -> None:
        asking = self._who_takes_back(seat)
        self._take_back(self._undo_to(asking), asking)

    def _undo_to(self, seat: Seat) -> int | NoUndo:
        """What bots have done since is taken back too, but never another person's choice."""
        return self.history.undo_to(seat, along=self.bots)

    def _who_takes_back(self, seat: Seat) -> Seat:
        """Before the hands are dealt, the player who placed last may still undo."""
        if self._hands_are_dealt:
            return seat
        placed = [step.seat for step in self.history.steps if step.seat in self.party.people]
        return placed[-1] if placed else seat

    def _restart(self, seat: Seat) -> None:
        back = self.history.restart_to(seat, along=self.bots)
        if isinstance(back, int) and self.history.steps[back].turn != self.history.game.turn:
            back = NoUndo.NOTHING_CHOSEN  # in this turn
        self._take_back(back, seat)

    def _take_back(self, back: int | NoUndo, seat: Seat) -> None:
        if isinstance(back, NoUndo):
            self.terminal.say(replies.no_undo(self.words, back), glyphs.WARNING)
            return
        taken, self.history = self.history.steps[back:], self.history.at(back)
        self._save()
        self.notes += replies.undone(self.words, self.history.game, taken, seat)

    # Saving and leaving

    def _save(self) -> None:
        self.history.record.save(self.path)

    def _save_copy(self, argument: str) -> None:
        if not argument:
            self._tell_where()
            return
        path = Path(argument).expanduser()
        try:
            self.history.record.save(path)
        except OSError as error:
            problem = explain_system_error(self.words, error)
            self.terminal.say(
                self.words.say("Not saved: {problem}", problem=problem), glyphs.WARNING
            )
            return
        # Translators: a copy of the game, in this file.
        self.terminal.say(self.words.say("Saved: {file}", file=str(path)))

    def _tell_where(self) -> None:
        self.terminal.say(self.words.say("The game is saved: {file}", file=str(self.path)))
        again = saves.to_go_on(self.path)
        self.terminal.say(self.words.say("To resume it: {command}", command=again))

    # The end

    def _tell_the_last(self) -> None:
        """What happened after the last choice of a person, before the scoring replaces it."""
        news = pages.last_news(self.words, self.history, self.party.people)
        if not news:
            return
        self.terminal.clear()
        self._show_happened(news)
        if self.terminal.interactive:
            # The game is over and saved: EOF and Ctrl-C continue to the scoring, too.
            with suppress(KeyboardInterrupt):
                self.terminal.say(self.words.say("Enter: continue to the scoring"), glyphs.QUIET)
                self.terminal.ask()

    def _end(self) -> None:
        scores = self.history.game.scores()
        self.terminal.clear()
        title = Text(self.words.say("The game is over"), style=glyphs.TITLE_STYLE)
        winner = final.winner(self.words, scores)
        self._show_page([title, *final.page(self.words, scores, self._width), Text(), winner])
        self._tell_notes()
        self.terminal.say(self.words.say("The record of the game: {file}", file=str(self.path)))
