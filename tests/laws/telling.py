"""The laws of facts: they explain every change, and give nothing hidden away."""

from collections.abc import Sequence

from tests.laws.laws import BrokenLaw, law
from tests.laws.ledger import ACCOUNTS, ENTRIES, PRICED, Balance, Ledger, balance

from ceylon.ids import Seat
from ceylon.rules import facts
from ceylon.rules.facts import HIDDEN, Fact
from ceylon.rules.game import Game
from ceylon.rules.state import OVER

OPENLY_SHOWN = (facts.CardsDiscarded, facts.RailwaysDrew, facts.CardPlayed)
"""Facts about cards that are open to all."""


class Moment:
    """What is counted before a choice, to be compared with what the facts say."""

    def __init__(self, game: Game) -> None:
        self.balance: Balance = balance(game)
        self.cards_left = game.cards_left
        self.contracts_left = game.contracts_left
        self.passengers = game.passengers
        self.station = game.station
        self.turn = game.turn
        self.ending = bool(game.ending)
        self.over = game.over


def check_told(before: Moment, told: Sequence[Fact], game: Game) -> None:
    """Every change of what is counted follows from the facts."""
    unknown = [type(fact).__name__ for fact in told if type(fact) not in (*ENTRIES, facts.TollPaid)]
    if unknown:
        raise BrokenLaw(f"the ledger does not know {unknown}")
    ledger = Ledger(before.balance)
    ledger.enter(told)
    after = balance(game)
    if ledger.accounts != after:
        raise BrokenLaw(f"facts do not explain {_unexplained(ledger.accounts, after)}: {told}")
    _check_table_told(before, told, game)


def _unexplained(told: Balance, found: Balance) -> list[str]:
    return [
        f"seat {seat}'s {name}: told {told[seat][account]}, found {found[seat][account]}"
        for seat in range(len(found))
        for account, name in enumerate(ACCOUNTS)
        if told[seat][account] != found[seat][account]
    ]


def _check_table_told(before: Moment, told: Sequence[Fact], game: Game) -> None:
    """The decks, the solo tracks and the end, too, change only as the facts say."""
    cards, contracts = before.cards_left, before.contracts_left
    passengers, station = before.passengers, before.station
    turn, ending, over = before.turn, before.ending, before.over
    for fact in told:
        match fact:
            case facts.CardDrawn() | facts.RailwaysDrew(from_discards=False):
                cards -= 1
            case facts.HandDealt(cards=gone) | facts.CardsDiscarded(cards=gone):
                cards -= len(gone)
            case facts.WagonFilled():
                contracts -= 1
            case facts.PassengersChanged(passengers=now):
                law(now - passengers in (-1, 1), "R9, R27: the passengers moved by more than one")
                passengers = now
            case facts.RailwaysMoved(start=start, end=end):
                law(start == station and end == (start + 1) % 9, "R13: CR Co. left its line")
                station = end
            case facts.TurnBegun(turn=now):
                law(now == turn + 1, f"turn {now} follows turn {turn}")
                turn = now
            case facts.EndTriggered():
                law(not ending, "E1: the end was triggered twice")
                ending = True
            case facts.GameEnded(seat=seat, points=points):
                law(seat == game.winner(), "E9: another seat was told to have won")
                law(points == game.total(seat), "the winner was told another total")
                over = True
    expected = (cards, contracts, passengers, station, turn, ending, over)
    found = (game.cards_left, game.contracts_left, game.passengers, game.station, game.turn)
    if expected != (*found, bool(game.ending), game.question == OVER):
        raise BrokenLaw(f"{found} came about otherwise than told: {told}")


def check_price(seat: Seat, price: int, told: Sequence[Fact]) -> None:
    """What a choice costs is what was then paid for it."""
    paid = 0
    toll = 0
    for fact in told:
        if fact.seat != seat:
            continue
        if isinstance(fact, facts.TollPaid):
            toll = fact.rupees
        elif isinstance(fact, PRICED):
            law(fact.price >= toll, "R11: the toll is more than the price that includes it")
            paid += fact.price
            toll = 0
        elif isinstance(fact, facts.Moved):
            paid += fact.price
    if paid + toll != price:
        raise BrokenLaw(f"the price was {price}, paid were {paid + toll}: {told}")


def check_secrets(told: Sequence[Fact], seats: Sequence[Seat]) -> None:
    """Section 8: nobody learns which cards another player was dealt or drew."""
    for fact in told:
        for seat in seats:
            seen = fact.seen_by(seat)
            if not (seen is fact if seat == fact.seat else _is_discreet(fact, seen)):
                raise BrokenLaw(f"section 8: {fact} was told to seat {seat} as {seen}")


def _is_discreet(fact: Fact, seen: Fact) -> bool:
    """Whether this may be shown to someone else: nothing hidden, and everything that is open."""
    match seen:
        case facts.HandDealt(cards=cards):
            return cards == (HIDDEN,) * 3 and seen.seat == fact.seat
        case facts.CardDrawn(card=card):
            return card == HIDDEN and seen.seat == fact.seat
    shows_a_card = hasattr(fact, "card") or hasattr(fact, "cards")
    return seen is fact and (isinstance(fact, OPENLY_SHOWN) or not shows_a_card)
