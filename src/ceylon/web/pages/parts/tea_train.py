"""The train: its contracts, what is missing for each, and the two decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from ceylon.rules import facts
from ceylon.rules.chests import unpack
from ceylon.rules.material import DOWN, NO_CONTRACT, UP, WAGONS, company_of
from ceylon.rules.trade import has_space
from ceylon.sight.offers import Offer
from ceylon.sight.screen import Screen
from ceylon.sight.since import Deed
from ceylon.web.pages.parts.contract_cards import distribution_part
from ceylon.web.pages.parts.part import ANEW, Part, on_a_board, part
from ceylon.web.pages.parts.tips import Tip, tips_part, why
from ceylon.words import N_, Words, capital

READY: Final = N_("you can deliver")


@dataclass(frozen=True)
class Reward:
    kind: str
    amount: int
    offer: Offer | None
    label: str


@dataclass(frozen=True)
class Wagon:
    number: int
    company: int
    chests: tuple[int, ...]
    rewards: tuple[Reward, ...]
    deliverable: bool
    note: str
    missing: tuple[int, ...]
    """The tea of each chest that the viewer lacks, unless there is no space for the contract."""
    label: str
    tip: Tip | None


@dataclass(frozen=True)
class Pile:
    """How many action cards of a kind there are."""

    kind: tuple[int, ...]
    name: str
    known: int
    unknown: int


def wagon_of(screen: Screen, wagon: int) -> Wagon:
    view, words = screen.view, screen.words
    contract = view.wagon(wagon)
    if contract == NO_CONTRACT:
        label = words.say("Wagon {wagon}: empty", wagon=wagon + 1)
        return Wagon(wagon + 1, 0, (), (), False, "", (), label, None)
    needs = unpack(view.material.needs[contract])
    rupees = view.material.contract_rupees[contract]
    points = view.material.contract_points[contract]
    missing = _missing(screen, needs)
    fits = screen.watching or has_space(view, view.players[screen.seat], contract)
    note = _note(screen, missing, fits=fits)
    label = words.say(
        "Wagon {wagon}: {company:company} wants {teas:teas}; {rupees:rupees} or {points:points}",
        wagon=wagon + 1,
        company=company_of(contract),
        teas=needs,
        rupees=rupees,
        points=points,
    )
    reason = screen.reasons.get(f"trade {wagon + 1} rupees")
    tip = Tip(f"why-wagon-{wagon + 1}", label, reasons=(why(words, reason),)) if reason else None
    return Wagon(
        number=wagon + 1,
        company=company_of(contract),
        chests=tuple(tea for tea in range(3) for _ in range(needs[tea])),
        rewards=(
            _reward(screen, wagon, "rupees", rupees),
            _reward(screen, wagon, "points", points),
        ),
        deliverable=not missing and screen.words.say(READY) == note,
        note=note,
        missing=missing if fits else (),
        label=_sentence(words, label, note, missing, fits=fits),
        tip=tip,
    )


def _sentence(words: Words, label: str, note: str, missing: tuple[int, ...], *, fits: bool) -> str:
    said = [label] if missing and fits else [label, capital(note)]
    if missing:
        teas = tuple(missing.count(tea) for tea in range(3))
        # Translators: chests for a contract, for screen readers.
        said.append(words.say("Missing: {teas:teas}", teas=teas))
    return words.sentences(filter(None, said))


def _reward(screen: Screen, wagon: int, kind: str, amount: int) -> Reward:
    offer = screen.offered.get(f"trade {wagon + 1} {kind}")
    label = screen.words.unit(kind, amount)
    return Reward(kind, amount, offer, offer.label if offer else label)


def _missing(screen: Screen, needs: tuple[int, int, int]) -> tuple[int, ...]:
    """A spectator has nothing to deliver, and so nothing to miss."""
    if screen.watching:
        return ()
    have = unpack(screen.view.players[screen.seat].chests)
    return tuple(tea for tea in range(3) for _ in range(needs[tea] - have[tea]))


def _note(screen: Screen, missing: tuple[int, ...], *, fits: bool) -> str:
    """A space first: whoever lacks one would gather the chests in vain."""
    if screen.watching:
        return ""
    words = screen.words
    if not fits:
        # Translators: no contract space for it. Little room.
        return words.say_in("contract", "no free space")
    if missing:
        # Translators: before the symbols of chests. Very little room.
        return words.say_in("contract", "missing")
    return words.say(READY)


# The decks


def cards_played(screen: Screen) -> list[Pile]:
    """For each kind of action card: how many have been played, and how many are still unseen."""
    view = screen.view
    played = Counter(card >> 1 for card in view.discards)
    unseen = Counter(card >> 1 for card in view.unseen_cards)
    return [
        Pile(_sides(kind), _card(screen.words, kind), played[kind], unseen[kind])
        for kind in range(10)
    ]


def _sides(kind: int) -> tuple[int, int]:
    return UP[2 * kind], DOWN[2 * kind]


def _card(words: Words, kind: int) -> str:
    return words.unit("card", _sides(kind))


# Parts


def wagon_parts(screen: Screen) -> Iterator[Part]:
    """A seat sees what it lacks for each contract."""
    for wagon in range(WAGONS):
        yield _wagon_part(screen, wagon)
    yield part(
        "pop-cards",
        (screen.view.discards, screen.view.unseen_cards),
        screen,
        "pop_cards.html",
        lambda: {"cards": cards_played(screen)},
    )


def deck_parts(screen: Screen) -> Iterator[Part]:
    view = screen.view
    decks = (view.contracts_left, view.next_company, view.cards_left)
    yield part("decks", (decks, len(view.discards)), screen, "decks.html", dict)
    yield distribution_part(screen)


def train_tips_part(screen: Screen) -> Part:
    return tips_part("train", _tips(screen), ANEW if screen.yours else ())


def _wagon_part(screen: Screen, wagon: int) -> Part:
    view, number = screen.view, wagon + 1
    mine = () if screen.watching else on_a_board(view.players[screen.seat])[1:5]
    rewards = (f"trade {number} rupees", f"trade {number} points")
    offers = tuple(screen.offered.get(text) for text in rewards)
    went = _went(screen, wagon)
    shows = (view.wagon(wagon), mine, offers, screen.reasons.get(rewards[0]), went)
    values = partial(_wagon_values, screen, wagon, went)
    return part(f"wagon-{number}", shows, screen, "wagon.html", values)


def _wagon_values(screen: Screen, wagon: int, went: Deed | None) -> dict[str, object]:
    traded = went.entry.main if went else None
    sold = company_of(traded.contract) if isinstance(traded, facts.Traded) else 0
    return {"wagon": wagon_of(screen, wagon), "went": went, "sold": sold}


def _went(screen: Screen, wagon: int) -> Deed | None:
    """Who took a contract from the wagon since the reader's last turn, even if it is refilled."""
    for deed in reversed(screen.since):
        main = deed.entry.main
        if isinstance(main, facts.Traded) and main.wagon == wagon:
            return deed
    return None


def _tips(screen: Screen) -> Iterator[Tip]:
    """Why a contract cannot be fulfilled now."""
    for wagon in range(WAGONS):
        if f"trade {wagon + 1} rupees" in screen.reasons:
            tip = wagon_of(screen, wagon).tip
            if tip is not None:
                yield tip
