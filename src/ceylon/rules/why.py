"""Why not? For every choice that is not legal, the rule that forbids it and the numbers.

A choice has no reason here exactly if `legal.targets` offers it; a test checks that the two agree
over whole games.
"""

from typing import Final

from ceylon.errors import N_
from ceylon.ids import HUMAN, Choice, Hex
from ceylon.rules import advance, chests, councillors, harvest, legal, line, move, plant, trade
from ceylon.rules.bits import BIT
from ceylon.rules.choices import (
    ADVANCING,
    DONE,
    END_TURN,
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
    hex_of,
)
from ceylon.rules.hexes import DISTRICT
from ceylon.rules.line import allows_line
from ceylon.rules.material import (
    ADVANCE,
    ADVANCE_2,
    CONTRACT,
    DISTANT_COUNCILLOR,
    DISTANT_HARVEST,
    DOWN,
    FREE_MOVE,
    HARVEST,
    NO_TILE,
    ONE_CHEST_LESS,
    PLANT,
    RUPEES_PLUS_5,
    SECOND_LEAF,
    TRADE,
    UP,
)
from ceylon.rules.reasons import Reason
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
    RAIL,
    START,
    STATION,
    TILE,
    Player,
    State,
)

# The groups of choices that a question can ask for. A main action is its own group.
_MOVE: Final = 5
_RUPEES: Final = 6
_TOKEN: Final = 7
_TILE: Final = 8
_END: Final = 9
_DONE: Final = 10
_DISCARD: Final = 11
_KEEP: Final = 12
_PLAY: Final = 13
_START: Final = 14
_STATION: Final = 15
_RAIL: Final = 16

_ACTIONS: Final = (0, 1, 2, 3, 4, _MOVE, _RUPEES)
_ASKED: Final[dict[int, tuple[int, ...]]] = {
    int(START): (_START,),
    int(STATION): (_STATION,),
    int(RAIL): (_RAIL,),
    int(PLAY): (_PLAY,),
    int(ACT): (*_ACTIONS, _TOKEN, _TILE),
    int(EXTRA): (*_ACTIONS, _TOKEN, _TILE),
    int(FOLLOW): (*_ACTIONS, _TOKEN, _TILE),
    int(TILE): _ACTIONS,
    int(AFTER): (_TOKEN, _END),
    int(HARVESTING): (1, _DONE),
    int(DISCARD): (_DISCARD,),
    int(KEEP): (_KEEP,),
    int(OVER): (),
}
_ENHANCED: Final[dict[int, int]] = {
    int(RUPEES_PLUS_5): _RUPEES,
    int(FREE_MOVE): _MOVE,
    int(SECOND_LEAF): int(PLANT),
    int(ADVANCE_2): int(ADVANCE),
    int(DISTANT_COUNCILLOR): int(CONTRACT),
    int(DISTANT_HARVEST): int(HARVEST),
    int(ONE_CHEST_LESS): int(TRADE),
}
"""Which action each starting tile changes."""


def _group(choice: Choice) -> int:
    if choice < FIRST_COUNCILLOR:
        return _SINGLE[choice]
    for first, group in _GROUPS:
        if choice >= first:
            return group
    return int(CONTRACT)


_SINGLE: Final[dict[int, int]] = {
    int(TAKE_RUPEES): _RUPEES,
    int(ADVANCING): int(ADVANCE),
    int(TECHNOLOGY_TOKEN): _TOKEN,
    int(STARTING_TILE): _TILE,
    int(END_TURN): _END,
    int(DONE): _DONE,
}
_GROUPS: Final[tuple[tuple[int, int], ...]] = (
    (int(FIRST_RAIL), _RAIL),
    (int(FIRST_STATION), _STATION),
    (int(FIRST_START), _START),
    (int(FIRST_HARVEST), int(HARVEST)),
    (int(FIRST_PLANT), int(PLANT)),
    (int(FIRST_MOVE), _MOVE),
    (int(FIRST_PLAY), _PLAY),
    (int(FIRST_KEEP), _KEEP),
    (int(FIRST_DISCARD), _DISCARD),
    (int(FIRST_TRADE), int(TRADE)),
)


def why_not(state: State, choice: Choice) -> Reason | None:
    """The rule against a choice, or None when it is legal."""
    group = _group(choice)
    if group not in _ASKED[state.question]:
        return what_is_asked(state)
    if group <= _RUPEES and state.question != HARVESTING:
        return _why_no_action(state, choice, group)
    return _why_no_step(state, choice, group)


