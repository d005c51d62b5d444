"""The comparison with a released version finds what was lost, and nothing else."""

import pytest
from tests.kept import lost

BEFORE = {
    "version": 3,
    "undo": None,
    "choices": [{"text": "rupees", "price": 0, "label": "take 2 rupees"}],
    "error": {"rule": "A1", "text": "no", "sentence": "no"},
    "hints": [{"chance": 0.5, "line": [], "reasons": [{"text": "a", "values": {"n": 1}}]}],
}


@pytest.mark.parametrize(
    "changed",
    [
        {"version": 4},
        {"version": "3"},
        {"version": True},
        {"undo": {}},
        {"choices": []},
        {"choices": [{"text": "undo", "price": 0, "label": "take 2 rupees"}]},
        {"choices": [{"text": "rupees", "price": 0, "label": ""}]},
        {"choices": [{"text": "rupees", "price": 0}]},
        {"error": {"rule": None, "text": "no", "sentence": "no"}},
        {"error": {"rule": "A1", "text": None, "sentence": "no"}},
        {"error": {"rule": "A1", "text": "no"}},
        {"hints": [{"chance": "0.5", "line": [], "reasons": []}]},
        {"hints": [{"line": [], "reasons": []}]},
        {"hints": None},
    ],
)
def test_what_was_lost_is_found(changed: dict[str, object]) -> None:
    assert len(list(lost(BEFORE, BEFORE | changed))) == 1


def test_a_field_that_went_is_found() -> None:
    for name in BEFORE:
        rest = {each: value for each, value in BEFORE.items() if each != name}
        assert list(lost(BEFORE, rest)) == [f"answer.{name} is missing"]


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"more": 1},
        {"choices": [{"text": "rupees", "price": 0, "label": "earn 2 rupees", "ends": True}]},
        {"error": {"rule": "A1", "text": "never", "sentence": "jamais"}},
        {"hints": [{"chance": 1, "line": ["rupees"], "reasons": []}] * 2},
    ],
)
def test_what_was_added_or_reworded_is_not(changed: dict[str, object]) -> None:
    assert not list(lost(BEFORE, BEFORE | changed))
