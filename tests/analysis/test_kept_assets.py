"""A hint names what the choice brings about, or says plainly what it keeps."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.analysis.playing import NAMES, moments, seen, sensible
from tests.laws.modes import MODES
from tests.people import BO
from tests.rules.tables import Table, grow, hold, purse, stand, stock, to_act
from tests.thorough import sampled

from ceylon.analysis import Candidate, Explaining, Message, comparison, hints, kept_assets
from ceylon.analysis.outcomes import nothing_done
from ceylon.analysis.tally import Tally
from ceylon.rules.choices import choice_of, text_of
from ceylon.rules.game import Game
from ceylon.words import Words

ENGLISH = Words.of("en").seated(NAMES)
FEW = 24
each_mode = pytest.mark.parametrize("mode", sampled(MODES, "2-without-uva", "4-tiles"))


def kept(game: Game, choice: str, against: str) -> list[str]:
    told = Explaining(seen(game), 1).kept(choice_of(choice), choice_of(against))
    return [reason.sentence(ENGLISH) for reason in told]


# Examples


def test_rupees_keep_the_pawn_where_it_is() -> None:
    """A7, A2.1: taking rupees changes no reach, but a move would."""
    game = Table(2).begun("D2 K7")
    grow(game, 0, "D1 D3")
    to_act(game, "trade")
    reach = Tally(nothing_done(seen(game), 1)[0]).in_reach()
    assert f"from here, a harvest still reaches {reach} plantations" in kept(
        game, "rupees", "move K7"
    )


def test_a_turn_that_ends_keeps_rupees() -> None:
    """A6: no rupee is gained where no extra action is taken."""
    game = Table(2).begun("D2 K7")
    stand(game, 0, "D1")
    purse(game, 7, 9)
    to_act(game, "plant")
    assert "you save 5 rupees" in kept(game, "rupees", "plant D1")


def test_chests_that_are_not_traded_are_kept() -> None:
    """A3.4: what another contract would take is no gain."""
    game = Table(2, contracts=["2 BGG", "3 BBB", "4 GGG"]).begun("D2 K7")
    stock(game, 0, "BBBGG")
    to_act(game, "trade")
    assert "you keep these chests: 2 green" in kept(game, "trade 2 points", "trade 1 points")
    gained = Explaining(seen(game), 1).all_reasons(choice_of("trade 2 points"))
    assert comparison.MORE_TEA not in [reason.text for reason in gained]


def test_rupees_that_nobody_can_spend_are_no_reason() -> None:
    """E2, E4: on the last turn they count for the majority only."""
    game = Table(2).begun("D2 K7")
    hold(game, 0, "advance/harvest")
    purse(game, 30, 1)
    game.ending = 1
    game.start = BO  # the seat after this one starts, so that this turn is the last
    to_act(game, "harvest")
    told = Explaining(seen(game), 1).all_reasons(choice_of("rupees"))
    assert comparison.MORE_RUPEES not in [reason.text for reason in told]
    purse(game, 3, 2)
    told = Explaining(seen(game), 1).all_reasons(choice_of("rupees"))
    assert comparison.MORE_RUPEES in [reason.text for reason in told], "Bo acts after this"


# The law


def positions(mode: str) -> Iterator[Game]:
    """Of a game that is played well, and of one played at random."""
    options = MODES[mode]
    for game in (
        *sensible(options, seed=31, apart=2 * options.boards - 1),
        *moments(options, seed=32, apart=4 * options.boards - 1),
    ):
        if game.legal_count() > 1:
            yield game


def worlds(explaining: Explaining, hint: Candidate) -> Iterator[tuple[Tally, Tally]]:
    """What the choice leads to, and the position before it, in each imagined game."""
    for one in explaining.outcomes(hint.choice):
        yield Tally(one), Tally(replace(one, after=one.before, choices=()))


def holds(reason: Message, one: Tally, now: Tally) -> bool | None:
    """Whether the numbers are those of the rules; None if there is nothing to compare."""
    me, was, value = one.player, now.player, reason.values.get("n")
    reach = one.in_reach(), now.in_reach()
    compared = {
        kept_assets.KEPT_REACH: lambda: reach == (value, value),
        "a harvest would then reach {n:plantations} instead of {other}": lambda: (
            reach == (value, reason.values["other"])
        ),
        "a harvest would then reach {n:plantations}": lambda: reach == (value, 0),
        comparison.MORE_RUPEES: lambda: me.rupees - was.rupees == value and one.rupees_count,
        kept_assets.KEPT_RUPEES: lambda: me.rupees >= was.rupees >= int(str(value)),
        comparison.YOUR_TOKEN: lambda: me.technology_tokens == was.technology_tokens,
        "+{n:technology}": lambda: me.technology_tokens - was.technology_tokens == value,
        comparison.MORE_TEA: lambda: sum(one.chests()) > sum(now.chests()),
        kept_assets.KEPT_TEA: lambda: all(
            not n or mine >= had >= n
            for n, mine, had in zip(
                reason.values["chests"],  # type: ignore[arg-type]
                one.chests(),
                now.chests(),
                strict=True,
            )
        ),
        comparison.YOUR_SITES: lambda: bool(one.sites()) and not now.sites(),
        kept_assets.KEPT_SITES: lambda: (
            {*one.sites()}
            >= {*reason.values["hexes"]}  # type: ignore[misc]
            <= {*now.sites()}
        ),
        kept_assets.NOTHING_FOR_OTHERS: lambda: one.points_of_others() == now.points_of_others(),
        comparison.STILL_DELIVERABLE: lambda: (
            reason.values["wagon"] - 1  # type: ignore[operator]
            in one.deliverable_now()
        ),
    }
    return compared[reason.text]() if reason.text in compared else None


KEPT = {
    comparison.STILL_DELIVERABLE,
    comparison.YOUR_TOKEN,
    comparison.YOUR_TILE,
    comparison.YOUR_CARD,
    comparison.NOBODY_FOLLOWS,
    *(text for name, text in vars(kept_assets).items() if name.isupper() and isinstance(text, str)),
}


@each_mode
def test_a_hint_compares_with_the_position_before_it(mode: str) -> None:
    """Before and after are those of the rules; what is only better than elsewhere is kept."""
    checked = set()
    for game in positions(mode):
        explaining = Explaining(seen(game), 2)
        for hint in hints(seen(game), seed=2, simulations=FEW):
            gained = explaining.all_reasons(hint.choice)
            for reason in hint.reasons:
                assert reason in gained or reason.text in KEPT
                for one, now in worlds(explaining, hint):
                    held = holds(reason, one, now)
                    assert held is not False, (text_of(hint.choice), reason)
                    checked |= {reason.text} if held else set()
    assert len(checked) >= 5
