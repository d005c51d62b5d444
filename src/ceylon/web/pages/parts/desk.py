"""The desk beside the hand: the question, the choices that are nowhere else, and undo."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Final, NamedTuple

from ceylon.box import TEAS
from ceylon.ids import NOBODY, RAILWAYS, Seat
from ceylon.rules import state
from ceylon.rules.chests import unpack
from ceylon.rules.material import NO_TILE
from ceylon.sight.line_rules import LineRule, line_rules
from ceylon.sight.offers import Finality, Offer
from ceylon.sight.screen import Screen
from ceylon.web.pages.engine import to_script
from ceylon.web.pages.parts.actions import Action, actions_of, rest_of_harvest
from ceylon.web.pages.parts.ghosts import Ghost, ghosts_of, told_before
from ceylon.web.pages.parts.harvest import Harvest, harvest_under_way, so_far
from ceylon.web.pages.parts.meanwhile import meanwhile_of, meanwhile_shows
from ceylon.web.pages.parts.part import ANEW, Part, part
from ceylon.web.pages.parts.tips import Tip, Why, tips_part, why
from ceylon.words import Words, capital
from ceylon.words.abilities import starting_tile
from ceylon.words.names import brief, name

_NO_GHOST: Final = (state.START, state.STATION, state.RAIL, state.HARVESTING)
"""Nothing follows at once, or there is no room to say it."""
_CHESTS: Final = {state.DISCARD: "discard", state.KEEP: "keep"}


@dataclass(frozen=True)
class Chest:
    tea: int
    have: int
    offer: Offer | None
    title: str
    tip: Tip | None


@dataclass(frozen=True)
class Single:
    """A choice without an object: a token, the tile, the end of a turn or of a harvest."""

    title: str
    note: str
    offer: Offer | None
    tip: Tip


@dataclass(frozen=True)
class UndoButton:
    """A short word, below it what would be taken back; the whole sentence is its name."""

    kind: str
    title: str
    note: str
    label: str
    whole_turn: bool


class Answer(NamedTuple):
    """What somebody has said to a request to undo, and its sign."""

    seat: Seat
    said: str
    sign: str


@dataclass(frozen=True)
class Plea:
    """What this seat has asked the others for, and what each of them has said so far."""

    asked: str
    answers: list[Answer]


@dataclass(frozen=True)
class Desk:
    actions: list[Action]
    token: Single | None
    end: Single | None
    chests: list[Chest]
    harvest: Harvest | None
    harvest_said: str
    rest: Action | None
    """To harvest everything that is left."""
    rules: list[LineRule]
    undo: UndoButton | None
    plea: Plea | None
    request: str
    """What another seat asks this one for."""
    refused: str
    """Who has just declined what this seat asked for."""
    ghost: Ghost | None
    """What the main action would bring."""
    hint: bool
    """Whether a hint may be asked for; a forced choice needs none."""
    eyes: list[Eyes]
    """At a moment of a game that has ended: through whose eyes it can be seen."""
    needless: bool
    """Whether a curtain would cover nothing, since there are no hands yet."""

    @property
    def tips(self) -> list[Tip]:
        singles = [single.tip for single in (self.token, self.end) if single]
        found = [action.tip for action in self.actions] + [chest.tip for chest in self.chests]
        return singles + [tip for tip in found if tip is not None]


def desk_of(screen: Screen) -> Desk:
    view = screen.view
    harvesting = screen.yours and view.question == state.HARVESTING
    actions = actions_of(screen)
    return Desk(
        actions=actions,
        token=_token(screen),
        end=_end(screen),
        chests=_chests(screen),
        harvest=harvest_under_way(screen) if harvesting else None,
        harvest_said=so_far(screen) if harvesting else "",
        rest=rest_of_harvest(screen) if harvesting else None,
        rules=line_rules(screen.words, view) if screen.yours else [],
        undo=_undo(screen),
        plea=_plea(screen),
        request=request_of(screen),
        refused=_refused(screen),
        ghost=_ghost(screen, actions),
        hint=screen.hints and len(screen.offers) > 1,
        eyes=list(_eyes(screen)),
        needless=_needless(screen),
    )


def _needless(screen: Screen) -> bool:
    return screen.covered and not any(each.hand_size for each in screen.view.players)


def _ghost(screen: Screen, actions: list[Action]) -> Ghost | None:
    """Of the first action that needs no target; empty where there is room and no such action."""
    if not screen.yours or screen.view.question in _NO_GHOST:
        return None
    for action in actions:
        if action.chain:
            return Ghost(action.title, action.brings)
        if action.choice or action.go:
            return Ghost(action.title, told_before(screen, [action.choice or action.go]))
    return Ghost("", "")


# Choices without an object


def _single(screen: Screen, text: str, title: str, note: str, tip: str) -> Single:
    reason = screen.reasons.get(text)
    reasons = (why(screen.words, reason),) if reason else ()
    return Single(title, note, screen.offered.get(text), Tip(tip, title, (note,), reasons=reasons))


def _token(screen: Screen) -> Single | None:
    """T3: none while what one was spent on is chosen; there is one a turn."""
    view, words = screen.view, screen.words
    tokens = view.players[screen.seat].technology_tokens if not screen.watching else 0
    if view.question == state.EXTRA:
        return None
    if not screen.yours or "technology token" not in {**screen.offered, **screen.reasons}:
        return None
    if "technology token" not in screen.offered and not tokens:
        return None
    title = words.say_in("button", "Spend a token")
    note = words.say_in("note", "for one more action")
    return _single(screen, "technology token", title, note, "tip-token")


def tile_of(screen: Screen) -> Single | None:
    if screen.watching:
        return None
    view, words = screen.view, screen.words
    me = view.players[screen.seat]
    if not me.tile_number:
        return None
    ability = starting_tile(words, view.material.tile_kinds[me.tile_number - 1])
    note = words.say_in("badge", "used") if me.tile == NO_TILE else ability.text
    return _single(screen, "starting tile", ability.name, note, "tip-tile")


def _end(screen: Screen) -> Single | None:
    words = screen.words
    for text, title in (
        ("end turn", words.say_in("button", "No extra action")),
        ("done", words.say_in("button", "End the harvest")),
    ):
        if text in screen.offered or text in screen.reasons:
            return _single(screen, text, title, "", "tip-end")
    return None


def _chests(screen: Screen) -> list[Chest]:
    verb = _CHESTS.get(screen.view.question)
    if verb is None or not screen.yours:
        return []
    words, have = screen.words, unpack(screen.view.players[screen.seat].chests)
    found = []
    for tea in range(3):
        text = f"{verb} {TEAS[tea]}"
        reason = screen.reasons.get(text)
        title = capital(words.unit("tea", tea))
        tip = Tip(f"why-{TEAS[tea]}", title, reasons=(why(words, reason),)) if reason else None
        found.append(Chest(tea, have[tea], screen.offered.get(text), title, tip))
    return found


def _undo(screen: Screen) -> UndoButton | None:
    if screen.undo is None:
        return None
    words, choice = screen.words, screen.undo.choice
    what, note = name(words, choice), brief(words, choice)
    if screen.undo.ask:
        label = words.say_in("button", "Ask to undo: {what}", what=what)
        if screen.refused_by != NOBODY:
            note = words.say_in("note", "{seat:player}: no", seat=screen.refused_by)
        return UndoButton("ask", words.say_in("button", "Ask to undo"), note, label, False)
    label = words.say_in("button", "Undo: {what}", what=what)
    return UndoButton("one", words.say_in("button", "Undo"), note, label, screen.undo.whole_turn)


@dataclass(frozen=True)
class Eyes:
    """A way to look at a moment."""

    value: str
    name: str
    chosen: bool


def _eyes(screen: Screen) -> Iterator[Eyes]:
    """The reader's own, and those of each person."""
    if not (screen.past and screen.ended):
        return
    words = screen.words
    people = [seat for seat in screen.view.seats() if not (screen.solo and seat == RAILWAYS)]
    others = [seat for seat in people if seat != screen.reader]
    if not others:
        return
    yield Eyes("", words.say_in("option", "as I saw them"), chosen=not screen.lent)
    for seat in others:
        here = screen.lent and seat == screen.seat
        yield Eyes(str(seat), words.say("as {seat:player} saw them", seat=seat), chosen=here)


