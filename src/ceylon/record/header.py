"""The head of a record: versions, box, seats and options."""

from ceylon.box import Box
from ceylon.record.lines import FORMAT, Lines
from ceylon.record.problems import shown, wrong
from ceylon.record.quoting import quoted, unquoted
from ceylon.rules.options import SMALL_TABLE, Options
from ceylon.rules.reasons import N_

RULES_VERSION = "1"
MOST_SEATS = 4


def header_lines(options: Options, names: list[str], box: Box) -> list[str]:
    return [
        FORMAT,
        f"rules {RULES_VERSION}",
        f"box {box.digest} {quoted(box.name)}",
        *(f"seat {seat} {quoted(name)}" for seat, name in enumerate(names, start=1)),
        *_option_lines(options),
    ]


def _option_lines(options: Options) -> list[str]:
    """Options that matter, and those that do not where they differ from the usual."""
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


def read_header(lines: Lines, box: Box) -> tuple[Options, list[str]]:
    lines.take("ceylon record")
    _read_rules(lines)
    _read_box(lines, box)
    names = _read_names(lines)
    return _read_options(lines, len(names)), names


def _read_rules(lines: Lines) -> None:
    number, version = lines.take("rules")
    if version != RULES_VERSION:
        text = N_("the game followed version {found} of the rules, but only {known} can be played")
        raise wrong(number, "", text, found=shown(version), known=RULES_VERSION)


def _read_box(lines: Lines, box: Box) -> None:
    number, rest = lines.take("box")
    digest, _, name = rest.partition(" ")
    known = unquoted(name)
    if known is None:
        raise _unquoted(number, name)
    if digest != box.digest:
        text = N_("the game was played with another box, “{name}” ({digest}): name it with --box")
        raise wrong(number, "", text, name=shown(known), digest=shown(digest))


def _read_names(lines: Lines) -> list[str]:
    names = [_read_name(lines, 1)]
    while lines.begins("seat"):
        if len(names) == MOST_SEATS:
            raise wrong(lines.number, "S1", N_("there are four seats at most"))
        names.append(_read_name(lines, len(names) + 1))
    return names


def _read_name(lines: Lines, seat: int) -> str:
    number, rest = lines.take(f"seat {seat}")
    name = unquoted(rest)
    if name is None:
        raise _unquoted(number, rest)
    return name


def _unquoted(number: int, found: str) -> Exception:
    text = N_("a name stands in quotation marks here, not “{found}”")
    return wrong(number, "", text, found=shown(found))


def _read_options(lines: Lines, seats: int) -> Options:
    without = _read_one_of(lines, "without", ("uva", "dimbula"))
    starting_tiles = _read_starting_tiles(lines, seats)
    start = _read_start(lines, seats, starting_tiles=starting_tiles)
    railway = _read_one_of(lines, "railway", ("drawn", "built"))
    return Options(
        seats, without=without, starting_tiles=starting_tiles, start=start, railway=railway
    )


def _read_one_of(lines: Lines, option: str, values: tuple[str, str]) -> str:
    """The value of an option, by default the first."""
    if not lines.begins(f"option {option}"):
        return values[0]
    number, value = lines.take(f"option {option}")
    if value not in values:
        text = N_("the option “{option}” is {first} or {second}, not “{found}”")
        first, second = values
        raise wrong(number, "", text, option=option, first=first, second=second, found=shown(value))
    return value


def _read_starting_tiles(lines: Lines, seats: int) -> bool:
    if lines.next() != "option starting tiles":
        return False
    number, _ = lines.take("option starting")
    if seats == 1:
        raise wrong(number, "V1", N_("there are no starting tiles in the solo game"))
    return True


def _read_start(lines: Lines, seats: int, *, starting_tiles: bool) -> int | None:
    if not lines.begins("option starting player"):
        return None
    number, start = lines.take("option starting player")
    if starting_tiles:
        raise wrong(number, "V2", N_("with starting tiles the lowest number starts"))
    return seat_of(number, start, seats)


def seat_of(number: int, text: str, seats: int) -> int:
    """A seat by its number in the record, which counts from 1."""
    for seat in range(seats):
        if text == str(seat + 1):
            return seat
    raise wrong(number, "S1", N_("there is no seat “{found}”"), found=shown(text))
