"""A page is sent only what changed. It must look as if it had been reloaded."""

from random import Random
from typing import Any

import pytest
from tests.browser.seating import Seat, lively, texts
from tests.browser.tabling import BOT, HERE, HUMAN, Room
from tests.thorough import thorough

SAME = """async () => {
    // What the script puts there: tooltips that are shown, the way of a move, the tab stop, what
    // the thing under the pointer would bring.
    const own = ['aria-describedby', 'aria-pressed', 'data-verb', 'style', 'tabindex', 'hidden'];
    const plain = (root) => {
        const lines = [];
        for (const each of [root, ...root.querySelectorAll('*:not(#ghost .other *)')]) {
            const left = each.id === 'way' ? [...own, 'd', 'class'] : [...own, 'class'];
            const names = each.getAttributeNames().filter((name) => !left.includes(name)).sort();
            const classes = [...each.classList]
                .filter((c) => !['aimed', 'turned', 'of-other'].includes(c));
            const said = each.matches('#ghost .other') ? [] : [...each.childNodes];
            const text = said.filter((n) => n.nodeType === 3).map((n) => n.data.trim()).join('');
            lines.push([each.namespaceURI, each.localName, classes.join(' '), text].concat(
                names.map((n) => `${n}=${each.getAttribute(n)}`)
            ).join(' '));
        }
        return lines;
    };
    const answer = await fetch(location.href, {headers: {Accept: 'text/html'}});
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.getElementById('table');
    const here = document.getElementById('table');
    if (fresh.dataset.version !== here.dataset.version) return 'moving';
    const [wanted, found] = [plain(fresh), plain(here)];
    const at = wanted.findIndex((line, place) => line !== found[place]);
    if (at < 0 && wanted.length === found.length) return 'same';
    return `wanted ${wanted[at]}\\nfound ${found[at]}`;
}"""
"""Whether the page is, element by element, what the server would send now."""


def same(seat: Seat) -> str:
    """The bots may be acting: then compare again."""
    while (found := str(seat.page.evaluate(SAME))) == "moving":
        seat.page.wait_for_timeout(50)
    return found


@pytest.mark.parametrize(
    ("seats", "more", "seed"),
    [
        ((HERE, BOT, BOT), {"starting_tiles": True}, 1),
        ((HERE,), {}, 2),
        pytest.param((HERE, HERE), {}, 3, marks=thorough),
    ],
    ids=["three, tiles", "solo", "hot-seat"],
)
def test_a_mended_page_is_the_page(
    room: Room, seats: tuple[dict[str, object], ...], more: dict[str, Any], seed: int
) -> None:
    """After choices, undo and the curtain nothing old is left on the page (criterion 16)."""
    seat = room.sit(room.made(*seats, seed=seed, **more), "host")
    rng, looked = Random(seed), 0
    for _ in range(25):
        if not seat.my_turn():
            if not seat.page.locator("[data-look]").count():
                break
            seat.page.locator("[data-look]").click()
            seat.until("!document.querySelector('#table.curtain')")
            continue
        if rng.random() < 0.2 and seat.page.locator("[data-undo=one]").count():
            seat.take_back("one")
        else:
            seat.choose(lively(texts(seat.look()), rng))
        assert same(seat) == "same"
        looked += 1
    assert looked > 10


def test_a_page_that_only_watches_is_mended_too(room: Room) -> None:
    """A spectator's page follows every choice (criterion 54)."""
    made = room.made(HUMAN, HUMAN, seed=4)
    watching = room.sit(made, "watch")
    rng = Random(4)
    for _ in range(30):
        table = made.seat(0).look()
        chooser = made.seat(table["position"]["seat"])
        chooser.chosen(chooser.look(), rng)
        watching.newer(table["version"])
        assert same(watching) == "same"


def test_what_others_do_is_shown_one_by_one_at_the_pace_that_is_set(room: Room) -> None:
    """No step is left out when they come faster than they are shown (criterion 24)."""
    made = room.made(HERE, BOT, BOT, BOT, seed=5, pace=0.4)
    # Not with the settings of the other tests, whose page would ask the bots to hurry.
    seat = room.sit(made, "host", confirm=None)
    seat.page.evaluate(
        """() => {
            const slowly = {confirm: 'never', pace: '1200'};
            localStorage.setItem('ceylon.settings', JSON.stringify(slowly));
            window.seen = [];
            new MutationObserver(() => {
                const now = Number(document.getElementById('table').dataset.version);
                if (now !== window.seen.at(-1)) window.seen.push(now);
            }).observe(document.getElementById('table'), {attributes: true});
        }"""
    )
    assert seat.my_turn()
    seat.choose(seat.enabled()[0])
    seat.my_turn()
    seen = seat.page.evaluate("() => window.seen")
    assert len(seen) > 3
    assert seen == list(range(seen[0], seen[-1] + 1))


def test_bots_do_not_wait_where_all_is_shown_at_once(room: Room) -> None:
    """A page that shows no steps asks the bots to hurry (criterion 24)."""
    seat = room.sit(room.made(HERE, BOT, BOT, seed=6, pace=0.4), "host")
    seat.page.evaluate("() => localStorage.setItem('ceylon.settings', '{\"pace\": \"0\"}')")
    sent = seat.sends()
    assert seat.my_turn()
    seat.choose(texts(seat.look())[0])
    seat.my_turn()
    assert any(url.endswith("/skip") for url in sent)
