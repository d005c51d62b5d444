"""The board with its train, its tracks and its players; CR Co."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    # Translators: on an empty wagon: who took its contract.
    "went_to": Label("wagon", "to {seat:player}"),
    # Translators: for screen readers: the boards of all players.
    "players": Label("heading", "Players"),
    # Translators: the whole board of the game, for screen readers.
    "board": Label("heading", "Board"),
    "train": Label("heading", "Train with three wagons"),
    # Translators: between the two rewards of a contract: 8 rupees or 5 points. Very little room.
    "or": Label("contract", "or"),
    # Translators: before the number of the company on the next contract.
    "next_company": Label("label", "next:"),
    # Translators: before the number of cards, and at the head of a column of cards.
    "played_cards": Label("label", "discarded"),
    "contracts_title": Label("heading", "Contracts by company"),
    "cards_title": Label("heading", "Action cards"),
    # Translators: what each contract shows.
    "contracts_card": Label("table head", "contracts: chests, rupees or points"),
    # Translators: contracts that are still in the deck.
    "to_come": Label("table head", "to come"),
    # Translators: contracts that are on a wagon.
    "on_train": Label("table head", "on the train"),
    # Translators: contracts that somebody has fulfilled.
    "fulfilled": Label("table head", "fulfilled"),
    # Translators: cards that may be in the deck or in the other players’ hands.
    "not_seen": Label("table head", "not seen"),
    "company": Label("table head", "company"),
    # Translators: an action card.
    "card": Label("table head", "card"),
    # Translators: above the bonus for plantations in all districts.
    "all_districts": Label("label", "All districts"),
    # Translators: above the three levels of the land, for screen readers.
    "levels_title": Label("heading", "Levels"),
    # Translators: beside the tea that grows there, on the colour of the level. Little room.
    "level_brief": Label("legend", "level {level}"),
    "zoom": Label("button", "Zoom in on the map"),
    # Translators: the player with the teapot.
    "start_player": Label("badge", "starting player"),
    # Translators: below or beside a number. Little room.
    "points": Label("label", "points"),
    # Translators: below or beside a number. Little room.
    "rupees": Label("label", "rupees"),
    "technology_tokens": Label("label", "technology tokens"),
    "cards_in_hand": Label("label", "cards in hand"),
    # Translators: the technology track.
    "technology": Label("heading", "Technology"),
    "ended_now": Label("heading", "If the game ended now"),
    # Translators: in its place, once the game is over.
    "final_standing": Label("heading", "Final score"),
    "adds_up": Label("heading", "Score breakdown"),
    # Translators: the sum of a player’s points.
    "total": Label("table head", "Total"),
    # Translators: what has happened so far.
    "log": Label("heading", "Log"),
    "warehouse": Label("heading", "Warehouse"),
    # Translators: above a player’s place in each district.
    "districts": Label("heading", "Districts"),
    # Translators: those that a player has fulfilled.
    "contracts": Label("heading", "Contracts"),
    # Translators: the long name of CR Co.
    "railways": Label("heading", "Ceylon Railways Company"),
    # Translators: before a number: where CR Co. is on its railway.
    "station": Label("label", "space"),
    # Translators: before a number: how far CR Co. is on its passenger track.
    "passengers": Label("label", "passengers"),
    # Translators: the chests of CR Co.
    "storage": Label("heading", "Storage"),
    "bonus_tokens": Label("label", "bonus tokens"),
    # Translators: before their number: the plantation markers that CR Co. has not placed.
    "markers_left": Label("label", "markers left"),
    # Translators: in the place of CR Co.’s contracts.
    "none_yet": Label("label", "none yet"),
    "its_turn": Label("heading", "Its latest turn"),
    # Translators: a level of the land, and what grows there.
    "level_of": N_("Level {level}: {tea:tea}"),
}
