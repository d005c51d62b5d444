"""R4, R5: where CR Co. may start, and the lines on which its railway may run."""

from mypy_extensions import i64

from ceylon.errors import N_
from ceylon.ids import RAILWAYS, Hex
from ceylon.rules.bits import BIT
from ceylon.rules.hexes import Land, hexes_in
from ceylon.rules.reasons import Reason
from ceylon.rules.state import State


def fits(line: bytes, levels: bytes, plantation: Hex) -> bool:
    """R5: the line starts beside CR Co.'s plantation, in its district, and meets all levels."""
    start: i64 = line[0]
    if start >> 3 != plantation >> 3 or start == plantation:
        return False
    met: i64 = 0
    for at in line:
        met |= BIT[levels[at]]
    return met == 0b111


def lines_from(land: Land, levels: bytes, plantation: Hex) -> list[bytes]:
    """The lines that fit CR Co.'s plantation."""
    return [line for line in land.lines() if fits(line, levels, plantation)]


def allows_line(land: Land, levels: bytes, plantation: Hex) -> bool:
    """R4: whether any line fits; on rare layouts none does."""
    return any(fits(line, levels, plantation) for line in land.lines())


def station_targets(land: Land, levels: bytes, taken: i64) -> i64:
    """R4: level-0 hexes outside the human's district from which a line can be built."""
    found: i64 = 0
    for at in hexes_in(land.hexes & ~taken):
        if levels[at] == 0 and allows_line(land, levels, at):
            found |= BIT[at]
    return found


def rail_targets(state: State) -> i64:
    """R5: hexes to which the unfinished line can be extended so that it can still be completed."""
    plantation = hexes_in(state.players[RAILWAYS].plantations)[0]
    begun = state.railway
    found: i64 = 0
    for line in state.land.lines():
        if line.startswith(begun) and fits(line, state.levels, plantation):
            found |= BIT[line[len(begun)]]
    return found


def why_not(state: State, at: Hex) -> Reason | None:
    """R5: why the unfinished line cannot be extended to a hex."""
    if rail_targets(state) & BIT[at]:
        return None
    if state.railway_hexes & BIT[at]:
        return Reason("R5", N_("{hex:hex} is already part of the railway"), {"hex": at})
    if state.railway and _comes_next(state, at):
        here = state.railway[-1] >> 3
        there = at >> 3
        if _hexes_in(state, there) == 3:
            text = N_("the railway already has its three hexes in {district:district}")
            return Reason("R5", text, {"district": there})
        if here != there and _hexes_in(state, here) < 3:
            text = N_(
                "the railway needs three hexes one after another in each district; so far it has"
                " {n:hexes} in {district:district}"
            )
            return Reason("R5", text, {"n": _hexes_in(state, here), "district": here})
    text = N_(
        "no legal railway can continue through {hex:hex}: it needs nine hexes, each adjacent to the"
        " last, three one after another in each district"
    )
    return Reason("R5", text, {"hex": at})


def _comes_next(state: State, at: Hex) -> bool:
    """Whether a hex lies beside the last one of the line, and is not on the line yet."""
    return state.land.neighbours[state.railway[-1]] & ~state.railway_hexes & BIT[at] != 0


def _hexes_in(state: State, district: int) -> int:
    return sum([at >> 3 == district for at in state.railway])
