"""A game and its interface: what may be chosen, why not, and two ways to play a choice."""

from random import Random
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from ceylon.box import Box, load
from ceylon.ids import Choice, Seat
from ceylon.rules import legal, scoring, setup, sketch, turn, why
from ceylon.rules.bits import append_members, members
from ceylon.rules.choices import FIRST_HARVEST, FIRST_MOVE, FIRST_PLANT, id_of, text_of
from ceylon.rules.deal import Deal, draw_deal, random_of
from ceylon.rules.facts import Fact
from ceylon.rules.hexes import Land, land_of
from ceylon.rules.material import Material, material_of
from ceylon.rules.options import Options
from ceylon.rules.parcel import Unpacking, packed
from ceylon.rules.reasons import IllegalChoice, Reason
from ceylon.rules.scoring import Score
from ceylon.rules.state import OVER, SECRETS, Player, State


@mypyc_attr(acyclic=True)
class Game(State):  # noqa: PLW1641 - a game changes, so it has no hash
    """A game in progress. It always has one open question for one seat, until it is over."""

    def __init__(self, land: Land, material: Material, players: list[Player]) -> None:
        super().__init__(land, material, players)

    @staticmethod
    def of(options: Options, deal: Deal, box: Box | None = None) -> "Game":
        """A game set up from a deal."""
        box = box or load()
        land = land_of(box, options.left_out)
        game = Game(land, material_of(box), [Player() for _ in range(options.boards)])
        setup.set_up(game, options, deal)
        return game

    @staticmethod
    def new(options: Options, seed: int | Random, box: Box | None = None) -> "Game":
        """A game with a deal drawn at random: from a seed, or from a Random, whose state
        advances."""
        box = box or load()
        return Game.of(options, draw_deal(options, random_of(seed), box), box)

    def copy(self) -> "Game":
        """An independent game in the same state; facts are not copied."""
        game = Game(self.land, self.material, [player.copy() for player in self.players])
        game.copy_table_from(self)
        return game

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that nothing is legal any more."""
        return self.question == OVER

    # As a value

    def key(self) -> bytes:
        """The state as bytes, hidden things included: equal exactly for equal games.

        A game is mutable, so it has no hash; its key is for dictionaries and sets.
        """
        return packed(_KIND, self, self.secrets())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or self.key() == other.key()

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return game_of, (self.material.box, self.key())

    def __repr__(self) -> str:
        return f"<Game: {sketch.headline(self)}>"

    def __str__(self) -> str:
        return sketch.draw(self, repr(self), self.next_company(), self.seats())

    # What may be chosen

    def legal(self) -> list[Choice]:
        """The legal choices, by ascending id."""
        others, hexes, plants, harvests = legal.targets(self)
        found: list[int] = []
        append_members(found, others, 0)
        if hexes:
            first = legal.first_of_hexes(self.question)
            found += _moves(hexes) if first == FIRST_MOVE else members(hexes, first)
        append_members(found, plants, FIRST_PLANT)
        append_members(found, harvests, FIRST_HARVEST)
        return cast("list[Choice]", found)

    def legal_mask(self) -> int:
        """The legal choices as a set: bit `c` is set when choice `c` is legal."""
        others, hexes, plants, harvests = legal.targets(self)
        mask = int(others)
        if hexes:
            mask |= int(hexes) << int(legal.first_of_hexes(self.question))
        if plants:
            mask |= int(plants) << int(FIRST_PLANT)
        if harvests:
            mask |= int(harvests) << int(FIRST_HARVEST)
        return mask

    def legal_count(self) -> int:
        """How many legal choices there are."""
        return legal.number_of(legal.targets(self))

    def nth_legal(self, n: int) -> Choice:
        """The n-th legal choice by ascending id, counted from 0."""
        return legal.nth_choice(self, legal.targets(self), n)

    def why_not(self, choice: Choice | str) -> Reason | None:
        """The rule against a choice, with its numbers; None exactly if it is legal.

        Like `price` and `play` it takes a choice by its id or by its text.
        """
        return why.why_not(self, id_of(choice))

    def price(self, choice: Choice | str) -> int:
        """What a legal choice costs in rupees."""
        return why.price_of(self, id_of(choice))

    # Playing

    def play(self, choice: Choice | str) -> list[Fact]:
        """Play a choice, after checking that it is legal, and return what happened.

        An illegal one raises IllegalChoice with the reason and changes nothing.
        """
        chosen = id_of(choice)
        reason = why.why_not(self, chosen)
        if reason is not None:
            raise IllegalChoice(text_of(chosen), reason)
        facts: list[Fact] = []
        self.facts = facts
        turn.perform(self, chosen)
        self.facts = None
        return facts

    def push(self, choice: Choice) -> None:
        """Play a choice fast: it is trusted to be legal, and no facts are created."""
        turn.perform(self, choice)

    # Scoring

    def scores(self) -> list[Score]:
        """The scoring by seat, if the game ended now."""
        return scoring.scores(self)

    def total(self, seat: Seat) -> int:
        """A seat's points, if the game ended now."""
        return scoring.total(self, seat)

    def winner(self) -> Seat:
        """The seat that would win, if the game ended now."""
        return scoring.winner(self)


_KIND: Final = b"G"


def game_of(box: Box, parcel: bytes) -> Game:
    """The game that was pickled; raises ParcelError if this version cannot read it."""
    unpacking = Unpacking(parcel, _KIND, box)
    game = Game(unpacking.land, unpacking.material, unpacking.players)
    unpacking.into(game, SECRETS)
    return game


_listed: dict[int, list[int]] = {}
"""Moves to the hexes of a set: a cache, since pawns reach few different sets, again and again."""


def _moves(to: i64) -> list[int]:
    moves = _listed.get(to)
    if moves is None:
        moves = members(to, FIRST_MOVE)
        _listed[to] = moves
    return moves
