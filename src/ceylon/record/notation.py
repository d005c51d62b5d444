"""What cards and contracts are called in a record."""

from ceylon.box import ACTIONS
from ceylon.rules.material import CARD_SIDES, CONTRACTS, DOWN, UP, company_of

CARDS = [f"{ACTIONS[UP[side]]}/{ACTIONS[DOWN[side]]}" for side in range(CARD_SIDES)]
"""Cards as they lie, ▲ first."""

CONTRACT_NAMES = [f"{company_of(contract)}.{contract % 4 + 1}" for contract in range(CONTRACTS)]
"""Company and place among its four contracts in the box, both from 1."""
