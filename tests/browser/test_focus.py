"""What has the focus is seen: its ring on every ground, and never under what is pinned."""

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.gallery import chooser, positions
from tests.browser.hanging import hung
from tests.browser.tabling import BOT, HERE, PHONE, Room

from ceylon.web.pages.table import table_page
from ceylon.words import Words

GROUNDS = (
    *("paper", "paper-2", "paper-3", "label", "sea", "green", "green-2", "brass", "brass-l"),
    *("l0", "l1", "l2", "wall", "shore", "river", "hill-1", "hill-2", "steel-l"),
    *("a-plant", "a-harvest", "a-trade", "a-contract", "a-advance", "p0", "p1", "p2", "p3"),
)
CONTRASTS = """(grounds) => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const probe = document.body.appendChild(document.createElement('i'));
    const light = (token) => {
        probe.style.color = `var(--${token})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((n) =>
            n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const [line, gap] = [light('ring-out'), light('ring-in')];
    return [contrast(line, gap), Object.fromEntries(grounds.map((ground) =>
        [ground, Math.max(contrast(light(ground), line), contrast(light(ground), gap))]))];
}"""
"""Between the two colours of the ring, and of the better one with each ground."""
MISTAKEN = """() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const probe = document.body.appendChild(document.createElement('i'));
    const paint = (colour, alpha) => {
        canvas.globalAlpha = alpha;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const land = [0, 1, 2].map((level) => {
        probe.style.color = `var(--l${level})`;
        return getComputedStyle(probe).color;
    });
    const apart = (a, b) => Math.hypot(...a.map((n, i) => n - b[i]));
    const plain = land.map((colour) => paint(colour, 1));
    return [...document.querySelectorAll('.hex .hit')].flatMap((hit) => {
        const {fill, fillOpacity} = getComputedStyle(hit);
        if (fill === 'none' || fill === 'rgba(0, 0, 0, 0)') return [];
        return land.filter((colour, level) => {
            paint(colour, 1);
            const lit = paint(fill, Number(fillOpacity));
            return plain.some((other, i) =>
                i !== level && apart(lit, other) < 2 * apart(lit, plain[level]));
        }).map(() => hit.closest('.hex').id);
    });
}"""
"""Hexes whose light would make a level look like another."""
UNRINGED = """() => {
    const colour = (token) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(--${token})`;
        return getComputedStyle(probe).color;
    };
    const [line, gap] = [colour('ring-out'), colour('ring-in')];
    const ringed = (thing) => {
        const style = getComputedStyle(thing);
        if (!thing.matches('.hex')) {
            return style.outlineColor === line && parseFloat(style.outlineWidth) >= 3
                && style.boxShadow.includes(gap);
        }
        const [hit, ring] = ['.hit', '.ring'].map((e) => getComputedStyle(thing.querySelector(e)));
        return hit.stroke === gap && ring.stroke === line && parseFloat(ring.strokeWidth) >= 3
            && parseFloat(hit.strokeWidth) > parseFloat(ring.strokeWidth);
    };
    const all = document.querySelectorAll('#table :is(a, button, input, [tabindex])');
    return [...all].filter((e) => e.checkVisibility()).filter((e) => {
        e.focus();
        return document.activeElement === e && e.matches(':focus-visible') && !ringed(e);
    }).map((e) => e.id || e.className);
}"""
"""Everything that can have the focus, and has it without both colours of the ring."""
COVERED = """() => new Promise((answer) => {
    const covered = () => {
        const e = document.activeElement;
        const at = (e.querySelector('.hit') ?? e).getBoundingClientRect();
        const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
        const over = document.elementFromPoint(x, y);
        const inView = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
        const pinned = over?.closest('#bar, .dock');
        return !inView || (pinned && !pinned.contains(e)) ? e.id || e.className || e.localName : '';
    };
    requestAnimationFrame(() => requestAnimationFrame(() => answer(covered())));
})"""
"""The name of what has the focus, if it is out of sight."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_is_seen_on_every_ground(browser: Browser, scheme: str) -> None:
    """Two colours, of which one has 3 to 1 wherever it lies; the light on a hex that can be chosen
    leaves its level readable (criteria 39, 41)."""
    names = ("four, tiles: play", "four, tiles: act")
    found = {name: table_page(chooser(positions()[name], Words.of("en"))) for name in names}
    with hung(browser, found, color_scheme=scheme, viewport={"width": 1280, "height": 720}) as all_:
        for name, page in all_:
            apart, contrasts = page.evaluate(CONTRASTS, GROUNDS)
            assert apart >= 9
            assert not {ground: c for ground, c in contrasts.items() if c < 3}
            assert not page.evaluate(MISTAKEN), name
            page.keyboard.press("Tab")
            assert not page.evaluate(UNRINGED), name


def test_the_focused_hex_differs_from_other_targets(room: Room) -> None:
    """While a move is being chosen, too (criterion 41)."""
    seat, _ = room.at(lambda t: bool(t["question"]["name"] == "act" and t["position"]["turn"] > 3))
    page = seat.page
    page.locator("#act-move").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("n")
    rings = page.evaluate(
        """() => [...document.querySelectorAll('.hex')].map((e) => {
            const ring = getComputedStyle(e.querySelector('.ring'));
            const {stroke, strokeWidth, strokeDasharray} = ring;
            return [e === document.activeElement, [stroke, strokeWidth, strokeDasharray].join()];
        })"""
    )
    [own] = [ring for focused, ring in rings if focused]
    assert own not in [ring for focused, ring in rings if not focused]


def test_tab_never_leads_under_the_bar_or_the_desk(room: Room) -> None:
    """On a phone every stop is in sight (criteria 36, 41)."""
    seat, _ = room.at(
        lambda t: bool(t["question"]["name"] == "act" and t["position"]["turn"] > 3),
        seats=(HERE, BOT, BOT),
        guest={"size": PHONE},
    )
    assert not walked(seat.page, ["Tab"] * 40)


def test_arrows_never_lead_under_the_bar_or_the_desk(room: Room) -> None:
    """On a tablet every hex that the arrows reach is in sight (criterion 41)."""
    seat, _ = room.at(lambda t: t["question"]["name"] == "act", guest={"size": (1024, 768)})
    seat.page.locator("#hex-K1").focus()
    assert not walked(seat.page, ["ArrowDown"] * 4 + ["ArrowLeft"] * 2 + ["ArrowUp"] * 4)


def walked(page: Page, keys: list[str]) -> list[str]:
    """What was out of sight on the way."""
    found = []
    for key in keys:
        page.keyboard.press(key)
        found.append(page.evaluate(COVERED))
    return [name for name in found if name]
