"""Screens hold what one seat may know, exactly what it may choose, and why not the rest."""

import pytest
from tests.web.playing import Playing, as_json, each_mode, play, sample

from ceylon.box import ACTIONS, DISTRICTS
from ceylon.ids import NOBODY, SPECTATOR, Seat, seats
from ceylon.rules.bits import members
from ceylon.rules.choices import choice_of, text_of
from ceylon.rules.facts import CardDrawn, HandDealt
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.material import NO_CONTRACT, cards_of
from ceylon.rules.options import Options
from ceylon.rules.reasons import IllegalChoice
from ceylon.rules.state import QUESTION_NAMES
from ceylon.words import Words

FRENCH = Words.of("fr")


def everyone(playing: Playing) -> tuple[Seat, ...]:
    return SPECTATOR, *seats(playing.options.seats)


@each_mode
def test_offers_are_the_legal_choices_of_the_seat_to_choose(options: Options) -> None:
    """T1 to T4: with the rules' prices; nobody else is offered anything (criterion 2)."""
    for playing in sample(options):
        for seat in everyone(playing):
            screen = playing.screen(seat)
            legal = playing.game.legal() if seat == playing.game.seat else []
            assert [offer.choice for offer in screen.offers] == legal
            assert [o.price for o in screen.offers] == [playing.game.price(c) for c in legal]
            assert screen.yours == bool(legal)


@each_mode
def test_reasons_are_those_of_the_rules(options: Options) -> None:
    """A1 to A7: what one might try is offered, or refused for that reason (criterion 4)."""
    told: set[str] = set()
    for playing in sample(options):
        if playing.game.over:
            continue
        screen = playing.screen(playing.game.seat)
        legal = {text_of(choice) for choice in playing.game.legal()}
        assert screen.offered.keys() == legal
        assert screen.reasons.keys() == attempts(playing.game) - legal
        for text, reason in screen.reasons.items():
            with pytest.raises(IllegalChoice) as refused:
                playing.game.play(choice_of(text))
            assert refused.value.reason == reason
            told.add(reason.rule)
    assert len(told) > 5


def attempts(game: Game) -> set[str]:
    """What one might try by pointing at the things on the table, while a question is open."""
    question = QUESTION_NAMES[game.question]
    hexes = [HEX_NAMES[at] for at in range(32) if game.land.hexes >> at & 1]
    planted = [HEX_NAMES[at] for at in range(32) if game.planted >> at & 1]
    match question:
        case "start" | "station" | "rail":
            verb = {"station": "railways"}.get(question, question)
            return {f"{verb} {name}" for name in hexes}
        case "act" | "extra" | "follow" | "tile":
            return actions(game, hexes, planted)
        case "harvesting":
            return {"done", *(f"harvest {name}" for name in planted)}
        case "after":
            return {"technology token", "end turn"}
        case "discard" | "keep":
            return {f"{question} {tea}" for tea in ("black", "green", "white")}
        case _:
            return set()


def actions(game: Game, hexes: list[str], planted: list[str]) -> set[str]:
    """Every target on the map for the action of the card, otherwise planting on the pawn's own
    hex."""
    mains = {ACTIONS[action] for action in members(game.mains)}
    tried = {"rupees", "advance", "technology token", "starting tile"}
    tried |= {f"contract {DISTRICTS[at]}" for at in members(game.land.districts)}
    wagons = [wagon + 1 for wagon in range(3) if game.wagon(wagon) != NO_CONTRACT]
    tried |= {f"trade {wagon} {reward}" for wagon in wagons for reward in ("rupees", "points")}
    tried |= {f"move {name}" for name in hexes}
    pawn = [HEX_NAMES[game.players[game.seat].pawn]]
    tried |= {f"plant {name}" for name in (hexes if "plant" in mains else pawn)}
    return tried | ({f"harvest {name}" for name in planted} if "harvest" in mains else set())


@each_mode
def test_hidden_cards_are_not_in_a_screen(options: Options) -> None:
    """Section 8: other hands are not in the view, drawn cards not in the log (criterion 22)."""
    hidden = 0
    for playing in sample(options):
        for seat in everyone(playing):
            screen = playing.screen(seat)
            for other, player in enumerate(screen.view.players):
                assert other == seat or not player.hand
            for told in screen.log:
                if isinstance(told.fact, HandDealt | CardDrawn) and told.fact.seat != seat:
                    assert "-1" in repr(told.fact)
                    hidden += 1
    assert hidden > 10


@each_mode
def test_json_has_the_hand_of_its_seat_alone(options: Options) -> None:
    """Section 8: the JSON is plain data and shows one hand."""
    for playing in sample(options):
        for seat in everyone(playing):
            data = as_json(playing.screen(seat, FRENCH))
            own = cards_of(playing.game.players[seat].hand) if seat != SPECTATOR else []
            assert len(data["hand"]) == len(own)
            assert data["seat"] == (seat if seat != SPECTATOR else None)
            assert data["question"]["sentence"]
    assert data["finished"]
    assert [score["total"] for score in data["scores"]] == [s.total for s in playing.game.scores()]


def test_an_earlier_moment_offers_nothing() -> None:
    """At an earlier moment a reader sees the log up to then, and cannot choose (criterion 21)."""
    *_, playing = (p for p, _ in zip(play(Options(2)), range(9), strict=False))
    screen = playing.screen(playing.game.seat, back=3)
    assert screen.past
    assert not screen.offers
    assert not screen.reasons
    assert all(told.number <= screen.shown for told in screen.log)


@each_mode
def test_the_last_action_is_one_action(options: Options) -> None:
    """The marks on the board are of one seat's one action (criterion 19)."""
    for playing in sample(options):
        last = playing.screen(SPECTATOR).last
        assert len({fact.seat for fact in last}) <= 1
        assert len({type(fact) for fact in last}) <= 1
        if playing.game.turn > 1:
            assert last
    assert playing.game.seat == NOBODY
