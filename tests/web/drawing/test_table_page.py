"""The page of the table: every legal choice once, every piece, nothing hidden, nothing hostile."""

import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from tests.laws.fields import differences, snapshot
from tests.people import ANA
from tests.web.playing import MODES, Playing, each_mode, play, sample

from ceylon.ids import NOWHERE, SPECTATOR, Seat, seats
from ceylon.rules.bits import members
from ceylon.rules.choices import text_of
from ceylon.rules.game import Game
from ceylon.rules.hexes import HEX_NAMES, hexes_in
from ceylon.rules.options import Options
from ceylon.sight.log import Log
from ceylon.sight.screen import Sitter, screen_of
from ceylon.web.drawing.targets import MOVE, Target
from ceylon.web.pages.table import table_main, table_page
from ceylon.words import LANGUAGES, Words, small
from ceylon.words.abilities import starting_tile

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
HOSTILE = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"


class Reader(HTMLParser):
    """Parses a page and reports where it is not well formed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.text: list[str] = []
        self.feed(page)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open
        assert self.open.pop() == tag, f"{tag} closes another element"

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["script"]:  # data for the page's script is not read by people
            self.text.append(data)

    def values(self, name: str) -> list[str]:
        return [attributes[name] for _, attributes in self.elements if name in attributes]

    def choices(self) -> list[str]:
        several = [text for texts in self.values("data-choices") for text in texts.split("|")]
        return self.values("data-choice") + several


def chooser(playing: Playing) -> Seat:
    return playing.game.seat if not playing.game.over else ANA


@each_mode
def test_every_legal_choice_stands_once_and_nothing_else(options: Options) -> None:
    """T1 to T4, S9, R4, R5: the enabled targets are the legal choices (criterion 2)."""
    for playing in sample(options, seed=2, every=5):
        page = Reader(table_main(playing.screen(chooser(playing))))
        legal = Counter(text_of(choice) for choice in playing.game.legal())
        assert Counter(page.choices()) == legal
        assert set(page.values("data-go")) <= set(legal)


@each_mode
def test_who_does_not_choose_is_offered_nothing(options: Options) -> None:
    """T4: other seats and spectators see the table and cannot act (criteria 2, 54)."""
    for playing in sample(options, every=23):
        for seat in (SPECTATOR, *seats(options.seats)):
            if seat != playing.game.seat:
                page = Reader(table_main(playing.screen(seat)))
                assert not page.choices()
                assert not page.values("data-go")
                assert not page.values("data-verb")


@each_mode
def test_every_piece_of_the_position_is_drawn(options: Options) -> None:
    """S9, A1, V6: each plantation with its owner and leaves, each pawn, each disc."""
    for playing in sample(options, every=11):
        game, main = playing.game, table_main(playing.screen(SPECTATOR))
        ids = set(re.findall(r'id="([\w-]+)"', main))
        for seat, player in enumerate(game.players):
            assert f"disc-{seat}" in ids
            assert (f"pawn-{seat}" in ids) == (player.pawn != NOWHERE)
            for h in members(player.plantations):
                two = "2" if player.second_leaf >> h & 1 else ""
                drawn = rf'id="plantation-{HEX_NAMES[h]}"><use [^>]*#plantation{two}-{seat}"'
                assert re.search(drawn, main)
        planted = [h for player in game.players for h in members(player.plantations)]
        assert main.count('class="plantation"') == len(planted)
        assert {f"hex-{HEX_NAMES[h]}" for h in members(game.land.hexes)} <= ids


@each_mode
def test_pages_are_well_formed(options: Options) -> None:
    """Unique ids, references that exist, and nothing that a strict policy would block."""
    for playing in sample(options, every=13):
        page = Reader(table_page(playing.screen(chooser(playing))))
        ids = page.values("id")
        assert len(ids) == len(set(ids))
        for name in ("data-tip", "data-reason", "data-turn", "popovertarget", "for"):
            assert set(page.values(name)) <= set(ids), name
        assert not page.values("style")
        names = {name for _, attributes in page.elements for name in attributes}
        assert not [name for name in names if name.startswith("on")]
        scripts = [attributes for tag, attributes in page.elements if tag == "script"]
        assert all("src" in a or a["type"] == "application/json" for a in scripts)
        assert not [1 for tag, _ in page.elements if tag == "style"]


@each_mode
def test_reasons_are_explained_where_a_target_is_disabled(options: Options) -> None:
    """A1 to A7: a plausible but illegal target leads to the sentence and its rule (criterion 4)."""
    explained = 0
    for playing in sample(options, seed=3, every=9):
        screen = playing.screen(chooser(playing))
        main = table_main(screen)
        page = Reader(main)
        for tip in page.values("data-reason"):
            text = main.split(f'id="{tip}"', 1)[1].split("</div>", 1)[0]
            assert 'class="no"' in text
            assert re.search(r'<i><a href="/rules#[ACERSTV]\d', text)
            explained += 1
    assert explained > 20


@each_mode
def test_the_map_is_one_tab_stop(options: Options) -> None:
    """One hex is in the tab order; each has a name with its state (criteria 40, 42)."""
    for playing in sample(options, every=17):
        page = Reader(table_main(playing.screen(chooser(playing))))
        hexes = [a for _, a in page.elements if a.get("id", "").startswith("hex-")]
        assert [a["tabindex"] for a in hexes].count("0") == 1
        assert all(a["aria-label"].startswith(a["data-hex"]) for a in hexes)
        assert all(a["role"] == "button" for a in hexes)


def test_prices_of_ways_add_up() -> None:
    """A6.1, C1, V6: the steps add up to the price, over neighbouring hexes (criterion 5)."""
    ways = 0
    for playing in sample(MODES["four, tiles"], seed=5, every=3):
        if playing.game.over:
            continue
        screen = playing.screen(playing.game.seat)
        for h in hexes_in(playing.game.land.hexes):
            target = Target(screen, h)
            if target.way is not None:
                assert sum(target.way.steps) == target.offers[MOVE].price
                assert len(target.way.hexes) == len(target.way.steps) + 1
                for here, there in pairwise(target.way.hexes):
                    assert playing.game.land.steps(here, there) == 1
                ways += 1
    assert ways > 100


def test_hidden_cards_change_nothing_on_the_page() -> None:
    """Section 8: whatever is in other hands and in the decks (criteria 22, 54)."""
    swaps = 0
    for playing in sample(MODES["four, tiles"], seed=4, every=19):
        for seat in (SPECTATOR, *seats(4)):
            if seat != playing.game.seat:
                other = Playing(playing.options, swapped(playing.game, seat), playing.choices)
                other.log = playing.log
                assert table_main(other.screen(seat)) == table_main(playing.screen(seat))
                swaps += differences(snapshot(other.game), snapshot(playing.game)) != []
    assert swaps > 10


def swapped(game: Game, seat: int) -> Game:
    """Another game that looks the same to a seat: hands passed on, the decks turned over.

    Of the contracts the top one stays: the company on its back can be seen.
    """
    other = game.copy()
    hands = [s for s in range(len(game.players)) if s != seat]
    for giver, taker in pairwise([*hands, hands[0]]):
        other.players[taker].hand = game.players[giver].hand
    other.deck = bytes(reversed(game.deck))
    top = len(game.contract_deck) - game.contracts_left + 1
    other.contract_deck = game.contract_deck[:top] + bytes(reversed(game.contract_deck[top:]))
    return other


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_render(language: str) -> None:
    """Every sentence of the page has all its fields in every language (criterion 47)."""
    words = Words.of(language)
    for mode in ("four, tiles", "solo, built"):
        for playing in sample(MODES[mode], every=21):
            page = table_page(playing.screen(chooser(playing), words))
            assert f'<html lang="{language}">' in page


def test_hostile_names_are_escaped() -> None:
    """A name is text, wherever it is."""
    playing = next(p for p in play(MODES["four, tiles"]) if p.version == 60)
    screen = screen_of(
        playing.game,
        playing.game.seat,
        words=Words.of("en"),
        version=playing.version,
        sitters=[Sitter(HOSTILE), Sitter("</main>"), Sitter("{{ 7 * 7 }}"), Sitter("&amp;")],
        log=Log.of(playing.log),
    )
    covered = replace(screen, seat=SPECTATOR, offers=(), reasons={}, covered=True)
    for page in (table_page(screen), table_page(covered)):
        read = Reader(page)
        assert "img" not in {tag for tag, _ in read.elements}
        assert "49" not in "".join(read.text) or "{{ 7 * 7 }}" in "".join(read.text)
        assert "<script>alert" not in page


def test_the_curtain_covers_the_hand_and_leaves_the_board() -> None:
    """Section 8: before the next player looks, what a spectator sees, and a name (criterion 53)."""
    playing = next(p for p in play(MODES["four, tiles"]) if p.version == 60)
    watched = playing.screen(SPECTATOR)
    page = table_page(replace(watched, covered=True))
    assert 'id="card-0"' not in page
    assert "data-choice" not in page
    assert f"Pass the device to {watched.sitters[playing.game.seat].name}" in page
    for part in ("map", "log", "seat-0"):
        assert f'id="{part}"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_tile_does_goes_on_after_its_name(language: str) -> None:
    """V6: after the colon with a small letter, on one's own desk; on the boards with its state."""
    words = Words.of(language)
    playing = next(p for p in play(MODES["four, tiles"]) if p.version == 4)
    page = Reader(table_main(playing.screen(playing.game.seat, words)))
    said = {*page.values("data-says"), *page.values("aria-label")}
    for seat, player in enumerate(playing.game.players):
        tile = starting_tile(words, player.tile)
        if seat == playing.game.seat:
            assert words.say("{name}: {text}", name=tile.name, text=small(tile.text)) in said
        else:
            assert any(tile.name in each for each in said)
