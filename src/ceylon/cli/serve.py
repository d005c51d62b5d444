"""`ceylon serve`: the table in the browser, on this machine."""

from __future__ import annotations

import argparse
import webbrowser
from typing import Final

from ceylon.cli.arguments import Parser
from ceylon.folders import in_data_folder
from ceylon.web.server.app import create_app
from ceylon.web.server.server import listen, serve
from ceylon.web.server.settings import Settings
from ceylon.words import Words

PORT: Final = 8046
_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound


def add_options(parser: Parser) -> None:
    words = parser.words
    told = words.say(
        "where to listen: 0.0.0.0 lets others on your network in (default: {host})", host=_HERE
    )
    parser.add_argument("--host", default=_HERE, help=told)
    told = words.say("the port, 0 for any free one (default: {port})", port=PORT)
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=told)
    told = words.say("a file, or the URL of a database (default: in your data folder)")
    parser.add_argument("--db", metavar="FILE", help=told)
    told = words.say("do not open the browser")
    parser.add_argument("--no-browser", action="store_true", help=told)


def run(options: argparse.Namespace, words: Words) -> int:
    app = create_app(Settings(options.db or in_data_folder("tables.db")))
    with listen(options.host, options.port) as listening:
        address = f"http://{_shown(options.host)}:{listening.getsockname()[1]}/"
        told = words.say("Ceylon is served at {address} (Ctrl+C ends it)", address=address)
        print(told, flush=True)
        if not options.no_browser:
            webbrowser.open(address)
        serve(app, listening)
    return 0


def _shown(host: str) -> str:
    """A name that the browser of this machine finds."""
    if host in (_HERE, *_EVERYWHERE):
        return "localhost"
    return f"[{host}]" if ":" in host else host
