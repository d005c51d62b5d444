"""What goes wrong in a training."""

from __future__ import annotations

from importlib.util import find_spec

from ceylon.errors import N_, CeylonError
from ceylon.installation import to_install


class TrainingError(CeylonError):
    """Weights that cannot be learnt, or files that cannot be read."""


def check_installed() -> None:
    """Fails before anything that needs it is imported."""
    if find_spec("numpy") is None:
        text = N_("training needs the package numpy: {command}")
        raise TrainingError(text, {"command": to_install("train")})
