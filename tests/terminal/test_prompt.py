"""What is typed: numbers, texts, abbreviations, other languages; and three kinds of refusal."""

from functools import cache
from random import Random

import pytest
from tests.terminal.tables import (
    LANGUAGES,
    MODES,
    chance_choice,
    game_after,
    listing_in,
    positions,
    words_for,
)

from ceylon.ids import Choice
from ceylon.rules.chests import pack
from ceylon.rules.choices import ALL_CHOICES, choice_of, choices_of, text_of
from ceylon.rules.game import Game
from ceylon.rules.material import NO_CONTRACT, company_of
from ceylon.rules.options import Options
from ceylon.rules.state import ACT, FOLLOW, HARVESTING, PLAY, START
from ceylon.terminal.commands import Command, takes_argument, word_of
from ceylon.terminal.prompt import (
    Ambiguous,
    Asked,
    Chosen,
    Illegal,
    Meaning,
    Nothing,
    Unknown,
    meaning,
    read,
    tokens,
)
from ceylon.words import Words
from ceylon.words.names import name

EN = Words.of("en")
TRADES = range(choice_of("trade 1 rupees"), choice_of("trade 3 points") + 1)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def game_at(question: int, mode: str = "four, tiles") -> Game:
    """A position with this question that offers at least three choices."""
    for choices in range(400):
        game = game_after(MODES[mode], 11, choices)
        if game.question == question and game.legal_count() > 2:
            return game
    raise AssertionError("no such position")


def answer(text: str, game: Game, words: Words = EN) -> Meaning:
    return read(text, listing_in(game, words))


def test_every_text_means_its_choice() -> None:
    """The texts of the record are understood whatever their case and spacing."""
    for choice in ALL_CHOICES:
        text = text_of(choice)
        for typed in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
            assert meaning(typed, ALL_CHOICES, EN) == Chosen(choice)


@each_language
def test_every_choice_can_be_typed_in_the_words_of_the_language(language: str) -> None:
    words = Words.of(language)
    for choice in ALL_CHOICES:
        assert meaning(name(words, choice), ALL_CHOICES, words) == Chosen(choice)


@each_language
def test_the_texts_of_the_record_are_understood_in_every_language(language: str) -> None:
    words = Words.of(language)
    for choice in ALL_CHOICES:
        assert meaning(text_of(choice), ALL_CHOICES, words) == Chosen(choice)


@pytest.mark.parametrize("mode", MODES)
def test_each_number_on_the_list_is_its_choice(mode: str) -> None:
    """Only a number, or with a hex if it covers many."""
    for game in positions(MODES[mode]):
        listing = listing_in(game, EN)
        listed = [choice for entry in listing.entries for choice in entry.choices]
        assert sorted(listed) == game.legal()
        for entry in listing.entries:
            typed = str(entry.number)
            if len(entry.choices) == 1:
                assert read(typed, listing) == Chosen(entry.choices[0])
                continue
            assert read(typed, listing) == Ambiguous(entry.choices)
            for choice in entry.choices:
                hex_name = text_of(choice).split()[1]
                assert read(f"{typed} {hex_name}", listing) == Chosen(choice)


def test_shortenings_that_mean_one_choice() -> None:
    """A6, A7: `m d1`, and just the hex if only a move leads there."""
    game = game_at(FOLLOW)
    move = next(c for c in game.legal() if text_of(c).startswith("move"))
    at = text_of(move).split()[1]
    assert answer(f"m {at.lower()}", game) == Chosen(move)
    assert answer(at.lower(), game) == Chosen(move)
    assert answer("r", game) == Chosen(choice_of("rupees"))
    assert answer("rup", game) == Chosen(choice_of("rupees"))


def test_a_card_may_be_typed_by_its_actions() -> None:
    """T1: `play plant/harvest`, `p/h`, `plant harvest`."""
    game = game_at(PLAY)
    choice = game.legal()[0]
    up, down = text_of(choice).removeprefix("play ").split("/")
    for typed in (f"{up}/{down}", f"{up} {down}", f"play {up[:2]}/{down[:2]}"):
        assert answer(typed, game) == Chosen(choice)


