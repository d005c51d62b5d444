"""What is wrong with a box file, in sentences for the person who wrote it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ceylon.errors import CeylonError


@dataclass(frozen=True)
class BoxProblem:
    """One mistake: `text` is an English format string, so that it can be translated whole."""

    field: str
    text: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        return self.text.format(**self.values)


class BoxError(CeylonError):
    """A box file that cannot be played with, and every reason found."""

    def __init__(self, file: str, problems: Sequence[BoxProblem]) -> None:
        super().__init__(problems[0].text, problems[0].values)
        self.args = (file, problems)  # pickle calls the class with these
        self.file = file
        self.problems = tuple(problems)

    @property
    def field(self) -> str:
        return self.problems[0].field

    @property
    def sentence(self) -> str:
        return str(self.problems[0])

    def __str__(self) -> str:
        return "\n".join(f"{self.file}: {p.field}: {p}" for p in self.problems)


class Report:
    """Gathers the problems of a file, so that all of them are told at once."""

    def __init__(self) -> None:
        self.problems: list[BoxProblem] = []

    def add(self, field: str, text: str, **values: object) -> None:
        self.problems.append(BoxProblem(field, text, values))

    def clean(self, *paths: str) -> bool:
        """Whether nothing was found at or below these fields."""
        return not any(
            problem.field == path or problem.field.startswith(f"{path}.")
            for problem in self.problems
            for path in paths
        )
