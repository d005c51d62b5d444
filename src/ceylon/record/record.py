"""A game as its deal and its choices, written as text and read back."""

import os
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from ceylon.box import Box
from ceylon.box import load as load_box
from ceylon.errors import N_, excerpt
from ceylon.ids import Choice, Seat, seats
from ceylon.record.deal_text import deal_lines, read_deal
from ceylon.record.header import BOT_NAME, header_lines, read_header
from ceylon.record.lines import Lines, checksum
from ceylon.record.origin import Origin, result_lines
from ceylon.record.problems import RecordError, wrong
from ceylon.record.quotation import escaped
from ceylon.rules.choices import CHOICES, text_of
from ceylon.rules.deal import Deal
from ceylon.rules.facts import Fact
from ceylon.rules.game import Game
from ceylon.rules.hexes import land_of
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice, SetupError

_CHOICE = {entry.text: entry.id for entry in CHOICES}
_COMMENT_COLUMN = 24
_PAUSES = (0.02, 0.1, 0.5)
"""Seconds between attempts to replace a file that another program is reading."""


@dataclass
class Record:
    """A game, finished or not: everything that chance decided, and every choice."""

    options: Options
    """What the players chose before the game."""
    deal: Deal
    """What chance decided."""
    choices: list[Choice]
    """What was chosen, in order, by the ids of the choices."""
    names: list[str]
    """The name at each seat."""
    box: Box = field(default_factory=load_box)
    """The box that the game was played with."""
    bots: list[str | None] | None = None
    """The bot at each seat, None for a person; None instead of the list if there are no bots."""
    origin: Origin | None = None
    """The program that wrote it, and when; None if it is not said, and then no result either."""

    def __post_init__(self) -> None:
        if len(self.names) != self.options.seats:
            text = N_("S1: {names:names} for {seats:seats}: each seat needs one")
            raise SetupError(text, {"seats": self.options.seats, "names": len(self.names)})
        self._check_bots()

    def _check_bots(self) -> None:
        bots = self.bots or []
        if bots and len(bots) != self.options.seats:
            text = N_("S1: {found:players} for {seats:seats}: each seat needs one")
            raise SetupError(text, {"seats": self.options.seats, "found": len(bots)})
        for bot in bots:
            if bot is not None and not BOT_NAME.fullmatch(bot):
                text = N_(
                    "a bot’s name consists of lower-case letters, digits and hyphens, not “{found}”"
                )
                raise SetupError(text, {"found": excerpt(bot)})
        # A canonical form, so that records can be compared.
        self.bots = bots if any(bots) else None

    def bot(self, seat: Seat) -> str | None:
        """The bot at a seat; None for a person."""
        return self.bots[seat] if self.bots else None

    # The game

    def game(self, at: int | None = None) -> Game:
        """The position after that many choices, by default after all of them."""
        if at is not None and not 0 <= at <= len(self.choices):
            raise ValueError(f"the record has {len(self.choices)} choices, not {at}")
        game = self._start()
        for choice in islice(self.choices, at):
            game.play(choice)
        return game

    def replay(self) -> Iterator[tuple[Choice, list[Fact], Game]]:
        """Each choice with its facts; the game, always the same object, is in the position after
        it."""
        game = self._start()
        for choice in self.choices:
            yield choice, game.play(choice), game

    def _start(self) -> Game:
        return Game.of(self.options, self.deal, self.box)

    # As text

    def text(self) -> str:
        """The record as text; docs/record.md describes it."""
        land = land_of(self.box, self.options.left_out)
        lines = [
            *header_lines(self.options, self.names, self._bots(), self.box, self.origin),
            *(result_lines(self._end()) if self.origin else ()),
            "",
            *deal_lines(self.deal, land),
            "",
            *self._choice_lines(),
        ]
        body = "".join(f"{line}\n" for line in lines)
        return f"{body}{_end_line(len(self.choices), checksum(body))}\n"

    def _end(self) -> Game:
        """The last position, without asking whether the choices are legal."""
        game = self._start()
        for choice in self.choices:
            game.push(choice)
        return game

    def _bots(self) -> list[str | None]:
        return [self.bot(seat) for seat in seats(self.options.seats)]

    def _choice_lines(self) -> Iterator[str]:
        """One line per choice; a comment gives its number, whose it was, and where a turn
        begins."""
        game = self._start()
        turn = 0
        for number, choice in enumerate(self.choices, start=1):
            comment = f"# {number} {self._name(game.seat)}"
            if game.turn != turn:
                turn = game.turn
                comment += f", turn {turn}"
            yield f"{text_of(choice):{_COMMENT_COLUMN}}{comment}"
            game.play(choice)

    def _name(self, seat: Seat) -> str:
        return escaped(self.names[seat]).strip() or f"seat {seat + 1}"

    @classmethod
    def parse(cls, text: str, box: Box | None = None) -> "Record":
        """Read a record, replay it and check all of it; the default box is the shipped one.

        Raises RecordError with the line and what is wrong with it.
        """
        box = box or load_box()
        lines = Lines(text)
        head = read_header(lines, box)
        lines.take_blank()
        deal = read_deal(lines, head.options, box)
        record = cls(head.options, deal, [], head.names, box, head.bots, head.origin)
        lines.take_blank()
        game = record._read_choices(lines)
        head.check_result(game)
        record._read_end(lines)
        return record

    def _read_choices(self, lines: Lines) -> Game:
        game = self._start()
        while not lines.begins("end:"):
            number, line = lines.number, lines.next()
            choice = _read_choice(number, line)
            try:
                game.play(choice)
            except IllegalChoice as error:
                raise RecordError(number, error.reason, error.choice) from None
            self.choices.append(choice)
            lines.at += 1
        return game

    def _read_end(self, lines: Lines) -> None:
        number, line, total = lines.number, lines.next(), lines.checksum()
        _check_end(number, line, len(self.choices), total)
        lines.at += 1
        if not lines.over:
            raise wrong(lines.number, "", N_("there is something after the end of the record"))

    # As a file

    @classmethod
    def load(cls, path: str | Path, box: Box | None = None) -> "Record":
        """Read the record of a file; a RecordError then names the file too."""
        try:
            return cls.parse(_decoded(Path(path).read_bytes()), box)
        except RecordError as error:
            error.file = str(path)
            raise

    def save(self, path: str | Path) -> None:
        """Write the file atomically."""
        try:
            _write(Path(path).resolve(), self.text().encode())
        except OSError as error:
            # The error names the temporary file, which the caller does not know.
            raise OSError(error.errno, error.strerror, str(path)) from error


