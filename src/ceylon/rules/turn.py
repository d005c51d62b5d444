"""T: the turn. What an answer to the open question leads to, and who is asked next.

The modules named after the actions say what an action does; this one says when.
"""

from typing import Final

from mypy_extensions import i64

from ceylon.ids import HUMAN, NOBODY, RAILWAYS, Choice, Hex, Seat
from ceylon.rules import (
    advance,
    councillors,
    harvest,
    move,
    plant,
    railways,
    rupees,
    scoring,
    setup,
    trade,
)
from ceylon.rules.bits import BIT, count, nth
from ceylon.rules.choices import (
    ADVANCING,
    DONE,
    FIRST_COUNCILLOR,
    FIRST_DISCARD,
    FIRST_HARVEST,
    FIRST_KEEP,
    FIRST_MOVE,
    FIRST_PLANT,
    FIRST_PLAY,
    FIRST_RAIL,
    FIRST_START,
    FIRST_STATION,
    FIRST_TRADE,
    STARTING_TILE,
    TAKE_RUPEES,
    TECHNOLOGY_TOKEN,
)
from ceylon.rules.facts import (
    CardDrawn,
    CardPlayed,
    GameEnded,
    TechnologyTokenSpent,
    TileUsed,
    TurnBegun,
)
from ceylon.rules.material import (
    CARD_SIDES,
    DOWN,
    NO_TILE,
    UP,
)
from ceylon.rules.state import (
    ACT,
    AFTER,
    DISCARD,
    EXTRA,
    FOLLOW,
    HARVESTING,
    KEEP,
    OVER,
    PLAY,
    START,
    STATION,
    TILE,
    Player,
    State,
)

ALL_BUT_ADVANCE: Final[i64] = 0b01111
"""T3: what a technology token buys."""

_CARD_BYTE: Final = [bytes([card]) for card in range(CARD_SIDES)]


def perform(state: State, choice: Choice) -> None:
    """Perform a legal choice, up to the next question."""
    question = state.question
    me = state.players[state.seat]
    if question == ACT or question == FOLLOW or question == EXTRA or question == TILE:
        take_action(state, me, choice)
    elif question == PLAY:
        play_card(state, me, choice - FIRST_PLAY)
    elif question == HARVESTING:
        go_on_harvesting(state, me, choice)
    elif question == AFTER:
        after_action(state, me, choice)
    elif question == DISCARD:
        harvest.discard(state, me, choice - FIRST_DISCARD)
        store_harvest(state, me)
    elif question == KEEP:
        _trade_pending(state, me, choice - FIRST_KEEP)
        action_done(state, me)
    elif question == START:
        setup.start_at(state, Hex(choice - FIRST_START))
    elif question == STATION:
        setup.found_station(state, Hex(choice - FIRST_STATION))
    else:
        setup.extend_railway(state, Hex(choice - FIRST_RAIL))


def play_card(state: State, me: Player, card: i64) -> None:
    """T1: the card goes onto the discard pile, turned as chosen."""
    me.hand -= setup.CARD_UNIT[card >> 1]
    me.hand_size -= 1
    state.card = card
    state.discards = state.discards + _CARD_BYTE[card]
    state.acted = 0
    state.extra = 0
    state.token_spent = 0
    if state.facts is not None:
        state.facts.append(CardPlayed(state.seat, UP[card], DOWN[card]))
    ask_for_action(state)


def ask_for_action(state: State) -> None:
    """T2: the active player's action of the card."""
    state.question = ACT
    state.mains = BIT[UP[state.card]]


def take_action(state: State, me: Player, choice: Choice) -> None:
    """T2 to T5: a main action, an alternative, or first a technology token or a tile."""
    if choice >= FIRST_HARVEST:
        begin_harvest(state, me, Hex(choice - FIRST_HARVEST))
        return
    if choice >= FIRST_PLANT:
        plant.plant(state, me, Hex(choice - FIRST_PLANT))
    elif choice >= FIRST_MOVE:
        move.move(state, me, Hex(choice - FIRST_MOVE))
    elif choice >= FIRST_TRADE:
        if _asks_what_to_keep(state, me, choice - FIRST_TRADE):
            return
    elif choice >= FIRST_COUNCILLOR:
        councillors.contract(state, me, choice - FIRST_COUNCILLOR)
    elif choice == TAKE_RUPEES:
        rupees.take_rupees(state, me)
    elif choice == ADVANCING:
        advance.advance(state, me, 1 + state.tile_in_use)
    elif choice == STARTING_TILE:
        use_tile(state, me)
        return
    else:
        spend_token(state, me)
        return
    action_done(state, me)


def use_tile(state: State, me: Player) -> None:
    """V5: the tile is laid down first, then its action is chosen."""
    if state.facts is not None:
        state.facts.append(TileUsed(state.seat, me.tile))
    state.tile_in_use = 1
    state.question = TILE


def spend_token(state: State, me: Player) -> None:
    """T3: any main action except Advance, or an alternative."""
    me.technology_tokens -= 1
    state.token_spent = 1
    state.extra = 1
    state.question = EXTRA
    state.mains = ALL_BUT_ADVANCE
    if state.facts is not None:
        state.facts.append(TechnologyTokenSpent(state.seat))


