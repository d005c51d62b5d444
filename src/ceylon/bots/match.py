"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence

from ceylon.bots.protocol import Bot, Chooser
from ceylon.errors import N_, CeylonError
from ceylon.ids import Choice
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.view import View


class BotError(CeylonError):
    """A bot made an illegal choice."""


def play(bots: Sequence[Bot], game: Game) -> list[Choice]:
    """Let the bots play the game to its end; return their choices."""
    choices: list[Choice] = []
    while not game.over:
        choice = ask(bots[game.seat], game, game.legal())
        game.push(choice)
        choices.append(choice)
    return choices


def ask(bot: Chooser, game: Game, legal: list[Choice]) -> Choice:
    """What the bot chooses for the seat whose turn it is."""
    choice = bot.choose(View.of(game, game.seat), list(legal))
    check_legal(name_of(bot), choice, legal)
    return choice


def name_of(bot: Chooser) -> str:
    """Its own name, or that of its class."""
    return str(getattr(bot, "name", type(bot).__name__))


def check_legal(bot: str, choice: Choice, legal: Sequence[Choice]) -> None:
    if choice not in legal:
        text = N_("{bot} made an illegal choice: {choice}")
        raise BotError(text, {"bot": bot, "choice": text_of(choice)})