def sides(choice: Choice) -> list[str]:
    return text_of(choice).removeprefix("play ").split("/")


@each_language
def test_an_action_with_its_side_means_the_cards_that_have_it_there(language: str) -> None:
    """T1: `harvest ▲` is not a card whose ▼ is harvest, in full or abbreviated."""
    words, cards = Words.of(language), choices_of("play")
    for number, action in enumerate(("plant", "harvest", "trade", "contract", "advance")):
        for side, sign in enumerate("▲▼"):
            meant = tuple(card for card in cards if sides(card)[side] == action)
            for typed in (action, words.unit("short", number), action[:3]):
                for text in (f"{typed} {sign}", f"{typed.upper()}{sign}"):
                    assert meaning(text, cards, words) == Ambiguous(meant)
            assert meaning(f"{action} {sign}", meant[:1], words) == Chosen(meant[0])


@each_language
def test_a_contract_can_be_named_by_its_company(language: str) -> None:
    """A3.1: the train shows the companies, so they can be typed instead of the wagon."""
    words, seen = Words.of(language), set()
    for game in trading_games():
        for wagon, company in enumerate(companies(game)):
            trades = [choice_of(f"trade {wagon + 1} {reward}") for reward in ("rupees", "points")]
            alike = companies(game).count(company) > 1
            legal = set(trades) <= set(game.legal())
            for typed in (f"company {company}", words.unit("company", company), f"№{company}"):
                found = answer(f"trade {typed} points", game, words)
                if not alike:
                    assert found == (Chosen(trades[1]) if legal else Illegal((trades[1],)))
                    both = tuple(trades)
                    expected = Ambiguous(both) if legal else Illegal(both)
                    assert answer(typed, game, words) == expected
            seen.add((alike, legal))
        absent = ({1, 2, 3, 4, 5} - set(companies(game))).pop()
        assert isinstance(answer(f"trade company {absent}", game, words), Unknown)
    assert {(False, True), (False, False)} <= seen


def test_two_contracts_of_one_company_are_told_apart() -> None:
    """A3.1: then just the company means the one that is legal, or is ambiguous, or forbidden."""
    met: set[type] = set()
    for game in [*trading_games(), *map(with_all_chests, trading_games())]:
        for company in {each for each in companies(game) if companies(game).count(each) > 1}:
            trades = trades_with(game, company)
            legal = tuple(trade for trade in trades if trade in game.legal())
            found = answer(f"trade company {company} points", game)
            if len(legal) == 1:
                assert found == Chosen(legal[0])
            else:
                assert found == (Ambiguous(legal) if legal else Illegal(trades))
            met.add(type(found))
    assert met == {Chosen, Ambiguous, Illegal}


def with_all_chests(game: Game) -> Game:
    """The same position, in which the player to choose has the chests for every contract."""
    rich = game.copy()
    rich.players[rich.seat].chests = pack(3, 3, 3)
    return rich


def trades_with(game: Game, company: int) -> tuple[Choice, ...]:
    """For points, with the wagons that carry a contract of a company."""
    wagons = [wagon for wagon, each in enumerate(companies(game), start=1) if each == company]
    return tuple(choice_of(f"trade {wagon} points") for wagon in wagons)


@cache
def trading_games() -> list[Game]:
    """Positions with a full train where something can be traded."""
    found = []
    for seed in range(30):
        rng = Random(seed)
        game = Game.new(MODES["three"], rng)
        while not game.over:
            if len(companies(game)) == 3 and any(c in TRADES for c in game.legal()):
                found.append(game.copy())
            game.push(chance_choice(game, rng))
    return found


def companies(game: Game) -> list[int]:
    contracts = [int(game.wagon(wagon)) for wagon in range(3)]
    return [company_of(contract) for contract in contracts if contract != NO_CONTRACT]


