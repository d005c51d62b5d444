"""The distribution of the contracts."""

from __future__ import annotations

from typing import Annotated

from ceylon.box import TEAS
from ceylon.record.notation import CONTRACT_NAMES
from ceylon.rules.view import View
from ceylon.sight.data.kinds import Company, ContractName, Count, Keywords, Number, Seat, TeaName
from ceylon.sight.data.positions import or_none
from ceylon.sight.data.published import data
from ceylon.sight.distribution import Place, PlacedContract, distribution


@data
class ContractData:
    """A contract, and where it is."""

    name: ContractName
    chests: dict[TeaName, Count]
    """The chests that it asks for."""
    rupees: Count
    """What it is worth in rupees."""
    points: Count
    """What it is worth in points."""
    place: Annotated[str, Keywords(enum=[place.value for place in Place])]
    """Still to come, on the train, or with the player who has fulfilled it."""
    wagon: Annotated[Number, Keywords(maximum=3)] | None
    """Its wagon on the train, otherwise null."""
    seat: Seat | None
    """Who has fulfilled it, otherwise null."""


@data
class CompanyData:
    """A company, and where each of its contracts is."""

    company: Company
    to_come: Count
    """How many of its contracts are still in the deck."""
    contracts: list[ContractData]


@data
class DistributionData:
    """The contracts of every company: fulfilled, on the train, or still to come."""

    version: Count
    """That of the table."""
    companies: list[CompanyData]


def distribution_data(view: View, version: int) -> DistributionData:
    return DistributionData(
        version,
        [
            CompanyData(
                company.number, company.to_come, [_contract(each) for each in company.contracts]
            )
            for company in distribution(view)
        ],
    )


def _contract(placed: PlacedContract) -> ContractData:
    contract = placed.contract
    return ContractData(
        name=CONTRACT_NAMES[placed.id],
        chests=dict(zip(TEAS, contract.chests, strict=True)),
        rupees=contract.rupees,
        points=contract.points,
        place=placed.place.value,
        wagon=placed.wagon or None,
        seat=or_none(placed.owner),
    )
