"""What is wrong with a record: the line, and a sentence that every language can say."""

from ceylon.errors import CeylonError, plain
from ceylon.record.quoting import visible
from ceylon.rules.reasons import Reason

_SHOWN = 40


class RecordError(CeylonError):
    """A record that is damaged, cut off, or tells of a game that never was."""

    def __init__(self, line: int, problem: Reason, choice: str = "") -> None:
        super().__init__(problem.text, problem.values)
        self.args = (line, problem, choice)  # what rebuilds the error in another process
        self.file = ""
        """The name of the file, if it was one."""
        self.line = line
        self.problem = problem
        """Its rule is empty where the form of the record is wrong, not the game."""
        self.choice = choice
        """The illegal choice that the problem is about, or nothing."""

    def __str__(self) -> str:
        sentence = plain(self.text, self.values)
        parts = (self.file, f"line {self.line}", self.choice, self.problem.rule, sentence)
        return ": ".join(part for part in parts if part)


def wrong(line: int, rule: str, text: str, **values: int | str) -> RecordError:
    return RecordError(line, Reason(rule, text, values))


def shown(text: str) -> str:
    """A piece of a damaged file that can be put on one line of a screen."""
    return visible(text) if len(text) <= _SHOWN else visible(text[:_SHOWN]) + "…"
