"""What is on the table: boards, map, train and decks, and the open question.

The state is passive: the modules named after the actions change it, `turn` asks the questions. What
is open and what is hidden (section 8) are two classes, so that a view of the table can be built
from the open one.

Sets are ints with a bit for each member: bit `h` is hex `h`, bit `d` is district `d`.
"""

from operator import attrgetter
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ceylon.ids import NOBODY, NOWHERE, Hex, Seat, seats
from ceylon.rules.facts import Fact
from ceylon.rules.hexes import Land
from ceylon.rules.material import NO_CARD, NO_COMPANY, NO_CONTRACT, NO_TILE, Material, company_of

# The open question.
START: Final[i64] = 0
"""Where does your first plantation go? (S9)"""
STATION: Final[i64] = 1
"""Where does CR Co.'s first plantation go? (R4)"""
RAIL: Final[i64] = 2
"""Where does the railway run next? (R5)"""
PLAY: Final[i64] = 3
"""Which card, and which way round? (T1)"""
ACT: Final[i64] = 4
"""Which action do you take, as the active player? (T2)"""
EXTRA: Final[i64] = 5
"""Which extra action does your technology token buy? (T3)"""
AFTER: Final[i64] = 6
"""Do you spend a technology token now, or end your actions? (T3)"""
FOLLOW: Final[i64] = 7
"""Which action do you take on another player's turn? (T4)"""
TILE: Final[i64] = 8
"""What is the starting tile used for? (V5)"""
HARVESTING: Final[i64] = 9
"""Which plantation next, or is the harvest done? (A2.2)"""
DISCARD: Final[i64] = 10
"""Which chest does not fit into the warehouse? (A2.4)"""
KEEP: Final[i64] = 11
"""Which of the required chests is not delivered? (V6)"""
OVER: Final[i64] = 12
QUESTION_NAMES: Final = (
    "start",
    "station",
    "rail",
    "play",
    "act",
    "extra",
    "after",
    "follow",
    "tile",
    "harvesting",
    "discard",
    "keep",
    "over",
)

ARRIVAL_BITS: Final[i64] = 10
ARRIVALS: Final[i64] = 2**10
"""A technology value is the space and, in the low bits, the arrival: the later is on top (A5.4)."""

EMPTY_TRAIN: Final[i64] = 2**15 - 1
"""Five bits per wagon, all NO_CONTRACT."""


