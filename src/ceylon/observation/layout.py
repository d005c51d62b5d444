"""What an observation says, byte by byte.

An observation is a row of bytes. It is written eight bytes at a time, so every field begins at a
multiple of eight; the bytes between the end of a field and the next one are always 0. A set takes a
byte per possible member, 1 if it is one. Seats are counted from the observer: 0 is the observer, 1
the next player clockwise. So the same numbers always mean the same, wherever one sits.
"""

from typing import Final

from mypy_extensions import i64

from ceylon.rules.choices import CHOICES
from ceylon.rules.hexes import HEXES
from ceylon.rules.material import CARD_SIDES, CONTRACTS, COUNCILLORS, WAGONS
from ceylon.rules.state import QUESTION_NAMES

VERSION: Final = 1
"""Of the layout: it changes when the same bytes would mean something else."""

BYTES: Final = 8
"""In a word."""
MOST: Final = 255
"""The largest number; what is larger is cut to it."""
SEATS: Final = 4
KINDS: Final = CARD_SIDES // 2
"""Of action cards."""
DISTRICTS: Final = 4
COMPANIES: Final = 5
TILES: Final = 7


class Field:
    """A run of bytes with one meaning."""

    def __init__(self, name: str, size: int, high: int, meaning: str) -> None:
        self.name = name
        """Its name; those of a player begin with the seat, as in `player 0 rupees`."""
        self.offset = 0
        """Its first byte."""
        self.size = size
        """How many bytes it has."""
        self.high = high
        """The largest value of a byte."""
        self.meaning = meaning
        """What its bytes say."""

    def __repr__(self) -> str:
        return f"<Field {self.name}: {self.offset}:{self.offset + self.size}>"

    @property
    def end(self) -> int:
        """The first byte after it."""
        return self.offset + self.size


def _table() -> list[Field]:
    relative = "a byte per seat, counted from the observer"
    hexes = "a byte per hex, in map order"
    return [
        Field("question", len(QUESTION_NAMES), 1, "the open question, one-hot"),
        Field("chooser", SEATS, 1, f"who must answer it: {relative}"),
        Field("active", SEATS, 1, f"whose turn it is: {relative}"),
        Field("start", SEATS, 1, f"who began: {relative}"),
        Field("seated", SEATS, 1, f"who takes part: {relative}"),
        Field("solo", 1, 1, "whether this is the solo game"),
        Field("built", 1, 1, "whether the player builds the railway (R5)"),
        Field("ending", 1, 1, "whether this is the last round (E1)"),
        Field("acted", 1, 1, "whether the active player has taken the action of the card (T2)"),
        Field("extra", 1, 1, "whether the action under way is the extra one (T3)"),
        Field("token_spent", 1, 1, "whether a technology token has been spent this turn (T3)"),
        Field("tile_in_use", 1, 1, "whether the action is done with the starting tile (V5)"),
        Field("mains", 5, 1, "main actions that the card allows: plant to advance"),
        Field("card", CARD_SIDES, 1, "the card in play as it lies, one-hot"),
        Field("pending", 2 * WAGONS, 1, "the trade that waits for the answer to `keep`, one-hot"),
        Field("turn", 1, MOST, "the number of the turn; 0 during the set-up"),
        Field("cards_left", 1, MOST, "action cards still to be drawn"),
        Field("contracts_left", 1, CONTRACTS, "contracts still to be drawn"),
        Field("bonuses_taken", 1, MOST, "district bonus tokens that are gone (A1.4)"),
        Field("toll", 1, MOST, "what following costs extra on CR Co.’s turn (R11)"),
        Field("station", 1, 8, "CR Co.’s place on its railway (R9)"),
        Field("passengers", 1, 3, "the passengers track (R3)"),
        Field("next_company", COMPANIES, 1, "the company on the back of the next contract"),
        Field("hand", KINDS, 3, "the observer’s cards by kind"),
        Field(
            "unseen_cards", KINDS, MOST, "cards by kind that are in the deck or in others’ hands"
        ),
        Field("unseen_contracts", CONTRACTS, 1, "contracts that are still in the deck"),
        *_wagons(),
        *(
            Field(f"councillor {district}", COUNCILLORS, 1, "C1 to C8 of a district, one-hot")
            for district in "DKRU"
        ),
        Field("in_play", HEXES, 1, f"whether its district is in play: {hexes}"),
        Field("level", HEXES, 2, f"level 0 to 2: {hexes}"),
        Field("in_reach", HEXES, 1, f"within reach of the harvest under way (A2.1): {hexes}"),
        Field("remaining", HEXES, 1, f"may still be taken from in this harvest: {hexes}"),
        Field("harvested", HEXES, 1, f"was taken from in this harvest: {hexes}"),
        Field("railway", HEXES, 1, f"has a piece of CR Co.’s railway: {hexes}"),
    ]


