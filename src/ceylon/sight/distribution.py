"""The distribution of the contracts: those of every company, and where each of them is.

Everyone knows all the contracts of the box, so it is known which are still to come, and only their
order is hidden (section 8). It is made from a view, and does not need to guess.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from ceylon.box import Contract
from ceylon.ids import NOBODY, Seat, by_seat
from ceylon.rules.material import NO_CONTRACT, WAGONS, company_of
from ceylon.rules.state import Player
from ceylon.rules.view import View
from ceylon.words import Words


class Place(StrEnum):
    """Where a contract is: the three places have all 20 between them."""

    DECK = "deck"
    TRAIN = "train"
    TAKEN = "taken"


@dataclass(frozen=True)
class PlacedContract:
    """A contract, and where it is."""

    id: int
    contract: Contract
    place: Place = Place.DECK
    wagon: int = 0
    """From 1, on the train."""
    owner: Seat = NOBODY
    """Who has fulfilled it."""


@dataclass(frozen=True)
class Company:
    """A company with all of its contracts."""

    number: int
    contracts: tuple[PlacedContract, ...]

    @property
    def to_come(self) -> int:
        return sum(each.place is Place.DECK for each in self.contracts)


def distribution(view: View) -> list[Company]:
    """By company, as the box has them."""
    found = groupby(_contracts(view), lambda each: each.contract.company)
    return [Company(number, tuple(contracts)) for number, contracts in found]


def number_at(companies: list[Company], place: Place) -> int:
    """How many contracts are at a place."""
    return sum(each.place is place for company in companies for each in company.contracts)


def supplied(player: Player) -> dict[int, int]:
    """The companies that a player has supplied, the first one first, with how many contracts of
    each."""
    return dict(Counter(int(company_of(contract)) for contract in player.contracts))


def _contracts(view: View) -> Iterator[PlacedContract]:
    wagons = {int(view.wagon(wagon)): wagon + 1 for wagon in range(WAGONS)}
    owners = {each: seat for seat, player in by_seat(view.players) for each in player.contracts}
    wagons.pop(NO_CONTRACT, None)
    for number, contract in enumerate(view.material.box.contracts):
        if number in wagons:
            yield PlacedContract(number, contract, Place.TRAIN, wagon=wagons[number])
        elif number in owners:
            yield PlacedContract(number, contract, Place.TAKEN, owner=owners[number])
        else:
            yield PlacedContract(number, contract)


# In words


def worth(words: Words, placed: PlacedContract) -> str:
    """What a contract asks for, and what it brings."""
    contract = placed.contract
    return words.say(
        "{teas:Teas} for {rupees:rupees} or {points:points}",
        teas=contract.chests,
        rupees=contract.rupees,
        points=contract.points,
    )


def whereabouts(words: Words, placed: PlacedContract) -> str:
    match placed.place:
        case Place.DECK:
            return words.say("Still to come")
        case Place.TRAIN:
            return words.say("On wagon {wagon}", wagon=placed.wagon)
        case Place.TAKEN:
            return words.say("Fulfilled by {owner:player}", owner=placed.owner)
