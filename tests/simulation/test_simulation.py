"""The protocol between processes, in simulated schedules; `make simulate` runs a million."""

import pytest
from tests.simulation.growth import growth
from tests.simulation.loop import AT, Process, context_of, new_loop
from tests.simulation.planted import PLANTED, planted
from tests.simulation.world import Broken, World
from tests.thorough import sampled

SCHEDULES = 200
ENOUGH = 400
"""Schedules among which each planted fault is found."""
BUSY = 20
"""Faults in such a schedule, so that it is found soon."""


@pytest.mark.parametrize("part", sampled(range(20), 0))
def test_nothing_is_lost_or_done_twice(part: int) -> None:
    """In any schedule of crashes, pauses and partitions."""
    worlds = [World(seed) for seed in range(part * SCHEDULES, (part + 1) * SCHEDULES)]
    for world in worlds:
        world.run()
    assert sum(len(world.acknowledged) for world in worlds) > 5 * SCHEDULES
    assert sum(world.faults for world in worlds) > 2 * SCHEDULES
    assert sum(len(world.database.judged) for world in worlds) > 3 * SCHEDULES


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str) -> None:
    for seed in range(ENOUGH):
        world = World(seed, most_faults=BUSY)
        try:
            with planted(name, world):
                world.run()
        except Broken:
            return
    pytest.fail(f"{name}: {ENOUGH} schedules do not find it")


def test_a_seed_is_a_schedule() -> None:
    """Again, it is the same to the last step."""

    def run(seed: int) -> tuple[list[tuple[int, str]], int]:
        world = World(seed)
        world.run()
        events = world.database.games["g"].events
        return [(event.seat, event.text) for event in events], world.loop.steps

    assert [run(seed) for seed in range(5)] == [run(seed) for seed in range(5)]


def test_time_passes_only_when_nobody_has_anything_to_do() -> None:
    loop, seen = new_loop(), []
    loop.call_later(3600, lambda: seen.append(loop.time()))
    loop.run_until(7200)
    assert seen == [3600]
    assert loop.time() == 7200


def test_each_process_has_a_clock_of_its_own() -> None:
    """It may run faster, jump ahead, and stand still; whoever waits there waits by that clock."""
    loop, seen = new_loop(), []
    fast = Process("fast", rate=2.0)

    def note() -> None:
        seen.append((loop.now, loop.time(), AT.get()))

    def wait() -> None:
        for seconds in (10, 100):
            loop.call_later(seconds, note)

    loop.call_soon(wait, context=context_of(fast))
    loop.run_until(20)
    loop.jump(fast, 40)
    loop.run_until(25)
    loop.jump(fast, -10)
    loop.run_until(40)
    assert seen == [(5, 10, fast), (35, 100, fast)]
    assert loop.time() == 40


def test_more_processes_cost_in_proportion() -> None:
    """What docs/scale.md calculates with: each further process that shows a table asks once more
    about each of its choices, and hears each notice once."""
    two, four = growth(2, seeds=4), growth(4, seeds=4)
    assert two.asked_at_rest == pytest.approx(four.asked_at_rest, rel=0.1)
    assert four.heard_a_choice == pytest.approx(2 * two.heard_a_choice, rel=0.3)
    assert 0.5 < (four.asked_a_choice - two.asked_a_choice) / 2 < 2.5
