"""Pages of the gallery in a browser, one after the other."""

import mimetypes
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

import ceylon.web
from ceylon.web.pages.release import release

STATIC = Path(ceylon.web.__file__).parent / "static"
ORIGIN = "http://ceylon.test"
SWAP = """(html) => {
    const next = new DOMParser().parseFromString(html, 'text/html');
    const links = (page) => [...page.querySelectorAll('link[rel=stylesheet]')];
    const sheets = (page) => links(page).map((link) => link.getAttribute('href')).join();
    const same = sheets(next) === sheets(document);
    if (same) {
        document.documentElement.lang = next.documentElement.lang;
        document.body.replaceWith(document.adoptNode(next.body));
    }
    return same;
}"""
"""Puts the body of a page in the place of the one that is open, if it has the same styles."""


@cache
def file(name: str) -> bytes:
    """One, or several that are joined."""
    return b"".join((STATIC / each).read_bytes() for each in name.split("+"))


def shelf(found: Mapping[str, str]) -> Callable[[Route], None]:
    """Serves pages by their number, and static files; scripts are left out."""
    numbered = list(found.values())

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(f"{ORIGIN}/").split("#")[0]
        name = name.replace(f"{release()}/", "")
        if name.isdigit():
            route.fulfill(body=numbered[int(name)], content_type="text/html; charset=utf-8")
        elif name.startswith("static/") and not name.endswith(".js"):
            kind = mimetypes.guess_type(name)[0] or "font/woff2"
            route.fulfill(body=file(name.removeprefix("static/")), content_type=kind)
        else:
            route.abort()

    return serve


@contextmanager
def hung(
    browser: Browser,
    found: Mapping[str, str],
    **how: Any,  # noqa: ANN401 - as the browser takes them
) -> Iterator[Iterator[tuple[str, Page]]]:
    """A browser in which the pages are opened by and by, with their names."""
    context = browser.new_context(reduced_motion="reduce", **how)
    context.route("**/*", shelf(found))
    try:
        yield opened(context.new_page(), found)
    finally:
        context.close()


def opened(page: Page, found: Mapping[str, str]) -> Iterator[tuple[str, Page]]:
    for number, (name, html) in enumerate(found.items()):
        if not page.evaluate(SWAP, html):
            page.goto(f"{ORIGIN}/{number}")
        page.evaluate("document.fonts.ready")
        yield name, page
