from collections.abc import Callable

import pytest

from ceylon.box import Box, BoxError, parse
from ceylon.box.loader import SHIPPED

Edit = tuple[str, str]


def edited(*edits: Edit) -> str:
    """The text of the shipped box after some replacements, each of a passage that occurs once."""
    text = SHIPPED.read_text(encoding="utf-8")
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.fixture
def box_of() -> Callable[..., Box]:
    return lambda *edits: parse(edited(*edits))


@pytest.fixture
def problems_of() -> Callable[..., list[tuple[str, str]]]:
    """The fields and sentences of what is wrong with a box after some edits."""

    def problems(*edits: Edit) -> list[tuple[str, str]]:
        with pytest.raises(BoxError) as caught:
            parse(edited(*edits), "mine.toml")
        return [(problem.field, str(problem)) for problem in caught.value.problems]

    return problems
