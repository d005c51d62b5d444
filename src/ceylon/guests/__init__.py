"""Bots that others wrote: named on the command line, each in a process of its own."""

from ceylon.guests.attendant import DEADLINE, Attendant, Failed, told
from ceylon.guests.guest import Guest, digests, named
from ceylon.guests.names import EXAMPLES, is_guest, recorded, shown, spelled

__all__ = [
    "DEADLINE",
    "EXAMPLES",
    "Attendant",
    "Failed",
    "Guest",
    "digests",
    "is_guest",
    "named",
    "recorded",
    "shown",
    "spelled",
    "told",
]
