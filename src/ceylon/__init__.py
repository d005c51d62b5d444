"""Ceylon, the board game of tea: its rules, its players and its table."""

from ceylon import _build

__version__ = "0.1.0"

_build.choose_rules()
