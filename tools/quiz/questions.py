"""Thirty questions of six kinds, each with the engine's answer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import dropwhile, islice
from random import Random
from typing import Final

from ceylon import Choice, Game, choice_of, text_of
from ceylon.box import ACTIONS, DISTRICTS
from ceylon.ids import RAILWAYS, SPECTATOR
from ceylon.rules.bits import members
from ceylon.rules.facts import Fact, TurnBegun
from ceylon.rules.hexes import HEX_NAMES
from ceylon.rules.material import DOWN, UP, WAGONS
from ceylon.rules.scoring import RUPEES, TECHNOLOGY
from ceylon.rules.state import ACT, FOLLOW
from ceylon.words.explanations import explain
from ceylon.words.names import name
from ceylon.words.narration import tell
from ceylon.words.scoring import majority
from tools.quiz.positions import described, games, words_for

_EACH: Final = 5
_STRIDE: Final = 17
"""Choices between two positions that are considered, so that they differ."""
_USUAL_PRICE: Final = 5
_IN_CONTENTION: Final = 2
_OF_THE_CARD: Final = ("T2", "T4")
_PASSED_OVER: Final = 0.8
"""How often a question is passed over whose answer is only that the card shows another action."""


@dataclass(frozen=True)
class Question:
    position: str
    text: str
    answer: str


Maker = Callable[[Game, Random], Question | None]


def quiz(seed: int) -> Iterator[Question]:
    """Five questions of each kind."""
    for kind, make in enumerate(MAKERS):
        yield from islice(_made(make, seed * 100 + kind), _EACH)


def _made(make: Maker, seed: int) -> Iterator[Question]:
    random = Random(seed)
    for game in islice(games(seed), 0, None, _STRIDE):
        question = make(game, random)
        if question is not None:
            yield question


# The kinds


def _price_of_a_move(game: Game, random: Random) -> Question | None:
    moves = [c for c in _costly(game) if text_of(c).startswith("move ") and game.price(c) > 1]
    return _price(game, random.choice(moves)) if moves else None


def _price_of_an_action(game: Game, random: Random) -> Question | None:
    """Only at a price that a councillor or CR Co. changes: the basic one is easily remembered."""
    actions = [c for c in _costly(game) if not text_of(c).startswith("move ")]
    unusual = [c for c in actions if game.price(c) != _USUAL_PRICE]
    return _price(game, random.choice(unusual)) if unusual else None


def _costly(game: Game) -> list[Choice]:
    if game.question not in (ACT, FOLLOW):
        return []
    return [choice for choice in game.legal() if game.price(choice)]


def _price(game: Game, choice: Choice) -> Question:
    words = words_for(game)
    text = f"{_asked(game)} How many rupees does this cost in all: {name(words, choice)}?"
    return Question(described(game, seat=game.seat), text, words.unit("rupees", game.price(choice)))


def _is_it_legal(game: Game, random: Random) -> Question | None:
    if game.question not in (ACT, FOLLOW):
        return None
    words = words_for(game)
    choice = random.choice(_plausible(game))
    reason = game.why_not(choice)
    if reason is not None and reason.rule in _OF_THE_CARD and random.random() < _PASSED_OVER:
        return None
    text = f"{_asked(game)} Is this allowed now: {name(words, choice)}? If not, why not?"
    answer = "Yes." if reason is None else f"No: {explain(words, reason)}"
    return Question(described(game, seat=game.seat), text, answer)


def _plausible(game: Game) -> list[Choice]:
    """What a beginner might try: actions at the pawn, and trades."""
    pawn = game.players[game.seat].pawn
    texts = [f"plant {HEX_NAMES[pawn]}", f"contract {DISTRICTS[pawn >> 3]}", "advance"]
    texts += [f"trade {wagon + 1} points" for wagon in range(WAGONS)]
    texts += [f"harvest {HEX_NAMES[place]}" for place in members(game.planted)]
    return [choice_of(text) for text in texts]


def _who_scores(game: Game, random: Random) -> Question | None:
    if not game.turn:
        return None
    words = words_for(game)
    which = random.choice([RUPEES, TECHNOLOGY, *_districts(game)])
    placings = [
        (score.seat, placing.points)
        for score in game.scores()
        for placing in score.placings
        if placing.majority == which
    ]
    if sum(points > 0 for _, points in placings) < min(len(game.players), _IN_CONTENTION):
        return None
    told = [f"{words.unit('player', seat)} {points}" for seat, points in placings]
    text = (
        "If the game ended now, how many points would each player get for this majority:"
        f" {majority(words, which)}?"
    )
    return Question(described(game, seat=SPECTATOR), text, ", ".join(told))


def _districts(game: Game) -> list[int]:
    return [district for district in range(4) if game.land.districts >> district & 1]


def _what_ends_the_game(game: Game, _random: Random) -> Question | None:
    if not game.ending or game.over:
        return None
    words = words_for(game)
    last = game.copy()
    while not last.over:
        active, turn = last.active, last.turn
        last.push(last.legal()[0])
    text = (
        f"It is turn {game.turn}, the turn of {words.unit('player', game.active)};"
        f" {words.unit('player', game.start)} started the game. The end of the game has been"
        " triggered. Whose turn is the last one, and what number has it?"
    )
    answer = f"turn {turn}, of {words.unit('player', active)}"
    return Question(described(game, seat=SPECTATOR), text, answer)


def _what_the_railways_do(game: Game, _random: Random) -> Question | None:
    """From the choice that ends the human's turn to CR Co.'s action on its own turn."""
    if not game.solo or game.over or game.active == RAILWAYS or not game.cards_left:
        return None
    after = game.copy()
    choice = game.legal()[0]
    facts = after.play(choice)
    own = list(dropwhile(lambda fact: not _begins(fact), facts))
    if not own or after.active != RAILWAYS:
        return None
    words = words_for(game)
    text = (
        f"{words.unit('player', game.seat)} now chooses: {name(words, choice, game)}."
        f" CR Co. follows if it has to; then its own turn begins, and it draws the card"
        f" {_drawn_card(after)}. Where does its pawn move, what does it gain on the way, and which"
        " action does it take?"
    )
    told = [tell(words, fact) for fact in own if fact.seat == RAILWAYS]
    return Question(described(game, seat=game.seat), text, " / ".join(told))


def _begins(fact: Fact) -> bool:
    return isinstance(fact, TurnBegun) and fact.seat == RAILWAYS


def _drawn_card(game: Game) -> str:
    return f"{ACTIONS[UP[game.card]]}/{ACTIONS[DOWN[game.card]]}"


def _asked(game: Game) -> str:
    words = words_for(game)
    who = words.unit("player", game.seat)
    if game.question == FOLLOW:
        return f"{who} must take an action in the turn of {words.unit('player', game.active)}."
    return f"It is {who}'s turn, and {who} has played the card."


MAKERS: Final = (
    _price_of_a_move,
    _price_of_an_action,
    _is_it_legal,
    _who_scores,
    _what_ends_the_game,
    _what_the_railways_do,
)
