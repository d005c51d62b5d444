"""The head of a record: versions, box, seats and options."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from ceylon import ids
from ceylon.box import Box
from ceylon.errors import N_, excerpt
from ceylon.ids import Seat
from ceylon.record.lines import FORMAT, FORMAT_WITH_ORIGIN, Lines
from ceylon.record.origin import Claim, Origin, origin_lines, read_origin, read_result
from ceylon.record.problems import wrong
from ceylon.record.quotation import leading, quoted, unquoted
from ceylon.rules.game import Game
from ceylon.rules.options import MOST_SEATS, SMALL_TABLE, Options

RULES_VERSION = "1"
_BOX = re.compile(r"^box ([0-9a-f]{16}) ", re.MULTILINE)
BOT_NAME = re.compile("[a-z0-9-]+")
Bots = list[str | None]
"""The bot at each seat, None for a person."""


class Head(NamedTuple):
    """What a head says."""

    options: Options
    names: list[str]
    bots: Bots
    origin: Origin | None
    claim: Claim | None
    """The result that it names."""

    def check_result(self, game: Game) -> None:
        """One game has one text: a finished game with an origin names its result, and the right
        one."""
        if self.claim is not None:
            self.claim.check(game)
        elif self.origin is not None and game.over:
            raise wrong(1, "", N_("the game is over, but the header of the record has no result"))


def header_lines(
    options: Options, names: Sequence[str], bots: Bots, box: Box, origin: Origin | None
) -> list[str]:
    return [
        FORMAT if origin is None else FORMAT_WITH_ORIGIN,
        f"rules {RULES_VERSION}",
        *([] if origin is None else origin_lines(origin)),
        f"box {box.digest} {quoted(box.name)}",
        *(_seat_line(seat, names[seat], bots[seat]) for seat in ids.seats(options.seats)),
        *_option_lines(options),
    ]


def _seat_line(seat: Seat, name: str, bot: str | None) -> str:
    line = f"seat {seat + 1} {quoted(name)}"
    return line if bot is None else f"{line} bot {bot}"


def _option_lines(options: Options) -> list[str]:
    """Options that matter, and those that do not if they differ from the default."""
    lines: list[str] = []
    if options.seats <= SMALL_TABLE or options.without != "uva":
        lines.append(f"option without {options.without}")
    if options.starting_tiles:
        lines.append("option starting tiles")
    if options.start is not None:
        lines.append(f"option starting player {options.start + 1}")
    if options.solo or options.railway != "drawn":
        lines.append(f"option railway {options.railway}")
    return lines


def read_header(lines: Lines, box: Box) -> Head:
    with_origin = lines.next() == FORMAT_WITH_ORIGIN
    lines.take("ceylon record")
    _read_rules(lines)
    origin = read_origin(lines) if with_origin else None
    _read_box(lines, box)
    seats = _read_seats(lines)
    options = _read_options(lines, len(seats))
    claim = read_result(lines) if with_origin else None
    names, bots = [name for name, _ in seats], [bot for _, bot in seats]
    return Head(options, names, bots, origin, claim)


def _read_rules(lines: Lines) -> None:
    number, version = lines.take("rules")
    if version != RULES_VERSION:
        text = N_(
            "the game was played under version {found} of the rules, but only version"
            " {known} can be played"
        )
        raise wrong(number, "", text, found=excerpt(version), known=RULES_VERSION)


def _read_box(lines: Lines, box: Box) -> None:
    number, rest = lines.take("box")
    digest, _, name = rest.partition(" ")
    known = unquoted(name)
    if known is None:
        raise _no_quotation(number, name)
    if digest != box.digest:
        text = N_("the game was played with another box, “{name}” ({digest}): name it with --box")
        raise wrong(number, "", text, name=excerpt(known), digest=excerpt(digest))


def box_digest(text: str) -> str:
    """The digest of the box that a record was played with, for finding it; "" if it names none."""
    found = _BOX.search(text)
    return found[1] if found else ""


def _read_seats(lines: Lines) -> list[tuple[str, str | None]]:
    seats = [_read_seat(lines, Seat(0))]
    while lines.begins("seat"):
        if len(seats) == MOST_SEATS:
            raise wrong(lines.number, "S1", N_("there are at most four seats"))
        seats.append(_read_seat(lines, Seat(len(seats))))
    return seats


def _read_seat(lines: Lines, seat: Seat) -> tuple[str, str | None]:
    number, line = lines.take(f"seat {seat + 1}")
    first, rest = leading(line)
    name = unquoted(first)
    if name is None or (rest and not rest.startswith(" ")):
        raise _no_quotation(number, line)
    return name, _read_bot(number, rest.removeprefix(" ")) if rest else None


def _read_bot(number: int, words: str) -> str:
    """Any valid bot name: this version need not know the bot to replay the game."""
    key, _, bot = words.partition(" ")
    if key != "bot" or not BOT_NAME.fullmatch(bot):
        text = N_(
            "only “bot” and its kind (lower-case letters, digits and hyphens) may follow"
            " the name, not “{found}”"
        )
        raise wrong(number, "", text, found=excerpt(words))
    return bot


def _no_quotation(number: int, found: str) -> Exception:
    text = N_("a name in quotation marks is expected here, not “{found}”")
    return wrong(number, "", text, found=excerpt(found))


def _read_options(lines: Lines, seats: int) -> Options:
    without = _read_one_of(lines, "without", ("uva", "dimbula"))
    starting_tiles = _read_starting_tiles(lines, seats)
    start = _read_start(lines, seats, starting_tiles=starting_tiles)
    railway = _read_one_of(lines, "railway", ("drawn", "built"))
    return Options(
        seats, without=without, starting_tiles=starting_tiles, start=start, railway=railway
    )


def _read_one_of(lines: Lines, option: str, values: tuple[str, str]) -> str:
    """The value of an option; the first is the default."""
    if not lines.begins(f"option {option}"):
        return values[0]
    number, value = lines.take(f"option {option}")
    if value not in values:
        text = N_("the option “{option}” must be {first} or {second}, not “{found}”")
        first, second = values
        raise wrong(
            number, "", text, option=option, first=first, second=second, found=excerpt(value)
        )
    return value


def _read_starting_tiles(lines: Lines, seats: int) -> bool:
    if lines.next() != "option starting tiles":
        return False
    number, _ = lines.take("option starting")
    if seats == 1:
        raise wrong(number, "V1", N_("there are no starting tiles in the solo game"))
    return True


def _read_start(lines: Lines, seats: int, *, starting_tiles: bool) -> Seat | None:
    if not lines.begins("option starting player"):
        return None
    number, start = lines.take("option starting player")
    if starting_tiles:
        raise wrong(number, "V2", N_("with starting tiles, the lowest number starts"))
    return seat_of(number, start, seats)


def seat_of(number: int, text: str, seats: int) -> Seat:
    """A seat by its number in the record, which counts from 1."""
    for seat in ids.seats(seats):
        if text == str(seat + 1):
            return seat
    raise wrong(number, "S1", N_("there is no seat “{found}”"), found=excerpt(text))
