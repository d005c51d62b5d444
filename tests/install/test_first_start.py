"""The first start, where something is in the way: a sentence, and a way on."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from tests.install.environments import ROOT

PATIENCE = 60
WITHOUT_WINDOW = ("w3m", "www-browser", "lynx", "links", "elinks")
"""The names that Python's `webbrowser` knows."""


class Started:
    """`ceylon serve` in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def address(self) -> str:
        line = self.line()
        assert "Ceylon is running at" in line, line
        return line.split(" at ")[1].split()[0]

    def port(self) -> int:
        return int(self.address().rpartition(":")[2].strip("/"))

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


def variables(home: Path) -> dict[str, str]:
    """The environment of a person with this home, and no display."""
    kept = {name: os.environ[name] for name in ("PATH", "CEYLON_PURE") if name in os.environ}
    homes = {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    return {**kept, **homes, "PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8", "TERM": "xterm"}


@contextmanager
def serve(home: Path, *arguments: str, **environment: str) -> Iterator[Started]:
    # A shell makes background processes ignore Ctrl-C, and so would the server.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "ceylon", "serve", *arguments],
        env=variables(home) | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Started(process)
    finally:
        process.kill()
        process.communicate()


def free_port() -> int:
    """One that is free, and the next one too."""
    while True:
        with closing(socket.create_server(("127.0.0.1", 0))) as one:
            port = int(one.getsockname()[1])
            try:
                socket.create_server(("127.0.0.1", port + 1)).close()
            except (OSError, OverflowError):
                continue
        return port


# A browser


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder for the PATH."""
    folder = tmp_path / "bin"
    folder.mkdir()
    return folder


def program(folder: Path, name: str, does: str) -> Path:
    """A program that leaves a note beside itself: what it was given, and what it found there."""
    file = folder / name
    file.write_text(f"#!{sys.executable}\nimport sys, json, pathlib, urllib.request, os\n{does}\n")
    file.chmod(0o755)
    return folder / f"{name}.note"


OPENS = """
answer = urllib.request.urlopen(sys.argv[-1])
note = pathlib.Path(__file__ + ".new")
note.write_text(json.dumps([sys.argv[-1], answer.status, sys.stdin.isatty()]))
note.rename(__file__ + ".note")
"""
LEAVES_A_NOTE = "pathlib.Path(__file__ + '.note').touch()"


def opened_address(note: Path, process: "subprocess.Popen[str]") -> str:
    """The address that a browser was given, which was answered already."""
    waiting = threading.Event()
    for _ in range(PATIENCE * 20):
        if note.exists():
            address, status, at_terminal = json.loads(note.read_text())
            assert (status, at_terminal) == (200, False)
            return str(address)
        assert process.poll() in (None, 0)
        waiting.wait(0.05)
    raise AssertionError("no browser was opened")


def with_window(folder: Path) -> Mapping[str, str]:
    return {"PATH": str(folder), "DISPLAY": ":99"}


class TestBrowser:
    def test_it_is_opened_when_the_server_answers(self, tmp_path: Path, programs: Path) -> None:
        note = program(programs, "x-www-browser", OPENS)
        with serve(tmp_path, "--port", "0", **with_window(programs)) as started:
            assert opened_address(note, started.process) == started.address()

    def test_it_is_not_opened_unasked(self, tmp_path: Path, programs: Path) -> None:
        note = program(programs, "x-www-browser", LEAVES_A_NOTE)
        arguments = ("--port", "0", "--no-browser")
        with serve(tmp_path, *arguments, **with_window(programs)) as started:
            started.address()
            started.interrupt()
        assert not note.exists()

    @pytest.mark.parametrize("named", ["", "w3m", "{folder}/w3m %s", "mine"])
    def test_one_without_a_window_is_never_opened(
        self, tmp_path: Path, programs: Path, named: str
    ) -> None:
        """It would take the terminal, and the server with it."""
        notes = [program(programs, name, LEAVES_A_NOTE) for name in WITHOUT_WINDOW]
        (programs / "mine").symlink_to(programs / "w3m")
        browser = {"BROWSER": named.format(folder=programs)} if named else {}
        with serve(tmp_path, "--port", "0", PATH=str(programs), **browser) as started:
            started.address()
            told = started.line()
            started.interrupt()
        assert told.startswith("No browser window can be opened here.")
        assert told.endswith("ceylon play")
        assert not [note for note in notes if note.exists()]

    def test_where_there_is_none_it_says_so(self, tmp_path: Path, programs: Path) -> None:
        with serve(tmp_path, "--port", "0", PATH=str(programs), LANG="fr_FR.UTF-8") as started:
            started.line()
            assert started.line().startswith("Aucune fenêtre de navigateur")


# A port


class Page(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"info": {"title": "something else"}}')

    def log_message(self, *_: object) -> None:
        pass


