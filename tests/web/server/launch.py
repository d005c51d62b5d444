"""A server process for tests: the real one, with limits that tests choose.

Prints its port, then serves until it is ended.
"""

import json
import sys
from dataclasses import replace

from ceylon.guests import DEADLINE
from ceylon.store.database import PATIENCE
from ceylon.web.server.addresses import listen
from ceylon.web.server.app import create_app
from ceylon.web.server.public import PublicUrl, names_of
from ceylon.web.server.server import serve
from ceylon.web.server.settings import Limits, Rate, Settings

PLENTY = Rate(1e9, 1e9)
WIDE = Limits(
    client=PLENTY,
    table=PLENTY,
    new_tables=PLENTY,
    changes=PLENTY,
    client_streams=10_000,
    seat_streams=48,
    watch_streams=48,
    client_watch_streams=48,
)


def main() -> None:
    store, limits = sys.argv[1], json.loads(sys.argv[2])
    proxies = tuple(limits.pop("proxies", Settings.proxies))
    contact, private = limits.pop("contact", ""), limits.pop("private", "")
    log_format, access_log = limits.pop("log_format", "text"), limits.pop("access_log", False)
    for name, value in limits.items():
        limits[name] = Rate(*value) if isinstance(value, list) else value
    named = limits.pop("named", False)
    public = PublicUrl.parse(url) if (url := limits.pop("public_url", "")) else None
    patience = limits.pop("patience", PATIENCE)
    port = limits.pop("port", 0)
    bots, deadline = limits.pop("bots", {}), limits.pop("deadline", DEADLINE)
    settings = Settings(
        store,
        replace(WIDE, **limits),
        public=public,
        names=names_of("127.0.0.1", public) if named else frozenset(),
        proxies=proxies,
        patience=patience,
        contact=contact,
        private=private,
        log_format=log_format,
        access_log=access_log,
        workers=1,
        bots=bots,
        deadline=deadline,
    )
    app = create_app(settings)
    with listen("127.0.0.1", port) as listening:
        print(listening.getsockname()[1], flush=True)  # noqa: T201 - the test reads it
        serve(app, listening)


if __name__ == "__main__":
    main()
