"""What is wrong with a record: the line, and a sentence that every language can say."""

from ceylon.errors import CeylonError, plain
from ceylon.rules.reasons import Reason, Values


class RecordError(CeylonError):
    """A record that is damaged, cut off, or tells of a game that never was."""

    def __init__(self, line: int, problem: Reason, choice: str = "") -> None:
        super().__init__(problem.text, problem.values)
        self.line = line
        self.problem = problem
        """Its rule is empty where the form of the record is wrong, not the game."""
        self.choice = choice
        """The illegal choice that the problem is about, or nothing."""
        self.file = ""
        """The name of the file, if it was one."""

    def __str__(self) -> str:
        problem = str(self.problem) if self.problem.rule else plain(self.text, self.values)
        parts = (self.file, f"line {self.line}", self.choice, problem)
        return ": ".join(part for part in parts if part)

    def __reduce__(self) -> tuple[object, ...]:
        # A compiled Reason cannot be pickled, so its parts are.
        problem = (self.problem.rule, self.problem.text, dict(self.problem.values))
        return _rebuilt, (self.file, self.line, self.choice, *problem)


def _rebuilt(
    file: str, line: int, choice: str, rule: str, text: str, values: Values
) -> RecordError:
    error = RecordError(line, Reason(rule, text, values), choice)
    error.file = file
    return error


def wrong(line: int, rule: str, text: str, **values: int | str) -> RecordError:
    return RecordError(line, Reason(rule, text, values))
