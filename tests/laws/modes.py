"""Every mode of the game: each number of players, each district left out, each option."""

from itertools import product

from ceylon.rules.options import Options


def _modes() -> dict[str, Options]:
    modes: dict[str, Options] = {}
    for seats, tiles in product((2, 3, 4), (False, True)):
        for without in ("uva", "dimbula") if seats == 2 else ("uva",):
            name = f"{seats}-without-{without}" if seats == 2 else f"{seats}"
            options = Options(seats, without=without, starting_tiles=tiles)
            modes[name + ("-tiles" if tiles else "")] = options
    for railway, without in product(("drawn", "built"), ("uva", "dimbula")):
        modes[f"solo-{railway}-without-{without}"] = Options(1, without=without, railway=railway)
    return modes


MODES = _modes()
SOLO = tuple(name for name in MODES if name.startswith("solo"))
SHARED = tuple(name for name in MODES if name not in SOLO)
