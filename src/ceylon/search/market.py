"""What the chests in a warehouse are worth, given the contracts on the train."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceylon.rules import bits, chests, trade
from ceylon.rules.material import COMPANY_BIT, NO_CONTRACT, TRADE_RUPEES, WAGONS
from ceylon.rules.state import OpenState, Player
from ceylon.search.catalogue import AFTER_HARVEST, IN_HAND, MISSING, NO_SPACE, SECOND

_RUPEE: Final[i64] = 4
"""A rupee of a contract, in tenths of a point."""


def read_market(state: OpenState, me: Player, crop: i64, values: vec[i64]) -> None:
    """The features of a player that concern contracts; `crop` is what a harvest would take."""
    wagon: i64 = 0
    while wagon < WAGONS:
        contract = state.wagon(wagon)
        if contract != NO_CONTRACT:
            _offer(state, me, contract, crop, values)
        wagon += 1


def _offer(state: OpenState, me: Player, contract: i64, crop: i64, values: vec[i64]) -> None:
    worth = reward(state, me, contract)
    needs: i64 = state.material.needs[contract]
    if not trade.has_space(state, me, contract):
        _raise(values, NO_SPACE, worth)
    elif chests.holds(me.chests, needs):
        if worth > values[IN_HAND]:
            values[SECOND] = values[IN_HAND]
            values[IN_HAND] = worth
        else:
            _raise(values, SECOND, worth)
    else:
        if chests.holds(me.chests + crop, needs):
            _raise(values, AFTER_HARVEST, worth)
        missing = _missing(me, needs)
        if missing <= 2:
            _raise(values, MISSING + missing - 1, worth)


def reward(state: OpenState, me: Player, contract: i64) -> i64:
    """What a contract brings, in tenths of a point: the better reward, and the company (E7)."""
    material = state.material
    worth: i64 = 10 * material.contract_points[contract]
    rupees: i64 = _RUPEE * material.contract_rupees[contract]
    if rupees > worth:
        worth = rupees
    if me.abilities & TRADE_RUPEES:
        worth += _RUPEE * trade.COUNCILLOR_RUPEES
    if not me.companies & COMPANY_BIT[contract]:
        supplied = bits.count(me.companies)
        more = material.company_points[supplied + 1] - material.company_points[supplied]
        worth += 10 * more
    return worth


def _missing(me: Player, needs: i64) -> i64:
    missing: i64 = 0
    tea: i64 = 0
    while tea < chests.TEAS:
        short = chests.of_tea(needs, tea) - chests.of_tea(me.chests, tea)
        if short > 0:
            missing += short
        tea += 1
    return missing


def _raise(values: vec[i64], place: i64, amount: i64) -> None:
    if amount > values[place]:
        values[place] = amount
