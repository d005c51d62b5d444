"""The end of a game: the table leads to its scoring, which is counted out."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.seating import until
from tests.browser.tabling import WIDE, Room
from tests.thorough import sampled

from ceylon.ids import Seat
from ceylon.record import Record
from ceylon.rules.choices import text_of
from ceylon.words import LANGUAGES, Words
from ceylon.words.units import ORDINALS

GOLDEN = Path(__file__).parents[1] / "golden"
TWO = GOLDEN / "2-without-uva--last-card-drawn.ceylon"
THREE = GOLDEN / "3--last-marker-in-own-turn.ceylon"
FOUR = GOLDEN / "4--last-card-drawn.ceylon"
SOLO = GOLDEN / "solo-drawn-without-uva--human-draws-the-last-card.ceylon"
LOW = (1366, 650)
FITS = """() => {
    const page = document.documentElement;
    return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth;
}"""
TOTALS = "[...document.querySelectorAll('.total td')].map((cell) => cell.textContent)"


def opened(context: BrowserContext, record: Path = TWO) -> Page:
    """The scoring of a recorded game."""
    page = context.new_page()
    page.goto(f"{restored(page, record.read_text())}/finished")
    return page


def restored(page: Page, record: str) -> str:
    """The path of a table where a recorded game is open."""
    page.goto("/rules")
    answer = page.request.post(
        "/records", multipart={"text": record}, headers={"Origin": origin(page)}
    )
    return urlsplit(answer.url).path


def origin(page: Page) -> str:
    return "{0.scheme}://{0.netloc}".format(urlsplit(page.url))


def moving(room: Room, size: tuple[int, int] = WIDE) -> BrowserContext:
    """A guest who has not asked for stillness."""
    return room.guest(size=size, confirm=None)


def test_the_scoring_is_counted_out_once(room: Room) -> None:
    """Row by row, by itself, by keys and by clicks; after a reload the result (criterion 34)."""
    page = opened(moving(room))
    body, rows = page.locator("body"), page.locator(".scores tbody tr")
    expect(body).to_have_class(re.compile("counting"))
    result = page.locator("#status").inner_text()
    assert "won with" in result
    expect(page.locator("tr.later")).not_to_have_count(0)
    counted = page.locator("tr:not(.later)")
    page.keyboard.press("ArrowLeft")  # which stops it, too
    before = counted.count()
    page.keyboard.press("ArrowRight")
    assert counted.count() > before
    expect(page.locator("#hero-over")).to_have_text(re.compile(r"being counted, \d+ of \d+"))
    page.get_by_role("button", name="One row back").click()
    assert counted.count() == before
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    page.locator(".hero").click()  # any click is a step while it is counting
    assert counted.count() > before
    page.keyboard.press("Escape")
    expect(body).not_to_have_class(re.compile("counting"))
    expect(page.locator("tr.later")).to_have_count(0)
    totals = page.evaluate(TOTALS)
    page.reload()
    expect(body).not_to_have_class(re.compile("counting"))
    assert page.evaluate(TOTALS) == totals
    page.get_by_role("button", name="Count again").click()
    expect(body).to_have_class(re.compile("counting"))
    assert rows.count() > 10


def test_a_still_page_shows_the_result_at_once(room: Room) -> None:
    """Who prefers reduced motion is not kept waiting (criteria 34, 46)."""
    page = opened(room.guest(confirm=None, reduced_motion="reduce"))
    expect(page.get_by_role("button", name="Count again")).to_be_visible()
    expect(page.locator("tr.later")).to_have_count(0)


OUT_OF_SIGHT = """() => [...document.querySelectorAll(
    '.hero h1, .terraces, .scores tr, .scores .more > *, .after :is(a, button)')].filter((each) => {
    const at = each.getBoundingClientRect();
    return at.top < 0 || at.left < 0 || at.bottom > innerHeight + 0.5 || at.right > innerWidth + 0.5
        || !each.checkVisibility();
}).map((each) => each.textContent.trim().replace(/\\s+/g, ' '))"""
"""What cannot be seen of the winner, the rows and the buttons."""


@pytest.mark.parametrize("language", sampled(LANGUAGES, "en", "ru"))
@pytest.mark.parametrize("size", [WIDE, LOW])
def test_the_end_is_on_one_screen(room: Room, size: tuple[int, int], language: str) -> None:
    """Winner, every row and every button, without scrolling, for two, three and four players and
    solo (criteria 34, 35, 47)."""
    page = room.guest(size=size, locale=language).new_page()
    for record in (TWO, THREE, FOUR, SOLO):
        page.goto(f"{restored(page, record.read_text())}/finished")
        assert page.evaluate(FITS), record.stem
        assert page.evaluate(OUT_OF_SIGHT) == [], record.stem
        expect(page.locator(".after").locator("a, button")).to_have_count(5)


def test_ties_and_points_by_turn_are_one_press_away(room: Room) -> None:
    """Each opens over the page, and Esc closes it without ending anything; where nothing was
    tied, nothing is said of ties (criteria 34, 35)."""
    page = opened(room.guest(), FOUR)
    page.get_by_role("button", name="Points by turn").click()
    sheet = page.get_by_role("dialog", name="Points by turn")
    expect(sheet.get_by_role("table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="How ties were decided").click()
    expect(page.locator(".ties").first).to_contain_text("technology track")
    page.goto(f"{restored(page, TWO.read_text())}/finished")
    expect(page.get_by_role("button", name="Points by turn")).to_be_visible()
    expect(page.get_by_role("button", name="How ties were decided")).to_have_count(0)


def before_its_last_choice(page: Page, record: Record) -> str:
    """A table that one choice of the person at this screen ends; its address."""
    ended = Record.parse(record.text())
    ended.choices.pop()
    table = restored(page, ended.text())
    page.goto(table)
    expect(page.locator("#table.yours")).to_be_visible()
    expect(page.locator("#stay")).to_be_hidden()
    return table


def choose_the_last(page: Page, record: Record, table: str) -> None:
    page.request.post(
        f"/api{table.replace('/t/', '/tables/')}/choices",
        data={
            "choice": text_of(record.choices[-1]),
            "version": len(record.choices) - 1,
            "key": "last",
        },
        headers={"Origin": origin(page)},
    )


def against_bots(record: Path) -> Record:
    """A recorded game in which only the first seat is a person's."""
    played = Record.parse(record.read_text())
    played.bots = [None, *["merchant"] * (played.options.seats - 1)]
    return played


