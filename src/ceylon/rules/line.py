"""R4, R5: where CR Co. may start, and the lines on which its railway may run."""

from mypy_extensions import i64

from ceylon.rules.bits import BIT, members
from ceylon.rules.hexes import Land
from ceylon.rules.state import RAILWAYS, State


def lines_from(land: Land, levels: bytes, plantation: int) -> list[bytes]:
    """R5: the lines that fit CR Co.'s plantation: from its district, over all three levels."""
    district = plantation >> 3
    found: list[bytes] = []
    for line in land.lines():
        if line[0] >> 3 == district and line[0] != plantation:
            if len({levels[at] for at in line}) == 3:
                found.append(line)
    return found


def station_targets(land: Land, levels: bytes, taken: i64) -> i64:
    """R4: level-0 hexes outside the human's district from which a line can be built."""
    found: i64 = 0
    for at in members(land.hexes & ~taken):
        if levels[at] == 0 and lines_from(land, levels, at):
            found |= BIT[at]
    return found


def rail_targets(state: State) -> i64:
    """R5: hexes on which the line begun can go on so that it can be finished."""
    plantation = members(state.players[RAILWAYS].plantations)[0]
    begun = state.railway
    found: i64 = 0
    for line in lines_from(state.land, state.levels, plantation):
        if line.startswith(begun):
            found |= BIT[line[len(begun)]]
    return found
