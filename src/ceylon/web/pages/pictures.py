"""What everything that is drawn is: one sentence for each kind of picture, sent once with the
page. A tooltip adds the state of the thing to it, which is written on the thing itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ceylon.rulebook.book import ORIGINAL
from ceylon.rulebook.glossary import glossary
from ceylon.rules.material import COUNCILLORS
from ceylon.web.drawing.icons import ACTION_ICONS
from ceylon.words import N_, Words, capital
from ceylon.words.abilities import Ability, action, councillor, starting_tile


class Kind(NamedTuple):
    """What a thing of this kind is for, and the rule that says so."""

    text: str
    rule: str = ""


TILES: Final = 7
KINDS: Final[Mapping[str, Kind]] = {
    "rupee": Kind(
        N_(
            "Rupees pay for actions and long moves. At the end, those who have the most score"
            " points."
        ),
        "E4",
    ),
    "coin": Kind(N_("The price in rupees.")),
    "token": Kind(
        N_("On your turn you may spend one for an extra action of any kind except Advance."), "T3"
    ),
    "bonus": Kind(
        N_(
            "For a plantation in every district: the first player to get there scores the most,"
            " the next one less."
        ),
        "A1.4",
    ),
    "leaf": Kind(
        N_(
            "A marker covers a contract space until you place it. Each one left at the end costs"
            " 2 points."
        ),
        "E8",
    ),
    "plantation": Kind(
        N_(
            "Anyone within reach may harvest here; if it is another player, the owner scores"
            " 1 point."
        ),
        "A2.3",
    ),
    "pawn": Kind(
        N_(
            "You plant and contract where your pawn is; you harvest there and on the hexes next"
            " to it."
        ),
        "A2.1",
    ),
    "mark": Kind(
        N_("Each player has a colour and a mark: on the pawn, the markers and the discs.")
    ),
    "disc": Kind(
        N_(
            "Discs rank the players: the higher one is ahead; in a stack, the upper one. This"
            " decides ties."
        ),
        "E9",
    ),
    "chest": Kind(
        N_("Black tea grows on level 0, green tea on level 1, white tea on level 2."), "A2.2"
    ),
    "warehouse": Kind(
        N_("After a harvest, chests for which there is no room are discarded."), "A2.4"
    ),
    "space": Kind(
        N_(
            "Each company needs a space without markers. The more different companies, the more"
            " points at the end."
        ),
        "E7",
    ),
    "company": Kind(
        N_(
            "Contracts of one company share a space. The more different companies, the more"
            " points at the end."
        ),
        "E7",
    ),
    "contract": Kind(
        N_("Trade: deliver exactly these 3 chests, and take either the rupees or the points."),
        "A3.3",
    ),
    "loco": Kind(
        N_("The train carries three contracts. Empty wagons are filled at the end of a turn."), "T7"
    ),
    "contracts": Kind(
        N_("The deck that fills empty wagons. Press it to see what may still come."), "T7"
    ),
    "cards": Kind(
        N_(
            "Once the last card is drawn, everyone has one more turn at most. Press the deck to"
            " see which cards have been played."
        ),
        "E2",
    ),
    "cardback": Kind(N_("Action cards in hand, which the others do not see."), "S11"),
    "teapot": Kind(
        N_(
            "The starting player has the first turn of the game, the player to their right the last"
            " one."
        ),
        "E2",
    ),
    "star": Kind(
        N_("Points scored so far. The majorities and the companies are counted at the end."), "E3"
    ),
    "standing": Kind(
        N_(
            "Everyone’s total if the game ended now. At first it is below zero: markers still on"
            " the boards cost points."
        ),
        "E3",
    ),
    "compass": Kind(
        N_("Rivers divide the map into districts. They stop neither pawns nor harvests."), "A6.2"
    ),
    "track": Kind(
        N_(
            "The action Advance takes you up one space and brings a technology token. A space"
            " with +5 scores 5 points. Of several discs on a space, the top one is ahead."
        ),
        "A5.3",
    ),
    "level": Kind(
        N_("Black tea grows on level 0, green tea on level 1, white tea on level 2."), "A2.2"
    ),
    "card": Kind(
        N_("You take the action at ▲, then each of the others may take the one at ▼."), "T1"
    ),
    "turn": Kind(
        N_("Turn the card, and its halves change places: ▲ is yours, ▼ the others’."), "T1"
    ),
    "undo": Kind(N_("Takes back your last choice, as long as nothing hidden has been seen.")),
    "lamp": Kind(N_("Shows the best choices, and the reasons for them.")),
    "passengers": Kind(
        N_("At a reset, CR Co. discards as many cards from the deck as the track shows."), "R17"
    ),
    "loco-pawn": Kind(N_("Your opponent in the solo game; it follows fixed rules."), "R1"),
    "railway": Kind(
        N_(
            "CR Co. travels along its railway, from the first space to the ninth, then starts"
            " again."
        ),
        "R13",
    ),
}
"""By the symbol of the picture without its number, or by a name of our own."""
_NAMED_LIKE: Final = {"coin": "rupee", "chest": "chest-green", "cards": "cardback"}
"""Whose word of the glossary is theirs, too."""


Told = tuple[str, str, str]
"""The name of a kind, its sentence, and its rule."""


def pictures(words: Words) -> dict[str, Told]:
    """All kinds, in the words of a language."""
    return dict(_told(words))


def _told(words: Words) -> Iterator[tuple[str, Told]]:
    names = _names(words.language)
    for kind, (text, rule) in KINDS.items():
        yield kind, (capital(names.get(_NAMED_LIKE.get(kind, kind), "")), words.say(text), rule)
    for number, symbol in enumerate(ACTION_ICONS):
        yield symbol, _ability(action(words, number))
    for number in range(1, COUNCILLORS + 1):
        yield f"ability-{number}", _ability(councillor(words, number))
    for number in range(TILES):
        yield f"tile-{number + 1}", _ability(starting_tile(words, number))


def _names(language: str) -> dict[str, str]:
    """The words of the glossary, by their pictures: of those that share one, the first."""
    return {
        term.picture.removesuffix("-0"): term.names.get(language, term.names[ORIGINAL])
        for term in reversed(glossary())
    }


def _ability(of: Ability) -> Told:
    return capital(of.name), capital(of.text), of.rule
