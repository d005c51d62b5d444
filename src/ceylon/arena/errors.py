"""What goes wrong in an arena."""

from __future__ import annotations

from ceylon.errors import CeylonError


class ArenaError(CeylonError):
    """Games that cannot be played, or results that cannot be read."""
