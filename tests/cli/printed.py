"""What the commands of a release printed for programs, as files."""

import contextlib
import gzip
import io
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from ceylon.cli import main

FOLDER: Final = Path(__file__).with_name("outputs")
GOLDEN: Final = Path(__file__).parents[1] / "golden"
_GAMES: Final = ("--workers", "1", "--json")


@dataclass(frozen=True)
class Printed:
    """A command, and the JSON that it printed."""

    command: list[str]
    json: Any

    @property
    def by_chance(self) -> bool:
        """Whether no bot thinks: then the same games are played for ever."""
        return "greedy" not in " ".join(self.command)


COMMANDS: Final = (
    ["replay", "2-without-uva-tiles--last-marker-as-follower.ceylon", "--json"],
    ["replay", "solo-built-without-dimbula--railways-draw-the-last-card.ceylon", "--json"],
    ["replay", "solo-drawn-without-uva--human-draws-the-last-card.ceylon", "--at", "9", "--json"],
    [
        *("analyse", "solo-drawn-without-uva--human-draws-the-last-card.ceylon"),
        *("--simulations", "2", "--json", "--lang", "fr"),
    ],
    ["arena", "--bots", "chance,chance,chance", "--games", "6", *_GAMES],
    ["arena", "--bots", "chance", "--solo", "--games", "3", "--until-decided", *_GAMES],
    ["arena", "--round-robin", "greedy,chance", "--games", "2", *_GAMES],
    ["balance", "--bot", "chance", "--players", "2", "--games", "6", "--starting-tiles", *_GAMES],
)


def printed(command: list[str]) -> Printed:
    """Run a command; records are those of tests/golden."""
    arguments = [str(GOLDEN / each) if each.endswith(".ceylon") else each for each in command]
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(arguments) == 0
    return Printed(command, json.loads(out.getvalue()))


def write(version: str) -> None:
    """Keep what this release prints."""
    lines = [json.dumps(asdict(printed(command)), ensure_ascii=False) for command in COMMANDS]
    file = FOLDER / f"{version}.jsonl.gz"
    FOLDER.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0))


def read(file: Path) -> list[Printed]:
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    return [Printed(**json.loads(line)) for line in lines]
