"""Taking back: as far as nothing hidden was revealed and no other person acted."""

from random import Random

import pytest
from tests.terminal.tables import MODES, NAMES, chance_choice, words_for

from ceylon.box import load
from ceylon.record import Record
from ceylon.rules.choices import choice_of
from ceylon.rules.deal import draw_deal
from ceylon.rules.facts import HandDealt, TurnBegun
from ceylon.rules.options import Options
from ceylon.rules.state import PLAY
from ceylon.rules.view import View
from ceylon.terminal import pages
from ceylon.terminal.history import Played, Step

each_mode = pytest.mark.parametrize("mode", MODES)


def new_game(options: Options, seed: int, bots: list[str | None] | None = None) -> Played:
    rng = Random(seed)
    deal = draw_deal(options, rng, load())
    return Played(Record(options, deal, [], list(NAMES[: options.seats]), bots=bots))


def hidden(played: Played) -> tuple[object, ...]:
    """All that is hidden from some or from all."""
    game = played.game
    hands = tuple(int(player.hand) for player in game.players)
    return game.deck, int(game.cards_left), game.contract_deck, int(game.contracts_left), hands


def everything(played: Played) -> tuple[object, ...]:
    views = [repr(vars_of(View.of(played.game, seat))) for seat in range(len(played.game.players))]
    return (*hidden(played), played.game.legal(), list(played.record.choices), *views)


def vars_of(view: View) -> list[object]:
    players = [(p.rupees, p.chests, p.plantations, p.pawn, p.hand, p.markers) for p in view.players]
    return [players, view.question, view.seat, view.turn, view.wagons, view.discards]


@each_mode
def test_undo_and_the_same_choice_lead_to_the_same(mode: str) -> None:
    """Section 8: the hidden cards are the same after it, so undoing tells nothing."""
    played, rng = new_game(MODES[mode], 5), Random(5)
    undone = 0
    while not played.game.over:
        seat, choice = int(played.game.seat), chance_choice(played.game, rng)
        before = everything(played)
        played.play(choice)
        after = everything(played)
        if played.why_no_undo(seat) is None:
            (step,) = played.undo(seat)
            assert step.choice == choice
            assert everything(played) == before
            played.play(choice)
            assert everything(played) == after
            undone += 1
    assert undone > 20


@each_mode
def test_undo_is_refused_once_something_was_revealed(mode: str) -> None:
    """T6, T7, S11: a drawn card or contract stays seen."""
    played, rng = new_game(MODES[mode], 6), Random(6)
    refused = 0
    while not played.game.over:
        seat, before = int(played.game.seat), played.game.still_hidden()
        played.play(chance_choice(played.game, rng))
        revealed = played.game.still_hidden() < before
        assert (played.why_no_undo(seat) is not None) == revealed
        refused += revealed
    assert refused > 5


MIXED = {
    "three": (Options(3), [None, "greedy", "greedy"]),
    "four, tiles": (Options(4, starting_tiles=True), [None, "greedy", None, "chance"]),
    "four": (Options(4), [None, "greedy", "greedy", "greedy"]),
}
each_mixed_table = pytest.mark.parametrize("table", MIXED)


def since_own_choice(played: Played, seat: int) -> list[Step]:
    """A seat's last choice and all after it, the latest first; nothing if it made none."""
    since: list[Step] = []
    for step in reversed(played.steps):
        since.append(step)
        if step.seat == seat:
            return since
    return []


@each_mixed_table
def test_undo_passes_over_bots_but_not_over_people(table: str) -> None:
    """T1, T4, T6, E2: no other person's choice, no card that was hidden, is taken back."""
    options, bots = MIXED[table]
    played, rng = new_game(options, 7, bots), Random(7)
    over_bots = 0
    while not played.game.over:
        played.play(chance_choice(played.game, rng))
        for seat in (seat for seat, bot in enumerate(bots) if bot is None):
            since = since_own_choice(played, seat)
            others = [step for step in since if step.seat != seat]
            allowed = (
                bool(since)
                and all(bots[step.seat] is not None for step in others)
                and since[-1].before.still_hidden() == played.game.still_hidden()
                and not any(int(step.before.question) == PLAY for step in others)
            )
            assert (played.why_no_undo(seat) is None) == allowed
            over_bots += allowed and bool(others)
    assert over_bots > 10


