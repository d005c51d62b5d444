"""Marks that tell the extraction which literals are sentences for people.

They change nothing: the text is looked up in a catalogue only when it is said (`Words.say`),
because one process may speak several languages at once.
"""

from ceylon.errors import N_

__all__ = ["NC_", "NNC_", "N_"]


def NC_(context: str, text: str) -> str:  # noqa: ARG001, N802 - the context is for the extraction
    return text


def NNC_(context: str, singular: str, plural: str) -> tuple[str, str]:  # noqa: ARG001, N802
    return singular, plural