@mypyc_attr(acyclic=True)
class Player:  # noqa: PLW1641 - a board changes, so it has no hash
    """One player's board, discs and pawn."""

    def __init__(self) -> None:
        self.pawn: Hex = NOWHERE
        """The hex of the pawn; NOWHERE before it is placed."""
        self.rupees: i64 = 0
        """The rupees on the personal board."""
        self.chests: i64 = 0
        """Chests in the warehouse, eight bits per tea: black lowest, then green, then white."""
        self.markers: i64 = 0
        """Plantation markers still on the personal board."""
        self.plantations: i64 = 0
        """The hexes with a plantation of this player, as a set."""
        self.second_leaf: i64 = 0
        """The hex with a second marker (V6), as a set."""
        self.districts: i64 = 0
        """Districts with a plantation of this player, as a set."""
        self.councillors: i64 = 0
        """Districts whose councillor is contracted, as a set."""
        self.abilities: i64 = 0
        """What these councillors give, as a set: bit 0 is C1, bit 7 is C8."""
        self.technology: i64 = 0
        """The space of the technology track times 1024, plus the arrival there (A5.4).

        Of two players the one with the larger value is ahead.
        """
        self.technology_tokens: i64 = 0
        """Technology tokens that can be spent."""
        self.companies: i64 = 0
        """Companies with a fulfilled contract, as a set: bit 0 is company 1."""
        self.contracts: bytes = b""
        """Contracts taken, in the order in which they were fulfilled, a byte each.

        Contract `c` is from 0 to 19 and belongs to company `c // 4 + 1`.
        """
        self.hand: i64 = 0
        """Hidden: action cards by kind, a two-bit number for each kind.

        There are `hand >> 2 * kind & 3` cards of a kind; the kinds are from 0 to 9.
        """
        self.hand_size: i64 = 0
        """How many cards the hand holds, which is open to all."""
        self.tile: i64 = NO_TILE
        """The kind of the starting tile while it is unused, from 0 to 6; -1 without one."""
        self.tile_number: i64 = 0
        """The number printed on the starting tile, used or not; 0 without one."""
        # Points scored in play, by where they came from.
        self.bonus_points: i64 = 0
        """Points of district bonus tokens (A1.4)."""
        self.bonus_tokens: i64 = 0
        """How many district bonus tokens were taken."""
        self.contract_points: i64 = 0
        """Points of contracts (A3.3)."""
        self.harvest_points: i64 = 0
        """Points for others' harvests on this player's plantations (A2.3)."""
        self.technology_points: i64 = 0
        """Points from spaces of the technology track (A5.3)."""
        self.councillor_points: i64 = 0
        """Points from the councillor who rewards advancing (C5)."""

    def copy_open_from(self, other: "Player") -> None:
        """Copy what is open of another player; the hand stays."""
        self.pawn = other.pawn
        self.rupees = other.rupees
        self.chests = other.chests
        self.markers = other.markers
        self.plantations = other.plantations
        self.second_leaf = other.second_leaf
        self.districts = other.districts
        self.councillors = other.councillors
        self.abilities = other.abilities
        self.technology = other.technology
        self.technology_tokens = other.technology_tokens
        self.companies = other.companies
        self.contracts = other.contracts
        self.hand_size = other.hand_size
        self.tile = other.tile
        self.tile_number = other.tile_number
        self.bonus_points = other.bonus_points
        self.bonus_tokens = other.bonus_tokens
        self.contract_points = other.contract_points
        self.harvest_points = other.harvest_points
        self.technology_points = other.technology_points
        self.councillor_points = other.councillor_points

    def copy(self) -> "Player":
        """An independent board with the same content, and the same hand."""
        player = Player()
        player.copy_open_from(self)
        player.hand = self.hand
        return player

    @property
    def space(self) -> int:
        """The space of the disc on the technology track."""
        return self.technology >> ARRIVAL_BITS

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Player):
            return NotImplemented
        same: bool = _of_board(self) == _of_board(other)
        return same

    def __repr__(self) -> str:
        values = [f"{name} {value!r}" for name, value in zip(BOARD, _of_board(self)) if value]
        return f"<Player: {', '.join(values)}>"


BOARD: Final = (
    *("pawn", "rupees", "chests", "markers", "plantations", "second_leaf", "districts"),
    *("councillors", "abilities", "technology", "technology_tokens", "companies", "contracts"),
    *("hand", "hand_size", "tile", "tile_number", "bonus_points", "bonus_tokens"),
    *("contract_points", "harvest_points", "technology_points", "councillor_points"),
)
"""All fields of a player."""
_of_board: Final = attrgetter(*BOARD)


