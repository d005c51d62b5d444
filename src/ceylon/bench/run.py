"""The whole benchmark, from the first round to the report."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from ceylon import __version__, _build
from ceylon.bench import crews, environments, footprint, mode_rates, ours, references
from ceylon.bench.interpreted import Interpreted
from ceylon.bench.machine import machine
from ceylon.bench.measure import Rates, interleave, one_core
from ceylon.bench.report import COMPARISONS, Json, absolute, compare, limits


@dataclass(frozen=True)
class Settings:
    rounds: int = 11
    seconds: float = 0.5
    """For each contestant in each round."""
    imports: int = 10
    mode_seconds: float = 0.3
    crew_rounds: int = 5
    crew_games: int = 20_000
    """For each crew in each round."""


QUICK = Settings(rounds=3, seconds=0.1, imports=3, mode_seconds=0.05, crew_rounds=0)


def run(settings: Settings) -> Json:
    """Measure everything: on one core if the system lets us choose, then what needs several."""
    with one_core(), Interpreted() as interpreted:
        contestants = [
            *ours.contestants(),
            interpreted.contestant(),
            *references.contestants(),
            *environments.contestants(),
        ]
        rates = interleave(contestants, settings.rounds, settings.seconds)
        units = {contestant.name: contestant.unit for contestant in contestants}
        singles = _single_figures(settings)
        modes = mode_rates.figures(settings.mode_seconds)
    rates |= (crewed := crews.interleave(settings.crew_rounds, settings.crew_games))
    report = _ratios(rates) | singles
    report["rates"] = absolute(rates, units | crews.units(crewed))
    report["modes"] = modes
    return report | _circumstances(settings)


def _ratios(rates: Rates) -> Json:
    return {comparison.key: compare(rates, comparison) for comparison in COMPARISONS}


def _single_figures(settings: Settings) -> Json:
    imported = footprint.milliseconds(footprint.IMPORT, settings.imports)
    first_game = footprint.milliseconds(footprint.FIRST_GAME, settings.imports)
    figures = {
        "import_ms": round(imported.median, 2),
        "first_game_ms": round(first_game.median, 2),
        "state_bytes": footprint.state_bytes(),
    }
    return {**figures, "limits": limits(figures)}


def _circumstances(settings: Settings) -> Json:
    return {
        "missing": [*references.missing(), *environments.missing()],
        "compiled": _build.compiled(),
        "version": __version__,
        "settings": asdict(settings),
        "machine": machine(),
    }