def _write(target: Path, data: bytes) -> None:
    draft = target.parent / f".{secrets.token_hex(8)}.ceylon~"
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def _replace(draft: Path, target: Path) -> None:
    """Windows refuses while another program, such as a virus scanner, has the file open."""
    for pause in _PAUSES:
        try:
            draft.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    draft.replace(target)


def _decoded(data: bytes) -> str:
    try:
        # "-sig" skips the byte order mark that some editors write.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        number = data[: error.start].count(b"\n") + 1
        raise wrong(number, "", N_("this is not UTF-8 text")) from None


def _read_choice(number: int, line: str) -> Choice:
    text = line.partition("#")[0].rstrip(" ")
    if text not in _CHOICE:
        raise wrong(number, "", N_("“{found}” is not a choice"), found=excerpt(text))
    return _CHOICE[text]


def _end_line(choices: int, total: str) -> str:
    return f"end: choices {choices}, checksum {total}"


def _check_end(number: int, line: str, choices: int, total: str) -> None:
    if line == _end_line(choices, total):
        return
    said, _, _ = line.removeprefix("end: choices ").partition(",")
    if said != str(choices):
        text = N_("the record has {found:choices}, but its last line says “{said}”")
        raise wrong(number, "", text, said=excerpt(said), found=choices)
    text = N_(
        "the record has been changed since it was written: its checksum would now be {checksum}"
    )
    raise wrong(number, "", text, checksum=total)
