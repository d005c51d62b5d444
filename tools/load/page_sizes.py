"""What a browser fetches for the first page and for the table, compressed, in bytes."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Final

import httpx

_FILES: Final = re.compile(r'(?:href|src)="(/static/[^"#]+)')
_USED: Final = re.compile(r'href="(/static/[^"#]+)#')
_INSIDE: Final = {
    ".css": re.compile(r"url\(\"?([^\")]+)\"?\)"),
    ".js": re.compile(r"^import .*?\"([^\"]+)\";$", re.MULTILINE | re.DOTALL),
}
"""References in a file that a browser then fetches."""
_FOR_OTHER_SCRIPTS: Final = re.compile(r"-(cyrillic|ext|rare)\.woff2$")


async def weights(port: int) -> dict[str, dict[str, int]]:
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}",
        headers={
            "Accept-Encoding": "gzip",
            "Accept": "text/html",
            "Origin": f"http://127.0.0.1:{port}",
        },
        follow_redirects=True,
        trust_env=False,
    ) as browser:
        start = await browser.get("/")
        table = await browser.post("/tables", data={"play": "now"})
        return {
            "start": await _sizes(browser, start),
            "table": await _sizes(browser, table),
        }


def _mentioned_files(file: str, text: str) -> set[str]:
    """The files that a file makes the browser fetch."""
    inside = _INSIDE.get(PurePosixPath(file).suffix)
    if inside is None:
        return set()
    named = {str(httpx.URL(file).join(name)) for name in inside.findall(text) if _is_file(name)}
    return {name for name in named if not _FOR_OTHER_SCRIPTS.search(name)}


def _is_file(name: str) -> bool:
    return not name.startswith(("data:", "#"))


async def _sizes(browser: httpx.AsyncClient, page: httpx.Response) -> dict[str, int]:
    """Each file with its bytes on the wire; fonts of other scripts are not fetched."""
    found = {"page": page.num_bytes_downloaded}
    waiting = {*_FILES.findall(page.text), *_USED.findall(page.text)}
    while waiting:
        file = waiting.pop()
        answer = await browser.get(file)
        found[file] = answer.num_bytes_downloaded
        waiting |= _mentioned_files(file, answer.text) - set(found)
    found["all"] = sum(found.values())
    return found
