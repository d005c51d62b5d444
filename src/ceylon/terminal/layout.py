"""The screen: everything that the player whose choice it is may see, in the room there is.

With 100 columns and 38 lines or more, everything is on one screen. With less space the boards are
abbreviated beside the map, and what happened comes on a page of its own first; the command `boards`
shows the rest in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from ceylon.ids import HUMAN, NOBODY, Seat
from ceylon.rules.map_sketch import full_width
from ceylon.rules.material import DOWN, NO_CARD, UP
from ceylon.rules.state import PLAY, START
from ceylon.rules.view import View
from ceylon.sight.line_rules import line_rules
from ceylon.sight.screen import Screen
from ceylon.terminal import boards, districts, glyphs, tea_train, track
from ceylon.terminal import map as island
from ceylon.terminal.blocks import Block, beside, cut, flowing, ruled, width_of, wrapped
from ceylon.terminal.listing import Listing
from ceylon.words import Words, small
from ceylon.words.abilities import councillor, starting_tile

WIDE: Final = 100
TALL: Final = 38
WIDEST: Final = 120
PROMPT_LINES: Final = 1
FEWEST_NEWS: Final = 2


class Size(NamedTuple):
    width: int
    height: int

    @property
    def roomy(self) -> bool:
        return self.width >= WIDE and self.height >= TALL


def draw(listing: Listing, news: Sequence[str], size: Size) -> Block:
    """The table and the question, for the seat that must choose."""
    width = min(size.width, WIDEST)
    room = Size(width, size.height - PROMPT_LINES)
    lines = _roomy(listing, news, room) if size.roomy else _small(listing, room)
    return [cut(line, width) for line in lines]


def listing_for(screen: Screen, size: Size) -> Listing:
    """The choices of a seat, grouped more tightly if the terminal has too few lines."""
    listing = Listing.of(screen)
    if len(draw(listing, [], size)) < size.height:
        return listing
    return Listing.of(screen, few=1)


def fits(news: Sequence[str], size: Size) -> bool:
    """Whether the news fits on the screen itself."""
    return size.roomy or not news


# Large terminals


def _roomy(listing: Listing, news: Sequence[str], room: Size) -> Block:
    words, view = listing.words, listing.view
    top = [header(words, view), *_map_and_side(words, view, room.width)]
    top += boards.draw(words, view, room.width)
    below = Size(room.width, room.height - len(top) - FEWEST_NEWS - 1)
    bottom = _question(listing, below, Text())
    left = max(FEWEST_NEWS, room.height - len(top) - len(bottom) - 1)
    return top + _news(words, news, room.width, left) + bottom


def _map_and_side(words: Words, view: View, width: int) -> Block:
    land = island.draw(view)
    column = full_width(view)
    side = _side(words, view, width - column - 1)
    return beside(land, side, widths=[column, width - column - 1])


def _side(words: Words, view: View, width: int) -> Block:
    return [
        _titled(words.say_in("heading", "train"), tea_train.rest(words, view), width),
        *tea_train.draw(words, view, _reader(view)),
        _titled(words.say_in("heading", "technology track"), Text(), width),
        *track.draw(view, width),
        _titled(words.say_in("heading", "councillors"), bonus_tokens(words, view), width),
        *districts.draw(words, view, width),
    ]


def _reader(view: View) -> Seat:
    """Whose chests the marks on the train are about."""
    return max(view.viewer, HUMAN)


def _titled(title: str, note: Text, width: int) -> Text:
    head = Text(title, style=glyphs.TITLE_STYLE)
    if note:
        head.append("  ")
        head.append(note)
    return cut(head, width)


def bonus_tokens(words: Words, view: View) -> Text:
    """A1.4: the district bonus tokens that are left, the top one first."""
    left = view.material.box.district_bonus[view.bonuses_taken :]
    if not left:
        return Text(words.say("no district bonus left"), style=glyphs.QUIET)
    points = " ".join(f"+{each}" for each in left)
    return Text(words.say("district bonus: {points}", points=points))


def _news(words: Words, news: Sequence[str], width: int, lines: int) -> Block:
    """The latest news, as much as fits."""
    if not news:
        return []
    told = [line for sentence in news for line in wrapped(Text(sentence), width, indent=2)]
    if len(told) > lines:
        told = [Text("…"), *told[len(told) - lines + 1 :]]
    title = Text(words.say_in("heading", "what happened"), style=glyphs.TITLE_STYLE)
    return [ruled(title, width), *told]


# Small terminals


def _small(listing: Listing, room: Size) -> Block:
    """The map, without its outer edges if that saves the line or two that are missing."""
    land = island.draw(listing.view)
    lines = _map_and_question(listing, land, room)
    if len(lines) <= room.height:
        return lines
    return _map_and_question(listing, land[1:-1], room)


def _map_and_question(listing: Listing, land: Block, room: Size) -> Block:
    words, view, column = listing.words, listing.view, width_of(land)
    beside_it = room.width - column - 1
    side = _short_side(words, view, beside_it, len(land))
    lines = [header(words, view), *beside(land, side, widths=[column, beside_it])]
    below = Size(room.width, room.height - len(lines))
    return lines + _question(listing, below, tea_train.rest(words, view))


def _short_side(words: Words, view: View, width: int, height: int) -> Block:
    rows = boards.draw_short(words, view, width)
    rows += tea_train.draw_short(words, view, _reader(view), width)
    rows.append(track.draw_short(view))
    if view.solo:
        rows += boards.draw_railways_short(words, view, width)
    councillors = districts.draw_short(words, view, width)
    if len(rows) + len(councillors) > height:
        councillors = districts.draw_shortest(view, width)
    return rows + councillors


# Both


def opponent(words: Words) -> str:
    """Who plays against the reader of a solo game."""
    # Translators: explains the short name; very little room.
    return words.say("CR Co.: the Ceylon Railways Company")


def header(words: Words, view: View) -> Text:
    """The turn, the card on the pile, and how long the game will last.

    Before a solo game, when no card has been drawn yet, who the opponent is.
    """
    parts: list[Text] = []
    if view.question == START or view.active == NOBODY:
        parts.append(Text(words.say_in("status", "Set-up"), style=glyphs.TITLE_STYLE))
    else:
        turn = words.say_in("status", "Turn {turn}", turn=view.turn)
        name = glyphs.player_name(view.active, boards.name_of(words, view.active))
        parts.append(Text.assemble((turn, glyphs.TITLE_STYLE), " ", name))
    if view.card != NO_CARD and view.question != PLAY:
        parts.append(card(words, view.card))
    if view.solo and view.active == NOBODY:
        parts.append(Text(opponent(words)))
    else:
        parts.append(Text(words.say_in("status", "{cards:cards} left", cards=view.cards_left)))
    if view.ending:
        parts.append(Text(words.say_in("status", "LAST ROUND"), style=glyphs.WARNING))
    return Text(" · ").join(parts)


def card(words: Words, side: int) -> Text:
    up, down = words.unit("short", UP[side]), words.unit("short", DOWN[side])
    return Text.assemble((glyphs.UP, "bold"), up, " ", (glyphs.DOWN, "bold"), down)


def _question(listing: Listing, room: Size, note: Text) -> Block:
    """Who is asked, the hand, the question and the numbered choices."""
    words, view, width = listing.words, listing.view, room.width
    who = glyphs.player_name(view.seat, boards.name_of(words, view.seat))
    cards = hand(words, view) if view.question != PLAY else []
    question = Text(listing.screen.question, style=glyphs.TITLE_STYLE)
    lines = [ruled(who, width, note), *flowing(cards, width, gap=", "), *wrapped(question, width)]
    choices = listing.draw(width, room.height - len(lines))
    lines += _line_rules(words, view, width, room.height - len(lines) - len(choices))
    lines += choices
    if len(lines) <= room.height:
        return lines
    head = wrapped(Text.assemble(who, " ", question), width)
    notes = [note] if note else []
    return head + flowing([*cards, *listing.pieces(), *notes], width, gap=" ")


def _line_rules(words: Words, view: View, width: int, lines: int) -> Block:
    """R5: what the railway still needs, as much of it as fits; what it already has comes last."""
    needs = sorted(line_rules(words, view), key=lambda rule: rule.kept)
    signs = {True: (glyphs.YES, glyphs.GOOD), False: (glyphs.NO, glyphs.QUIET)}
    rows = [Text.assemble(signs[rule.kept], " ", rule.text) for rule in needs]
    told = [wrapped(row, width, indent=2) for row in rows]
    while told and sum(map(len, told)) > lines:
        told.pop()
    return [line for rule in told for line in rule]


def hand(words: Words, view: View) -> Block:
    """The player's own cards, the first with a title."""
    cards = [Text(words.unit("card", (UP[c], DOWN[c]))) for c in view.hand()]
    if cards:
        title = Text(words.say_in("label", "your hand:"), style=glyphs.QUIET)
        cards[0] = Text(" ").join([title, cards[0]])
    return cards


# Pages


def all_boards(words: Words, view: View, width: int) -> Block:
    """Everything except the map in full, with what the councillors and tiles do."""
    width = min(width, WIDEST)
    lines = [header(words, view), *boards.draw(words, view, width)]
    lines += [_titled(words.say_in("heading", "train"), tea_train.rest(words, view), width)]
    lines += tea_train.draw(words, view, _reader(view))
    lines += [
        _titled(words.say_in("heading", "technology track"), Text(), width),
        *track.draw(view, width),
    ]
    lines += [_titled(words.say_in("heading", "councillors"), bonus_tokens(words, view), width)]
    for row, district in zip(
        districts.draw(words, view, width), districts.in_play(view), strict=True
    ):
        ability = councillor(words, view.councillors[district])
        lines += [row, *wrapped(Text(f"   {ability.text}", style=glyphs.QUIET), width, indent=3)]
    for kind in sorted({player.tile for player in view.players if player.tile >= 0}):
        tile = starting_tile(words, kind)
        text = words.say("{place}: {sentence}", place=tile.name, sentence=small(tile.text))
        lines += wrapped(Text(text), width, indent=3)
    return [cut(line, width) for line in lines]
