"""Another box than the shipped one, and the program as if it were shipped with it."""

import re
from pathlib import Path

import ceylon
from ceylon.box import Box, parse, shipped_text

POINTS = re.compile(r"points = (\d+)")


def other_text() -> str:
    """Each contract is worth seven points more."""
    return POINTS.sub(lambda found: f"points = {int(found[1]) + 7}", shipped_text())


def other_box() -> Box:
    return parse(other_text(), railways=False)


def install(folder: Path) -> Path:
    """The program with the other box; what comes before all else on the path."""
    source, target = Path(ceylon.__file__).parent, folder / "ceylon"
    (target / "box").mkdir(parents=True)
    for file in (*source.iterdir(), *(source / "box").iterdir()):
        place = target / file.relative_to(source)
        if not place.exists() and file.name != "box.toml":
            place.symlink_to(file)
    (target / "box" / "box.toml").write_text(other_text(), encoding="utf-8")
    return folder
