"""docs/environment.md: what each byte of an observation says, and which choices there are."""

from collections.abc import Iterator

from ceylon.observation.layout import FIELDS, Field
from ceylon.rules.choices import CHOICES
from tools.docs import ROOT
from tools.docs.blocks import refreshed

PAGE = ROOT / "docs" / "environment.md"
_OTHERS = ("player 1 ", "player 2 ", "player 3 ")


def page() -> str:
    """The text of docs/environment.md, with its tables regenerated."""
    blocks = {"environment: choices": _choices(), "environment: fields": _table()}
    return refreshed(PAGE.read_text(encoding="utf-8"), blocks)


def _choices() -> str:
    head = ["| ids | kind | first | last |", "|---|---|---|---|"]
    return "\n".join([*head, *map(_kind, dict.fromkeys(each.verb for each in CHOICES))])


def _kind(verb: str) -> str:
    found = [each for each in CHOICES if each.verb == verb]
    first, last = found[0], found[-1]
    if len(found) == 1:
        return f"| {first.id} | `{verb}` | `{first.text}` | |"
    return f"| {first.id} to {last.id} | `{verb}` | `{first.text}` | `{last.text}` |"


def _table() -> str:
    head = ["| bytes | field | largest | what it says |", "|---|---|---|---|"]
    return "\n".join([*head, *_rows(), "", _boards()])


def _rows() -> Iterator[str]:
    for field in FIELDS:
        if not field.name.startswith(_OTHERS):
            last = field.end - 1
            place = f"{field.offset}" if field.size == 1 else f"{field.offset} to {last}"
            yield f"| {place} | `{field.name}` | {field.high} | {field.meaning} |"


def _boards() -> str:
    first, second = (_first(f"player {away} ") for away in (0, 1))
    size = second.offset - first.offset
    return (
        f"The boards of the other players follow in the same form, {size} bytes each: those of"
        f" `player 1` begin at byte {second.offset}. A seat that nobody has is all 0."
    )


def _first(prefix: str) -> Field:
    return next(field for field in FIELDS if field.name.startswith(prefix))