def _wagons() -> list[Field]:
    fields: list[Field] = []
    for wagon in range(1, WAGONS + 1):
        fields.append(Field(f"wagon {wagon}", CONTRACTS, 1, "the contract on it, one-hot"))
        fields.append(Field(f"wagon {wagon} chests", 3, MOST, "what it asks for, by tea"))
        fields.append(Field(f"wagon {wagon} rewards", 2, MOST, "its rupees, its points"))
    return fields


def _board(away: int) -> list[Field]:
    hexes = "a byte per hex, in map order"
    fields = [
        Field("rupees", 1, MOST, "rupees"),
        Field("chests", 3, MOST, "chests in the warehouse, by tea"),
        Field("markers", 1, MOST, "plantation markers still on the board"),
        Field("space", 1, MOST, "the space of the disc on the technology track"),
        Field("ahead", 1, 3, "how many players are ahead of it there (A5.4)"),
        Field("tokens", 1, 127, "technology tokens that can be spent"),
        Field("points", 1, MOST, "points on the track: scored in play so far"),
        Field("companies", COMPANIES, 1, "companies with a fulfilled contract"),
        Field("cards", 1, 3, "cards in the hand"),
        Field("tile_number", 1, TILES, "the number of the starting tile, used or not; 0 for none"),
        Field("districts", DISTRICTS, 1, "districts with a plantation"),
        Field("councillors", DISTRICTS, 1, "districts whose councillor is contracted"),
        Field("abilities", COUNCILLORS, 1, "what these councillors give: C1 to C8"),
        Field("tile", TILES, 1, "the kind of the unused starting tile (V6), one-hot"),
        Field("contracts", CONTRACTS, 1, "contracts fulfilled"),
        Field("pawn", HEXES, 1, f"where the pawn is: {hexes}"),
        Field("plantations", HEXES, 1, f"plantations: {hexes}"),
        Field("second_leaf", HEXES, 1, f"where a second marker lies (V6): {hexes}"),
    ]
    for field in fields:
        field.name = f"player {away} {field.name}"
    return fields


# Fields that share a word with the one before them, so that a word of flags or numbers is full.
_JOINED: Final = {
    *("active", "seated", "built", "ending", "acted", "extra", "token_spent", "tile_in_use"),
    *("cards_left", "contracts_left", "bonuses_taken", "toll", "station", "passengers"),
    *(f"wagon {wagon} rewards" for wagon in range(1, WAGONS + 1)),
    *(
        f"player {seat} {name}"
        for seat in range(SEATS)
        for name in (
            *("chests", "markers", "space", "ahead", "tokens"),
            *("companies", "cards", "tile_number", "councillors"),
        )
    ),
}


def _laid_out() -> tuple[Field, ...]:
    fields = _table()
    for seat in range(SEATS):
        fields += _board(seat)
    end = 0
    for field in fields:
        field.offset = end if field.name in _JOINED else -(-end // BYTES) * BYTES
        end = field.end
    return tuple(fields)


FIELDS: Final = _laid_out()
"""All fields, in the order in which they lie."""
OFFSETS: Final = {field.name: field.offset for field in FIELDS}


def _words(size: int) -> int:
    return -(-size // BYTES)


WORDS: Final[i64] = _words(FIELDS[-1].end)
"""How many words an observation has."""
SIZE: Final = BYTES * _words(FIELDS[-1].end)
"""How many bytes an observation has."""
BOARDS: Final[i64] = OFFSETS["player 0 rupees"] // BYTES
"""The word where the boards of the players begin."""
BOARD: Final[i64] = (OFFSETS["player 1 rupees"] - OFFSETS["player 0 rupees"]) // BYTES
"""How many words a board has."""
MASK_WORDS: Final[i64] = _words(len(CHOICES))
"""How many words a mask has."""
MASK_SIZE: Final = BYTES * _words(len(CHOICES))
"""How many bytes a mask has; those after the last choice are always 0."""


def highs() -> bytes:
    """The largest value of each byte of an observation; 1 for those between the fields."""
    found = bytearray(b"\1" * SIZE)
    for field in FIELDS:
        found[field.offset : field.end] = bytes([field.high]) * field.size
    return bytes(found)