def test_ambiguous_unknown_and_illegal_are_three_answers() -> None:
    """S9: an open district's letter is ambiguous, nonsense unknown, a level-1 hex illegal."""
    game = game_after(Options(4), 1, 0)
    assert game.question == START
    candidates = tuple(c for c in game.legal() if text_of(c).startswith("start K"))
    assert answer("start k", game) == Ambiguous(candidates)
    assert answer("xyzzy", game) == Unknown("xyzzy")
    high = next(at for at in range(32) if game.levels[at])
    forbidden = choices_of("start")[high]
    assert answer(text_of(forbidden), game) == Illegal((forbidden,))


def test_a_legal_choice_is_meant_before_a_forbidden_one() -> None:
    """T2: `plant` where one hex can be planted means that hex."""
    for choices in range(400):
        game = game_after(MODES["four, tiles"], 11, choices)
        plants = [c for c in game.legal() if text_of(c).startswith("plant")]
        if game.question == ACT and len(plants) == 1:
            assert answer("plant", game) == Chosen(plants[0])
            return
    raise AssertionError("no such position")


def test_done_ends_a_harvest() -> None:
    """A2.2: also shortened."""
    game = game_at(HARVESTING, "three")
    assert answer("d", game) == Chosen(choice_of("done"))


def test_a_number_that_is_not_on_the_list_is_unknown() -> None:
    game = game_at(PLAY)
    assert answer("99", game) == Unknown("99")
    assert answer("0", game) == Unknown("0")


@pytest.mark.parametrize("typed", ["", "   ", "\t"])
def test_an_empty_line_asks_for_nothing(typed: str) -> None:
    assert answer(typed, game_at(PLAY)) == Nothing()


@pytest.mark.parametrize("typed", ["!", "//", "…", "\x1b[A", "'; drop", "²", chr(0x661)])
def test_signs_are_no_choice(typed: str) -> None:
    assert isinstance(answer(typed, game_at(PLAY)), Unknown | Illegal)


def test_a_cyrillic_keyboard_types_hexes_too() -> None:
    """S2: the districts have the same letters on it, before a number."""
    assert tokens("движение к3") == ("движение", "k3")
    words = Words.of("ru")
    game = game_at(FOLLOW)
    move = next(c for c in game.legal() if text_of(c).startswith("move K"))
    at = text_of(move).split()[1].replace("K", "к")
    assert answer(f"переместиться {at}", game, words) == Chosen(move)
    assert answer(f"перемещение {at}", game, words) == Chosen(move)


@pytest.mark.parametrize("typed", ["торговля 1 рупии", "торговать 1 рупии", "заказ 1 рупии"])
def test_an_action_may_be_typed_by_its_name(typed: str) -> None:
    """A3: to trade is to fulfil a contract, and Russian calls it that in a sentence."""
    found = meaning(typed, ALL_CHOICES, Words.of("ru"))
    assert found == Chosen(choice_of("trade 1 rupees"))


def test_accents_may_be_left_out() -> None:
    """A2: recolter is récolter."""
    words = Words.of("fr")
    assert meaning("recolter d1", ALL_CHOICES, words) == Chosen(choice_of("harvest D1"))


@each_language
@pytest.mark.parametrize("command", Command)
def test_every_command_has_its_word_in_every_language(language: str, command: Command) -> None:
    words, game = Words.of(language), game_at(PLAY)
    for word in (command.value, word_of(words, command), word_of(words, command).upper()):
        assert answer(word, game, words) == Asked(command)
        if takes_argument(command):
            assert answer(f"{word}  K3 x", game, words) == Asked(command, "K3 x")


@each_language
def test_no_command_hides_a_choice(language: str) -> None:
    words = words_for(language, Options(4))
    for choice in ALL_CHOICES:
        for text in (text_of(choice), name(words, choice)):
            assert not isinstance(answer(text, game_at(PLAY), words), Asked)
