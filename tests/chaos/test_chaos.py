"""A short run of what `make chaos` does at length, and faults of the program that it must find."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from tests.chaos.batch import Findings, Plan, on_postgresql, on_sqlite
from tests.chaos.planted import PLANTED
from tests.store.postgresql import programs, running
from tests.thorough import sampled

PATIENCE = 90.0
"""Seconds: a machine on which other tests run is slow."""
ENOUGH = 4
"""Batches among which each planted fault is found,"""
PLAN = Plan(0, faults=20, tables=18, every=0.5, patience=20, stall=40)
KINDS = {"no-fence": {"pause": 1}, "no-retry": {"cut": 1}}
"""by faults of these kinds, if it takes many to find it by all."""


def on_three_servers(tmp_path: Path, plan: Plan) -> Findings:
    if programs() is None:
        pytest.skip("there is no PostgreSQL here")
    with running() as database, (tmp_path / "log").open("a", encoding="utf-8") as log:
        return asyncio.run(on_postgresql(database, plan, log))


def on_one_server(tmp_path: Path, plan: Plan) -> Findings:
    with (tmp_path / "log").open("a", encoding="utf-8") as log:
        return asyncio.run(on_sqlite(plan, log))


def test_three_servers_lose_nothing(tmp_path: Path) -> None:
    """Killed, paused, cut off from a PostgreSQL that is restarted meanwhile."""
    plan = Plan(seed=7, faults=16, tables=9, every=0.5, patience=PATIENCE, stall=PATIENCE)
    found = on_three_servers(tmp_path, plan)
    assert found.problems == []
    assert sum(found.faults.values()) == 16
    assert found.acknowledged > 5
    assert found.stored > found.acknowledged, "bots choose too"
    assert found.events > found.stored


def test_one_server_on_a_file_loses_nothing(tmp_path: Path) -> None:
    """Killed, paused, locked out of its file, or without room on the disk."""
    plan = Plan(seed=3, faults=6, tables=6, every=0.5, patience=PATIENCE, stall=PATIENCE)
    found = on_one_server(tmp_path, plan)
    assert found.problems == []
    assert found.acknowledged > 1


@pytest.mark.parametrize("plant", sampled(PLANTED, "acknowledged-first"))
def test_a_planted_fault_is_found(tmp_path: Path, plant: str) -> None:
    for seed in range(ENOUGH):
        plan = replace(PLAN, seed=seed, kinds=KINDS.get(plant), plant=plant)
        if on_three_servers(tmp_path, plan).problems:
            return
    pytest.fail(f"{plant}: {ENOUGH} batches do not find it")
