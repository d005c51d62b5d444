"""T: what may be answered to the open question.

The modules named after the actions say where an action is possible; this one says when.
"""

from typing import Final

from mypy_extensions import i64

from ceylon.ids import HUMAN, Choice
from ceylon.rules import (
    advance,
    chests,
    councillors,
    harvest,
    move,
    plant,
    setup,
    trade,
)
from ceylon.rules.bits import BIT, count, nth
from ceylon.rules.choices import (
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
    JUST_ADVANCING,
    JUST_DONE,
    JUST_END_TURN,
    JUST_RUPEES,
    JUST_TILE,
    JUST_TOKEN,
)
from ceylon.rules.hexes import DISTRICT
from ceylon.rules.line import rail_targets, station_targets
from ceylon.rules.material import (
    ADVANCE_2,
    DISTANT_COUNCILLOR,
    DISTANT_HARVEST,
    FREE_MOVE,
    JUST_ADVANCE,
    JUST_CONTRACT,
    JUST_HARVEST,
    JUST_PLANT,
    JUST_TRADE,
    NO_TILE,
    ONE_CHEST_LESS,
    RUPEES_PLUS_5,
    SECOND_LEAF,
)
from ceylon.rules.state import (
    ACT,
    AFTER,
    DISCARD,
    EXTRA,
    FOLLOW,
    HARVESTING,
    KEEP,
    PLAY,
    RAIL,
    START,
    STATION,
    TILE,
    Player,
    State,
)

_KIND_BITS: Final[i64] = 0x55555

Targets = tuple[i64, i64, i64, i64]
"""Legal choices: those without a hex, then the hexes of three verbs.

The three are move, plant and harvest; before the first turn the first of them is the one verb
that the question is about (start, railways or rail).
"""


def targets(state: State) -> Targets:
    """The legal choices of the open question."""
    question = state.question
    me = state.players[state.seat]
    if question == ACT or question == FOLLOW or question == EXTRA:
        moves = move.targets(state, me)
        return _others(state, me), moves, _plants(state, me), _harvests(state, me)
    if question == PLAY:
        return play_targets(me), 0, 0, 0
    if question == HARVESTING:
        if harvest.may_end(state):
            return JUST_DONE, 0, 0, state.remaining
        return 0, 0, 0, state.remaining
    if question == AFTER:
        return JUST_TOKEN | JUST_END_TURN, 0, 0, 0
    if question == DISCARD:
        return discard_targets(me), 0, 0, 0
    if question == TILE:
        return tile_targets(state, me)
    return _rare_targets(state, me)


def _rare_targets(state: State, me: Player) -> Targets:
    question = state.question
    if question == KEEP:
        kept = trade.keepable(state, me, state.wagon(trade.pending_wagon(state)))
        return kept << FIRST_KEEP, 0, 0, 0
    if question == START:
        return 0, setup.start_targets(state), 0, 0
    if question == STATION:
        taken = DISTRICT[state.players[HUMAN].pawn >> 3]
        return 0, station_targets(state.land, state.levels, taken), 0, 0
    if question == RAIL:
        return 0, rail_targets(state), 0, 0
    return 0, 0, 0, 0


# The main actions that are allowed and possible


def _plants(state: State, me: Player) -> i64:
    if state.mains & JUST_PLANT:
        return plant.targets(state, me)
    return 0


def _harvests(state: State, me: Player) -> i64:
    if state.mains & JUST_HARVEST:
        return harvest.targets(state, me)
    return 0


def _others(state: State, me: Player) -> i64:
    """Those without a hex, and rupees, token and tile."""
    mains = state.mains
    others: i64 = JUST_RUPEES
    if mains & JUST_TRADE:
        others |= trade.targets(state, me) << FIRST_TRADE
    if mains & JUST_CONTRACT:
        others |= councillors.targets(state, me) << FIRST_COUNCILLOR
    if mains & JUST_ADVANCE and advance.possible(state, me, 1):
        others |= JUST_ADVANCING
    if me.technology_tokens and may_spend_token(state):
        others |= JUST_TOKEN
    if me.tile != NO_TILE and tile_helps(state, me):
        others |= JUST_TILE
    return others


def may_spend_token(state: State) -> bool:
    """T3: here, directly before the action, once per turn; the question AFTER covers the time after
    it."""
    return state.question == ACT and state.token_spent == 0


def play_targets(me: Player) -> i64:
    """T1: each kind of card in the hand, either way round."""
    kinds = (me.hand | me.hand >> 1) & _KIND_BITS
    return (kinds | kinds << 1) << FIRST_PLAY


def discard_targets(me: Player) -> i64:
    found: i64 = 0
    tea: i64 = 0
    while tea < 3:
        if chests.of_tea(me.chests, tea):
            found |= BIT[FIRST_DISCARD + tea]
        tea += 1
    return found


def tile_targets(state: State, me: Player) -> Targets:
    """What the starting tile can be used for now (V5 to V7)."""
    tile = me.tile
    mains = state.mains
    if tile == RUPEES_PLUS_5:
        return JUST_RUPEES, 0, 0, 0
    if tile == FREE_MOVE:
        return 0, move.free_targets(state, me), 0, 0
    if tile == SECOND_LEAF and mains & JUST_PLANT:
        return 0, 0, plant.second_leaf_targets(state, me), 0
    if tile == ADVANCE_2 and mains & JUST_ADVANCE and advance.possible(state, me, 2):
        return JUST_ADVANCING, 0, 0, 0
    if tile == DISTANT_COUNCILLOR and mains & JUST_CONTRACT:
        return councillors.distant_targets(state, me) << FIRST_COUNCILLOR, 0, 0, 0
    if tile == DISTANT_HARVEST and mains & JUST_HARVEST:
        return 0, 0, 0, harvest.distant_targets(state, me)
    if tile == ONE_CHEST_LESS and mains & JUST_TRADE:
        return trade.targets_with_less(state, me) << FIRST_TRADE, 0, 0, 0
    return 0, 0, 0, 0


def tile_helps(state: State, me: Player) -> bool:
    """V7: a tile may be used only if it changes something."""
    others, hexes, plants, harvests = tile_targets(state, me)
    return others | hexes | plants | harvests != 0


def first_of_hexes(question: i64) -> i64:
    """The first choice of the verb that the hexes of `targets` belong to."""
    if question >= PLAY:
        return FIRST_MOVE
    if question == START:
        return FIRST_START
    if question == STATION:
        return FIRST_STATION
    return FIRST_RAIL


def number_of(targets: Targets) -> i64:
    """How many choices there are."""
    others, hexes, plants, harvests = targets
    total = count(others) + count(hexes)
    if plants:
        total += count(plants)
    if harvests:
        total += count(harvests)
    return total


def nth_choice(state: State, targets: Targets, n: i64) -> Choice:
    """The n-th legal choice, by ascending id, counted from 0."""
    others, hexes, plants, harvests = targets
    here = count(others)
    if n < here:
        return Choice(nth(others, n))
    n -= here
    here = count(hexes)
    if n < here:
        return Choice(first_of_hexes(state.question) + nth(hexes, n))
    n -= here
    here = count(plants)
    if n < here:
        return Choice(FIRST_PLANT + nth(plants, n))
    return Choice(FIRST_HARVEST + nth(harvests, n - here))
