"""docs/laboratory.md: the reference for researchers, from the docstrings of the source.

What an environment has because PettingZoo, Gymnasium or OpenSpiel says so has no docstring of its
own, and is left to their documentation.
"""

from itertools import starmap
from typing import Final

from tools.docs import ROOT
from tools.docs.blocks import refreshed
from tools.docs.python_page import definitions, described, entry, members, texts

PAGE: Final = ROOT / "docs" / "laboratory.md"

HOMES: Final = {
    "env": "env/ceylon_v0",
    "raw_env": "env/ceylon_v0",
    "CeylonEnv": "env/single",
    "CeylonVectorEnv": "env/vector",
    "CeylonGame": "env/openspiel",
    "CeylonState": "env/openspiel",
    "REWARDS": "env/rewards",
    "Slate": "env/arrays",
    "HIGHS": "env/arrays",
    "VERSION": "observation/layout",
    "FIELDS": "observation/layout",
    "Field": "observation/layout",
    "text_of_view": "env/text",
    "text_of_row": "env/text",
    "row_of_text": "env/text",
    "Chooser": "bots/protocol",
    "Bot": "bots/protocol",
    "bot": "bots/registry",
    "named": "guests/guest",
    "play": "bots/match",
    "sit_down": "client/player",
    "Finished": "client/player",
}
"""The module of each name."""
ERRORS: Final = {
    "UnknownReward": "env/rewards",
    "UnknownMode": "env/renderer",
    "SlowOpponents": "env/vector",
    "UnreadableText": "env/text",
    "BotError": "bots/match",
    "BadLink": "client/link",
    "NoSeat": "client/player",
    "OtherVersion": "client/player",
    "Refused": "client/connection",
    "Unreachable": "client/connection",
}
"""Likewise."""


def page() -> str:
    blocks = {f"laboratory: {name}": block(module, name) for name, module in HOMES.items()}
    blocks["laboratory: errors"] = "\n".join(starmap(_error, ERRORS.items()))
    return refreshed(PAGE.read_text(encoding="utf-8"), blocks)


def block(module: str, name: str) -> str:
    """What a name is, and what it has beyond what the peers document."""
    if name not in definitions(module):
        return texts(module)[name]
    own = [member for member in members(module, name) if member.text]
    return described(name, entry(module, name), own)


def _error(name: str, module: str) -> str:
    package = f"ceylon.{module.replace('/', '.')}"
    return f"| `{name}`, in `{package}` | {' '.join(entry(module, name).text.split())} |"
