"""Whatever the terminal shows is said in the reader's language.

In the stretched pseudo-language every word of the catalogues has accents: one without them did not
come from there. ALLOWED lists those that need none.
"""

import io
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import combinations, cycle, islice
from pathlib import Path
from random import Random
from types import MappingProxyType

import pytest
from rich.console import Console
from tests.terminal.tables import chance_choice
from tests.words.stretched import ENGLISH, stretched, stretched_words, unaccented
from tests.words.strict import strict_words

from ceylon import analysis, bots
from ceylon.analysis import Candidate
from ceylon.bots import bot
from ceylon.box import load
from ceylon.record import Record
from ceylon.rulebook.book import source
from ceylon.rules.choices import text_of
from ceylon.rules.deal import draw_deal
from ceylon.rules.options import Options
from ceylon.rules.view import View
from ceylon.seats import HUMAN
from ceylon.sight.history import History
from ceylon.terminal import arguments, hints, menu
from ceylon.terminal.console import Terminal
from ceylon.terminal.party import Party
from ceylon.terminal.session import Session
from ceylon.words import LANGUAGES, Words

STRETCHED = "stretched"
NAMES = ("Ana", "Bruno")
FEW = 12
"""Simulations that are enough to draw a page."""
ALLOWED = MappingProxyType(
    {
        "a language is listed under its own name, and by what one types for it": {
            *LANGUAGES,
            *LANGUAGES.values(),
        },
        "the players": set(NAMES),
        "the game": {"Ceylon"},
        "what one types is the same in every language": {"ceylon", "play", *bots.NAMES},
        "what was typed is quoted": {"zyx"},
        "hexes have Latin letters in every language, and so have the districts on the map": {
            "".join(letters) for n in (2, 3, 4) for letters in combinations("DKRU", n)
        },
    }
)
TYPED = (
    *("help", "?", "why not", "why not plant K3", "why not advance", "why not zyx", "rule"),
    *("rule A1", "rule S3", "rule rupees", "rule zyx", "score", "boards", "log", "log 3", "undo"),
    *("restart", "save", "save FOLDER/copy", "save FOLDER", "save FOLDER/none/zyx", "hint", "zyx"),
    *("p", "1", "2", "99", "plant K3", "trade 1 points", "end turn", "", "№2", "aid"),
    *("contracts", "language", "language zyx"),
)
GAMES = MappingProxyType(
    {
        "two people": (Options(2, starting_tiles=True), (HUMAN, HUMAN)),
        "with a bot": (Options(3), (HUMAN, "chance", "chance")),
        "solo": (Options(1, railway="built", without="dimbula"), (HUMAN,)),
    }
)


class Typing(Terminal):
    """A terminal at which somebody types what the test says."""

    def __init__(self, typed: Callable[[], str | None]) -> None:
        super().__init__()
        self.screen = io.StringIO()
        self.console = Console(
            file=self.screen, width=100, height=60, highlight=False, soft_wrap=True
        )
        self.interactive = True
        self.typed = typed

    def ask(self, prompt: str = "> ") -> str | None:
        self.say(prompt)
        return self.typed()

    @property
    def shown(self) -> str:
        return self.screen.getvalue()


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(view: View, say_it_thinks: Callable[[], None]) -> list[Candidate]:
        say_it_thinks()
        return analysis.hints(view, simulations=FEW)

    monkeypatch.setattr(hints, "find_hints", find)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    """The pseudo-language, which has a rulebook too."""
    english = stretched(source("en"))
    books = import_module("ceylon.rulebook.book")
    monkeypatch.setattr(books, "source", lambda code: {STRETCHED: english}[code])
    return stretched_words(STRETCHED)


def session_of(words: Words, game: str, folder: Path, asks: int | None = None) -> Session:
    """A game in which every command is typed in turn, and after each of them a choice."""
    options, kinds = GAMES[game]
    party = Party.of(kinds, NAMES[: kinds.count(HUMAN)], words)
    deal = draw_deal(options, Random(3), load())
    history = History.of(Record(options, deal, [], party.names, load(), party.recorded))
    lines: Iterator[str] = islice(typing(lambda: session, folder), asks)
    session = Session(
        Typing(lambda: next(lines, None)),
        party.words_at_table(words, options),
        history,
        party,
        party.bots(Random(1), bot),
        folder / "game.ceylon",
    )
    return session


def typing(session: Callable[[], Session], folder: Path) -> Iterator[str]:
    rng = Random(5)
    for typed in cycle(TYPED):
        yield typed.replace("FOLDER", str(folder))
        if not session().history.game.over:
            yield text_of(chance_choice(session().history.game, rng))


def shown_by(session: Session, folder: Path) -> str:
    terminal = session.terminal
    assert isinstance(terminal, Typing)
    return without_files(terminal.shown, folder)


def without_files(text: str, folder: Path) -> str:
    return re.sub(r"\S*/\S*|--resume", "", text.replace(str(folder), "/"))


def unsaid(text: str) -> set[str]:
    return unaccented(text).difference(*ALLOWED.values())


@pytest.mark.parametrize("game", GAMES)
def test_no_word_bypasses_the_catalogues(words: Words, tmp_path: Path, game: str) -> None:
    """On the screens of a whole game, in help, rules and hints, and in replies (criterion 47)."""
    session = session_of(words, game, tmp_path)
    session.run()
    shown = shown_by(session, tmp_path)
    assert len(shown) > 50_000
    assert not unsaid(shown)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_shown(tmp_path: Path, language: str, game: str) -> None:
    """And the game can be left at any time, with a word about where it is saved."""
    words = strict_words(language, bots.NAMES)
    session = session_of(words, game, tmp_path, asks=2 * len(TYPED))
    session.run()
    shown = shown_by(session, tmp_path)
    found = ENGLISH.search(shown)
    assert not found, shown[max(found.start() - 200, 0) :][:400]


def test_the_menu_says_nothing_past_the_catalogues(words: Words, tmp_path: Path) -> None:
    """A game to resume, a new one, and solo; with a wrong answer to each question."""
    session = session_of(words, "two people", tmp_path, asks=9)
    session.run()
    saved = arguments._description(tmp_path / "game.ceylon", load(), words)
    for answers in ("2 x 9 2 Ana greedy 2 9 1", "2 1 Ana x 2 0 2", "2 4 Ana", "1", "q"):
        lines = iter([*answers.split(), *[""] * 9])
        terminal = Typing(lambda lines=lines: next(lines))  # type: ignore[misc]
        try:
            menu.ask(terminal, words, lambda _words: saved)
        except menu.MenuLeft:
            assert answers == "q"
        assert not unsaid(without_files(terminal.shown, tmp_path)) - {"game", *LANGUAGES}