def what_is_asked(state: State) -> Reason:
    """What must be chosen first, for someone who chose something else."""
    question = state.question
    if question == ACT:
        return Reason("T2", N_("you must take your action now"))
    if question == FOLLOW:
        return Reason("T4", N_("you must take one action now, on another player’s turn"))
    if question == DISCARD:
        room = harvest.warehouse(state, state.players[state.seat])
        text = N_("your warehouse holds only {room:chests}: discard the rest first")
        return Reason("A2.4", text, {"room": room})
    rule, text = _FIRST[question]
    return Reason(rule, text)


_FIRST: Final[dict[int, tuple[str, str]]] = {
    int(START): ("S9", N_("choose your starting place first")),
    int(STATION): ("R4", N_("place CR Co.’s plantation first")),
    int(RAIL): ("R5", N_("build the railway first")),
    int(PLAY): ("T1", N_("play a card first")),
    int(EXTRA): ("T3", N_("take the extra action for your technology token first")),
    int(AFTER): (
        "T3",
        N_("your action is done: spend a technology token, or take no extra action"),
    ),
    int(TILE): ("V5", N_("first choose what to use your starting tile for")),
    int(HARVESTING): (
        "A2.2",
        N_("you are harvesting: choose another plantation or end the harvest"),
    ),
    int(KEEP): ("V6", N_("first choose which chest to keep")),
    int(OVER): ("E2", N_("the game is over")),
}


# Actions


def _why_no_action(state: State, choice: Choice, group: int) -> Reason | None:
    me = state.players[state.seat]
    if state.question == TILE and _ENHANCED[me.tile] != group:
        text = N_("your starting tile ({tile:tile}) cannot be used for this")
        return Reason("V6", text, {"tile": me.tile})
    if group <= ADVANCE and not state.mains & BIT[group]:
        return _not_offered(state, group)
    if group == PLANT:
        return _why_no_plantation(state, me, hex_of(choice))
    if group == HARVEST:
        return harvest.why_not(state, me, hex_of(choice))
    if group == TRADE:
        return trade.why_not(state, me, (choice - FIRST_TRADE) >> 1)
    if group == CONTRACT:
        return councillors.why_not(state, me, choice - FIRST_COUNCILLOR)
    if group == ADVANCE:
        return advance.why_not(state, me, 1 + state.tile_in_use)
    if group == _MOVE:
        return move.why_not(state, me, hex_of(choice))
    return None


def _why_no_plantation(state: State, me: Player, at: Hex) -> Reason | None:
    if not state.land.hexes & BIT[at]:
        return _not_in_play(at)
    if state.tile_in_use:
        return plant.why_no_second_leaf(state, me, at)
    return plant.why_not(state, me, at)


def _not_offered(state: State, action: int) -> Reason:
    """The main action is not one of those that may be taken now."""
    if state.extra:
        text = N_("a technology token cannot be spent on {action:doing}")
        return Reason("T3", text, {"action": action})
    if state.seat == state.active:
        text = N_("the card lets you {up:action}, not {action:action}")
        return Reason("T2", text, {"up": UP[state.card], "action": action})
    text = N_("on this turn the card lets you {down:action}, not {action:action}")
    return Reason("T4", text, {"down": DOWN[state.card], "action": action})


def _not_in_play(at: Hex) -> Reason:
    return Reason("S3", N_("{hex:hex} is not in play"), {"hex": at})


# Everything else


def _why_no_step(state: State, choice: Choice, group: int) -> Reason | None:
    me = state.players[state.seat]
    if group == _TOKEN:
        return _why_no_token(state, me)
    if group == _TILE:
        return _why_no_tile(state, me)
    if group == _PLAY:
        return _why_no_card(me, choice)
    if group == HARVEST:
        return harvest.why_not_next(state, me, hex_of(choice))
    if group == _DONE and not harvest.may_end(state):
        return Reason("V7", N_("harvest at least one plantation that is out of reach"))
    if group == _DISCARD:
        return _why_no_discard(me, choice - FIRST_DISCARD)
    if group == _KEEP:
        return _why_not_keep(state, me, choice - FIRST_KEEP)
    if group == _START:
        return _why_not_start(state, hex_of(choice))
    if group == _STATION:
        return _why_no_station(state, hex_of(choice))
    if group == _RAIL:
        return line.why_not(state, hex_of(choice))
    return None


