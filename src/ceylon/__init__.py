"""Ceylon, the board game of tea: its rules, its players and its table."""

from importlib import import_module
from typing import TYPE_CHECKING

from ceylon import _build
from ceylon.errors import CeylonError

if TYPE_CHECKING:
    from ceylon.box import Box
    from ceylon.box import load as load_box
    from ceylon.ids import Choice, Hex, Seat
    from ceylon.record import Record, RecordError
    from ceylon.rules.choices import CHOICES, choice_of, text_of
    from ceylon.rules.deal import Deal
    from ceylon.rules.facts import Fact
    from ceylon.rules.game import Game
    from ceylon.rules.options import Options
    from ceylon.rules.reasons import IllegalChoice, Reason, UnknownChoice
    from ceylon.rules.scoring import Score
    from ceylon.rules.view import View

__version__ = "0.1.0"

__all__ = [
    "CHOICES",
    "Box",
    "CeylonError",
    "Choice",
    "Deal",
    "Fact",
    "Game",
    "Hex",
    "IllegalChoice",
    "Options",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "Seat",
    "UnknownChoice",
    "View",
    "choice_of",
    "load_box",
    "text_of",
]

_build.choose_rules()

# Where each public name lives. It is imported lazily, so that `ceylon --version` does not wait for
# the rules.
_HOMES = {
    "CHOICES": "ceylon.rules.choices",
    "Box": "ceylon.box",
    "Choice": "ceylon.ids",
    "Deal": "ceylon.rules.deal",
    "Fact": "ceylon.rules.facts",
    "Game": "ceylon.rules.game",
    "Hex": "ceylon.ids",
    "IllegalChoice": "ceylon.rules.reasons",
    "Options": "ceylon.rules.options",
    "Reason": "ceylon.rules.reasons",
    "Record": "ceylon.record",
    "RecordError": "ceylon.record",
    "Score": "ceylon.rules.scoring",
    "Seat": "ceylon.ids",
    "UnknownChoice": "ceylon.rules.reasons",
    "View": "ceylon.rules.view",
    "choice_of": "ceylon.rules.choices",
    "load_box": "ceylon.box",
    "text_of": "ceylon.rules.choices",
}
_OTHER_NAMES = {"load_box": "load"}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), _OTHER_NAMES.get(name, name))
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
