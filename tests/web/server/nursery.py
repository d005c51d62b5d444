"""Starts servers quickly: everything is imported once, and each server is a fork of that.

Reads `start STORE` or `kill` from its input, and answers with the port, or with `killed`.
"""

import os
import signal
import sys

from tests.web.server.launch import WIDE

from ceylon.web.server.addresses import listen
from ceylon.web.server.app import create_app
from ceylon.web.server.server import serve
from ceylon.web.server.settings import Settings


def main() -> None:
    child = 0
    for line in sys.stdin:
        command, _, store = line.strip().partition(" ")
        if command == "start":
            child = born(store)
        else:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            answer("killed")


def born(store: str) -> int:
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        child = os.fork()
        if child == 0:
            sys.stdin = open(os.devnull)  # noqa: SIM115, PTH123 - it lives as long as the process
            serve(create_app(Settings(store, WIDE, workers=1)), listening)
            os._exit(0)
    answer(str(port))
    return child


def answer(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - the test reads it


if __name__ == "__main__":
    main()
