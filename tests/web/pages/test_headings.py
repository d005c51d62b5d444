"""The part of a question in bold type: what comes before its colon."""

import pytest

from ceylon.web.pages.engine import headed


@pytest.mark.parametrize(
    ("head", "rest"),
    [
        ("Your action:", " plant, move or take rupees"),
        ("À vous (tour : Chloé) :", " planter ou prendre des roupies"),
        ("Ваше действие (ход: Хлоя):", " посадка или рупии"),
        ("", "Harvest from another plantation, or end the harvest?"),
        ("", "Ana (who: begins"),
    ],
)
def test_a_colon_in_brackets_ends_no_heading(head: str, rest: str) -> None:
    assert headed(head + rest) == (head, rest)
