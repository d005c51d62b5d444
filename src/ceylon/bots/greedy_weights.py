"""What greedy values, in points of the final score.

Points that are already scored, or that a majority would bring now, count in full. Everything else
here is a prospect. `left` is the number of turns still to come; each gives every player one action.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GreedyWeights:
    """One set for all modes, found by letting greedy play against variants of itself."""

    # Prospects.
    patience: float = 3.3
    """With this many turns left, what takes one more action counts half."""
    pace: float = 3.7
    """Turns between two plantations of the player who plants fastest."""
    rivalry: float = 0.85
    """The weight of the others' points, on average, against the player's own."""
    victory: float = 10.0
    """Winning the game, when it is over."""

    # The districts: E6, A1.4.
    promise: float = 0.4
    """A majority that still lacks a plantation or the councillor, for each that it lacks."""
    lead: float = 0.5
    """Each plantation of lead over the next player in a district; 2 count."""
    bonus: float = 0.45
    """The next district bonus token, for each district that is still missing."""

    # Technology: A5.
    track: float = 11.0
    """With this many turns left, the technology majority counts half."""
    next_bonus: float = 0.45
    """The next +5 on the track, for each space that is still missing."""
    technology_token: float = 2.0
    """A technology token that can still be spent: one in each of the player's own turns."""

    # Rupees: E4.
    rupee: float = 0.6
    """The first rupee; each further one is worth less."""
    purse: float = 11.0
    """Rupees beyond this are of little use."""
    spending: float = 2.8
    """Rupees that can be spent in each turn left."""
    hoard: float = 2.5
    """With this many turns left, the rupee majority counts half."""

    # Tea and contracts: A2, A3.
    delivery: tuple[float, ...] = (0.85, 0.3, 0.18, 0.13)
    """A contract on the train, by the number of missing chests."""
    sale: float = 0.45
    """The rupees of a contract, which come later, relative to those in the purse."""
    no_space: float = 0.3
    """A contract for which a contract space must be freed first."""
    tea: tuple[float, ...] = (0.35, 0.55, 0.6)
    """A chest of black, green or white tea that no contract asks for."""
    space: float = 0.4
    """A free contract space for a company."""

    # Plantations, councillors and the pawn.
    source: tuple[float, ...] = (0.3, 0.65, 0.75)
    """A plantation of the player's, by its level: tea for its owner, points from those who harvest
    it."""
    abilities: tuple[float, ...] = (0.05, 0.1, 0.08, 0.05, 0.06, 0.06, 0.05, 0.05)
    """C1 to C8, in each turn left."""
    site: float = 0.5
    """The share of a plantation's worth for a pawn in a place to plant it."""
    crop: tuple[float, ...] = (0.25, 0.4, 0.5)
    """Each chest of black, green or white tea within the pawn's reach; 4 count."""
    audience: float = 0.4
    """The share of a councillor's worth for a pawn in the right district."""
    near: tuple[float, ...] = (1.0, 0.35, 0.3, 0.25, 0.2)
    """The share of these that remains, by the number of steps away."""
    tile: float = 2.0
    """A starting tile that is still unused."""

    # The solo game: R.
    railways_speed: float = 0.3
    """A technology token of CR Co., in each turn left: it travels faster."""
    railways_chest: float = 0.4
    """A chest that CR Co. stores."""


WEIGHTS = GreedyWeights()
