"""`ceylon serve`: the table in the browser, on this machine."""

from __future__ import annotations

import argparse
import os
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ceylon import guests
from ceylon.cli import browser
from ceylon.cli.arguments import Parser, UsageError
from ceylon.cli.guest_options import add_option_of_deadline, deadline_of
from ceylon.cli.host_options import add_options_of_hosts, settings_of_hosts
from ceylon.cli.store import STORE
from ceylon.errors import CeylonError, excerpt
from ceylon.folders import NotWritable, in_data_folder
from ceylon.guests import house
from ceylon.installation import to_run
from ceylon.web.server.addresses import LAST_PORT, PortInUse, is_served, listen, listen_after
from ceylon.web.server.app import create_app
from ceylon.web.server.fleet import serve_together
from ceylon.web.server.server import serve
from ceylon.web.server.settings import Settings
from ceylon.words import N_, Words

PORT: Final = 8046
_MOST_PROCESSES: Final = 64
_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound


def add_options(parser: Parser) -> None:
    words = parser.words
    told = words.say(
        "the address to listen on: 0.0.0.0 lets other devices on your network connect"
        " (default: {host})",
        host=_HERE,
    )
    parser.add_argument("--host", default=_HERE, metavar="ADDRESS", help=told)
    told = words.say("the port; 0 for any free one (default: {port})", port=PORT)
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=told)
    told = words.say("a file, or the URL of a database (default: in your data folder)")
    parser.add_argument("--db", metavar="FILE", help=told)
    told = words.say("do not open the browser")
    parser.add_argument("--no-browser", action="store_true", help=told)
    told = words.say(
        "offer a bot of your own, such as {example}, at the tables under this name;"
        " can be repeated",
        example="mine.py:MyBot",
    )
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=BOT", help=told)
    add_option_of_deadline(parser)
    add_options_of_hosts(parser)
    parser.add_environment(os.environ)


def run(options: argparse.Namespace, words: Words) -> int:
    offered, deadline = _offered(options.bot), deadline_of(options)
    more = settings_of_hosts(options)
    if not 0 <= options.port <= LAST_PORT:
        text = N_("--port must be from 0 to {last}, not {port}")
        raise UsageError(text, {"last": LAST_PORT, "port": options.port})
    if not 1 <= options.processes <= _MOST_PROCESSES:
        text = N_("--processes must be from 1 to {most}, not {found}")
        raise UsageError(text, {"most": _MOST_PROCESSES, "found": options.processes})
    try:
        listening = listen(options.host, options.port)
    except PortInUse:
        if _is_wanted(options):
            return _show_other(options, words)
        listening = listen_after(options.host, options.port)
        told = words.say(
            "Another program is using port {port}, so Ceylon will use port {other}",
            port=options.port,
            other=_port(listening),
        )
        print(told, flush=True)
    with listening, _store(options, words) as store:
        settings = Settings(store, bots=offered, deadline=deadline, **more)
        _serve(listening, settings, options, words)
    return 0


def _offered(written: Sequence[str]) -> dict[str, str]:
    """The host's own bots by their names; each is loaded once, to say at once what is wrong."""
    offered: dict[str, str] = {}
    for each in written:
        name, equals, leads_to = each.partition("=")
        if not equals:
            text = N_("write {option} {example}, not “{found}”")
            example = "name=mine.py:MyBot"
            raise UsageError(text, {"option": "--bot", "example": example, "found": excerpt(each)})
        try:
            house.check(name)
            if name in offered:
                raise house.taken(name)
            offered[name] = _loadable(guests.spelled(leads_to))
        except CeylonError as error:
            raise UsageError(error.text, error.values) from error
    return offered


def _loadable(leads_to: str) -> str:
    attendant = guests.Attendant(leads_to)
    attendant.load()
    attendant.end()
    return leads_to


def _serve(
    listening: socket.socket, settings: Settings, options: argparse.Namespace, words: Words
) -> None:
    address = _address(options.host, _port(listening))

    def announce() -> None:
        told = words.say("Ceylon is running at {address} (Ctrl-C stops it)", address=address)
        print(told, flush=True)
        if not options.no_browser:
            # The server must not wait for it.
            threading.Thread(target=_show, args=(address, words), daemon=True).start()

    if options.processes == 1:
        serve(create_app(settings), listening, announce)
    else:
        serve_together(settings, listening, options.processes, announce)


# A port that is in use


def _is_wanted(options: argparse.Namespace) -> bool:
    """Whether the server that is already there serves what was asked for: our tables, to this
    machine."""
    usual = options.db is None and options.host == _HERE and not options.bot
    usual = usual and options.public_url is None and options.proxy is None
    usual = usual and options.private is None and options.block is None
    return usual and is_served(_address(options.host, options.port))


def _show_other(options: argparse.Namespace, words: Words) -> int:
    address = _address(options.host, options.port)
    print(words.say("Ceylon is already running at {address}", address=address), flush=True)
    if not options.no_browser:
        _show(address, words)
    return 0


# The browser


def _show(address: str, words: Words) -> None:
    if browser.show(address):
        return
    told = words.say(
        "No browser window can be opened here. Open the address in any browser, or play in the"
        " terminal: {command}",
        command=to_run("play"),
    )
    print(told, flush=True)


def _address(host: str, port: int) -> str:
    """An address that works in a browser on this machine."""
    name = "localhost" if host in (_HERE, *_EVERYWHERE) else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def _port(listening: socket.socket) -> int:
    return int(listening.getsockname()[1])


# The store


@contextmanager
def _store(options: argparse.Namespace, words: Words) -> Iterator[str | Path]:
    """Where the tables are kept: as asked, in the default place, or failing that, temporarily."""
    if options.db is not None:
        yield options.db
        return
    try:
        path = in_data_folder(STORE)
    except NotWritable as error:
        with TemporaryDirectory(prefix="ceylon-", ignore_cleanup_errors=True) as folder:
            print(_told_of(error, words), flush=True)
            yield Path(folder) / STORE
    else:
        yield path


def _told_of(error: NotWritable, words: Words) -> str:
    return words.say(
        "Your tables will be lost when the server stops: {problem}. To keep them,"
        " name another file with --db.",
        problem=words.say(error.text, **error.values),
    )
