"""What goes wrong with data."""

from __future__ import annotations

from ceylon.errors import CeylonError


class DatasetError(CeylonError):
    """A folder that cannot be written to, or that holds something else."""