# Asking to undo


def _plea(screen: Screen) -> Plea | None:
    asking, words = screen.asking, screen.words
    if asking is None or screen.watching or screen.undo_asked != screen.seat:
        return None
    asked = words.say("You asked to undo: {what}", what=name(words, asking.choice))
    seats = sorted(asking.agreed + asking.waiting)
    return Plea(asked, [_answer(words, seat, yes=seat in asking.agreed) for seat in seats])


def _answer(words: Words, seat: Seat, *, yes: bool) -> Answer:
    if yes:
        return Answer(seat, words.say_in("note", "{seat:player}: yes", seat=seat), "✓")
    return Answer(seat, words.say_in("note", "{seat:player}: no answer yet", seat=seat), "…")


def request_of(screen: Screen) -> str:
    """What another seat asks this one for; empty if it need not answer."""
    asking, words = screen.asking, screen.words
    if asking is None or not screen.must_answer:
        return ""
    what = name(words, asking.choice, yours=False)
    return words.say("{who:player} is asking to undo: {what}", who=screen.undo_asked, what=what)


def _refused(screen: Screen) -> str:
    if screen.refused_by == NOBODY:
        return ""
    return screen.words.say("{seat:player} declined the undo", seat=screen.refused_by)


# Parts


def desk_parts(screen: Screen) -> Iterator[Part]:
    desk = cache(partial(desk_of, screen))
    yield _choose_part(screen, desk)
    yield tips_part("desk", _tips(screen, desk), ANEW if screen.yours else _tile_shows(screen))