class TestPort:
    def test_our_own_server_is_shown_instead(self, tmp_path: Path, programs: Path) -> None:
        note = program(programs, "x-www-browser", OPENS)
        port = str(free_port())
        with serve(tmp_path, "--port", port, "--no-browser") as first:
            address = first.address()
            with serve(tmp_path, "--port", port, **with_window(programs)) as second:
                assert second.line() == f"Ceylon is already running at {address}"
                assert opened_address(note, second.process) == address
                assert second.process.wait(PATIENCE) == 0
            assert first.process.poll() is None

    def test_two_starts_at_once(self, tmp_path: Path) -> None:
        """One serves; the other waits for it to answer."""
        port = str(free_port())
        arguments = ("--port", port, "--no-browser")
        with serve(tmp_path, *arguments) as one, serve(tmp_path, *arguments) as other:
            told = {one.line(), other.line()}
        address = f"http://localhost:{port}/"
        assert told == {
            f"Ceylon is running at {address} (Ctrl-C stops it)",
            f"Ceylon is already running at {address}",
        }

    def test_other_tables_are_served_beside_it(self, tmp_path: Path) -> None:
        port = free_port()
        arguments = ("--port", str(port), "--no-browser")
        with serve(tmp_path, *arguments) as first:
            first.address()
            with serve(tmp_path, *arguments, "--db", str(tmp_path / "other.db")) as second:
                assert second.line().startswith(f"Another program is using port {port},")
                assert second.port() > port

    def test_another_program_is_left_alone(self, tmp_path: Path) -> None:
        port = free_port()
        with HTTPServer(("127.0.0.1", port), Page) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            with serve(tmp_path, "--port", str(port), "--no-browser") as started:
                told = started.line()
                other = started.port()
            server.shutdown()
        assert told == f"Another program is using port {port}, so Ceylon will use port {other}"
        assert other > port

    def test_so_is_one_that_says_nothing(self, tmp_path: Path) -> None:
        port = free_port()
        with (
            closing(socket.create_server(("127.0.0.1", port))),
            serve(tmp_path, "--port", str(port), "--no-browser") as started,
        ):
            assert started.line().startswith(f"Another program is using port {port},")
            assert started.port() > port

    @pytest.mark.parametrize(
        ("arguments", "code", "sentence"),
        [
            (("--port", "65536"), 2, "--port must be from 0 to 65535, not 65536"),
            (("--port", "-1"), 2, "--port must be from 0 to 65535, not -1"),
            (
                ("--host", "192.0.2.1"),
                1,
                "cannot listen on 192.0.2.1, port 8046: this machine does not have this address",
            ),
            (("--host", "no.such.name.invalid"), 1, "cannot listen on no.such.name"),
        ],
    )
    def test_an_address_that_is_none(
        self, tmp_path: Path, arguments: tuple[str, ...], code: int, sentence: str
    ) -> None:
        with serve(tmp_path, *arguments, "--no-browser") as started:
            _, errors = started.process.communicate(timeout=PATIENCE)
            assert started.process.returncode == code
        assert errors.startswith(f"ceylon: {sentence}")
        assert errors.count("\n") == 1


# A home


def a_file(home: Path) -> None:
    home.touch()


def read_only(home: Path) -> None:
    home.mkdir(mode=0o500)


def read_only_within(home: Path) -> None:
    """Even for root."""
    home.mkdir()
    (home / "ceylon").symlink_to("/proc/self")


HOMES = [
    a_file,
    pytest.param(read_only, marks=pytest.mark.skipif(os.getuid() == 0, reason="root may write")),
    pytest.param(
        read_only_within,
        marks=pytest.mark.skipif(sys.platform != "linux", reason="there is no /proc"),
    ),
]


@pytest.mark.parametrize("home_is", HOMES)
class TestHome:
    def test_tables_are_served_for_a_while(self, tmp_path: Path, home_is: object) -> None:
        assert callable(home_is)
        home, passing = tmp_path / "home", tmp_path / "tmp"
        passing.mkdir()
        home_is(home)
        with serve(home, "--port", "0", "--no-browser", TMPDIR=str(passing)) as started:
            told = started.line()
            started.address()
            assert list(passing.glob("ceylon-*/tables.db"))
            started.interrupt()
        start = f"Your tables will be lost when the server stops: nothing can be saved in {home}"
        assert told.startswith(start)
        assert told.endswith("To keep them, name another file with --db.")
        assert list(passing.iterdir()) == []

    def test_another_file_is_a_way_on(self, tmp_path: Path, home_is: object) -> None:
        assert callable(home_is)
        home_is(tmp_path / "home")
        arguments = ("--port", "0", "--no-browser", "--db", str(tmp_path / "mine.db"))
        with serve(tmp_path / "home", *arguments) as started:
            started.address()
        assert (tmp_path / "mine.db").exists()

    def test_a_game_in_the_terminal_goes_on(self, tmp_path: Path, home_is: object) -> None:
        """It says where the game is saved, and what to type to resume it: that is typed here."""
        assert callable(home_is)
        home, passing = tmp_path / "home", tmp_path / "tmp"
        passing.mkdir()
        home_is(home)
        environment = variables(home) | {"COLUMNS": "400", "TMPDIR": str(passing)}
        begun = play(f'"{sys.executable}" -m ceylon play --seats human,chance', environment)
        (game,) = passing.glob("ceylon-*/game.ceylon")
        assert (
            f"The game is being saved in {game}, but only temporarily: nothing can be saved"
            in begun
        )
        command = begun.splitlines()[-1].removeprefix("To resume it: ")
        assert command.endswith(f"ceylon play --resume {game}")
        assert play(command, environment).splitlines()[-2] == f"The game is saved: {game}"


def play(command: str, environment: Mapping[str, str]) -> str:
    """Leave the game as soon as it asks for something."""
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        input="quit\n",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_user_without_a_home(tmp_path: Path) -> None:
    """Containers have such users: no entry in the list of users, and no HOME."""
    nobody = "import os, pathlib; pathlib.Path.home = lambda: (_ for _ in ()).throw(RuntimeError())"
    code = f"{nobody}; import sys; from ceylon.cli import main; sys.exit(main())"
    environment = variables(tmp_path)
    del environment["HOME"], environment["XDG_DATA_HOME"]
    done = subprocess.run(
        [sys.executable, "-c", code, "play"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (
        1,
        "ceylon: your home folder is unknown: set HOME\n",
    )
