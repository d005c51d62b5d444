"""Answers to what was typed, when it was not simply a choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from ceylon.ids import Choice, Seat
from ceylon.rules.choices import HEX_VERBS, object_of, verb_of
from ceylon.rules.game import Game
from ceylon.rules.reasons import Reason
from ceylon.rules.why import what_is_asked
from ceylon.sight.history import NoUndo, Step
from ceylon.terminal import glyphs
from ceylon.terminal.blocks import Block, fitted, hanging, wrapped
from ceylon.terminal.commands import EXPLAINED, Command, word_of
from ceylon.terminal.listing import Listing
from ceylon.terminal.prompt import Illegal, meaning
from ceylon.words import N_, Words
from ceylon.words.explanations import explain
from ceylon.words.names import TEA_LETTERS, name, tea_letter

MOST_LISTED: Final = 12
MOST_REASONS: Final = 3
_ONE_HEX_VERB: Final = [{verb} for verb in HEX_VERBS]


def unknown(words: Words, text: str, width: int) -> Block:
    shown = "".join(letter if letter.isprintable() else "�" for letter in text.strip())
    if shown.isdecimal():
        sentence = words.say(
            "There is no choice {number}: type one of the numbers shown, a choice, or “help”.",
            number=shown,
        )
    else:
        sentence = words.say(
            "“{text}” is not understood: type a number, a choice, or “help”.", text=shown
        )
    return wrapped(Text(sentence, style=glyphs.WARNING), width)


def ambiguous(listing: Listing, choices: Sequence[Choice], width: int) -> Block:
    """The candidates to choose from."""
    words = listing.words
    if {verb_of(choice) for choice in choices} in _ONE_HEX_VERB:
        hexes = words.either(words.unit("hex", object_of(choice)) for choice in choices)
        sentence = words.say("On which hex: {hexes}?", hexes=hexes)
        return wrapped(Text(sentence, style=glyphs.WARNING), width, indent=2)
    lines = [Text(words.say("This could mean more than one choice:"), style=glyphs.WARNING)]
    for choice in choices[:MOST_LISTED]:
        lines += wrapped(Text(f"  {listing.offers[choice].label}"), width, indent=4)
    if len(choices) > MOST_LISTED:
        more = len(choices) - MOST_LISTED
        lines.append(Text("  " + words.count("and {n} more", "and {n} more", more)))
    return lines


def illegal(words: Words, game: Game, choices: Sequence[Choice], width: int) -> Block:
    """The rules against it, each once."""
    lines: Block = []
    for choice, reason in _reasons(game, choices)[:MOST_REASONS]:
        text = words.say("not possible: {choice}", choice=name(words, choice))
        lines += wrapped(Text(text, style=glyphs.WARNING), width, indent=2)
        lines += wrapped(Text(f"  {explain(words, reason)}"), width, indent=2)
    return lines


def why_not(words: Words, game: Game, text: str, width: int) -> Block:
    """`why not plant K3`: the rule's ID and the sentence, or that it is legal."""
    if not text:
        return [Text(words.say("Why not what? For example: “why not plant K3”"))]
    found = meaning(text, [], words)
    if not isinstance(found, Illegal):
        return unknown(words, text, width)
    allowed = [choice for choice in found.choices if game.why_not(choice) is None]
    if allowed:
        sentence = words.say("It is possible: {choice}", choice=name(words, allowed[0], game))
        return wrapped(Text(sentence, style=glyphs.GOOD), width)
    return illegal(words, game, found.choices, width)


def _reasons(game: Game, choices: Sequence[Choice]) -> list[tuple[Choice, Reason]]:
    """A choice for each different reason; those about the pawn's own hex first."""
    pawn = game.players[game.seat].pawn
    nearest = sorted(choices, key=lambda c: verb_of(c) not in HEX_VERBS or object_of(c) != pawn)
    found: dict[tuple[str, str], tuple[Choice, Reason]] = {}
    for choice in nearest:
        reason = game.why_not(choice)
        if reason is not None:
            found.setdefault((reason.rule, reason.text), (choice, reason))
    # "Something else must be chosen first" adds nothing to a reason of its own.
    asked = what_is_asked(game)
    own = [entry for entry in found.values() if entry[1] != asked]
    return own or list(found.values())


