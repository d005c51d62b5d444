"""Reads and checks everything but the map: one function for each table of the file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ceylon.box.model import ACTIONS, COUNCILLORS, TEAS, TILES, Contract
from ceylon.box.problems import Report
from ceylon.box.reading import TomlTable
from ceylon.errors import N_

CARDS = 46
COMPANIES = 5
CONTRACTS = 4  # for each company
CHESTS = 3  # on each contract
STORAGE = 3  # R18: the railways start with the same chests, and store no more of each tea
MARKERS = 8
SPACES = 5
PLAYERS = 4
LONGEST_TRACK = 30
LARGEST_WAREHOUSE = 15
LONGEST_NAME = 60


class Start(NamedTuple):
    rupees: int
    chests: tuple[int, int, int]
    warehouse: int
    markers: int


class Scoring(NamedTuple):
    majority: tuple[int, ...]
    companies: tuple[int, ...]
    leftover: int
    district_bonus: tuple[int, ...]


def name(root: TomlTable) -> str:
    text = root.string("name")
    fine = text.strip() and text.isprintable() and len(text) <= LONGEST_NAME
    if root.sound("name") and not fine:
        wanted = N_("the name must be a single line of 1 to {length:characters}")
        root.report.add("name", wanted, length=LONGEST_NAME)
    return text


def start(table: TomlTable) -> Start:
    rupees = table.whole("rupees")
    # A contract asks for 3 chests: a smaller warehouse could never deliver.
    warehouse = table.whole("warehouse", CHESTS, LARGEST_WAREHOUSE)
    markers = table.whole("markers", MARKERS, MARKERS)
    teas = table.table("chests")
    black, green, white = (teas.whole(tea, 0, STORAGE) for tea in TEAS)
    teas.close()
    chests = black + green + white
    if table.sound() and chests > warehouse:
        text = N_("a player starts with {chests:chests}, but the warehouse holds {warehouse}")
        table.report.add(teas.path, text, chests=chests, warehouse=warehouse)
    return Start(rupees, (black, green, white), warehouse, markers)


def colours(table: TomlTable) -> tuple[str, ...]:
    players = table.words("players", PLAYERS)
    if table.sound():
        for number, colour in enumerate(players, 1):
            field = f"{table.path}.players.{number}"
            if not colour.isalpha():
                table.report.add(field, N_("a colour must be a single word, letters only"))
            elif colour.casefold() in [other.casefold() for other in players[: number - 1]]:
                table.report.add(field, N_("{colour} is listed twice"), colour=colour)
    return players


def cards(table: TomlTable) -> tuple[tuple[int, int], ...]:
    found: dict[tuple[int, int], int] = {}
    for key in table.unasked():
        count = table.whole(key, 0, CARDS)
        pair = _pair(key)
        if pair is None:
            text = N_("a card must have two different actions from {actions}, separated by a /")
            table.report.add(table.field(key), text, actions=", ".join(ACTIONS))
        elif pair in found:
            text = N_("this pair of actions is already listed, the other way round")
            table.report.add(table.field(key), text)
        else:
            found[pair] = count
    if table.sound():
        _check_number_of_cards(table, sum(found.values()))
    return tuple(pair for pair, count in found.items() for _ in range(count))


def _pair(key: str) -> tuple[int, int] | None:
    up, _, down = key.partition("/")
    if up == down or up not in ACTIONS or down not in ACTIONS:
        return None
    ids = ACTIONS.index(up), ACTIONS.index(down)
    return min(ids), max(ids)


def _check_number_of_cards(table: TomlTable, count: int) -> None:
    if count < CARDS:
        text = N_("the file has {count:cards}, but the game has {length}: add {change}")
        table.report.add(table.path, text, count=count, length=CARDS, change=CARDS - count)
    elif count > CARDS:
        text = N_("the file has {count:cards}, but the game has {length}: remove {change}")
        table.report.add(table.path, text, count=count, length=CARDS, change=count - CARDS)


def contracts(table: TomlTable, sources: dict[str, str]) -> tuple[Contract, ...]:
    return tuple(
        _contract(company, row, sources)
        for company in range(1, COMPANIES + 1)
        for row in table.rows(f"company-{company}", CONTRACTS)
    )


def _contract(company: int, row: TomlTable, sources: dict[str, str]) -> Contract:
    row.source(sources, needed=False)
    letters = row.string("chests")
    field = row.field("chests")
    black, green, white = (letters.count(tea[0].upper()) for tea in TEAS)
    if row.sound("chests"):
        if black + green + white != len(letters):
            text = N_("chests must be written with the letters B (black), G (green) and W (white)")
            row.report.add(field, text)
        elif len(letters) != CHESTS:
            text = N_("this contract asks for {count:chests}: it must ask for {length}")
            row.report.add(field, text, count=len(letters), length=CHESTS)
    contract = Contract(company, (black, green, white), row.whole("rupees"), row.whole("points"))
    row.close()
    return contract


def technology(table: TomlTable, sources: dict[str, str]) -> tuple[int, tuple[int, ...]]:
    spaces = table.whole("spaces", 1, LONGEST_TRACK)
    known = [str(space) for space in range(1, spaces + 1)]
    points = dict.fromkeys(known, 0)
    bonus = table.table("bonus")
    for key in bonus.unasked():
        row = bonus.table(key)
        row.source(sources, needed=False)
        points[key] = row.whole("points", 1)
        row.close()
        if table.sound("spaces") and key not in known:
            text = N_("there is no such space: the track has spaces 1 to {spaces}")
            table.report.add(row.path, text, spaces=spaces)
    return spaces, (0, *(points[space] for space in known))


def leaves(table: TomlTable, markers: int) -> tuple[int, ...]:
    spaces = table.wholes("spaces", SPACES)
    # If the number of markers is itself wrong, there is nothing to compare with.
    if table.sound() and markers and sum(spaces) != markers:
        text = N_(
            "the leaves add up to {leaves}: they must add up to {markers}, a player’s"
            " number of markers"
        )
        table.report.add(table.field("spaces"), text, leaves=sum(spaces), markers=markers)
    return spaces


def starting_tiles(table: TomlTable) -> tuple[int, ...]:
    numbers = [str(number) for number in range(1, len(TILES) + 1)]
    abilities = {number: table.string(number) for number in numbers}
    found = {table.field(key): ability for key, ability in abilities.items() if table.sound(key)}
    return _each_once(table.report, found, TILES)


def councillors(table: TomlTable) -> tuple[str, ...]:
    listed = table.words("abilities", len(COUNCILLORS))
    path = table.field("abilities")
    fields = [f"{path}.{number}" for number in range(1, len(listed) + 1)]
    found = {f: key for f, key in zip(fields, listed, strict=True) if table.report.clean(f)}
    _each_once(table.report, found, COUNCILLORS)
    # The rules know the councillors as C1 to C8: their order in the file has no meaning.
    return COUNCILLORS


def _each_once(report: Report, found: dict[str, str], known: Sequence[str]) -> tuple[int, ...]:
    seen: list[int] = []
    for field, ability in found.items():
        if ability not in known:
            text = N_("the ability “{ability}” is unknown: choose from {known}")
            report.add(field, text, ability=ability, known=", ".join(known))
        elif known.index(ability) in seen:
            text = N_("the ability “{ability}” is listed twice: list each only once")
            report.add(field, text, ability=ability)
        else:
            seen.append(known.index(ability))
    return tuple(seen)


def scoring(table: TomlTable) -> Scoring:
    return Scoring(
        _descending(table, "majority"),
        _ascending(table, "companies"),
        table.whole("leftover", -99, 0),
        _descending(table, "district-bonus"),
    )


def _descending(table: TomlTable, key: str) -> tuple[int, ...]:
    points = table.wholes(key, PLAYERS)
    if table.sound(key) and list(points) != sorted(points, reverse=True):
        table.report.add(table.field(key), N_("the points must not rise: put the largest first"))
    return points


def _ascending(table: TomlTable, key: str) -> tuple[int, ...]:
    points = table.wholes(key, COMPANIES)
    if table.sound(key) and list(points) != sorted(points):
        table.report.add(table.field(key), N_("the points must not fall: put the smallest first"))
    return points
