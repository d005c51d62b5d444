"""What the benchmark found: bench.json, and the same as a table for the terminal."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ceylon.bench.measure import COPIES, DECISIONS, GAMES, OBSERVATIONS, Rates, Spread, ratios
from ceylon.bench.mode_rates import MODES
from ceylon.installation import to_install
from ceylon.rules.hexes import ALL_IN_PLAY
from ceylon.rules.options import Options
from ceylon.words import NC_, Words

Json = dict[str, Any]


@dataclass(frozen=True)
class Comparison:
    """A ratio with a target: ours over theirs, so that more is better."""

    key: str
    ours: str
    theirs: str
    target: float | None
    what: str


COMPARISONS = (
    Comparison(
        "core_vs_openspiel_spades",
        "core_playouts",
        "openspiel_spades_rollouts",
        2.0,
        "random playouts after the deal, inside the compiled core / inside C++",
    ),
    Comparison(
        "python_vs_openspiel_hearts",
        "driven",
        "openspiel_hearts_driven",
        5.0,
        "whole games by the ordinary Python loop, the deal included; players' decisions",
    ),
    Comparison(
        "interpreted_vs_catanatron",
        "interpreted_driven",
        "catanatron_games",
        5.0,
        "whole games, our engine uncompiled / Catanatron with four random players",
    ),
    Comparison(
        "copy_vs_openspiel_hearts",
        "copies",
        "openspiel_hearts_clone",
        3.0,
        "a new copy of a state, their time / ours, over the states of whole games",
    ),
    Comparison(
        "python_vs_openspiel_hearts_shortened",
        "driven",
        "openspiel_hearts_shortened",
        None,
        "the same with a short cut for OpenSpiel's chance: its legal actions, not its outcomes",
    ),
    Comparison(
        "python_vs_openspiel_hearts_tight",
        "driven_tight",
        "openspiel_hearts_tight",
        None,
        "after the deal, by a Python loop with everything left out that can be",
    ),
    Comparison(
        "vector_vs_pettingzoo_connect_four",
        "vector_environment",
        "pettingzoo_connect_four",
        100.0,
        "observations and masks, many games at once / one game of connect four",
    ),
    Comparison(
        "vector_vs_openspiel_hearts_tensors",
        "vector_environment",
        "openspiel_hearts_tensors",
        5.0,
        "observations and masks, many games at once / hearts in C++ from Python, with its tensors",
    ),
    Comparison(
        "vector_vs_envpool_cartpole",
        "vector_environment",
        "envpool_cartpole",
        1.0,
        "observations and masks, many games at once / EnvPool's cheapest on one thread",
    ),
    Comparison(
        "pettingzoo_vs_connect_four",
        "pettingzoo_environment",
        "pettingzoo_connect_four",
        3.0,
        "one game by PettingZoo's loop / its connect four by the same loop",
    ),
    Comparison(
        "vector_vs_pettingzoo_connect_four_unchecked",
        "vector_environment",
        "pettingzoo_connect_four_unchecked",
        None,
        "the same with connect four without the wrappers that check it",
    ),
    Comparison(
        "pettingzoo_vs_connect_four_unchecked",
        "pettingzoo_unchecked",
        "pettingzoo_connect_four_unchecked",
        None,
        "one game by PettingZoo's loop, both without checks",
    ),
    Comparison(
        "arena_two_workers_vs_one",
        "arena_two_workers",
        "arena_one_worker",
        1.7,
        "games of the arena by the clock, chance against itself: two processes / one",
    ),
    Comparison(
        "ray_two_workers_vs_one",
        "arena_two_ray_workers",
        "arena_one_worker",
        1.6,
        "the same with two workers of Ray on this machine / one process",
    ),
    Comparison(
        "arena_two_workers_at_most",
        "arena_two_workers_at_most",
        "arena_one_worker_at_most",
        None,
        "two processes / one, by processor time: if each worker had a core to itself",
    ),
    Comparison(
        "ray_two_workers_at_most",
        "arena_two_ray_workers_at_most",
        "arena_one_worker_at_most",
        None,
        "two workers of Ray / one process, by processor time",
    ),
)

LIMITS = {"import_ms": 100.0, "state_bytes": 3072.0}


def compare(rates: Rates, comparison: Comparison) -> Json | None:
    """The ratio over the rounds; None if a reference is missing."""
    if comparison.ours not in rates or comparison.theirs not in rates:
        return None
    spread = Spread.of(ratios(rates[comparison.ours], rates[comparison.theirs]))
    found: Json = {key: round(value, 3) for key, value in asdict(spread).items()}
    if comparison.target is not None:
        found |= {"target": comparison.target, "met": spread.median >= comparison.target}
    return found | {
        "ours": comparison.ours,
        "theirs": comparison.theirs,
        "what": comparison.what,
    }


def absolute(rates: Rates, units: Mapping[str, str]) -> Json:
    return {name: {"unit": units[name]} | _rounded(values) for name, values in rates.items()}


def _rounded(values: Sequence[float]) -> Json:
    spread = asdict(Spread.of(values))
    return {key: round(value) for key, value in spread.items()} | {
        "rounds": [round(value) for value in values]
    }


def limits(figures: Mapping[str, float]) -> Json:
    return {
        key: {"limit": limit, "met": figures[key] < limit}
        for key, limit in LIMITS.items()
        if key in figures
    }


def write(report: Json, path: Path) -> None:
    path.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def table(report: Json, words: Words) -> str:
    """The report for a person. The figures have the names that they have in the file."""
    parts = [_heading(report, words), _ratio_lines(report, words)]
    parts += [_rate_lines(report, words), _mode_lines(report, words), _single_lines(report, words)]
    parts.append(_missing_lines(report, words))
    return "\n\n".join("\n".join(part) for part in parts if part)


def _heading(report: Json, words: Words) -> list[str]:
    machine, settings = report["machine"], report["settings"]
    where = words.say(
        "{processor}, one core; Python {python}",
        processor=machine["processor"],
        python=machine["python"],
    )
    if report["compiled"]:
        build = words.say("our rules are compiled")
    else:
        build = words.say("our rules are NOT compiled")
    how = words.say(
        "rounds: {rounds:number} of {time:number} ms each, interleaved;"
        " median, lowest and highest round",
        rounds=settings["rounds"],
        time=1000 * settings["seconds"],
    )
    return [where, build, how]


def _ratio_lines(report: Json, words: Words) -> list[str]:
    lines = []
    for comparison in COMPARISONS:
        found = report.get(comparison.key)
        if found is None:
            continue
        median = words.unit("number_2", found["median"])
        between = words.say_in(
            "bench", "({low:number_2} to {high:number_2})", low=found["low"], high=found["high"]
        )
        lines.append(f"{comparison.key:<45}{median:>8}  {between}{_verdict(found, words)}")
    return lines


def _verdict(found: Json, words: Words) -> str:
    if "target" not in found:
        return ""
    if found["met"]:
        return "  " + words.say("met: {target:number_1} or more", target=found["target"])
    return "  " + words.say("NOT met: {target:number_1} or more", target=found["target"])


_UNITS = {
    # Translators: after a number, decisions per second; little room.
    DECISIONS: NC_("bench", "decisions/s"),
    # Translators: after a number, copies of a state per second; little room.
    COPIES: NC_("bench", "copies/s"),
    # Translators: after a number, observations of an environment per second; little room.
    OBSERVATIONS: NC_("bench", "observations/s"),
    # Translators: after a number, games per second; little room.
    GAMES: NC_("bench", "games/s"),
}
"""What people read for the units of the file."""


def _rate_lines(report: Json, words: Words) -> list[str]:
    lines = []
    for name, found in report["rates"].items():
        median = words.unit("number", found["median"])
        unit = words.say_in("bench", _UNITS[found["unit"]])
        between = words.say_in(
            "bench", "({low:number} to {high:number})", low=found["low"], high=found["high"]
        )
        lines.append(f"{name:<40}{median:>14} {unit:<12} {between}")
    return lines


def _mode_lines(report: Json, words: Words) -> list[str]:
    modes = {name: _mode(MODES[name], words) for name in report["modes"]}
    column = max(map(len, modes.values()), default=0)
    lines = []
    for name, found in report["modes"].items():
        games = words.unit("number", found["games_per_second"])
        # Translators: after a number, games per second; little room.
        unit = words.say_in("bench", "games/s")
        decisions = words.say_in(
            "bench", "decisions per game: {n:number}", n=found["decisions_per_game"]
        )
        lines.append(f"{modes[name]:<{column}}{games:>10} {unit:<12} {decisions}")
    return lines


def _mode(options: Options, words: Words) -> str:
    """A mode of the game, as "2 players, without Uva, with starting tiles"."""
    said = [words.unit("players", options.seats)]
    if options.left_out != ALL_IN_PLAY:
        # Translators: of a game in which this district is left out.
        said.append(words.say("without {district:district}", district=options.left_out))
    if options.starting_tiles:
        said.append(words.say("with starting tiles"))
    if options.drawn_railway:
        said.append(words.say_in("bench", "railway drawn at random"))
    if options.built_railway:
        said.append(words.say_in("bench", "railway built by the player"))
    return words.labelled(said)


def _single_lines(report: Json, words: Words) -> list[str]:
    return [
        words.say("import ceylon: {time:number_1} ms", time=report["import_ms"]),
        words.say(
            "import ceylon and start a game: {time:number_1} ms", time=report["first_game_ms"]
        ),
        words.say("size of a state in bytes: {size:number}", size=report["state_bytes"]),
    ]


def _missing_lines(report: Json, words: Words) -> list[str]:
    if not report["missing"]:
        return []
    engines = words.listed(report["missing"])
    return [
        words.say(
            "Not compared with {engines}. To install: {command}",
            engines=engines,
            command=to_install("bench"),
        )
    ]
