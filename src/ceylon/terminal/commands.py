"""What can be typed besides a choice."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from ceylon.words import N_, NC_, Words


class Command(StrEnum):
    """The English word that asks for it; every language has its own as well."""

    HELP = NC_("command", "help")
    AID = NC_("command", "aid")
    HINT = NC_("command", "hint")
    WHY_NOT = NC_("command", "why not")
    RULE = NC_("command", "rule")
    SCORE = NC_("command", "score")
    BOARDS = NC_("command", "boards")
    CONTRACTS = NC_("command", "contracts")
    LOG = NC_("command", "log")
    UNDO = NC_("command", "undo")
    RESTART = NC_("command", "restart")
    SAVE = NC_("command", "save")
    LANGUAGE = NC_("command", "language")
    QUIT = NC_("command", "quit")


EXPLAINED: Final[Mapping[Command, str]] = {
    # Translators: what the command “help” shows.
    Command.HELP: N_("this help"),
    Command.AID: N_("the player aid: a turn, the actions with their costs, what scores"),
    Command.HINT: N_(
        "the best choices, with your chance of winning and the reasons; nothing is chosen for you"
    ),
    Command.WHY_NOT: N_("why a choice is not allowed: “why not plant K3”"),
    Command.RULE: N_("a rule by its ID or by words: “rule A1.4”, “rule majority”"),
    Command.SCORE: N_("the scores if the game ended now"),
    Command.BOARDS: N_("all boards, the train, the track and the councillors in full"),
    Command.CONTRACTS: N_("all contracts by company: which are fulfilled, and which are to come"),
    Command.LOG: N_("what has happened so far; “log 50” for the last 50 entries"),
    Command.UNDO: N_(
        "take back your last choice, unless a card or a contract has been revealed or"
        " another person has chosen since"
    ),
    Command.RESTART: N_("take back all your choices this turn, as far as undo allows"),
    Command.SAVE: N_("write a copy of the game: “save FILE”"),
    Command.LANGUAGE: N_("change the language: “language fr”; without a code, show all languages"),
    Command.QUIT: N_("quit; the game is saved after every choice"),
}
# Commands that may have an argument.
_WITH_ARGUMENT: Final = {
    Command.WHY_NOT,
    Command.RULE,
    Command.LOG,
    Command.SAVE,
    Command.LANGUAGE,
}


def word_of(words: Words, command: Command) -> str:
    """The command in the language of the table."""
    return words.say_in("command", command.value)


def takes_argument(command: Command) -> bool:
    return command in _WITH_ARGUMENT
