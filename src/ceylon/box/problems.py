"""What is wrong with a box file, in sentences for its author."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ceylon.errors import N_, CeylonError, Clause, plain


@dataclass(frozen=True)
class BoxProblem:
    """One mistake: `text` is an English format string, so that it can be translated as a whole."""

    field: str
    """By its path; `line 3` where the file is not TOML, `file` where it cannot be read at all."""
    text: str
    values: Mapping[str, object]
    place: Clause | None = None
    """What is said in the place of the field, where there is none; it may be empty."""

    def __str__(self) -> str:
        return plain(self.text, self.values)


class BoxError(CeylonError):
    """A box file that cannot be played with, and every reason why."""

    def __init__(self, file: str, problems: Sequence[BoxProblem]) -> None:
        super().__init__(problems[0].text, problems[0].values)
        self.args = (file, problems)  # pickle calls the class with these
        self.file = file
        """The file, as it was named by whoever asked for it."""
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
        return "\n".join(self._line(problem) for problem in self.problems)

    def _line(self, problem: BoxProblem) -> str:
        place = problem.field if problem.place is None else str(problem.place)
        return ": ".join(part for part in (self.file, place, str(problem)) if part)


class UnknownBox(CeylonError):
    """A box named by its digest that has never been read here."""

    def __init__(self, digest: str, shipped: str) -> None:
        text = N_(
            "there is no box {digest} here, only {shipped}, which comes with this"
            " version of Ceylon: first load the other box from its file with load_box"
        )
        super().__init__(text, {"digest": digest, "shipped": shipped})
        self.args = (digest, shipped)  # pickle calls the class with these
        self.digest = digest
        """The digest of the box that is missing."""


class Report:
    """Collects the problems of a file, so that all of them are reported at once."""

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
