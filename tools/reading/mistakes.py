"""What goes wrong: at the command line and at the server."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.web.server import test_refused_in_words as server

COMMANDS: Final = (
    (),
    ("frobnicate",),
    ("play", "--lang", "xx"),
    ("play", "--seats", "human"),
    ("play", "--seats", "human,dragon"),
    ("play", "--solo", "--starting-tiles"),
    ("play", "--names", "Ana,Ana"),
    ("play", "--resume", "missing.ceylon"),
    ("play", "--box", "missing.toml"),
    ("replay", "missing.ceylon"),
    ("replay", "pyproject.toml"),
    ("replay", "tests"),
    ("analyse", "missing.ceylon"),
    ("box", "check", "missing.toml"),
    ("box", "check", "pyproject.toml"),
    ("arena", "--bots", "chance"),
    ("arena", "--bots", "chance,dragon"),
    ("arena", "--bots", "chance,chance", "--games", "-1"),
    ("balance", "--bot", "dragon"),
    ("serve", "--port", "99999"),
    ("serve", "--db", "nothing://here"),
)
"""Commands that cannot be carried out, each for a reason of its own."""


def refusals(language: str) -> Iterator[str]:
    """Every sentence with which the server refuses something, once."""
    logging.disable()  # one address fails on purpose: its traceback would look like a fault of ours
    with TemporaryDirectory() as folder:
        found = asyncio.run(server.refusals(Path(folder) / "tables.db", lang=language))
    logging.disable(logging.NOTSET)
    sentences = [line for answer in found for line in server.told(answer).splitlines()]
    yield from dict.fromkeys(sentences)
