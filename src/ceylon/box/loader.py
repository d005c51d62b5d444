"""Reads a box file, checks it, and explains every mistake."""

from __future__ import annotations

import copyreg
from dataclasses import replace
from functools import cache
from pathlib import Path

from ceylon.box import components, ground
from ceylon.box.fixed import fixed
from ceylon.box.model import Box
from ceylon.box.problems import BoxError, BoxProblem, Report, UnknownBox
from ceylon.box.reading import TomlTable
from ceylon.box.syntax import syntax_problem
from ceylon.errors import N_, Clause
from ceylon.system_errors import problem_of

SHIPPED = Path(__file__).with_name("box.toml")


def load(path: str | Path | None = None) -> Box:
    """The box of a file, checked; without a path, the shipped one.

    Raises BoxError, which names every mistake.
    """
    if path is None:
        return _shipped_box()
    return parse(_text(path), str(path))


@cache
def shipped_text() -> str:
    """The file of the shipped box as it was when it was first read: it is never read again."""
    return _text(SHIPPED)


@cache
def _shipped_box() -> Box:
    # The tests check its railways; a player need not wait for that at every start.
    return parse(shipped_text(), SHIPPED.name, railways=False)


def parse(text: str, file: str = "box.toml", *, railways: bool = True) -> Box:
    """The box of a file's text. The search for railways is slow and can be left out."""
    report = Report()
    box = _box(TomlTable(_toml(text, file), "", report))
    if report.clean("map", "elevation"):
        ground.check_fit(report, box.hexes, box.level_tiles)
    if railways and report.clean("map"):
        ground.check_railway(report, box.hexes)
    if report.problems:
        raise BoxError(file, report.problems)
    return _remembered(replace(box, digest=_digest(box)))


def _text(path: str | Path) -> str:
    file = str(path)
    try:
        # "-sig" skips the byte order mark that some editors write.
        return Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise _unreadable(file, N_("this is not a UTF-8 text file: save it as one")) from error
    except OSError as error:
        reason = problem_of(error)
        raise _unreadable(file, N_("it cannot be read: {reason}"), reason=reason) from error
    except ValueError as error:  # there is a NUL in it
        raise _unreadable(file, N_("this is not a valid file name")) from error


def _toml(text: str, file: str) -> dict[str, object]:
    import tomllib  # noqa: PLC0415  (importing the game does not read a file yet)

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoxError(file, [syntax_problem(str(error), text)]) from error
    except (ValueError, RecursionError) as error:
        # Integers beyond Python's digit limit, and nesting beyond its recursion limit.
        text = N_("this contains a value that is far too large: remove it")
        raise _unreadable(file, text) from error


def _unreadable(file: str, text: str, **values: object) -> BoxError:
    return BoxError(file, [BoxProblem("file", text, values, Clause(""))])


def _box(root: TomlTable) -> Box:
    sources: dict[str, str] = {}

    def table(key: str) -> TomlTable:
        opened = root.table(key)
        opened.source(sources)
        tables.append(opened)
        return opened

    tables = [root]
    start = components.start(table("start"))
    spaces, bonus = components.technology(table("technology"), sources)
    scoring = components.scoring(table("scoring"))
    box = Box(
        name=components.name(root),
        cards=components.cards(table("cards")),
        contracts=components.contracts(table("contracts"), sources),
        hexes=ground.hexes(table("map")),
        level_tiles=ground.level_tiles(table("elevation")),
        technology_spaces=spaces,
        technology_bonus=bonus,
        leaves=components.leaves(table("leaves"), start.markers),
        starting_tiles=components.starting_tiles(table("starting-tiles")),
        councillors=components.councillors(table("councillors")),
        colours=components.colours(table("colours")),
        fixed=fixed(table("fixed"), sources),
        sources=sources,
        digest="",
        **start._asdict(),
        **scoring._asdict(),
    )
    for opened in tables:
        opened.close()
    return box


def _digest(box: Box) -> str:
    from hashlib import sha256  # noqa: PLC0415  (as above)

    values = [
        box.cards,
        [(c.company, c.chests, c.rupees, c.points) for c in box.contracts],
        box.hexes,
        [(tile.name, tile.cells) for tile in box.level_tiles],
        (box.technology_spaces, box.technology_bonus),
        box.leaves,
        box.starting_tiles,
        box.councillors,
        (box.rupees, box.chests, box.warehouse, box.markers),
        (box.majority, box.companies, box.leftover, box.district_bonus),
        box.colours,
    ]
    return sha256(repr(values).encode()).hexdigest()[:16]


# A pickle names the shipped box by its digest, so that games and records stay small. Any other box
# is pickled whole, since the other side may not have its file.

_known: dict[str, Box] = {}
"""The boxes that were read here, by their digest."""


def _remembered(box: Box) -> Box:
    _known[box.digest] = box
    return box


def known(digest: str) -> Box:
    """The shipped box, or another that was read before; raises UnknownBox for any other."""
    shipped = load()
    if digest == shipped.digest:
        return shipped
    if digest not in _known:
        raise UnknownBox(digest, shipped.digest)
    return _known[digest]


def _reduced(box: Box) -> str | tuple[object, ...]:
    if box == load():
        return known, (box.digest,)
    return object.__reduce_ex__(box, 2)


copyreg.pickle(Box, _reduced)  # type: ignore[arg-type] # typeshed forgets the longer tuples