def _why_no_token(state: State, me: Player) -> Reason | None:
    if state.seat != state.active:
        return Reason("T3", N_("technology tokens can be spent only on your own turn"))
    if state.token_spent:
        return Reason("T3", N_("you have already spent a technology token this turn"))
    if me.technology_tokens == 0:
        return Reason("T3", N_("you have no technology token"))
    return None


def _why_no_tile(state: State, me: Player) -> Reason | None:
    if me.tile_number == 0:
        return Reason("V1", N_("this game is played without starting tiles"))
    if me.tile == NO_TILE:
        return Reason("V5", N_("you have already used your starting tile"))
    if legal.tile_helps(state, me):
        return None
    action = _ENHANCED[me.tile]
    if action <= ADVANCE and not state.mains & BIT[action]:
        return _not_offered(state, action)
    return _why_tile_fails(state, me) or _tile_changes_nothing(me)


def _why_tile_fails(state: State, me: Player) -> Reason | None:
    """What else is against the action of the tile; None if it is the tile itself (V7)."""
    if me.tile == SECOND_LEAF:
        return plant.why_no_second_leaf(state, me, me.pawn)
    if me.tile == ADVANCE_2:
        return advance.why_not(state, me, 2)
    if me.tile == DISTANT_COUNCILLOR:
        return councillors.why_too_dear(state, me)
    if me.tile == ONE_CHEST_LESS:
        return Reason(
            "V6", N_("even with one chest less, no contract on the train can be fulfilled")
        )
    return None


def _tile_changes_nothing(me: Player) -> Reason:
    text = N_("your starting tile ({tile:tile}) would change nothing now")
    return Reason("V7", text, {"tile": me.tile})


def _why_no_card(me: Player, choice: Choice) -> Reason | None:
    if legal.play_targets(me) & BIT[choice]:
        return None
    card = choice - FIRST_PLAY
    text = N_("you have no {up:short}/{down:short} card")
    return Reason("T1", text, {"up": UP[card], "down": DOWN[card]})


def _why_no_discard(me: Player, tea: int) -> Reason | None:
    if chests.of_tea(me.chests, tea):
        return None
    return Reason("A2.4", N_("you have no chest of {tea:tea}"), {"tea": tea})


def _why_not_keep(state: State, me: Player, tea: int) -> Reason | None:
    contract = state.wagon(trade.pending_wagon(state))
    if trade.keepable(state, me, contract) & BIT[tea]:
        return None
    if chests.of_tea(state.material.needs[contract], tea) == 0:
        return Reason("V6", N_("the contract does not ask for {tea:tea}"), {"tea": tea})
    return Reason("V6", N_("you are also missing another chest that the contract asks for"))


def _why_not_start(state: State, at: Hex) -> Reason | None:
    if not state.land.hexes & BIT[at]:
        return _not_in_play(at)
    if state.levels[at]:
        return _not_at_level_0("S9", state, at)
    if state.planted & DISTRICT[at >> 3]:
        text = N_("there is already a plantation in {district:district}")
        return Reason("S9", text, {"district": at >> 3})
    return None


def _why_no_station(state: State, at: Hex) -> Reason | None:
    if not state.land.hexes & BIT[at]:
        return _not_in_play(at)
    if state.levels[at]:
        return _not_at_level_0("R4", state, at)
    if state.players[HUMAN].pawn >> 3 == at >> 3:
        text = N_(
            "CR Co. must start in a different district from yours, not in {district:district}"
        )
        return Reason("R4", text, {"district": at >> 3})
    if not allows_line(state.land, state.levels, at):
        text = N_("no legal railway can be built from {hex:hex}")
        return Reason("R4", text, {"hex": at})
    return None


def _not_at_level_0(rule: str, state: State, at: Hex) -> Reason:
    text = N_("{hex:hex} is at level {level}; a starting place must be at level 0")
    return Reason(rule, text, {"hex": at, "level": state.levels[at]})


# Prices


def price_of(state: State, choice: Choice) -> int:
    """What a choice costs in rupees; the choice must be a legal one."""
    me = state.players[state.seat]
    if state.question not in (ACT, EXTRA, FOLLOW, TILE):
        return 0
    if choice >= FIRST_HARVEST or FIRST_TRADE <= choice < FIRST_DISCARD:
        return state.toll
    if choice >= FIRST_PLANT:
        return plant.price(state, me, hex_of(choice))
    if choice >= FIRST_MOVE:
        return move.price(state, me, hex_of(choice))
    if FIRST_COUNCILLOR <= choice < FIRST_TRADE:
        return councillors.price(state, me)
    return advance.price(state) if choice == ADVANCING else 0
