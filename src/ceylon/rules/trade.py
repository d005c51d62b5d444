"""A3 Trade: deliver the three chests of a contract for its rupees or its points."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.errors import N_
from ceylon.rules import bits, chests
from ceylon.rules.bits import BIT
from ceylon.rules.facts import Traded
from ceylon.rules.material import (
    COMPANY_BIT,
    NO_CONTRACT,
    TRADE_RUPEES,
    WAGONS,
    company_of,
    leaves_on_spaces,
)
from ceylon.rules.payment import pay, too_dear
from ceylon.rules.reasons import Reason
from ceylon.rules.state import EMPTY_TRAIN, OpenState, Player, State

FOR_RUPEES: Final[i64] = 0
COUNCILLOR_RUPEES: Final[i64] = 2
NOTHING_KEPT: Final[i64] = -1

_BOTH_REWARDS: Final = vec[i64]([0b11, 0b1100, 0b110000])
_CONTRACT_BYTE: Final = [bytes([contract]) for contract in range(20)]


def targets(state: State, me: Player) -> i64:
    """Trades that the player can make now, as a set: two bits per wagon, rupees and points."""
    found: i64 = 0
    if me.rupees < state.toll or state.wagons == EMPTY_TRAIN:
        return found
    wagon: i64 = 0
    while wagon < WAGONS:
        contract = state.wagon(wagon)
        if contract != NO_CONTRACT and chests.holds(me.chests, state.material.needs[contract]):
            if has_space(state, me, contract):
                found |= _BOTH_REWARDS[wagon]
        wagon += 1
    return found


def targets_with_less(state: State, me: Player) -> i64:
    """Trades that One chest less makes possible, in the same form (V6)."""
    found: i64 = 0
    if me.rupees < state.toll:
        return found
    wagon: i64 = 0
    while wagon < WAGONS:
        contract = state.wagon(wagon)
        if contract != NO_CONTRACT and has_space(state, me, contract):
            if keepable(state, me, contract):
                found |= _BOTH_REWARDS[wagon]
        wagon += 1
    return found


def has_space(state: OpenState, me: Player, contract: i64) -> bool:
    """A space with contracts of the same company, or one free of leaves and contracts (A3.2)."""
    if me.companies & COMPANY_BIT[contract]:
        return True
    return bits.count(me.companies) < state.material.open_spaces[me.markers]


@dataclass(frozen=True)
class ContractSpace:
    """A contract space of a personal board, as it looks."""

    leaves: int
    company: int
    """From 1 to 5; 0 without a contract."""
    contracts: int


def contract_spaces(state: OpenState, me: Player) -> list[ContractSpace]:
    """S8, A3.2: from left to right; the companies in the order in which they were first
    supplied."""
    taken = [company_of(contract) for contract in me.contracts]
    companies = [*dict.fromkeys(taken)]
    spaces: list[ContractSpace] = []
    for leaves in leaves_on_spaces(state.material.box, me.markers):
        company = companies.pop(0) if companies and not leaves else 0
        spaces.append(ContractSpace(leaves, company, taken.count(company)))
    return spaces


def keepable(state: State, me: Player, contract: i64) -> i64:
    """Teas of which one required chest may be left out, if all the others are there (V6)."""
    needs = state.material.needs[contract]
    found: i64 = 0
    tea: i64 = 0
    while tea < 3:
        if chests.of_tea(needs, tea) and chests.holds(me.chests, needs - chests.ONE[tea]):
            found |= BIT[tea]
        tea += 1
    return found


def pending_wagon(state: State) -> i64:
    """The wagon of the trade that waits for the answer to KEEP."""
    return state.pending >> 1


def trade(state: State, me: Player, wagon: i64, reward: i64, kept: i64) -> None:
    """Deliver the chests, except one of the kept tea, if any; take the contract and all of one
    reward, none of the other (A3.3)."""
    contract = state.wagon(wagon)
    pay(state, me, state.toll, state.toll)
    delivered = state.material.needs[contract]
    if kept != NOTHING_KEPT:
        delivered -= chests.ONE[kept]
    me.chests -= delivered
    take(state, me, wagon)
    rupees = rupees_of(state, me, contract, reward)
    points: i64 = 0
    if reward != FOR_RUPEES:
        points = state.material.contract_points[contract]
    me.rupees += rupees
    me.contract_points += points
    if state.facts is not None:
        sold = chests.unpack(delivered)
        state.facts.append(Traded(state.seat, wagon, contract, sold, rupees, points))


def rupees_of(state: OpenState, me: Player, contract: i64, reward: i64) -> i64:
    """The rupees that a trade brings: the reward, and those of C4 with either reward."""
    rupees: i64 = 0
    if reward == FOR_RUPEES:
        rupees = state.material.contract_rupees[contract]
    if me.abilities & TRADE_RUPEES:
        rupees += COUNCILLOR_RUPEES
    return rupees


def take(state: State, me: Player, wagon: i64) -> None:
    """Move the contract from its wagon to the player."""
    contract = state.wagon(wagon)
    me.contracts = me.contracts + _CONTRACT_BYTE[contract]
    me.companies |= COMPANY_BIT[contract]
    state.wagons |= NO_CONTRACT << (5 * wagon)


def why_not(state: State, me: Player, wagon: i64) -> Reason | None:
    """Why the contract on this wagon cannot be fulfilled, with or without One chest less."""
    contract = state.wagon(wagon)
    if contract == NO_CONTRACT:
        text = N_("there is no contract on wagon {wagon}")
        return Reason("A3.1", text, {"wagon": wagon + 1})
    if state.tile_in_use:
        enough = keepable(state, me, contract) != 0
    else:
        enough = chests.holds(me.chests, state.material.needs[contract])
    if not enough:
        return _missing(state, me, contract)
    if not has_space(state, me, contract):
        text = N_("you have no free contract space for {company:company}: plant to free one")
        return Reason("A3.2", text, {"company": company_of(contract)})
    text = N_("following costs {price:rupees}, paid to CR Co.; you have {have:rupees}")
    return too_dear(me, state.toll, "R11", text)


def _missing(state: State, me: Player, contract: i64) -> Reason:
    wanted = chests.unpack(state.material.needs[contract])
    have = chests.unpack(me.chests)
    lacking = (
        max(0, wanted[0] - have[0]),
        max(0, wanted[1] - have[1]),
        max(0, wanted[2] - have[2]),
    )
    if state.tile_in_use:
        text = N_("you are missing more than one chest: {missing:teas}")
        return Reason("V6", text, {"missing": lacking})
    return Reason("A3.1", N_("you are missing {missing:teas}"), {"missing": lacking})
