"""What a choice would bring, in one sentence, before it is made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ceylon.ids import Choice, Seat
from ceylon.rules import state
from ceylon.rules.choices import choice_of, object_of, verb_of
from ceylon.rules.game import Game
from ceylon.sight.outcomes import Opening, Outcome, opening_of, outcome_of
from ceylon.sight.screen import Screen
from ceylon.words import Words
from ceylon.words.explanations import explain
from ceylon.words.followers import followers


@dataclass(frozen=True)
class Ghost:
    """The main action, and what it would bring."""

    title: str
    text: str


@dataclass(frozen=True)
class CardGhost:
    """What a card, held one way round, would open; whether anyone could take each action."""

    text: str
    said: str
    """The same for screen readers."""
    up: bool
    down: bool


def told_before(screen: Screen, texts: Sequence[str]) -> str:
    """Of choices that one press would make."""
    return _says(screen, [choice_of(text) for text in texts], screen.view.imagine(0))


def ghosts_of(screen: Screen) -> dict[str, str]:
    """Of every legal choice, by its text."""
    imagined = screen.view.imagine(0)
    return {offer.text: _says(screen, [offer.choice], imagined) for offer in screen.offers}


def card_ghosts(screen: Screen) -> dict[str, CardGhost]:
    """Of every card that may be played now, by its text."""
    if not screen.yours or screen.view.question != state.PLAY:
        return {}
    imagined = screen.view.imagine(0)
    return {offer.text: _card_ghost(screen, offer.choice, imagined) for offer in screen.offers}


def _card_ghost(screen: Screen, choice: Choice, imagined: Game) -> CardGhost:
    return card_ghost(screen.words, opening_of(screen.view, object_of(choice), imagined))


def card_ghost(words: Words, told: Opening) -> CardGhost:
    clauses = list(_opening(words, told))
    return CardGhost(
        text=words.clauses(clauses),
        said=words.sentences(_in_words(words, told, clause) for clause in clauses),
        up=told.possible,
        down=bool(told.can) or not told.cannot,
    )


def _in_words(words: Words, told: Opening, clause: str) -> str:
    """With the name of the action in place of its sign, which a screen reader would spell out."""
    for sign, action in (("▲ ", told.up), ("▼ ", told.down)):
        if clause.startswith(sign):
            rest, name = clause.removeprefix(sign), words.unit("Short", action)
            return words.say("{place}: {sentence}", place=name, sentence=rest)
    return clause


def _says(screen: Screen, choices: Sequence[Choice], imagined: Game) -> str:
    if verb_of(choices[0]) == "play":
        return _card_ghost(screen, choices[0], imagined).text
    outcome = outcome_of(screen.view, choices, imagined)
    return screen.words.clauses(_outcome(screen, outcome))


# Choices


def _outcome(screen: Screen, told: Outcome) -> Iterator[str]:
    words, me = screen.words, screen.view.players[screen.seat]
    if told.rupees != me.rupees:
        yield words.say("you will then have {after:rupees}", after=told.rupees)
    if any(told.taken):
        yield words.say("you take {chests:teas}", chests=told.taken)
    if told.over:
        yield _too_many(words, told)
    if any(told.delivered):
        yield words.say("you deliver {chests:teas}", chests=told.delivered)
    for seat, points in told.points:
        yield _scores(screen, seat, points)
    if told.others_take:
        yield _others_take(screen)


def _too_many(words: Words, told: Outcome) -> str:
    if not told.room:
        return words.say("no room, so you discard {n:chests}", n=told.over)
    return words.say("room for {room}, so you discard {n:chests}", room=told.room, n=told.over)


def _others_take(screen: Screen) -> str:
    others = [seat for seat in screen.view.seats() if seat != screen.seat]
    if len(others) == 1:
        return screen.words.say("{seat:player} takes 1 rupee", seat=others[0])
    return screen.words.say("each other player takes 1 rupee")


def _scores(screen: Screen, seat: Seat, points: int) -> str:
    if seat == screen.seat:
        return screen.words.say("you score {n:points}", n=points)
    return screen.words.say("{seat:player}: +{n:points}", seat=seat, n=points)


# Cards


def _opening(words: Words, told: Opening) -> Iterator[str]:
    if told.refusal is not None:
        yield words.say("▲ not possible for you ({why})", why=explain(words, told.refusal))
    can = [_with_points(words, seat, points) for seat, points in told.can]
    if can or told.cannot:
        yield followers(words, can, told.cannot)


def _with_points(words: Words, seat: Seat, points: int) -> str:
    name = words.unit("player", seat)
    return f"{name} (+{points})" if points else name
