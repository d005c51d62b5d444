"""Conversations with a server as files: requests, and what was answered to each.

Whatever is random (ids, secrets, the salt of a deal) appears there as `<table>` or `<secret of seat
1>`.
"""

import gzip
import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).with_name("conversations")
HEAR: Final = "HEAR"


@dataclass(frozen=True)
class Exchange:
    """One request with its answer, or one event of a stream."""

    who: str
    """The role whose secret is sent; empty for a stranger."""
    ask: str
    """`POST /api/tables/<table>/undo`, or `HEAR /api/tables/<table>/stream`."""
    body: Any = None
    """JSON; a string is sent as it is."""
    headers: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    """The seed of the deal, if a table is created."""
    slow: bool = False
    """The body does not arrive in time."""
    wait: bool = False
    """Others act meanwhile: poll until the answer has the same status and version."""
    status: int = 200
    told: dict[str, str] = field(default_factory=dict)
    """Headers of the answer."""
    answer: Any = None
    """JSON; None where only the status counts."""

    @property
    def reached(self) -> tuple[int, int | None]:
        version = self.answer.get("version") if isinstance(self.answer, dict) else None
        return self.status, version

    def line(self) -> str:
        """What differs from the default, as JSON."""
        usual = asdict(Exchange("-", "-"))
        told = {name: value for name, value in asdict(self).items() if value != usual[name]}
        return json.dumps(told, ensure_ascii=False)


@dataclass(frozen=True)
class Conversation:
    """What was said at the tables of one server, in order."""

    limits: dict[str, Any]
    """The limits of the server."""
    exchanges: list[Exchange]

    def write(self, file: Path) -> None:
        lines = [json.dumps({"limits": self.limits}), *(each.line() for each in self.exchanges)]
        text = "".join(f"{line}\n" for line in lines)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(gzip.compress(text.encode(), mtime=0))


def read(file: Path) -> Conversation:
    head, *lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    return Conversation(
        json.loads(head)["limits"], [Exchange(**json.loads(line)) for line in lines]
    )
