"""docs/architecture.md: the floors of the house, as defined in the test of the layers."""

import ast
import re

from tests.house import HOUSE
from tests.test_layers import FLOORS

from tools.docs import ROOT
from tools.docs.blocks import refreshed

PAGE = ROOT / "docs" / "architecture.md"


def page() -> str:
    """The text of docs/architecture.md, with its drawing regenerated."""
    return refreshed(PAGE.read_text(encoding="utf-8"), {"house: floors": drawing()})


def drawing() -> str:
    """From the roof down, with an empty line between two floors."""
    width = max(len(room) for rooms in FLOORS for room in rooms)
    floors = (
        "\n".join(f"{_path(room):{width + 3}}{description(room)}" for room in rooms)
        for rooms in reversed(FLOORS)
    )
    return "```\n" + "\n\n".join(floors) + "\n```"


def _path(room: str) -> str:
    path = room.replace(".", "/")
    return f"{path}/" if (HOUSE / path).is_dir() else path


def description(room: str) -> str:
    """The first sentence of a room's docstring, as a phrase."""
    path = HOUSE / room.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    sentence = re.split(r"\.(?:\s|$)", docstring, maxsplit=1)[0].replace("\n", " ")
    return sentence if sentence[1:2].isupper() else sentence[:1].lower() + sentence[1:]
