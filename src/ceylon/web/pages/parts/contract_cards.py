"""The card that shows the distribution of the contracts: every one of them, and where it is."""

from __future__ import annotations

from dataclasses import dataclass

from ceylon.ids import Seat
from ceylon.sight.distribution import (
    Company,
    Place,
    PlacedContract,
    distribution,
    number_at,
    whereabouts,
    worth,
)
from ceylon.sight.screen import Screen
from ceylon.web.pages.parts.part import Part, part
from ceylon.words import Words


@dataclass(frozen=True)
class ContractCard:
    place: str
    chests: tuple[int, ...]
    """The tea of each chest."""
    rupees: int
    points: int
    wagon: int
    """From 1, on the train."""
    owner: Seat
    label: str
    """All of it in words, for screen readers."""


@dataclass(frozen=True)
class CompanyRow:
    company: int
    name: str
    to_come: int
    cards: tuple[ContractCard, ...]


def distribution_part(screen: Screen) -> Part:
    view = screen.view
    taken = tuple([player.contracts for player in view.players])
    return part(
        "pop-contracts",
        (view.wagons, taken, view.next_company),
        screen,
        "pop_contracts.html",
        lambda: _values(screen),
    )


def _values(screen: Screen) -> dict[str, object]:
    companies = distribution(screen.view)
    return {
        "rows": [_row(screen.words, company) for company in companies],
        "numbers": {place.value: number_at(companies, place) for place in Place},
    }


def _row(words: Words, company: Company) -> CompanyRow:
    cards = tuple(_card(words, placed) for placed in company.contracts)
    name = words.unit("company", company.number)
    return CompanyRow(company.number, name, company.to_come, cards)


def _card(words: Words, placed: PlacedContract) -> ContractCard:
    contract = placed.contract
    return ContractCard(
        place=placed.place.value,
        chests=tuple(tea for tea in range(3) for _ in range(contract.chests[tea])),
        rupees=contract.rupees,
        points=contract.points,
        wagon=placed.wagon,
        owner=placed.owner,
        label=words.sentences([worth(words, placed), whereabouts(words, placed)]),
    )
