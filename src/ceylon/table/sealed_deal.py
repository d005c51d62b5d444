"""The deal of a table: truly random, committed to at the start, revealed at the end.

What is stored is a secret salt and the deal as text. Its hash is published at once as a commitment:
nobody can change the deal after that, and without the salt nobody can guess it. When the game is
over the text is shown, and anyone can verify the hash.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from random import Random
from typing import Final

from ceylon.box import Box
from ceylon.record import Record
from ceylon.rules.deal import Deal, draw_deal
from ceylon.rules.options import Options

_SALT_BYTES: Final = 32
_KEY_BYTES: Final = 18
"""144 bits."""


def draw(options: Options, box: Box) -> Deal:
    # A Random uses all the bits of its seed; these are more than any deal needs.
    return draw_deal(options, Random(secrets.randbits(1024)), box)


def seal(options: Options, deal: Deal, box: Box) -> str:
    """The text of a deal, which is stored and revealed at the end."""
    names = [f"seat {seat}" for seat in range(1, options.seats + 1)]
    return f"salt {secrets.token_hex(_SALT_BYTES)}\n{Record(options, deal, [], names, box).text()}"


def unseal(text: str, box: Box) -> Record:
    """The game before the first choice."""
    _, _, record = text.partition("\n")
    return Record.parse(record, box)


def reading_key(text: str) -> str:
    """What a link to a moment of the finished game contains: no one without the salt can guess it.

    It gives nothing of the deal away.
    """
    hashed = hashlib.sha256(f"to read\n{text}".encode()).digest()
    return base64.urlsafe_b64encode(hashed[:_KEY_BYTES]).decode("ascii")


def digest(text: str) -> str:
    """The commitment that is published at the start."""
    return hashlib.sha256(text.encode()).hexdigest()