def test_the_end_leads_to_the_scoring(room: Room) -> None:
    """The status names the winner and one's place, and then the page changes (criteria 1, 34)."""
    page, record = room.guest().new_page(), against_bots(THREE)
    table = before_its_last_choice(page, record)
    choose_the_last(page, record, table)
    status = page.locator("#status")
    place, points = own_result(record, Seat(0))
    best = max(score.total for score in record.game().scores())
    assert place == 2
    expect(status).to_contain_text(f"won with {best} points")
    expect(status).to_contain_text(f"came {ORDINALS[place - 1]}")
    expect(status).to_contain_text(f"with {points} points")
    expect(page).to_have_url(re.compile(f"{table}/finished$"))
    page.go_back()  # whoever comes back to look at the table may look as long as they like
    expect(page.get_by_role("link", name="See the scoring")).to_be_visible()
    expect(page.locator("#stay")).to_be_hidden()


def test_one_may_stay_at_the_table(room: Room) -> None:
    """One press, and the page does not change by itself; it no longer speaks of the last round, nor
    of what would be if the game ended now (criteria 28, 34)."""
    page, record = room.guest().new_page(), against_bots(THREE)
    table = before_its_last_choice(page, record)
    page.clock.install(time="2030-01-01")
    page.clock.pause_at("2030-01-02")
    turn, now = page.locator("#turn"), page.locator("#now")
    expect(turn).to_contain_text("Last round")
    expect(now.get_by_role("heading", name="If the game ended now")).to_be_visible()
    choose_the_last(page, record, table)
    page.get_by_role("button", name="Stay at the table").click()
    expect(page.locator("#stay")).to_be_hidden()
    page.clock.run_for(60_000)
    expect(page.get_by_role("link", name="See the scoring")).to_be_visible()
    expect(page.locator("#table")).not_to_contain_text(re.compile("last round", re.IGNORECASE))
    expect(page.locator("#table")).not_to_contain_text(re.compile("ended now", re.IGNORECASE))
    expect(turn).to_have_text("game over")


# What is kept and shared


def won_against(room: Room) -> Page:
    """The scoring of a game of a person against a bot."""
    page = room.guest().new_page()
    finish(page, TWO, [None, "merchant"])
    return page


def finish(page: Page, record: Path, bots: list[str | None]) -> Record:
    """Open the scoring of a recorded game, played by such bots and by people at this screen."""
    played = Record.parse(record.read_text())
    played.bots = bots
    page.goto(f"{restored(page, played.text())}/finished")
    return played


def test_a_picture_to_share(room: Room) -> None:
    """A PNG of the board and the result, with a name that says what it is (criterion 35)."""
    page = opened(room.guest())
    with page.expect_download() as caught:
        page.get_by_role("link", name="Picture to share").click()
    assert re.fullmatch(r"ceylon-[\w-]+\.png", caught.value.suggested_filename)
    data = caught.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) > 50_000


def own_result(played: Record, seat: Seat) -> tuple[int, int]:
    score = next(score for score in played.game().scores() if score.seat == seat)
    return score.rank, score.total


