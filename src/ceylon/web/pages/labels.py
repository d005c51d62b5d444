"""What the pages say beyond the game itself: the templates ask for these by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ceylon.words import N_, Words


class Label(NamedTuple):
    """A text that is too short to explain itself."""

    place: str
    """What it is on the page, such as a button: the context of its catalogue entry."""
    text: str


def say(words: Words, name: str, /, **values: object) -> str:
    """A label or a sentence by its name."""
    if name in LABELS:
        return words.say_in(*LABELS[name], **values)
    return words.say(SENTENCES[name], **values)


LABELS: Final[Mapping[str, Label]] = {
    # Translators: the name of the game.
    "ceylon": Label("heading", "Ceylon"),
    "start_page": Label("link", "Ceylon, start page"),
    # Translators: for screen readers: before the list of languages.
    "language": Label("label", "Language"),
    # The bar
    # Translators: before the number of a turn, and at the head of a column of turns.
    "turn": Label("label", "turn"),
    # Translators: in the place of “turn 5”, before the first turn. Little room.
    "set_up": Label("status", "set-up"),
    # Translators: before their number: cards in the deck. Little room.
    "cards_left": Label("label", "cards left"),
    # Translators: before their number: contracts in the deck. Little room.
    "contracts_left": Label("label", "contracts left"),
    # Translators: the game is about to end: every player has one more turn. Little room.
    "last_round": Label("badge", "Last round"),
    "help": Label("button", "Rules and help"),
    # Translators: a card with the turn, the actions and the scoring.
    "aid": Label("button", "Player’s aid"),
    "aid_turn": Label("heading", "Your turn, step by step"),
    "settings": Label("button", "Settings"),
    "back_to_now": Label("button", "Back to the game"),
    "step_back": Label("button", "One step back"),
    "step_on": Label("button", "One step forward"),
    # The board
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
    "adds_up": Label("heading", "Score breakdown"),
    # Translators: the sum of a player’s points.
    "total": Label("table head", "Total"),
    # Translators: what has happened so far.
    "log": Label("heading", "Log"),
    "warehouse": Label("heading", "Warehouse"),
    # Translators: those that a player has fulfilled.
    "contracts": Label("heading", "Contracts"),
    # The desk
    # Translators: the part of the page with the player’s own cards and choices.
    "desk": Label("heading", "Your desk"),
    "hand": Label("heading", "Your cards"),
    "action": Label("heading", "Your choice"),
    # Translators: on a card: the half for the player who plays it. Very little room.
    "you": Label("badge", "▲ you"),
    # Translators: on a card: the half for the others. Very little room.
    "others": Label("badge", "▼ others"),
    # Translators: to use its halves the other way round; not a turn of the game.
    "turn_card": Label("button", "Turn the card"),
    # Translators: stamped on the card of this turn.
    "played": Label("badge", "played"),
    # Translators: after the reader’s own name.
    "you_word": Label("badge", "you"),
    "taken_now": Label("label", "In this harvest:"),
    "still_there": Label("label", "Still within reach:"),
    "restart_turn": Label("button", "Restart my turn"),
    # Translators: to ask for the best choices.
    "hint": Label("button", "Hint"),
    "hint_title": Label("heading", "The best choices"),
    # Translators: while a hint is being found.
    "hint_thinking": Label("status", "Thinking…"),
    # Translators: after a percentage.
    "hint_chance": Label("label", "chance of winning"),
    "close": Label("button", "Close"),
    # Translators: a request to undo.
    "accept": Label("button", "Accept"),
    # Translators: a request to undo.
    "decline": Label("button", "Decline"),
    "line_rules": Label("label", "The railway needs:"),
    "see_scoring": Label("button", "See the scoring"),
    "cancel": Label("button", "Cancel"),
    # Help and settings
    "find_rule": Label("label", "Find a rule"),
    "actions_title": Label("heading", "Actions"),
    "councillors_title": Label("heading", "Councillors"),
    "tiles_title": Label("heading", "Starting tiles"),
    "confirm": Label("label", "Ask me to confirm a choice"),
    "confirm_never": Label("option", "never"),
    "confirm_spend": Label("option", "when it costs something or ends my part of the turn"),
    "confirm_always": Label("option", "always"),
    "pace": Label("label", "Show other players’ actions"),
    # Translators: the actions of others: all of them together.
    "pace_none": Label("option", "at once"),
    "pace_fast": Label("option", "step by step, quickly"),
    "pace_slow": Label("option", "step by step, slowly"),
    # Translators: the colours of the page.
    "scheme": Label("label", "Colours"),
    "scheme_auto": Label("option", "same as the device"),
    "scheme_light": Label("option", "light"),
    "scheme_dark": Label("option", "dark"),
    "call": Label("label", "When it is my turn"),
    "call_sound": Label("option", "play a sound"),
    "call_notify": Label("option", "show a notification"),
    # CR Co.
    # Translators: the long name of CR Co.
    "railways": Label("heading", "Ceylon Railways Company"),
    # Translators: before a number: where CR Co. is on its railway.
    "station": Label("label", "space"),
    # Translators: before a number: how far CR Co. is on its passengers track.
    "passengers": Label("label", "passengers"),
    # Translators: the chests of CR Co.
    "storage": Label("heading", "Storage"),
    "bonus_tokens": Label("label", "bonus tokens"),
    # Translators: before their number: the plantation markers that CR Co. has not placed.
    "markers_left": Label("label", "markers left"),
    # Translators: in the place of CR Co.’s contracts.
    "none_yet": Label("label", "none yet"),
    "its_turn": Label("heading", "Its latest turn, step by step"),
    # Other pages
    # Translators: above the name of the game, like the subtitle of an old book.
    "subtitle": Label("heading", "a survey of the tea districts"),
    # Translators: starts a game at once.
    "play_now": Label("button", "Play now"),
    "play_now_note": Label("note", "you against the bots, no account needed"),
    "new_table": Label("button", "New table"),
    "new_table_note": Label("note", "2 to 4 players, or solo"),
    "join_table": Label("label", "Join a table"),
    "join_hint": Label("placeholder", "link or code"),
    # Translators: to enter a table with a link or a code.
    "join": Label("button", "Join"),
    # Translators: above the tables whose game is not over.
    "continue": Label("heading", "Continue"),
    # Translators: also the title of the window, and of a notification.
    "your_turn": Label("status", "Your turn"),
    # Translators: how far a game is.
    "at_turn": Label("status", "turn {turn}"),
    "open_record": Label("button", "Open a game record"),
    "open_record_note": Label("label", "a file or its text"),
    # Translators: to show the record that was chosen.
    "open": Label("button", "Open"),
    "seat_number": Label("label", "Seat {n}"),
    # Translators: of a player.
    "seat_name": Label("placeholder", "Name"),
    # Translators: who sits at this seat: the reader.
    "seat_you": Label("option", "you"),
    # Translators: who sits at this seat: the computer; above the list of bots.
    "seat_bot": Label("option", "bot"),
    "levels": Label("button", "Meet your opponents"),
    # Translators: who sits at this seat: whoever follows a link.
    "seat_open": Label("option", "open, by link"),
    "seat_here": Label("option", "someone at this screen"),
    # Translators: who sits at this seat: it stays empty.
    "seat_none": Label("option", "nobody"),
    "starting_tiles": Label("option", "With starting tiles"),
    "allow_hints": Label("option", "Hints allowed for everyone"),
    "left_out": Label("label", "District left out with 2 players or solo"),
    "who_starts": Label("label", "Starting player"),
    "at_random": Label("option", "at random"),
    # Translators: the heading of the form for a solo game.
    "solo": Label("heading", "Solo against CR Co., the Ceylon Railways Company"),
    # Translators: before the choice of how CR Co.’s railway comes about.
    "railway": Label("label", "The railway"),
    # Translators: CR Co.’s railway.
    "railway_drawn": Label("option", "drawn at random"),
    # Translators: CR Co.’s railway.
    "railway_built": Label("option", "built by you"),
    "make_table": Label("button", "Create the table"),
    "make_solo": Label("button", "Play solo"),
    # Translators: the heading of the form for a game with others.
    "several": Label("heading", "Two to four players"),
    # Translators: above the name of the player who may look next.
    "pass_on": Label("label", "Pass the device to"),
    "show_hand": Label("button", "Show my cards"),
    "final_scoring": Label("heading", "Final scoring"),
    # Translators: below a name; a noun fits players of every gender.
    "winner": Label("badge", "winner"),
    "points_by_turn": Label("heading", "Points by turn"),
    # Translators: the last column, after the turns: the points at the end.
    "final": Label("table head", "final"),
    "play_again": Label("button", "Play again"),
    # Translators: below the button Play again.
    "same_players": Label("note", "same players"),
    # Translators: of a finished game: to look at what decided it.
    "review": Label("button", "Review"),
    # Translators: below the button Step through.
    "turn_by_turn": Label("note", "turn by turn"),
    "what_decided": Label("heading", "What decided the game"),
    # Translators: below the button Review.
    "what_decided_it": Label("note", "what decided it"),
    "chances": Label("heading", "Chances of winning, in per cent"),
    "see_moment": Label("button", "View this moment"),
    # Translators: the last column, after the turns: the chances at the end.
    "end": Label("table head", "end"),
    # Translators: in the place of “turn 5”, while the pawns are placed.
    "before_turns": Label("status", "before the first turn"),
    # Translators: before the choice that would have been better.
    "better": Label("label", "Better:"),
    "being_analysed": Label("heading", "The game is being analysed"),
    # Translators: to look at every moment of the game.
    "step_through": Label("button", "Step through"),
    # Translators: below the button Final scoring.
    "points_by_source": Label("note", "points by source"),
    "download": Label("button", "Download"),
    # Translators: below the button Download; also what can be pasted.
    "the_record": Label("note", "the record"),
    "links": Label("heading", "Your table is ready"),
    # Translators: before a link.
    "link_watch": Label("label", "for spectators"),
    # Translators: before a link.
    "link_host": Label("label", "for you, the host"),
    "to_table": Label("button", "Go to the table"),
    "copy": Label("button", "Copy"),
    # Translators: on the button Copy, once it has been pressed.
    "copied": Label("button", "Copied"),
    # Translators: who sits where, and the links to the seats.
    "host": Label("heading", "Seats and links"),
    # Translators: replaces the old link.
    "new_link": Label("button", "New link"),
    # Translators: changes who sits at a seat.
    "save": Label("button", "Save"),
    "seat_person": Label("option", "a person"),
    # Translators: a player: at the table.
    "present": Label("status", "here now"),
    # Translators: a player: not at the table.
    "absent": Label("status", "not here"),
    # Titles of a refusal, by its kind
    "not_found": Label("heading", "Not found"),
    "no_access": Label("heading", "No access"),
    "not_possible": Label("heading", "This is not possible"),
    "slow_down": Label("heading", "One moment, please"),
    "our_fault": Label("heading", "The fault is ours"),
    "try_again": Label("button", "Try again"),
    "to_start": Label("button", "Go to the start page"),
    # The rules
    "rules": Label("link", "Rules"),
    "chapters": Label("heading", "Chapters"),
    "glossary": Label("heading", "Glossary"),
    "rule_id": Label("link", "Rule {rule}"),
    "find_rule_hint": Label("placeholder", "Search: majority, E9, tie…"),
    "all_rules": Label("link", "All the rules"),
    "new_tab": Label("link", "Open in a new tab"),
}

SENTENCES: Final[Mapping[str, str]] = {
    "fan_made": N_("A fan-made implementation, not affiliated with the publisher."),
    "named": N_("{name}: {text}"),
    # Translators: the title of a window: its page, and the name of the game.
    "titled": N_("{title} – Ceylon"),  # noqa: RUF001 - a dash
    # Translators: the title of the review: the page, and who won.
    "review_of": N_("{page} – {won}"),  # noqa: RUF001 - a dash
    "looking_back": N_("You are viewing an earlier position."),
    "watching": N_("You are watching. Only public information is shown."),
    "hint_note": N_("Based only on what you can know. Select a line to find it on the table."),
    "hints_allowed": N_("Hints are allowed at this table."),
    "undo_asked": N_("{who:player} is asking to take back their last choice."),
    "which_choice": N_("What do you choose?"),
    "sure_choice": N_("Confirm this choice?"),
    "lost_connection": N_("Connection lost. Reconnecting…"),
    "pending_choice": N_(
        "Connection lost. Your choice will be sent as soon as the connection is restored."
    ),
    "keys": N_(
        "Keyboard: the arrow keys move to adjacent hexes, N and P step through the"
        " possible choices, Page Up and Page Down switch districts, Enter chooses,"
        " Esc cancels. T turns a card, H gives a hint, R opens the rule that forbids a"
        " choice."
    ),
    "lead": N_(
        "Plant the terraces, load the train, and choose your cards with care:"
        " whatever you play, everyone else may follow."
    ),
    "curtain_note": N_("Nobody else should look now."),
    "over": N_("The game is over."),
    "deal_check": N_("The deal was fixed before the game (fingerprint {digest})"),
    "chart_hint": N_("Select any point on the chart to see the table as it was then."),
    "chart_keys": N_("The arrow keys move through the game; Enter shows the table as it was then."),
    "chance_fell": N_("The chance of winning fell from {before:percent} to {after:percent}."),
    "no_mistake": N_("No choice stands out as a mistake."),
    "how_judged": N_("Each choice is judged only by what the player could know at the time."),
    "no_ties": N_("No ties had to be broken."),
    "links_note": N_("Send each player a link. Whoever opens it takes that seat."),
    "host_note": N_("Hand a seat to a bot or take it back, change a name, or make a new link."),
    "new_link_note": N_(
        "Copy this link now: it will not be shown again. The old one no longer works."
    ),
    "no_rule_found": N_("Nothing found. Try a game term or the ID of a rule."),
}
