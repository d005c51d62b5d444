"""A whole game as OpenSpiel writes it down: what it is told about the game and about its states."""

import re
from pathlib import Path

import ceylon.env.openspiel  # noqa: F401 - it registers the game

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = {
    "solo": "ceylon(players=1,deals=3)",
    "two": "ceylon(players=2,starting_tiles=true,deals=3)",
}
"""The games, by the name of the file; few deals, since all of them are listed."""
SEED = 1

_ZEROS = re.compile(r"(?:0\.0, ){4,}")
_ACTION = re.compile(r"^action: (\d+)$", re.MULTILINE)


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def stored(name: str) -> str:
    """The playthrough that is kept."""
    return file_of(name).read_text(encoding="utf-8")


def actions_of(playthrough: str) -> list[int]:
    """The deal and the choices of a playthrough."""
    return [int(number) for number in _ACTION.findall(playthrough)]


def played(name: str, actions: list[int]) -> str:
    """A game that begins with these actions and continues at random."""
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415 - slow to import

    return _shortened(generate_playthrough.playthrough(NAMES[name], actions, seed=SEED))


def _shortened(playthrough: str) -> str:
    """Without the long runs of zeros in the tensors."""
    return _ZEROS.sub(lambda zeros: f"{zeros[0].count(',')} zeros, ", playthrough)
