"""What a choice would bring, in words."""

import pytest
from tests.people import ANA, BO, CLEO, DAN
from tests.web.playing import NAMES, play

from ceylon.ids import Seat
from ceylon.rules.chests import pack
from ceylon.rules.choices import text_of
from ceylon.rules.material import PLANT, TRADE
from ceylon.rules.options import Options
from ceylon.rules.reasons import Reason
from ceylon.rules.state import FOLLOW
from ceylon.sight.outcomes import Opening
from ceylon.web.pages.parts.ghosts import card_ghost, told_before
from ceylon.words import Words

TAKEN = Reason("A1.2", "there is already a plantation on {hex:hex}", {"hex": 10})


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def opening(can: tuple[tuple[Seat, int], ...], cannot: tuple[Seat, ...]) -> Opening:
    return Opening(PLANT, TRADE, possible=True, refusal=None, can=can, cannot=cannot)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "▲ not possible for you (A1.2: there is already a plantation on K3)"),
        ("fr", "▲ impossible pour vous (A1.2 : il y a déjà une plantation sur K3)"),
        ("es", "▲ imposible para ti (A1.2: ya hay una plantación en K3)"),
        ("ru", "▲ вам нельзя (A1.2: на K3 уже есть плантация)"),
    ],
)
def test_a_refusal_is_one_clause_with_its_rule(language: str, said: str) -> None:
    """A1.2: the hex is taken; a card says so before it is played (criterion 7)."""
    told = Opening(PLANT, TRADE, possible=False, refusal=TAKEN, can=(), cannot=())
    assert plain(card_ghost(Words.of(language), told).text) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "▼ possible for Ben",
                "▼ possible for Ben (+5) and Chloé",
                "▼ possible for Ben, not possible for Chloé",
                "▼ possible for Ben and Chloé, not possible for Дмитрий",
                "▼ possible for Ben, not possible for Chloé and Дмитрий",
                "▼ not possible for Ben now",
                "▼ not possible for any of the others now",
            ],
        ),
        (
            "fr",
            [
                "▼ possible pour Ben",
                "▼ possible pour Ben (+5) et Chloé",
                "▼ possible pour Ben, impossible pour Chloé",
                "▼ possible pour Ben et Chloé, impossible pour Дмитрий",
                "▼ possible pour Ben, impossible pour Chloé et Дмитрий",
                "▼ impossible pour Ben en ce moment",
                "▼ impossible pour les autres en ce moment",
            ],
        ),
        (
            "es",
            [
                "▼ puede Ben",
                "▼ pueden Ben (+5) y Chloé",
                "▼ puede Ben, pero Chloé no",
                "▼ pueden Ben y Chloé, pero Дмитрий no",
                "▼ puede Ben, pero Chloé y Дмитрий no",
                "▼ ahora no puede Ben",
                "▼ ahora no puede ninguno de los demás",
            ],
        ),
        (
            "ru",
            [
                "▼ может Ben",
                "▼ могут Ben (+5) и Chloé",
                "▼ может Ben, но не может Chloé",
                "▼ могут Ben и Chloé, но не может Дмитрий",
                "▼ может Ben, но не могут Chloé и Дмитрий",
                "▼ Ben сейчас не может",
                "▼ сейчас не может никто из остальных",
            ],
        ),
    ],
)
def test_who_could_follow_agrees_in_number(language: str, said: list[str]) -> None:
    """T4: only the others follow; one can, several can (criteria 7, 47)."""
    words = Words.of(language).seated(NAMES)
    openings = [
        opening(((BO, 0),), ()),
        opening(((BO, 5), (CLEO, 0)), ()),
        opening(((BO, 0),), (CLEO,)),
        opening(((BO, 0), (CLEO, 0)), (DAN,)),
        opening(((BO, 0),), (CLEO, DAN)),
        opening((), (BO,)),
        opening((), (BO, CLEO)),
    ]
    assert [card_ghost(words, told).text for told in openings] == said


def test_a_screen_reader_hears_one_colon() -> None:
    """The name of the action in place of its sign (criterion 7)."""
    words = Words.of("en").seated(NAMES)
    told = Opening(PLANT, TRADE, possible=False, refusal=TAKEN, can=((ANA, 0),), cannot=())
    assert card_ghost(words, told).said == (
        "Plant: not possible for you (A1.2: there is already a plantation on K3)."
        " Trade: possible for Ana"
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "no room, so you discard 1 chest"),
        ("fr", "aucune place, donc 1 caisse de trop"),
        ("es", "no hay sitio: 1 caja de más"),
        ("ru", "места нет, сбросите 1 ящик"),
    ],
)
def test_a_full_warehouse_has_no_room(language: str, said: str) -> None:
    """A2.4: rather than room for 0 (criterion 6)."""
    assert said in plain(_told_of_a_full_warehouse(Words.of(language)))


def _told_of_a_full_warehouse(words: Words) -> str:
    """Before a harvest of one chest, with as many in the warehouse as it holds."""
    for playing in play(Options(2)):
        seat = playing.game.seat
        harvests = [text for text in map(text_of, playing.game.legal()) if "harvest " in text]
        if harvests and playing.game.question == FOLLOW:
            playing.game.players[seat].chests = pack(5, 0, 0)
            return told_before(playing.screen(seat, words), harvests[:1])
    raise AssertionError("nobody could harvest")
