"""What is wrong with a box file, in sentences for the person who wrote it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ceylon.errors import N_, CeylonError


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
        """The name of the file."""
        self.problems = tuple(problems)
        """Everything that is wrong with it."""

    @property
    def field(self) -> str:
        """The field of the first problem."""
        return self.problems[0].field

    @property
    def sentence(self) -> str:
        """The sentence of the first problem."""
        return str(self.problems[0])

    def __str__(self) -> str:
        return "\n".join(f"{self.file}: {p.field}: {p}" for p in self.problems)


class UnknownBox(CeylonError):
    """A box that is named by its digest, and that was never read here."""

    def __init__(self, digest: str, shipped: str) -> None:
        text = N_(
            "there is no box {digest} here, only {shipped}, which comes with this version of"
            " Ceylon: first read the file of the other one with load_box"
        )
        super().__init__(text, {"digest": digest, "shipped": shipped})
        self.args = (digest, shipped)  # pickle calls the class with these
        self.digest = digest
        """The digest of the box that is missing."""


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
