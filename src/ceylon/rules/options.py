"""The options of a game: what the players choose before it is set up (S1, S3, V1, R4, R5)."""

from typing import Final

from ceylon.errors import N_
from ceylon.ids import Seat
from ceylon.rules.hexes import ALL_IN_PLAY, DIMBULA, UVA
from ceylon.rules.reasons import SetupError

MOST_SEATS: Final = 4
SMALL_TABLE: Final = 2
"""With this many seats or fewer, one district is left out (S3)."""


class Options:
    """What the players choose before the game."""

    def __init__(
        self,
        seats: int = 4,
        *,
        without: str = "uva",
        starting_tiles: bool = False,
        start: Seat | None = None,
        railway: str = "drawn",
    ) -> None:
        if not 1 <= seats <= MOST_SEATS:
            raise SetupError(
                N_("S1: a game has 1 to 4 seats, not {seats}; 1 is the solo game"), {"seats": seats}
            )
        if without not in ("uva", "dimbula"):
            raise SetupError(N_("S3: uva or dimbula is left out, not {name}"), {"name": without})
        if railway not in ("drawn", "built"):
            raise SetupError(N_("R5: the railway is drawn or built, not {name}"), {"name": railway})
        if starting_tiles and seats == 1:
            raise SetupError(N_("V1: there are no starting tiles in the solo game"))
        if start is not None and not 0 <= start < seats:
            raise SetupError(
                N_("S1: seat {seat} cannot start: there is no such seat"), {"seat": start + 1}
            )
        if start is not None and starting_tiles:
            raise SetupError(N_("V2: with starting tiles, the lowest number starts"))
        self.seats = seats
        """How many people or bots play, from 1 to 4; 1 is the solo game (S1)."""
        self.without = without
        """The district that is left out with 1 or 2 seats: "uva" or "dimbula" (S3)."""
        self.starting_tiles = starting_tiles
        """Whether each player begins with a starting tile (V1)."""
        self.start = start
        """The seat that starts; None to draw it (S1)."""
        self.railway = railway
        """Solo: whether the railway is "drawn", or "built" by the player (R5)."""

    @property
    def solo(self) -> bool:
        """Whether this is the solo game, against CR Co."""
        return self.seats == 1

    @property
    def boards(self) -> int:
        """How many players there are, CR Co. included."""
        return max(2, self.seats)

    @property
    def left_out(self) -> int:
        """The district that is not in play, or ALL_IN_PLAY (S3)."""
        if self.seats > SMALL_TABLE:
            return ALL_IN_PLAY
        return UVA if self.without == "uva" else DIMBULA

    @property
    def built_railway(self) -> bool:
        """Whether the player builds the railway of a solo game."""
        return self.solo and self.railway == "built"

    @property
    def drawn_railway(self) -> bool:
        """Whether the railway of a solo game is drawn."""
        return self.solo and self.railway == "drawn"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return (
            f"Options({self.seats}, without={self.without!r}, "
            f"starting_tiles={self.starting_tiles}, start={self.start}, railway={self.railway!r})"
        )
