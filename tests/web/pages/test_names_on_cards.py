"""The name of the player whose card is in play, where there is little room."""

import pytest

from ceylon.web.pages.parts.hand import short_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("Ana Maria", "Ana Maria"),
        ("Ana Maria Sofía", "Ana"),
        ("Governor", "Governor"),
        ("Governor 2", "Govern… 2"),
        ("Gouverneur 3", "Gouver… 3"),
        ("Конфуциус", "Конфуциус"),
        ("Wolfeschlegelstein", "Wolfesch…"),
    ],
)
def test_a_name_fits_on_a_card(name: str, shown: str) -> None:
    """Two bots of one level are told apart there, too (criterion 20)."""
    assert short_name(name) == shown