@mypyc_attr(acyclic=True)
class OpenState:
    """Everything that is open on the table, and whose choice it is."""

    def __init__(  # noqa: PLR0915 - a field and what it means are two statements
        self, land: Land, material: Material, players: list[Player]
    ) -> None:
        self.land = land
        """The hexes in play, their neighbours and distances; shared by all games on them."""
        self.material = material
        """The numbers of the box; shared by all games with it."""
        self.players = players
        """The players by seat; in a solo game CR Co. is the second."""
        self.solo = False
        """Whether this is the solo game, against CR Co."""
        # The open question.
        self.question: i64 = START
        """What must be answered, by its number; QUESTION_NAMES has the names."""
        self.seat: Seat = Seat(0)
        """Who must answer it; NOBODY when the game is over."""
        # The turn.
        self.start: Seat = Seat(0)
        """The seat with the teapot, which began (S1)."""
        self.active: Seat = NOBODY
        """Whose turn it is; NOBODY during the set-up."""
        self.turn: i64 = 0
        """The number of the turn from 1; 0 during the set-up."""
        self.card: i64 = NO_CARD
        """The card on top of the discard pile, as it lies; NO_CARD before the first.

        A card is `2 * kind`, plus 1 when it is turned round.
        """
        self.mains: i64 = 0
        """The main actions that the open question allows, as a set: bit 0 is plant, bit 4
        advance."""
        self.toll: i64 = 0
        """What following with a main action costs extra in the railways' turn (R11)."""
        self.acted: i64 = 0
        """Whether the active player has taken the action of the card (T2)."""
        self.extra: i64 = 0
        """Whether the action under way is the extra one."""
        self.token_spent: i64 = 0
        """Whether a technology token has been spent this turn (T3)."""
        self.ending: i64 = 0
        """Whether the end has been triggered, so that this is the last round (E1)."""
        self.tile_in_use: i64 = 0
        """Whether the action under way is done with the starting tile (V5)."""
        self.pending: i64 = 0
        """The trade that waits for the answer to KEEP: twice its wagon, plus 1 if for points."""
        self.in_reach: i64 = 0
        """Plantations within reach of the harvest under way (A2.1), as a set of hexes."""
        self.remaining: i64 = 0
        """Plantations that the harvest under way may still take from, as a set of hexes."""
        self.harvested: i64 = 0
        """Plantations that the harvest under way has taken from, as a set of hexes."""
        # The map.
        self.levels: bytes = b""
        """The level of each hex, from 0 to 2, a byte each; also 0 in a district that is left
        out."""
        self.lowland: i64 = 0
        """The hexes of level 0, as a set."""
        self.councillors: bytes = b""
        """The councillor of each district, from 1 to 8, a byte each; 0 if there is none."""
        self.planted: i64 = 0
        """The hexes with a plantation of anyone, as a set."""
        # The decks, the train and the tokens.
        self.cards_left: i64 = 0
        """How many action cards are still to be drawn."""
        self.discards: bytes = b""
        """The discard pile, the first card played first, a byte each, as it lies."""
        self.contracts_left: i64 = 0
        """How many contracts are still to be drawn."""
        self.wagons: i64 = EMPTY_TRAIN
        """The contracts on the train, five bits per wagon, the first lowest; 31 is an empty one."""
        self.bonuses_taken: i64 = 0
        """How many district bonus tokens are gone."""
        self.arrivals: i64 = 0
        """How many discs have arrived on a space of the technology track so far."""
        # Solo.
        self.railway_built = False
        """Whether the player builds the railway (R5), or it is drawn."""
        self.railway: bytes = b""
        """The hexes of the railway from its first station on, a byte each."""
        self.railway_hexes: i64 = 0
        """The same as a set."""
        self.station: i64 = 0
        """The position of CR Co.'s pawn on its railway, from 0 to 8."""
        self.passengers: i64 = 0
        """The passenger track, from 0 to 3 (R3)."""

    def copy_open_from(self, other: "OpenState") -> None:
        """Copy what is open in a state with the same number of players."""
        self.copy_open_table_from(other)
        for player, board in zip(self.players, other.players):
            player.copy_open_from(board)

    def copy_open_table_from(self, other: "OpenState") -> None:
        """The same without the players."""
        self.land = other.land
        self.material = other.material
        self.solo = other.solo
        self.question = other.question
        self.seat = other.seat
        self.start = other.start
        self.active = other.active
        self.turn = other.turn
        self.card = other.card
        self.mains = other.mains
        self.toll = other.toll
        self.acted = other.acted
        self.extra = other.extra
        self.token_spent = other.token_spent
        self.ending = other.ending
        self.tile_in_use = other.tile_in_use
        self.pending = other.pending
        self.in_reach = other.in_reach
        self.remaining = other.remaining
        self.harvested = other.harvested
        self.levels = other.levels
        self.lowland = other.lowland
        self.councillors = other.councillors
        self.planted = other.planted
        self.cards_left = other.cards_left
        self.discards = other.discards
        self.contracts_left = other.contracts_left
        self.wagons = other.wagons
        self.bonuses_taken = other.bonuses_taken
        self.arrivals = other.arrivals
        self.railway_built = other.railway_built
        self.railway = other.railway
        self.railway_hexes = other.railway_hexes
        self.station = other.station
        self.passengers = other.passengers

    def seats(self) -> tuple[Seat, ...]:
        """All seats at the table, CR Co.'s among them."""
        return seats(len(self.players))

    def wagon(self, wagon: i64) -> i64:
        """The contract on a wagon, or NO_CONTRACT."""
        return self.wagons >> (5 * wagon) & NO_CONTRACT

    def still_hidden(self) -> int:
        """How much is still to be revealed; an undo may not go back past a moment at which it
        fell."""
        return self.cards_left + self.contracts_left


