"""The deal in a record: written, and read back piece by piece."""

from collections.abc import Iterator

from ceylon.box import DISTRICTS, Box
from ceylon.errors import N_, excerpt
from ceylon.ids import Hex, Seat
from ceylon.record import checks
from ceylon.record.header import seat_of
from ceylon.record.lines import Lines
from ceylon.record.notation import CARDS, CONTRACT_NAMES
from ceylon.record.problems import wrong
from ceylon.rules.bits import members
from ceylon.rules.deal import Deal
from ceylon.rules.hexes import ALL_HEXES, HEX_NAMES, HEXES, Land, land_of
from ceylon.rules.material import COUNCILLORS, material_of
from ceylon.rules.options import Options

_CARD = {name: card for card, name in enumerate(CARDS)}
_CONTRACT = {name: contract for contract, name in enumerate(CONTRACT_NAMES)}
_COUNCILLOR = {f"C{number}": number for number in range(1, COUNCILLORS + 1)}
_HEX = dict(zip(HEX_NAMES, ALL_HEXES, strict=True))
_CARDS_IN_LINE = 5
_CONTRACTS_IN_LINE = 10


# Writing


def deal_lines(deal: Deal, land: Land) -> list[str]:
    districts = members(land.districts)
    return [
        *(f"levels {DISTRICTS[d]} {_levels(deal, d)}" for d in districts),
        *(f"councillor {DISTRICTS[d]} C{deal.councillors[d]}" for d in districts),
        *_wrapped("deck", [CARDS[card] for card in deal.deck], _CARDS_IN_LINE),
        *_wrapped("contracts", [CONTRACT_NAMES[c] for c in deal.contracts], _CONTRACTS_IN_LINE),
        *_wrapped("tiles", [str(tile) for tile in deal.tiles], len(deal.tiles)),
        f"starting player {deal.start + 1}",
        *(_railway(d, deal.railways[d]) for d in districts if deal.railways),
    ]


def _levels(deal: Deal, district: int) -> str:
    return "".join(str(level) for level in deal.levels[8 * district : 8 * district + 8])


def _wrapped(key: str, words: list[str], width: int) -> Iterator[str]:
    for first in range(0, len(words), width or 1):
        yield " ".join([key, *words[first : first + width]])


def _railway(district: int, draw: bytes) -> str:
    plantation, *line = (HEX_NAMES[at] for at in draw)
    return f"railway {DISTRICTS[district]} {plantation}: {' '.join(line)}"


# Reading


def read_deal(lines: Lines, options: Options, box: Box) -> Deal:
    """The deal in these lines, checked to be one that could have been drawn."""
    land = land_of(box, options.left_out)
    levels = _read_levels(lines, land, box)
    councillors = _read_councillors(lines, land)
    deck = _read_deck(lines, box, turned=options.solo)
    contracts = _read_contracts(lines)
    tiles = _read_tiles(lines, options) if options.starting_tiles else b""
    start = _read_start(lines, options, tiles)
    drawn = options.solo and not options.built_railway
    return Deal(
        levels=levels,
        councillors=councillors,
        deck=deck,
        contracts=contracts,
        start=start,
        tiles=tiles,
        railways=_read_railways(lines, land, levels) if drawn else (),
    )


def _read_levels(lines: Lines, land: Land, box: Box) -> bytes:
    levels = bytearray(HEXES)
    districts = members(land.districts)
    number = 0
    for district in districts:
        number, digits = lines.take(f"levels {DISTRICTS[district]}")
        levels[8 * district : 8 * district + 8] = checks.levels(number, district, digits)
    checks.large_tiles(number, bytes(levels), districts, box)
    return bytes(levels)


def _read_councillors(lines: Lines, land: Land) -> bytes:
    councillors = bytearray(len(DISTRICTS))
    for district in members(land.districts):
        number, name = lines.take(f"councillor {DISTRICTS[district]}")
        if name not in _COUNCILLOR:
            text = N_("“{found}” is not a councillor: the councillors are C1 to C8")
            raise wrong(number, "S5", text, found=excerpt(name))
        if _COUNCILLOR[name] in councillors:
            raise wrong(number, "S5", N_("{found} is drawn twice"), found=name)
        councillors[district] = _COUNCILLOR[name]
    return bytes(councillors)


def _read_deck(lines: Lines, box: Box, *, turned: bool) -> bytes:
    words = lines.take_all("deck")
    for number, word in words:
        if word not in _CARD:
            raise wrong(number, "S6", N_("“{found}” is not an action card"), found=excerpt(word))
        if _CARD[word] & 1 and not turned:
            text = N_("{found} is turned round, which happens only in the solo game")
            raise wrong(number, "R2", text, found=word)
    checks.deck([(number, _CARD[word]) for number, word in words], material_of(box).cards)
    return bytes(_CARD[word] for _, word in words)


def _read_contracts(lines: Lines) -> bytes:
    contracts: list[int] = []
    for number, word in lines.take_all("contracts"):
        if word not in _CONTRACT:
            text = N_(
                "“{found}” is not a contract: the contracts are 1.1 to 5.4, by company and number"
            )
            raise wrong(number, "S6", text, found=excerpt(word))
        if _CONTRACT[word] in contracts:
            raise wrong(number, "S6", N_("{found} is drawn twice"), found=word)
        contracts.append(_CONTRACT[word])
    missing = [name for name, contract in _CONTRACT.items() if contract not in contracts]
    if missing:
        text = N_("contract {missing} is missing")
        raise wrong(lines.number - 1, "S6", text, missing=missing[0])
    return bytes(contracts)


def _read_tiles(lines: Lines, options: Options) -> bytes:
    words = lines.take_all("tiles")
    number = words[-1][0]
    if len(words) != options.seats:
        text = N_("each player has one starting tile: there must be {seats}, not {found}")
        raise wrong(number, "V1", text, seats=options.seats, found=len(words))
    tiles = [checks.tile(line, word) for line, word in words]
    if len(set(tiles)) != len(tiles):
        raise wrong(number, "V1", N_("two players have the same starting tile"))
    return bytes(tiles)


def _read_start(lines: Lines, options: Options, tiles: bytes) -> Seat:
    number, text = lines.take("starting player")
    start = seat_of(number, text, options.seats)
    if tiles and tiles[start] != min(tiles):
        raise wrong(number, "V2", N_("with starting tiles, the lowest number starts"))
    if options.start is not None and start != options.start:
        raise wrong(number, "S1", N_("the players chose a different starting player"))
    return start


def _read_railways(lines: Lines, land: Land, levels: bytes) -> tuple[bytes, ...]:
    draws = [b""] * len(DISTRICTS)
    for district in members(land.districts):
        number, rest = lines.take(f"railway {DISTRICTS[district]}")
        first, _, line = rest.partition(": ")
        draw = bytes(_read_hex(number, name) for name in (first, *line.split(" ")))
        checks.railway(number, district, draw, land, levels)
        draws[district] = draw
    return tuple(draws)


def _read_hex(number: int, name: str) -> Hex:
    if name not in _HEX:
        raise wrong(number, "S2", N_("“{found}” is not a hex"), found=excerpt(name))
    return _HEX[name]