@each_mixed_table
def test_undo_over_bots_leads_back_to_the_own_question(table: str) -> None:
    """Section 8: the position, its hidden cards and the record are those of before."""
    options, bots = MIXED[table]
    played, rng = new_game(options, 9, bots), Random(9)
    befores: dict[int, tuple[object, ...]] = {}
    undone = 0
    while not played.game.over and undone < 15:
        seat = int(played.game.seat)
        befores[seat] = everything(played)
        played.play(chance_choice(played.game, rng))
        since = since_own_choice(played, 0)
        if len(since) > 1 and played.why_no_undo(0) is None:
            assert played.undo(0) == since
            assert everything(played) == befores[0]
            for step in reversed(since):
                played.play(step.choice)
            undone += 1
    assert undone == 15


def test_restart_passes_over_bots_within_the_turn() -> None:
    """T1, T4: back to the card, and the bot that followed chooses again."""
    played = new_game(Options(3, start=0), 3, [None, "greedy", "greedy"])
    while played.game.question != PLAY or played.game.seat != 0:
        played.play(played.game.legal()[0])
    before = everything(played)
    while played.game.seat != 2:
        played.play(played.game.legal()[0])
    taken = played.restart(0)
    assert taken[0].seat == 1
    assert taken[-1].before.question == PLAY
    assert everything(played) == before


def test_with_only_bots_before_there_is_nothing_to_take_back() -> None:
    """S9: the bot placed first, and its place is not one's own choice."""
    played = new_game(Options(3, start=1), 1, [None, "greedy", "greedy"])
    played.play(played.game.legal()[0])
    assert played.why_no_undo(0) == "There is nothing to take back."


def test_undo_is_refused_after_another_persons_choice() -> None:
    """T4: what others have answered stays."""
    played = new_game(Options(3, start=0), 1)
    played.play(played.game.legal()[0])
    played.play(played.game.legal()[0])
    assert played.why_no_undo(1) is None
    refusal = played.why_no_undo(0)
    assert refusal is not None
    assert "Another person" in refusal


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert new_game(Options(2), 1).why_no_undo(0) == "There is nothing to take back."


def test_restart_takes_back_the_choices_of_the_turn() -> None:
    """T1, T3: the card and what was done after it, but not what was before the turn."""
    played = new_game(Options(2, start=0), 3)
    while played.game.question != 3 or played.game.seat != 0:
        played.play(played.game.legal()[0])
    played.game.players[0].technology_tokens = 1
    before = everything(played)
    card = played.game.legal()[0]
    played.play(card)
    played.play(choice_of("technology token"))
    played.play(choice_of("rupees"))
    taken = played.restart(0)
    assert [step.choice for step in taken] == [
        choice_of("rupees"),
        choice_of("technology token"),
        card,
    ]
    assert everything(played) == before
    assert played.restart(0) == []


@each_mode
def test_a_record_is_taken_up_where_it_ended(mode: str) -> None:
    """The steps before are known again, with their facts."""
    played, rng = new_game(MODES[mode], 8), Random(8)
    for _ in range(30):
        played.play(chance_choice(played.game, rng))
    again = Played(Record.parse(played.record.text()))
    assert everything(again) == everything(played)
    assert again.facts() == played.facts()
    assert [step.seat for step in again.steps] == [step.seat for step in played.steps]


def test_news_begin_with_the_own_last_choice() -> None:
    """What happened since: the own choice, then those of the others."""
    played, rng = new_game(Options(3, start=0), 2), Random(2)
    for _ in range(40):
        played.play(chance_choice(played.game, rng))
    for seat in range(3):
        steps = [number for number, step in enumerate(played.steps) if step.seat == seat]
        expected = [fact for step in played.steps[steps[-1] :] for fact in step.facts]
        assert played.since_last_choice(seat) == expected
        others = any(fact.seat not in (seat, -1) for fact in expected)
        assert played.others_acted(seat) == others
    together = max((played.since_last_choice(seat) for seat in (0, 2)), key=len)
    assert played.since_last_choice(0, 2) == together
    assert any(isinstance(fact, TurnBegun) for fact in played.facts())


def test_people_at_one_screen_read_the_last_news_together() -> None:
    """Section 8: nobody is told which cards another was dealt; without people nothing is."""
    played, words = new_game(Options(2, start=0), 3), words_for("en", Options(2))
    while not any(isinstance(fact, HandDealt) for fact in played.facts()):
        played.play(played.game.legal()[0])
    assert "You were dealt" in " ".join(pages.last_news(words, played, [1]))
    both = " ".join(pages.last_news(words, played, [0, 1]))
    assert "Bruno" in both
    assert "You were dealt" not in both
    assert pages.last_news(words, played, []) == []