def counted(page: Page) -> dict[str, list[str]]:
    """By opponents: the games that were played and won, as the start page lists them."""
    rows = page.locator("#games-rows tr:visible").all()
    return {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}


def test_finished_games_are_kept_in_this_browser(room: Room) -> None:
    """Once each, won or lost, under each level, and only as long as one likes (criterion 35)."""
    page = room.guest().new_page()
    levels = [None, "pupil", "planter", "merchant"]
    games = [(TWO, [None, "merchant"]), (TWO, ["merchant", None]), (FOUR, levels)]
    results = [
        own_result(finish(page, record, bots), Seat(bots.index(None))) for record, bots in games
    ]
    assert sorted(place == 1 for place, _ in results[:2]) == [False, True]
    page.reload()
    page.goto("/")
    won = sum(place == 1 for place, _ in results)
    expect(page.locator("#games-door small")).to_have_text(f"{won} / 3")
    page.get_by_role("button", name="Your finished games").click()
    mixed = [str(int(results[2][0] == 1))]
    assert counted(page) == {
        "Pupil": ["1", *mixed],
        "Planter": ["1", *mixed],
        "Merchant": ["3", str(won)],
    }
    lines = page.locator("#games-lines tr")
    expect(lines.locator(".points")).to_have_text(
        [Words.of("en").unit("number", points) for _, points in results[::-1]]
    )
    places = [ORDINALS[place - 1] for place, _ in results[::-1]]
    expect(lines.locator(".place")).to_have_text(places)
    expect(lines.first.locator(".names")).to_have_text("blue, yellow, pink and red")
    expect(lines.first.locator("time")).to_have_text(re.compile(r"\d+ \w+ \d{4}"))
    page.get_by_role("button", name="Forget these games").click()
    expect(page.locator("#games-door")).to_be_hidden()


def test_a_line_leads_to_the_game_while_the_server_has_it(room: Room) -> None:
    """To its scoring and to its review; a game that is gone has no links (criterion 35)."""
    page = won_against(room)
    page.evaluate(
        """() => {
            const [game] = JSON.parse(localStorage.getItem('ceylon.games'));
            const gone = { ...game, id: 'AAAAAAAAAA' };
            localStorage.setItem('ceylon.games', JSON.stringify([game, gone]));
        }"""
    )
    page.goto("/")
    page.get_by_role("button", name="Your finished games").click()
    gone, kept = page.locator("#games-lines tr").all()
    expect(kept.get_by_role("link", name="Review")).to_be_visible()
    kept.get_by_role("link", name="Scoring").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+/finished$"))
    page.go_back()
    expect(gone.get_by_role("link")).to_have_count(0)


def test_a_game_of_several_at_one_screen_is_listed(room: Room) -> None:
    """It is a line with all names; nobody at the screen is the reader (criterion 35)."""
    page = opened(room.guest())
    page.goto("/")
    page.get_by_role("button", name="Your finished games").click()
    expect(page.locator("#games-lines .names")).to_have_text(re.compile(r"\w+ and \w+"))
    expect(page.locator("#games-lines .place")).to_have_text("")
    expect(page.locator("#games-results")).to_be_hidden()


def test_a_deal_that_is_played_again_does_not_count(room: Room) -> None:
    """Who has seen the cards proves nothing by winning (criterion 35)."""
    page = won_against(room)
    page.evaluate("localStorage.removeItem('ceylon.games')")
    page.get_by_role("button", name="Same deal again").click()
    page.wait_for_selector("#table", state="attached")
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    table = urlsplit(page.url).path
    until(page, "localStorage.getItem('ceylon.replays') !== null")
    page.goto("/")
    page.evaluate(
        """async (id) => {
            document.body.dataset.table = id;
            document.body.dataset.result =
                '{"levels": ["merchant"], "players": ["Ana"], "won": true, "place": 1}';
            const { keepGame } = await import('/static/js/finished_games.js');
            keepGame();
        }""",
        table.rpartition("/")[2],
    )
    assert page.evaluate("localStorage.getItem('ceylon.games')") is None


def test_points_by_turn_can_be_closed_on_a_low_screen(room: Room) -> None:
    """Its button is in sight without scrolling (criteria 29, 35)."""
    page = opened(room.guest())
    page.get_by_role("button", name="Points by turn").click()
    close = page.locator("#sheet-turns").get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    close.click()
    expect(page.locator("#sheet-turns")).to_be_hidden()


def test_rubbish_in_the_storage_is_ignored(room: Room) -> None:
    """Somebody else's JSON, or none at all, does not break the page (criterion 35)."""
    page = room.guest().new_page()
    page.goto("/")
    for rubbish in ("nonsense", "{}", '[1, null, {"id": 3}]', "[[]]"):
        page.evaluate("(text) => localStorage.setItem('ceylon.games', text)", rubbish)
        page.reload()
        expect(page.locator("#games-door")).to_be_hidden()
