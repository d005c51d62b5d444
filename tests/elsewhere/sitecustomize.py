"""Python without what only some platforms have. It runs this file before anything else when it is
on the path, and so do the processes that are started from there.
"""

import multiprocessing
import os
import sys
from asyncio import AbstractEventLoop
from asyncio.base_events import BaseEventLoop
from asyncio.selector_events import BaseSelectorEventLoop
from contextlib import suppress

MODULES = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
FUNCTIONS = ("fork", "forkpty", "getloadavg", "nice", "sched_getaffinity", "sched_setaffinity")


def no_signal_handlers(*_arguments: object) -> None:
    raise NotImplementedError


for module in MODULES:
    # What `import` takes for missing.
    sys.modules[module] = None  # type: ignore[assignment]
for function in FUNCTIONS:
    with suppress(AttributeError):
        delattr(os, function)
for loop in (AbstractEventLoop, BaseEventLoop, BaseSelectorEventLoop):
    loop.add_signal_handler = no_signal_handlers  # type: ignore[assignment, method-assign]
multiprocessing.set_start_method("spawn")
