"""The languages of the game, as the menu and the table offer them."""

from __future__ import annotations

from rich.text import Text

from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, fitted, wrapped
from ceylon.terminal.commands import Command, word_of
from ceylon.terminal.prompt import tokens
from ceylon.words import LANGUAGES, LanguageError, Words, capital
from ceylon.words.language import language_of


def named(asked: str) -> str | None:
    """The language with this code or this name: `fr`, `fr-CA`, `Français`, `francais`."""
    by_name = {tokens(name): code for code, name in LANGUAGES.items()}
    return language_of(asked) or by_name.get(tokens(asked))


def current(words: Words) -> str:
    # Translators: once it has been changed: the language that the game speaks now.
    return words.say("Language: {language}", language=LANGUAGES[words.language])


def other_commands(words: Words) -> str:
    """What to type for another language."""
    others = (code for code in LANGUAGES if code != words.language)
    return words.say(
        "For another language: {commands}",
        commands=words.either(f"{word_of(words, Command.LANGUAGE)} {code}" for code in others),
    )


def page(words: Words, asked: str, width: int) -> Block:
    """All of them and the current one; or that there is none of this name, and which there are."""
    if asked:
        return wrapped(Text(_unknown(words, asked), style=glyphs.WARNING), width)
    lines = [Text(words.say("To change the language, type:"))]
    commands = {f"{word_of(words, Command.LANGUAGE)} {code}": code for code in LANGUAGES}
    column = 4 + max(Text(each).cell_len for each in commands)
    for command, code in commands.items():
        sign = f"  {glyphs.YES}" if code == words.language else ""
        head = fitted(Text(f"  {command}", style="bold"), column)
        lines.append(Text.assemble(head, LANGUAGES[code], sign))
    return lines


def _unknown(words: Words, asked: str) -> str:
    error = LanguageError(asked)
    return capital(words.say(error.text, **error.values))