TABLE: Final = (
    *("solo", "question", "seat", "start", "active", "turn", "card", "mains", "toll", "acted"),
    *("extra", "token_spent", "ending", "tile_in_use", "pending", "in_reach", "remaining"),
    *("harvested", "levels", "lowland", "councillors", "planted", "cards_left", "discards"),
    *("contracts_left", "wagons", "bonuses_taken", "arrivals", "railway_built", "railway"),
    *("railway_hexes", "station", "passengers"),
)
"""All fields of the open state except the land, the material and the players."""


@mypyc_attr(acyclic=True)
class State(OpenState):
    """The whole table, including what is hidden from some or from all."""

    def __init__(self, land: Land, material: Material, players: list[Player]) -> None:
        super().__init__(land, material, players)
        self.facts: list[Fact] | None = None
        """What happened is appended here; None if nobody listens."""
        self.deck: bytes = b""
        """Action cards; the last `cards_left` of them are still to come."""
        self.contract_deck: bytes = b""
        """Contracts; the last `contracts_left` of them are still to come."""
        self.railway_draws: tuple[bytes, ...] = ()
        """Solo, by the district where the human starts: CR Co.'s plantation, then its line.

        Empty if the player builds the railway (R5).
        """

    def copy_from(self, other: "State") -> None:
        """Copy another state, except its facts."""
        self.copy_table_from(other)
        for player, board in zip(self.players, other.players):
            player.copy_open_from(board)
            player.hand = board.hand

    def copy_table_from(self, other: "State") -> None:
        """The same without the players."""
        self.copy_open_table_from(other)
        self.deck = other.deck
        self.contract_deck = other.contract_deck
        self.railway_draws = other.railway_draws

    def next_company(self) -> i64:
        """The company on the back of the top contract of the deck, from 1 to 5; 0 for none."""
        if self.contracts_left == 0:
            return NO_COMPANY
        return company_of(self.contract_deck[len(self.contract_deck) - self.contracts_left])

    def secrets(self) -> tuple[bytes, bytes, tuple[bytes, ...]]:
        """What is hidden and still to come: both decks from their top card on, and the draws."""
        cards = self.deck[len(self.deck) - self.cards_left :]
        contracts = self.contract_deck[len(self.contract_deck) - self.contracts_left :]
        return cards, contracts, self.railway_draws

    def draw(self) -> i64:
        """Take the top card off the deck, which must not be empty."""
        card: i64 = self.deck[len(self.deck) - self.cards_left]
        self.cards_left -= 1
        return card

    def draw_contract(self) -> i64:
        """Take the top contract off the deck, which must not be empty."""
        contract: i64 = self.contract_deck[len(self.contract_deck) - self.contracts_left]
        self.contracts_left -= 1
        return contract


SECRETS: Final = ("deck", "contract_deck", "railway_draws")
"""All hidden fields; facts belong to the listener."""
