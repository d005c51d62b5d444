"""A position as bytes: the key by which two are compared, and the content of a pickle.

The bytes name their format, whether they hold a game or a view, the box and the district that is
left out. Then come the fields of the table, and those of each player. A number is a zigzag varint:
seven bits per byte, the lowest first, its sign in the lowest bit.

What has been drawn from a deck is not in it: it does not affect what is to come.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ceylon.box import Box
from ceylon.errors import N_
from ceylon.rules.hexes import land_of
from ceylon.rules.material import material_of
from ceylon.rules.reasons import ParcelError
from ceylon.rules.state import BOARD, TABLE, OpenState, Player

FORMAT: Final = 1
"""Incremented whenever a field is added, removed or given another meaning."""

_DIGEST: Final = 8
"""The bytes of a box's digest."""

_of_table: Final = attrgetter(*TABLE)
_of_board: Final = attrgetter(*BOARD)


# Packing


def packed(kind: bytes, state: OpenState, others: Sequence[object]) -> bytes:
    """What is open, and the other fields of this kind of state."""
    parcel = BytesWriter()
    _write_number(parcel, FORMAT)
    parcel.write(kind)
    parcel.write(bytes.fromhex(state.material.box.digest))
    _write_number(parcel, state.land.without)
    _write_number(parcel, len(state.players))
    _write(parcel, _of_table(state))
    _write(parcel, others)
    for player in state.players:
        _write(parcel, _of_board(player))
    return parcel.getvalue()


def _write(parcel: BytesWriter, values: Sequence[object]) -> None:
    for value in values:
        if isinstance(value, int):
            _write_number(parcel, value)
        elif isinstance(value, bytes):
            _write_number(parcel, len(value))
            parcel.write(value)
        else:
            assert isinstance(value, tuple)
            _write_number(parcel, len(value))
            _write(parcel, value)


def _write_number(parcel: BytesWriter, number: i64) -> None:
    rest = number << 1
    if number < 0:
        rest = ~rest
    while rest > 0x7F:
        parcel.append(rest & 0x7F | 0x80)
        rest >>= 7
    parcel.append(rest)


# Unpacking


class Unpacking:
    """A parcel, read from its beginning to its end."""

    def __init__(self, parcel: bytes, kind: bytes, box: Box) -> None:
        self._parcel = parcel
        self._at: i64 = 0
        written = self._number()
        if written != FORMAT:
            text = N_(
                "this pickle has format {found}, but only format {known} can be read: to keep a"
                " game across versions, save its record"
            )
            raise ParcelError(text, {"found": written, "known": FORMAT})
        if self._bytes(len(kind)) != kind or self._bytes(_DIGEST).hex() != box.digest:
            raise _damaged()
        self.land = land_of(box, self._number())
        self.material = material_of(box)
        self.players = [Player() for _ in range(self._number())]

    def into(self, state: OpenState, others: Sequence[str]) -> None:
        """Fill a new state, which has its land, material and players, with the fields that were
        packed."""
        self._fill(state, TABLE)
        self._fill(state, others)
        for player in self.players:
            self._fill(player, BOARD)
        if self._at != len(self._parcel):
            raise _damaged()

    def _fill(self, thing: object, names: Sequence[str]) -> None:
        for name in names:
            setattr(thing, name, self._like(getattr(thing, name)))

    def _like(self, value: object) -> object:
        """The next value, of the same type as the one that a new state has in its place."""
        if isinstance(value, bool):
            return self._number() != 0
        if isinstance(value, int):
            return self._number()
        if isinstance(value, bytes):
            return self._bytes(self._number())
        return tuple([self._bytes(self._number()) for _ in range(self._number())])

    def _number(self) -> i64:
        number: i64 = 0
        factor: i64 = 1
        byte: i64 = 0x80
        while byte > 0x7F:
            if self._at >= len(self._parcel):
                raise _damaged()
            byte = self._parcel[self._at]
            self._at += 1
            number += (byte & 0x7F) * factor
            factor <<= 7
        if number & 1:
            return ~(number >> 1)
        return number >> 1

    def _bytes(self, length: i64) -> bytes:
        start = self._at
        self._at += length
        if self._at > len(self._parcel):
            raise _damaged()
        return self._parcel[start : self._at]


def _damaged() -> ParcelError:
    return ParcelError(N_("this pickle of a position is damaged"))
