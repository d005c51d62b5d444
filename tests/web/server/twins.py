"""Two games whose deals differ only in what a seat cannot see, played in the same way."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ceylon.box import load
from ceylon.ids import SPECTATOR, Choice, Seat, seats
from ceylon.record import RecordError
from ceylon.rules.choices import text_of
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.game import Game
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.seats import HUMAN, Seating
from ceylon.store import Event, NewGame, SqlStore
from ceylon.table import sealed_deal
from ceylon.table.roles import HOST, WATCH, hashed, roles_of, seat_role

PARTS = ("levels", "councillors", "deck", "contracts", "start", "tiles", "railways")
CHANGES = 12


@dataclass(frozen=True)
class Twins:
    """One game with two deals that a seat cannot tell apart; `live` are its last choices."""

    id: str
    options: Options
    seat: Seat
    role: str
    deals: tuple[Deal, Deal]
    choices: tuple[Choice, ...]
    live: int
    kind: str = HUMAN

    @property
    def before(self) -> tuple[Choice, ...]:
        """What was chosen before anybody looks."""
        return self.choices[: len(self.choices) - self.live]

    def movers(self) -> list[tuple[Seat, str]]:
        """Who makes each of the last choices."""
        game = played(self.options, self.deals[0], self.before)
        found = []
        for choice in self.choices[len(self.before) :]:
            found.append((game.seat, text_of(choice)))
            game.push(choice)
        return found


def roles(options: Options) -> Iterator[tuple[Seat, str]]:
    """Everyone who can look, each with the seat through whose eyes they do."""
    yield SPECTATOR, WATCH
    yield SPECTATOR, HOST
    for seat in seats(options.seats):
        yield seat, seat_role(seat)


def played(options: Options, deal: Deal, choices: Sequence[Choice]) -> Game:
    game = Game.of(options, deal)
    for choice in choices:
        game.push(choice)
    return game


def twins(name: str, options: Options, seat: Seat, role: str, length: int, live: int) -> Twins:
    rng = Random(name)
    deal = draw_deal(options, rng, load())
    choices = _chosen(options, deal, length + live, rng)
    seen, other, changes = told(options, deal, choices, seat), deal, 0
    for _ in range(250):
        attempt = _changed(options, other, rng)
        if attempt != other and _fair(options, attempt, choices, seat, seen):
            other, changes = attempt, changes + 1
        if changes == CHANGES:
            break
    assert other != deal, "no twin was found"
    return Twins(name, options, seat, role, (deal, other), tuple(choices), live)


def _fair(
    options: Options, deal: Deal, choices: Sequence[Choice], seat: Seat, seen: list[object] | None
) -> bool:
    """Whether a deal can be dealt, and the seat sees the same of it."""
    try:
        sealed_deal.unseal(sealed_deal.seal(options, deal, load()), load())
    except RecordError:
        return False
    return told(options, deal, choices, seat) == seen


def _chosen(options: Options, deal: Deal, length: int, rng: Random) -> list[Choice]:
    """Random choices; if the game ended, the first half of them."""
    game = Game.of(options, deal)
    choices: list[Choice] = []
    while len(choices) < length and not game.over:
        choices.append(rng.choice(game.legal()))
        game.push(choices[-1])
    return choices[: len(choices) // 2] if game.over else choices


def _changed(options: Options, deal: Deal, rng: Random) -> Deal:
    """The deal with two cards or contracts in each other's place, or another railway."""
    parts = {name: getattr(deal, name) for name in PARTS}
    what = rng.choice(["deck", "contracts", *["railways"] * bool(deal.railways)])
    if what == "railways":
        at, lines = rng.randrange(len(deal.railways)), list(deal.railways)
        lines[at] = draw_deal(options, rng, load()).railways[at]
        return Deal(**{**parts, what: tuple(lines)})
    pieces = bytearray(parts[what])
    one, other = rng.sample(range(len(pieces)), 2)
    pieces[one], pieces[other] = pieces[other], pieces[one]
    return Deal(**{**parts, what: bytes(pieces)})


def told(
    options: Options, deal: Deal, choices: Sequence[Choice], seat: Seat
) -> list[object] | None:
    """Everything that a seat sees and hears of a game; None if it cannot be played that way."""
    game = Game.of(options, deal)
    found: list[object] = [View.of(game, seat).key()]
    for choice in choices:
        if game.why_not(choice) is not None:
            return None
        found.append([fact.seen_by(seat) for fact in game.play(choice)])
        found.append(View.of(game, seat).key())
    return found


def stored(path: Path, games: Sequence[Twins], which: int) -> None:
    """The games with one of their deals; what was published of it is the same for both."""
    store = SqlStore(path)
    for each in games:
        deal, options = each.deals[which], each.options
        seatings = tuple(Seating(seat, each.kind, f"P{seat}") for seat in seats(options.seats))
        game = NewGame(each.id, "{}", load().digest, "0" * 64, 0, seatings, hints=True)
        links = [(role, hashed(secret_of(each, role))) for role in roles_of(options.seats)]
        store.create(game, sealed_deal.seal(options, deal, load()), links)
        store.append(list(_events(each, deal)))
    store.close()


def secret_of(each: Twins, role: str) -> str:
    return f"{each.id} {role}"


def _events(each: Twins, deal: Deal) -> Iterator[Event]:
    game = Game.of(each.options, deal)
    for number, choice in enumerate(each.before, start=1):
        yield Event(each.id, number, game.seat, text_of(choice), f"{game.seat}:k{number}")
        game.push(choice)
