"""Whether an undo could be used to peek: had the hidden cards lain otherwise, who would see it?"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from tests.laws.fields import seats_of, sight

from ceylon.ids import SPECTATOR, Seat, by_seat
from ceylon.rules.game import Game
from ceylon.rules.material import cards_of
from ceylon.rules.setup import CARD_UNIT
from ceylon.rules.view import View
from ceylon.sight.history import Step


def betrayals(
    before: Game,
    steps: Sequence[Step],
    after: Game,
    seat: Seat,
    rng: Random,
    *,
    imaginings: int = 2,
) -> Iterator[str]:
    """Who would know something after a seat has taken back these steps, and which step revealed it.

    `before` and `after` are the positions that they lead from and to. Each viewer imagines what
    lies face down; the hand of the seat that takes back is its own to show, so all may know it.
    """
    for viewer in (SPECTATOR, *seats_of(before)):
        for _ in range(imaginings):
            other = otherwise(before, viewer, seat, rng)
            yield from (f"seat {viewer}: {told}" for told in _differences(other, steps, viewer))
            if sight(View.of(other, viewer)) != sight(View.of(after, viewer)):
                yield f"seat {viewer}: the position"


def _differences(game: Game, steps: Sequence[Step], viewer: Seat) -> Iterator[str]:
    """The steps that a viewer sees end otherwise than they did."""
    for number, step in enumerate(steps, start=1):
        if game.why_not(step.choice) is not None:
            yield f"step {number} of {len(steps)} could not be chosen"
            return
        told = [fact.seen_by(viewer) for fact in game.play(step.choice)]
        if told != [fact.seen_by(viewer) for fact in step.facts]:
            yield f"step {number} of {len(steps)} told {told}"
            return


def otherwise(game: Game, viewer: Seat, seat: Seat, rng: Random) -> Game:
    """A game that looks the same to a viewer, and in which a seat holds the same hand."""
    other = View.of(game, viewer).imagine(rng)
    wanted = Counter(cards_of(game.players[seat].hand))
    held = Counter(cards_of(other.players[seat].hand))
    for lacking, spare in zip((wanted - held).elements(), (held - wanted).elements(), strict=True):
        _exchange(other, {viewer, seat}, lacking, spare)
    other.players[seat].hand = game.players[seat].hand
    return other


def _exchange(game: Game, but: set[int], card: int, spare: int) -> None:
    """A card that lies in the deck or in the hand of another seat becomes a spare one."""
    for place, lying in enumerate(game.deck):
        if lying & ~1 == card:
            turned = bytes([spare | lying & 1])
            game.deck = game.deck[:place] + turned + game.deck[place + 1 :]
            return
    owner = next(
        player
        for seat, player in by_seat(game.players)
        if seat not in but and card in cards_of(player.hand)
    )
    owner.hand += CARD_UNIT[spare >> 1] - CARD_UNIT[card >> 1]
