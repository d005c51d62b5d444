"""What is wrong with a record: the line, and a translatable sentence."""

from ceylon.errors import CeylonError, plain
from ceylon.rules.reasons import Reason


class RecordError(CeylonError):
    """A record that is damaged, cut off, or of a game that could not have happened."""

    def __init__(self, line: int, problem: Reason, choice: str = "") -> None:
        super().__init__(problem.text, problem.values)
        self.args = (line, problem, choice)  # pickle calls the class with these, and sets the file
        self.line = line
        """The number of the line, from 1."""
        self.problem = problem
        """Its rule is empty if the format of the record is wrong, not the game."""
        self.choice = choice
        """The illegal choice that the problem is about, or nothing."""
        self.file = ""
        """The file, as it was named by whoever asked for it, if there was one."""

    def __str__(self) -> str:
        problem = str(self.problem) if self.problem.rule else plain(self.text, self.values)
        parts = (self.file, f"line {self.line}", self.choice, problem)
        return ": ".join(part for part in parts if part)


def wrong(line: int, rule: str, text: str, **values: int | str) -> RecordError:
    return RecordError(line, Reason(rule, text, values))