def offers_part(screen: Screen) -> Part:
    return Part("offers", ANEW if screen.yours else (), lambda: _offers_script(screen))


def _choose_part(screen: Screen, desk: Callable[[], Desk]) -> Part:
    asked = screen.question
    seat = (screen.seat, screen.held, screen.covered, _needless(screen))
    at = screen.shown if screen.past else -1
    moment = (screen.table, at, screen.finished, screen.ended, screen.lent)
    undo = (
        *(screen.undo, screen.undo_gone, screen.undo_asked, screen.must_answer),
        *(screen.asking, screen.refused_by),
    )
    return part(
        "choose",
        ANEW if screen.yours else (asked, moment, undo, seat, meanwhile_shows(screen)),
        screen,
        "choose.html",
        lambda: {
            "desk": desk(),
            "asked": asked,
            "flag": _flag(screen),
            "meanwhile": {} if screen.yours or screen.finished else meanwhile_of(screen),
        },
    )


def _flag(screen: Screen) -> Seat:
    """Whose pawn is shown beside the question: who must choose, or who has won."""
    if screen.view.seat != NOBODY:
        return screen.view.seat
    return next(score.seat for score in screen.scores if score.rank == 1)


def _tips(screen: Screen, desk: Callable[[], Desk]) -> Iterator[Tip]:
    yield from desk().tips
    yield _idle(screen.words)
    tile = tile_of(screen)
    if tile is not None:
        yield tile.tip


def _idle(words: Words) -> Tip:
    """Of a card in hand that cannot be played now."""
    sentence = words.say("you play a card at the beginning of your own turn")
    title = words.say_in("heading", "Your cards")
    return Tip("tip-hand", title, reasons=(Why(capital(sentence), "T1"),))


def _tile_shows(screen: Screen) -> Hashable:
    if screen.watching:
        return ()
    me = screen.view.players[screen.seat]
    return me.tile, me.tile_number


def _offers_script(screen: Screen) -> str:
    """What the page's script needs in order to ask before a choice is final, and to foretell it."""
    brings = ghosts_of(screen)
    offers = {
        offer.text: {
            "label": offer.label,
            **screen.final.get(offer.text, Finality())._asdict(),
            "brings": brings[offer.text],
        }
        for offer in screen.offers
    }
    return f'<script type="application/json" id="offers">{to_script(offers)}</script>'