def help_page(words: Words, width: int) -> Block:
    """How to answer, the commands, and the symbols on the screen."""
    lines = wrapped(Text(words.say(_HOW_TO_ANSWER)), width)
    named = {command: word_of(words, command) for command in Command}
    column = 4 + max(Text(each).cell_len for each in named.values())
    for command, word in named.items():
        head = fitted(Text(f"  {word}", style="bold"), column)
        lines += hanging(head, Text(words.say(EXPLAINED[command])), width)
    return [*lines, *_signs(words, width)]


def _signs(words: Words, width: int) -> Block:
    """Some symbols are letters or words of the language."""
    letters = " ".join(tea_letter(words, tea) for tea in range(len(TEA_LETTERS)))
    signs = [*_SIGNS, (letters, _CHESTS), (words.say_in("badge", "teapot"), _TEAPOT)]
    column = 4 + max(Text(sign).cell_len for sign, _ in signs)
    lines: Block = []
    for sign, text in signs:
        head = fitted(Text(f"  {sign}", style="bold"), column)
        lines += hanging(head, Text(words.say(text)), width)
    return lines


_HOW_TO_ANSWER: Final = N_(
    "Type the number of a choice, its words, or enough of them to mean just one"
    " choice: “move K3”, “m k3” and “k3” are the same where only a move to K3"
    " is possible."
)
_CHESTS: Final = N_("chests of black, green and white tea")
_TEAPOT: Final = N_("the starting player")
_SIGNS: Final = (
    (glyphs.PLANTATIONS, N_("plantations; shown twice with a second leaf")),
    # Translators: the explanation of a symbol.
    (glyphs.PAWNS, N_("pawns")),
    (glyphs.ACTIVE, N_("the active player")),
    (
        f"{glyphs.RIDGE} {glyphs.RIDGE * 2}",
        N_("levels 1 and 2, for green and white tea; level 0, for black tea, has no symbol"),
    ),
    ("≈", N_("rivers between the districts")),
    (glyphs.STATIONS[0], N_("spaces of the railway")),
    ("D·R·", N_("the councillors a player has contracted, by district letter")),
    ("T2", N_("technology tokens, here 2")),
    ("[2][ ]", N_("contract spaces: one with contracts of company 2, one free")),
    (
        glyphs.LEAF,
        N_("markers on contract spaces; on a wagon: you have no space for this contract"),
    ),
    (
        f"{glyphs.YES} {glyphs.NO}",
        N_("on a wagon: you can fulfil this contract, or you are missing chests for it"),
    ),
    # Translators: the explanation of a symbol.
    (glyphs.RUPEE, N_("rupees")),
    (
        f"{glyphs.UP} {glyphs.DOWN}",
        N_("the card’s action for the active player, and for the others"),
    ),
)


# Undo

_NO_UNDO: Final[Mapping[NoUndo, str]] = {
    NoUndo.NOTHING_CHOSEN: N_("There is nothing to take back."),
    NoUndo.ANOTHER_CHOSE: N_(
        "Another person has chosen since, so your choice can no longer be taken back."
    ),
    NoUndo.REVEALED: N_(
        "A card or a contract has been revealed since, so your choice can no longer be taken back."
    ),
}


def no_undo(words: Words, why: NoUndo) -> str:
    return words.say(_NO_UNDO[why])


def undone(words: Words, game: Game, steps: Sequence[Step], seat: Seat) -> list[str]:
    """What a seat has taken back, the latest first; the game is again as it was before."""
    told: list[str] = []
    position = game.copy()
    for step in steps:
        if step.seat == seat:
            what = name(words, step.choice, position)
            told.insert(0, words.say("Taken back: {choice}", choice=what))
        position.push(step.choice)
    if any(step.seat != seat for step in steps):
        told.append(words.say("The bots will choose again after you."))
    return told
