import json
import re
from pathlib import Path
from typing import Any

from ceylon.bench.report import COMPARISONS, Comparison, absolute, compare, limits, table, write
from ceylon.installation import to_install
from ceylon.words import Words

RACE = Comparison("us_vs_them", "us", "them", 2.0, "a race")


def test_a_comparison_is_the_median_of_the_rounds_ratios() -> None:
    found = compare({"us": [4.0, 9.0, 10.0], "them": [2.0, 3.0, 4.0]}, RACE)
    assert found is not None
    assert (found["median"], found["low"], found["high"]) == (2.5, 2.0, 3.0)
    assert found["target"] == 2.0
    assert found["met"] is True


def test_a_target_is_missed_by_the_median() -> None:
    found = compare({"us": [1.9, 1.0, 9.0], "them": [1.0, 1.0, 1.0]}, RACE)
    assert found is not None
    assert found["high"] > 2.0
    assert found["met"] is False


def test_a_comparison_without_a_target_has_no_verdict() -> None:
    found = compare({"us": [1.0], "them": [1.0]}, Comparison("free", "us", "them", None, ""))
    assert found is not None
    assert "met" not in found


def test_there_is_no_comparison_with_who_is_not_there() -> None:
    assert compare({"us": [1.0]}, RACE) is None


def test_the_targets_of_the_project() -> None:
    targets = {each.key: each.target for each in COMPARISONS if each.target is not None}
    assert targets == {
        "core_vs_openspiel_spades": 2.0,
        "python_vs_openspiel_hearts": 5.0,
        "interpreted_vs_catanatron": 5.0,
        "copy_vs_openspiel_hearts": 3.0,
        "vector_vs_pettingzoo_connect_four": 100.0,
        "vector_vs_openspiel_hearts_tensors": 5.0,
        "vector_vs_envpool_cartpole": 1.0,
        "pettingzoo_vs_connect_four": 3.0,
        "arena_two_workers_vs_one": 1.7,
        "ray_two_workers_vs_one": 1.6,
    }


def test_absolute_figures_keep_every_round() -> None:
    found = absolute({"us": [3.4, 1.2, 2.3]}, {"us": "games/s"})
    assert found["us"]["rounds"] == [3, 1, 2]
    assert found["us"]["median"] == 2
    assert found["us"]["unit"] == "games/s"


def test_limits_are_not_to_be_reached() -> None:
    found = limits({"import_ms": 100.0, "state_bytes": 3071})
    assert found["import_ms"]["met"] is False
    assert found["state_bytes"]["met"] is True


def small_report() -> dict[str, Any]:
    rates = {"core_playouts": [30.0, 31.0], "openspiel_spades_rollouts": [10.0, 10.0]}
    report: dict[str, Any] = {each.key: compare(rates, each) for each in COMPARISONS}
    return report | {
        "import_ms": 12.5,
        "first_game_ms": 20.0,
        "state_bytes": 1300,
        "rates": absolute(rates, dict.fromkeys(rates, "decisions/s")),
        "modes": {"3 players": {"games_per_second": 1234.5, "decisions_per_game": 159.4}},
        "machine": {"processor": "A processor", "python": "3.11.7"},
        "settings": {"rounds": 2, "seconds": 0.5},
        "compiled": True,
        "missing": ["open-spiel", "catanatron"],
    }


def test_the_table_shows_each_part() -> None:
    text = table(small_report(), Words.of("en"))
    assert (
        "core_vs_openspiel_spades                         3.05  (3.00 to 3.10)  met: 2.0 or more"
        in text
    )
    assert "copy_vs_openspiel_hearts" not in text
    assert "1,234 games/s" in text
    assert "size of a state in bytes: 1,300" in text
    assert text.endswith(
        f"Not compared with open-spiel and catanatron. To install: {to_install('bench')}"
    )


def test_the_table_is_said_in_the_language_of_the_reader() -> None:
    """Units, modes and numbers; the figures keep the names that they have in the file."""
    text = table(small_report(), Words.of("fr"))
    assert "parties/s" in text
    assert "décisions/s" in text
    assert "3 joueurs" in text
    assert re.search(r"de 500\sms", text)
    assert "core_vs_openspiel_spades" in text
    assert not re.search(r"players|games/s|[^é]decisions|\d\.\d", text.partition("\n")[2])


def test_the_file_is_json(tmp_path: Path) -> None:
    report = small_report()
    write(report, tmp_path / "bench.json")
    assert json.loads((tmp_path / "bench.json").read_text(encoding="utf-8")) == report
