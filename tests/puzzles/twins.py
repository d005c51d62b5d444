"""Two puzzles that look the same to the seat that must choose, and differ in what is hidden."""

from dataclasses import replace
from itertools import product
from random import Random

from ceylon.puzzles import Puzzle
from ceylon.rules.deal import Deal
from ceylon.rules.game import Game
from ceylon.rules.reasons import IllegalChoice
from ceylon.rules.view import View


def twin_of(puzzle: Puzzle, rng: Random) -> Puzzle | None:
    """Another order of the deck, and if possible another hand of somebody else."""
    deck = list(puzzle.deal.deck)
    drawn = len(deck) - puzzle.view().cards_left
    tail = deck[drawn:]
    rng.shuffle(tail)
    other = with_deck(puzzle, [*deck[:drawn], *tail])
    swaps = list(product(range(drawn), range(drawn, len(deck))))
    rng.shuffle(swaps)
    for mine, its in swaps[:60]:
        swapped = list(other.deal.deck)
        swapped[mine], swapped[its] = swapped[its], swapped[mine]
        found = with_deck(puzzle, swapped)
        if swapped[mine] != swapped[its] and looks_the_same(puzzle, found):
            return found
    return other if other.deal.deck != puzzle.deal.deck else None


def with_deck(puzzle: Puzzle, deck: list[int]) -> Puzzle:
    deal = puzzle.deal
    other = Deal(
        levels=deal.levels,
        councillors=deal.councillors,
        deck=bytes(deck),
        contracts=deal.contracts,
        start=deal.start,
        tiles=deal.tiles,
        railways=deal.railways,
    )
    return replace(puzzle, deal=other)


def looks_the_same(one: Puzzle, other: Puzzle) -> bool:
    """Whether the other game could be played, and its seat saw and was told the same throughout."""
    games = [Game.of(each.options, each.deal) for each in (one, other)]
    seat = one.seat
    for choice in one.choices:
        if View.of(games[0], seat) != View.of(games[1], seat):
            return False
        try:
            told = [[fact.seen_by(seat) for fact in game.play(choice)] for game in games]
        except IllegalChoice:
            return False
        if told[0] != told[1]:
            return False
    return View.of(games[0], seat) == View.of(games[1], seat)


def hands(puzzle: Puzzle) -> list[int]:
    """What everybody holds at the question."""
    return [int(player.hand) for player in puzzle.position().players]
