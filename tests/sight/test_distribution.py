"""The distribution of the contracts: all of them, where they are, and nothing that is hidden."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random

import pytest
from tests.laws.fields import seats_of
from tests.laws.modes import MODES
from tests.laws.playing import STYLES, choose
from tests.people import ANA, BO
from tests.rules.tables import Table, supply
from tests.web.playing import as_json, each_mode, sample

from ceylon.bots import bot
from ceylon.ids import NOBODY, SPECTATOR, Choice, by_seat
from ceylon.rules.game import Game
from ceylon.rules.material import NO_CONTRACT, WAGONS
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.sight.data.companies import distribution_data
from ceylon.sight.data.encoding import to_json
from ceylon.sight.distribution import (
    Company,
    Place,
    PlacedContract,
    distribution,
    number_at,
    supplied,
    whereabouts,
    worth,
)
from ceylon.words import Words


def all_of(companies: list[Company]) -> list[PlacedContract]:
    return [each for company in companies for each in company.contracts]


def where(game: Game) -> dict[int, tuple[Place, int, int]]:
    """Where each contract lies in the game itself: its place, wagon and owner."""
    left = game.contract_deck[len(game.contract_deck) - game.contracts_left :]
    found = {contract: (Place.DECK, 0, int(NOBODY)) for contract in left}
    for wagon in range(WAGONS):
        if game.wagon(wagon) != NO_CONTRACT:
            found[int(game.wagon(wagon))] = (Place.TRAIN, wagon + 1, int(NOBODY))
    for seat, player in by_seat(game.players):
        found |= {contract: (Place.TAKEN, 0, int(seat)) for contract in player.contracts}
    return found


def moments(mode: str, every: int) -> Iterator[Game]:
    """Some moments of whole random games in each style, and of one between bots, who trade much."""
    for seed, style in enumerate(STYLES):
        rng = Random(seed)
        yield from _moments(mode, rng, partial(choose, rng=rng, style=style), every)
    mind = bot("greedy", 1)
    yield from _moments(
        mode, Random(1), lambda g: mind.choose(View.of(g, g.seat), g.legal()), every
    )


def _moments(
    mode: str, rng: Random, chosen: Callable[[Game], Choice], every: int
) -> Iterator[Game]:
    game = Game.new(MODES[mode], rng)
    for number in count():
        if game.over or number % every == 0:
            yield game
        if game.over:
            return
        game.push(chosen(game))


@pytest.mark.parametrize("mode", MODES)
def test_every_contract_is_where_it_is(mode: str) -> None:
    """S6, T7, A3.1: 20 in all, 4 of each company, over whole games and for everyone."""
    taken = 0
    for game in moments(mode, every=7):
        for seat in (SPECTATOR, *seats_of(game)):
            companies = distribution(View.of(game, seat))
            placed = all_of(companies)
            assert {each.id: (each.place, each.wagon, each.owner) for each in placed} == where(game)
            assert sum(number_at(companies, place) for place in Place) == len(placed) == 20
            assert [company.number for company in companies] == [1, 2, 3, 4, 5]
            assert {len(company.contracts) for company in companies} == {4}
            assert sum(company.to_come for company in companies) == game.contracts_left
            taken = max(taken, number_at(companies, Place.TAKEN))
    assert taken > 3


@pytest.mark.parametrize("mode", MODES)
def test_nothing_hidden_is_in_it(mode: str) -> None:
    """Section 8: it is the same, whatever the order of the decks and the cards in other hands."""
    rng = Random(1)
    for game in moments(mode, every=19):
        for seat in (SPECTATOR, *seats_of(game)):
            view = View.of(game, seat)
            imagined = View.of(view.imagine(rng), seat)
            assert distribution(imagined) == distribution(view)


@each_mode
def test_programs_get_it_too(options: Options) -> None:
    """Section 8: the same for every seat, and in step with the rest of the position."""
    for playing in sample(options, every=17):
        seen, watched = playing.screen(ANA), playing.screen(SPECTATOR)
        told = to_json(distribution_data(watched.view, 1))
        assert to_json(distribution_data(seen.view, 1)) == told
        companies = json.loads(told)["companies"]
        placed = [each for company in companies for each in company["contracts"]]
        places = Counter(each["place"] for each in placed)
        position = as_json(watched)["position"]
        assert places["deck"] == position["contracts_left"]
        assert sum(company["to_come"] for company in companies) == places["deck"]
        assert places.total() == 20
        for each in placed:
            if each["place"] == "train":
                assert position["wagons"][each["wagon"] - 1] == each["name"]
            elif each["place"] == "taken":
                assert each["name"] in position["players"][each["seat"]]["contracts"]


def test_a_contract_in_words() -> None:
    """A3.1, A3.3: what it asks for, what it brings, and where it is."""
    words = Words.of("en").seated(["Ana", "Bo"])
    game = Table(seats=2, contracts=["2 BGG"]).begun()
    supply(game, BO, "5 GGW")
    placed = all_of(distribution(View.of(game, ANA)))
    told = {worth(words, each): whereabouts(words, each) for each in placed if each.wagon == 1}
    assert told == {"1 black and 2 green for 11 rupees or 4 points": "On wagon 1"}
    places = Counter(whereabouts(words, each) for each in placed)
    assert places["Fulfilled by Bo"] == 1
    assert places["Still to come"] == 16


def test_companies_come_in_the_order_they_were_supplied() -> None:
    """A3.2: each once, with the number of its contracts."""
    game = Table(seats=2).begun()
    game.players[ANA].contracts = bytes([16, 4, 17, 18, 5])
    assert list(supplied(game.players[ANA]).items()) == [(5, 3), (2, 2)]
    assert supplied(game.players[BO]) == {}
