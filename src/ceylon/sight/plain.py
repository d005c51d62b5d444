"""A screen as plain data, for other clients than the pages. Seats and numbers count from 0."""

from __future__ import annotations

from ceylon.record import plain
from ceylon.record.plain import Object
from ceylon.rules.choices import text_of
from ceylon.rules.reasons import Reason
from ceylon.rules.state import QUESTION_NAMES
from ceylon.sight.log import LogLine
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen, Sitter
from ceylon.words.explanations import explain
from ceylon.words.questions import ask
from ceylon.words.scoring import ties
from ceylon.words.wording import Words


def as_json(screen: Screen) -> Object:
    """The whole screen."""
    return {**for_all(screen), **for_one(screen)}


def for_all(screen: Screen) -> Object:
    """What everyone at the table sees alike."""
    return {
        "table": screen.table,
        "language": screen.words.language,
        "version": screen.version,
        "shown": screen.shown,
        "finished": screen.finished,
        "solo": screen.solo,
        "hints": screen.hints,
        "seats": [_sitter(sitter) for sitter in screen.sitters],
        "undo_asked": plain.or_none(screen.undo_asked),
        "position": plain.position(screen.view),
        "scores": [plain.scored(score) for score in screen.scores],
        "ties": ties(screen.words, screen.scores),
    }


def for_one(screen: Screen) -> Object:
    """What is for this seat alone: its hand, its choices, and what it was told."""
    return {
        "seat": None if screen.watching else screen.seat,
        "hand": plain.cards(bytes(screen.view.hand())),
        "question": {
            "name": QUESTION_NAMES[screen.view.question],
            "sentence": ask(screen.words, screen.view),
        },
        "choices": [_offer(offer) for offer in screen.offers],
        "reasons": {text: _reason(screen.words, why) for text, why in screen.reasons.items()},
        "undo": _undo(screen),
        "must_answer": screen.must_answer,
        "log": [_told(screen, told) for told in screen.log],
    }


def _offer(offer: Offer) -> Object:
    return {
        "choice": offer.choice,
        "text": offer.text,
        "price": offer.price,
        "label": offer.label,
    }


def _sitter(sitter: Sitter) -> Object:
    return {"name": sitter.name, "kind": sitter.kind, "present": sitter.present}


def _reason(words: Words, reason: Reason) -> Object:
    return {"rule": reason.rule, "text": reason.text, "sentence": explain(words, reason)}


def _undo(screen: Screen) -> Object | None:
    if screen.undo is None:
        return None
    undo = screen.undo
    return {"choice": text_of(undo.choice), "whole_turn": undo.whole_turn, "ask": undo.ask}


def _told(screen: Screen, told: LogLine) -> Object:
    return {"number": told.number, "sentence": screen.tell(told), **plain.told(told.fact)}
