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
    reason = _why_not_next(state, at) if state.railway else _why_not_first(state, at)
    return reason or _why_not_completed(state, at)


def _why_not_first(state: State, at: Hex) -> Reason | None:
    """Why the line cannot begin on a hex, apart from where it would lead."""
    plantation = hexes_in(state.players[RAILWAYS].plantations)[0]
    if at >> 3 != plantation >> 3:
        text = N_("the railway starts in {district:district}, where CR Co.’s plantation is")
        return Reason("R5", text, {"district": plantation >> 3})
    if at == plantation:
        text = N_("the railway cannot start on the hex of CR Co.’s plantation")
        return Reason("R5", text)
    return _why_not_an_end(state, at)


def _why_not_next(state: State, at: Hex) -> Reason | None:
    """Why a hex cannot follow the last one of the line, apart from where it would lead."""
    last = Hex(state.railway[-1])
    if not state.land.neighbours[last] & BIT[at]:
        text = N_("{hex:hex} is not adjacent to {last:hex}, the last hex of the railway so far")
        return Reason("R5", text, {"hex": at, "last": last})
    here = last >> 3
    there = at >> 3
    if _hexes_in(state, there) == 3:
        text = N_("the railway already has its three hexes in {district:district}")
        return Reason("R5", text, {"district": there})
    if here != there and _hexes_in(state, here) < 3:
        text = N_(
            "the railway needs three consecutive hexes in each district; so far it has"
            " {n:hexes} in {district:district}"
        )
        return Reason("R5", text, {"n": _hexes_in(state, here), "district": here})
    return _why_not_an_end(state, at) if len(state.railway) == 8 else None


def _why_not_an_end(state: State, at: Hex) -> Reason | None:
    if state.land.rim & BIT[at]:
        return None
    text = N_("both ends of the railway must be on the rim of the map, and {hex:hex} is not")
    return Reason("R5", text, {"hex": at})


def _why_not_completed(state: State, at: Hex) -> Reason:
    """Why no line that goes on through a hex is a railway: for its levels, or for its shape."""
    begun = state.railway + bytes([at])
    if any(line.startswith(begun) for line in state.land.lines()):
        text = N_("a railway through {hex:hex} could not reach all three levels")
    else:
        text = N_(
            "a railway through {hex:hex} could not be completed: nine hexes, three consecutive"
            " ones in each district, the last on the rim of the map"
        )
    return Reason("R5", text, {"hex": at})


def _hexes_in(state: State, district: int) -> int:
    return sum([at >> 3 == district for at in state.railway])
