"""The vocabulary: what a field of a sentence may mean.

A field names its unit, `{price:rupees}`, `{hex:hex}`. Here are the English words of each
unit; docs/vocabulary.md has those of the rulebooks. The context of a catalogue entry is the
name of the unit, or "unit" for a number with its noun.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.words.marks import NC_, NNC_

# Numbers with their noun, which every language inflects by its own plural rules.
COUNTED: Final[Mapping[str, tuple[str, str]]] = {
    "rupees": NNC_("unit", "{n} rupee", "{n} rupees"),
    "points": NNC_("unit", "{n} point", "{n} points"),
    "chests": NNC_("unit", "{n} chest", "{n} chests"),
    "steps": NNC_("unit", "{n} step", "{n} steps"),
    "spaces": NNC_("unit", "{n} space", "{n} spaces"),
    "cards": NNC_("unit", "{n} card", "{n} cards"),
    "markers": NNC_("unit", "{n} marker", "{n} markers"),
    "plantations": NNC_("unit", "{n} plantation", "{n} plantations"),
    "contracts": NNC_("unit", "{n} contract", "{n} contracts"),
    "companies": NNC_("unit", "{n} company", "{n} companies"),
    "technology": NNC_("unit", "{n} technology token", "{n} technology tokens"),
    # Translators: technology tokens, where there is little space.
    "tokens": NNC_("unit", "{n} token", "{n} tokens"),
    "passengers": NNC_("unit", "{n} passenger", "{n} passengers"),
    "players": NNC_("unit", "{n} player", "{n} players"),
    "turns": NNC_("unit", "{n} turn", "{n} turns"),
    "games": NNC_("unit", "{n} game", "{n} games"),
    "choices": NNC_("unit", "{n} choice", "{n} choices"),
    "seats": NNC_("unit", "{n} seat", "{n} seats"),
    "names": NNC_("unit", "{n} name", "{n} names"),
    "characters": NNC_("unit", "{n} character", "{n} characters"),
    "entries": NNC_("unit", "{n} entry", "{n} entries"),
    "hexes": NNC_("unit", "{n} hex", "{n} hexes"),
    "districts": NNC_("unit", "{n} district", "{n} districts"),
    "bytes": NNC_("unit", "{n} byte", "{n} bytes"),
    "days": NNC_("unit", "{n} day", "{n} days"),
}

# Units whose fields may be lists: a sentence agrees with how many are listed.
LISTED: Final = frozenset({"player", "card", "hex"})

# Translators: not shown: the names of your plural forms, in the order of Plural-Forms (CLDR).
PLURAL: Final = NNC_("plural", "one", "other")

# Chests of one tea: "2 black". All lists of words below are in the order of their ids.
COUNTED_TEAS: Final = (
    NNC_("unit", "{n} black", "{n} black"),
    NNC_("unit", "{n} green", "{n} green"),
    NNC_("unit", "{n} white", "{n} white"),
)

ACTION_VERBS: Final = (
    NC_("action", "plant"),
    NC_("action", "harvest"),
    NC_("action", "trade"),
    NC_("action", "contract a councillor"),
    NC_("action", "advance in technology"),
    NC_("action", "move"),
    NC_("action", "take rupees"),
)
ACTION_NOUNS: Final = (
    NC_("doing", "planting"),
    NC_("doing", "harvesting"),
    NC_("doing", "trading"),
    NC_("doing", "contracting a councillor"),
    NC_("doing", "advancing in technology"),
    NC_("doing", "moving"),
    NC_("doing", "taking rupees"),
)
# What fits on a card.
ACTION_LABELS: Final = (
    NC_("short", "plant"),
    NC_("short", "harvest"),
    NC_("short", "trade"),
    NC_("short", "contract"),
    NC_("short", "advance"),
    NC_("short", "move"),
    NC_("short", "rupees"),
)
DISTRICTS: Final = (
    NC_("district", "Dimbula"),
    NC_("district", "Kandy"),
    NC_("district", "Ruhuna"),
    NC_("district", "Uva"),
)
TEAS: Final = (
    NC_("tea", "black tea"),
    NC_("tea", "green tea"),
    NC_("tea", "white tea"),
)
COUNCILLORS: Final = (
    NC_("councillor", "cheap steps"),
    NC_("councillor", "one more rupee"),
    NC_("councillor", "planting nearby"),
    NC_("councillor", "trading bonus"),
    NC_("councillor", "technology point"),
    NC_("councillor", "cheap planting"),
    NC_("councillor", "cheap councillors"),
    NC_("councillor", "larger warehouse"),
)
STARTING_TILES: Final = (
    NC_("tile", "rupees +5"),
    NC_("tile", "free move"),
    NC_("tile", "second leaf"),
    NC_("tile", "advance 2"),
    NC_("tile", "distant councillor"),
    NC_("tile", "distant harvest"),
    NC_("tile", "one chest less"),
)
COLOURS: Final = (
    NC_("colour", "yellow"),
    NC_("colour", "red"),
    NC_("colour", "blue"),
    NC_("colour", "pink"),
)

NAMED: Final[Mapping[str, tuple[str, ...]]] = {
    "action": ACTION_VERBS,
    "doing": ACTION_NOUNS,
    "short": ACTION_LABELS,
    "district": DISTRICTS,
    "tea": TEAS,
    "councillor": COUNCILLORS,
    "tile": STARTING_TILES,
    "colour": COLOURS,
}

# Companies and ordinals are numbered from 1.
# The plain form goes with the language's word for "place", or with none; m and f, with other nouns.
ORDINALS: Final = (
    NC_("ordinal", "1st"),
    NC_("ordinal", "2nd"),
    NC_("ordinal", "3rd"),
    NC_("ordinal", "4th"),
    NC_("ordinal", "5th"),
    NC_("ordinal", "6th"),
    NC_("ordinal", "7th"),
    NC_("ordinal", "8th"),
    NC_("ordinal", "9th"),
)

COMPANY: Final = NC_("company", "company {n}")
# Translators: a name: with a capital, also within a sentence.
PLAYER: Final = NC_("player", "Player {n}")
# Translators: the Ceylon Railways Company; its form "name", without an article, is for boards.
RAILWAYS: Final = NC_("player", "CR Co.")
