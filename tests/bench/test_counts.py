"""What `make counts` does with valgrind's output; valgrind itself does not run here."""

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest
from tools.counts import callgrind, counts_file
from tools.counts.callgrind import by_function, instructions
from tools.counts.counts_file import Count, CountsFile, comparison, exceeds, readable
from tools.counts.works import WORKS

# `main` takes 20 + 3 itself and calls `CPyDef_legal___targets` twice, which takes 140 in total.
PROFILE = """\
# callgrind format
version: 1
events: Ir
fl=(1) main.c
fn=(1) main
10 20
cfi=(2) native.c
cfn=(2) CPyDef_legal___targets
calls=2 50
+1 140
+2 3

fl=(2)
fn=(2)
50 100
cfn=(3) memcpy@@GLIBC_2.14
calls=1 7
* 40
fn=(3)
7 40
totals: 163
"""


def kept_counts(**instructions: float) -> CountsFile:
    return CountsFile({}, {name: Count("thing", number) for name, number in instructions.items()})


def test_costs_are_those_of_a_function_without_what_it_calls() -> None:
    found = by_function(PROFILE.splitlines(keepends=True))
    assert found == {"main": 23, "CPyDef_legal___targets": 100, "memcpy@@GLIBC_2.14": 40}
    assert found.total() == 163


def test_a_work_is_what_two_of_them_take_beyond_one(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Counter({"import": 1000, "work": 5})
    once, twice = start + Counter({"work": 70}), start + Counter({"work": 140})
    monkeypatch.setattr(callgrind, "_profile", lambda _, times: [once, twice][times - 1].copy())
    assert instructions("legal").total() == 70


def test_a_count_is_for_each_unit_and_names_the_largest_functions() -> None:
    functions = Counter({"CPyDef_legal___targets": 600, "PyBytes_Concat": 250, "other": 150})
    count = Count.of("decision", 40, functions)
    assert count.instructions == 25.0
    assert list(count.shares.items())[:2] == [("legal.targets", 0.6), ("PyBytes_Concat", 0.25)]


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("CPyDef_move___targets", "move.targets"),
        ("CPyDef_game___Game___legal", "game.Game.legal"),
        ("_PyEval_EvalFrameDefault", "_PyEval_EvalFrameDefault"),
    ],
)
def test_functions_of_the_rules_are_named_as_in_their_source(symbol: str, name: str) -> None:
    assert readable(symbol) == name


@pytest.mark.parametrize(
    ("now", "verdict", "fails"),
    [(1005.0, "as kept", False), (1020.0, "MORE (+2.0%", True), (900.0, "fewer (-10.0%", False)],
)
def test_more_than_is_kept_is_told_and_fails(now: float, verdict: str, *, fails: bool) -> None:
    found = {"legal": Count("call", now)}
    (line,) = comparison(found, kept_counts(legal=1000.0))
    assert verdict in line
    assert exceeds(found, kept_counts(legal=1000.0)) is fails


def test_a_new_work_has_nothing_to_be_compared_with() -> None:
    found = {"legal": Count("call", 10.0)}
    (line,) = comparison(found, kept_counts(push=10.0))
    assert "nothing is kept" in line
    assert not exceeds(found, kept_counts(push=10.0))


def test_what_is_kept_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts_file, "FILE", tmp_path / "counts.json")
    saved = CountsFile({"python": "3.11"}, {"legal": Count("call", 10.5, {"legal.targets": 0.25})})
    saved.save()
    assert CountsFile.load() == saved
    assert json.loads((tmp_path / "counts.json").read_text("utf-8"))["counts"]["legal"]


def test_every_work_is_kept_in_its_unit() -> None:
    counts = CountsFile.load().counts
    assert {name: count.unit for name, count in counts.items()} == {
        name: work.unit for name, work in WORKS.items()
    }
    assert all(count.instructions > 0 for count in counts.values())


@pytest.mark.parametrize("name", WORKS)
def test_a_work_does_the_same_each_time(name: str) -> None:
    work = WORKS[name].prepare()
    assert work() == work() > 0


def test_without_valgrind_one_is_told_where_it_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match="apt install valgrind"):
        instructions("legal")
