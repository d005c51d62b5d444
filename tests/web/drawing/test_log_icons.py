"""The pictures in the log: whoever cannot see them is told what they show."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

from tests.people import ANA
from tests.web.playing import NAMES, Playing, each_mode, play

from ceylon.rules.options import Options
from ceylon.web.pages.parts.logbook import log_parts

HEARD = {
    "act-plant": "plant|founded",
    "act-harvest": "harvest|discard",
    "act-trade": "traded|contract|wagon",
    "act-contract": "contract",
    "act-advance": "advance|technology",
    "act-move": "move|stayed",
    "act-take": "rupee",
    "bonus": r"points?\b",
    "cardback": "card|hand|drew",
    "loco-pawn": "railway|CR Co",
    "rupee": r"rupees?\b",
    "star": r"points?\b|game|bonus|end|tile|R\d+|CR Co",
    "teapot": r"Turn \d+",
    "token": "technology token",
}
"""By symbol: a word that is heard where it is drawn."""


def heard(element: Element) -> str:
    """The text of an element for a screen reader."""
    if element.get("aria-hidden") == "true":
        return ""
    parts = [element.text or ""]
    for child in element:
        parts += [heard(child), child.tail or ""]
    return "".join(parts)


def symbols(line: Element) -> Iterator[str]:
    for use in line.iter("use"):
        yield str(use.get("href")).partition("#")[2]


def name_of(playing: Playing, seat: int) -> str:
    return "CR Co." if playing.options.solo and seat else NAMES[seat]


def unheard(playing: Playing, line: Element) -> list[str]:
    """The pictures of a line that are not in its words."""
    said, missing = heard(line), []
    for symbol, drawn in Counter(symbols(line)).items():
        kind, _, which = symbol.partition("-")
        if kind == "mark":
            wanted = re.escape(name_of(playing, int(which)))
        elif kind == "chest":
            wanted = which
            drawn_said = sum(int(n) for n in re.findall(rf"(\d+) {which}", said))
            if drawn_said != drawn:
                missing.append(f"{drawn} {which}, heard {drawn_said}: {said}")
        else:
            wanted = HEARD[symbol]
        if not re.search(wanted, said, re.IGNORECASE):
            missing.append(f"{symbol}: {said}")
    if re.search("[▲▼]", said):
        missing.append(f"▲: {said}")
    return missing


@each_mode
def test_every_picture_in_the_log_is_heard(options: Options) -> None:
    """Chests by their number and tea, players by name, gains by their unit (criterion 21)."""
    missing: set[str] = set()
    seen: set[str] = set()
    for playing in play(options):
        if playing.version % 60 and not playing.game.over:
            continue
        for part in log_parts(playing.screen(ANA)):
            line = fromstring(str(part.draw()))  # noqa: S314 - our own drawing
            seen |= set(symbols(line))
            missing |= set(unheard(playing, line))
    assert not missing, "\n".join(sorted(missing))
    assert len(seen) > 8