def after_action(state: State, me: Player, choice: Choice) -> None:
    if choice == TECHNOLOGY_TOKEN:
        spend_token(state, me)
    else:
        next_follower(state)


def begin_harvest(state: State, me: Player, at: Hex) -> None:
    harvest.begin(state, me)
    take_chest(state, me, at)


def go_on_harvesting(state: State, me: Player, choice: Choice) -> None:
    if choice == DONE:
        store_harvest(state, me)
    else:
        take_chest(state, me, Hex(choice - FIRST_HARVEST))


def take_chest(state: State, me: Player, at: Hex) -> None:
    """A2.2: one more chest; the harvest ends by itself when no plantation is left."""
    harvest.take(state, me, at)
    if state.remaining:
        state.question = HARVESTING
    else:
        store_harvest(state, me)


def store_harvest(state: State, me: Player) -> None:
    """A2.4: what does not fit is discarded, chest by chest."""
    state.remaining = 0
    state.harvested = 0
    state.in_reach = 0
    if harvest.overfull(state, me):
        state.question = DISCARD
    else:
        action_done(state, me)


def _asks_what_to_keep(state: State, me: Player, trading: i64) -> bool:
    """Trade; with One chest less first ask which chest to keep, if there is a choice."""
    state.pending = trading
    if not state.tile_in_use:
        _trade_pending(state, me, trade.NOTHING_KEPT)
        return False
    kept = trade.keepable(state, me, state.wagon(trade.pending_wagon(state)))
    if count(kept) > 1:
        state.question = KEEP
        return True
    _trade_pending(state, me, nth(kept, 0))
    return False


def _trade_pending(state: State, me: Player, kept: i64) -> None:
    trade.trade(state, me, trade.pending_wagon(state), state.pending & 1, kept)
    state.pending = 0


# Who is next


def action_done(state: State, me: Player) -> None:
    """An action is complete: on to the next question."""
    if state.tile_in_use:
        state.tile_in_use = 0
        me.tile = NO_TILE
    if state.seat != state.active:
        next_follower(state)
        return
    if state.extra:
        state.extra = 0
    else:
        state.acted = 1
    if state.acted == 0:
        ask_for_action(state)
    elif me.technology_tokens and state.token_spent == 0:
        state.question = AFTER
    else:
        next_follower(state)


def next_follower(state: State) -> None:
    """T4: clockwise, each other player follows; then the turn ends."""
    if state.solo:
        _next_in_solo(state)
        return
    state.seat = Seat(state.seat + 1)
    if state.seat == len(state.players):
        state.seat = Seat(0)
    if state.seat == state.active:
        end_turn(state)
    else:
        ask_follower(state)


def ask_follower(state: State) -> None:
    state.question = FOLLOW
    state.mains = BIT[DOWN[state.card]]


def end_turn(state: State) -> None:
    """T6 to T8, E2: draw, refill the train, and on to the next player or the end."""
    draw_card(state, state.players[state.active])
    setup.fill_wagons(state)
    next_active = Seat(state.active + 1)
    if next_active == len(state.players):
        next_active = Seat(0)
    if state.ending and next_active == state.start:
        end_game(state)
    else:
        begin_turn(state, next_active)


def draw_card(state: State, me: Player) -> None:
    """T6: one card, if any is left; the last one triggers the end (E1)."""
    if state.cards_left == 0:
        return
    card = state.draw()
    me.hand += setup.CARD_UNIT[card >> 1]
    me.hand_size += 1
    if state.facts is not None:
        state.facts.append(CardDrawn(state.seat, card & ~1))
    railways.note_empty_deck(state)


def begin_turn(state: State, seat: Seat) -> None:
    state.active = seat
    state.seat = seat
    state.turn += 1
    state.question = PLAY
    if state.facts is not None:
        state.facts.append(TurnBegun(seat, state.turn))


def end_game(state: State) -> None:
    state.question = OVER
    state.seat = NOBODY
    state.active = NOBODY
    if state.facts is not None:
        won = scoring.winner(state)
        state.facts.append(GameEnded(won, scoring.total(state, won)))


# The solo game


def _next_in_solo(state: State) -> None:
    """After the human: CR Co. follows in the human's turn; its own turn ends after theirs."""
    if state.active == HUMAN:
        railways.follow(state, DOWN[state.card])
        state.seat = HUMAN
        draw_card(state, state.players[HUMAN])
        setup.fill_wagons(state)
        _railways_turn(state)
        return
    state.toll = 0
    setup.fill_wagons(state)
    if state.ending:
        end_game(state)
    else:
        begin_turn(state, HUMAN)


def _railways_turn(state: State) -> None:
    """R12 to R22: it travels, turns up a card and acts; then the human follows."""
    begin_turn(state, RAILWAYS)
    railways.travel(state)
    railways.draw_and_act(state)
    state.seat = HUMAN
    ask_follower(state)
    state.toll = 1
