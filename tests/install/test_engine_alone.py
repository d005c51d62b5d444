"""Only the engine: for programs, the rules need two small packages and nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.install.environments import ENGINE, Environment, make_empty

PLAYOUTS = """
import sys
from random import Random
from ceylon import Game, Options, View

for seats in (1, 2, 3, 4):
    rng = Random(seats)
    game = Game.new(Options(seats), rng)
    while not game.over:
        game.push(rng.choice(game.legal()))
    imagined = View.of(Game.new(Options(seats), rng), seat=0).imagine(rng)
    while not imagined.over:
        imagined.play(rng.choice(imagined.legal()))
    print(len(game.scores()), len(imagined.scores()))
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"rich", "starlette"}))
"""


@pytest.fixture(scope="module")
def engine(built_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """`pip install --no-deps` of the wheel, and the two packages of the rules."""
    environment = make_empty(tmp_path_factory.mktemp("engine"))
    environment.install(built_wheel)
    environment.copy(ENGINE)
    return environment


def test_games_are_played_and_imagined(engine: Environment) -> None:
    done = engine.run(str(engine.python), "-c", PLAYOUTS)
    assert done.stderr == ""
    assert done.stdout == "2 2\n2 2\n3 3\n4 4\n\n"


@pytest.mark.parametrize(
    ("command", "package"),
    [("serve", "sqlalchemy|starlette"), ("play", "rich"), ("analyse", "rich")],
)
def test_a_command_for_people_says_what_to_install(
    engine: Environment, command: str, package: str
) -> None:
    done = engine.run(*engine.command(command, "--lang", "en"))
    assert (done.returncode, done.stdout) == (1, "")
    sentence = rf"ceylon: this needs the package ({package}), which is not installed: (\S+) (.+)\n"
    told = re.fullmatch(sentence, done.stderr)
    assert told, done.stderr
    assert Path(engine.folder, told[2]).samefile(engine.python)
    assert told[3] == '-m pip install "ceylon-boardgame"'


def test_what_it_says_would_install_the_rest(engine: Environment) -> None:
    """pip finds the package there, and goes for what it lacks."""
    pip = [sys.executable, "-m", "pip", "--python", str(engine.python), "install"]
    done = subprocess.run(
        [*pip, "--dry-run", "--no-index", "ceylon-boardgame"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert "Requirement already satisfied: ceylon-boardgame in" in done.stdout
    assert "No matching distribution found for" in done.stderr
    assert "ceylon" not in done.stderr.partition("No matching distribution found for")[2]


def test_other_commands_need_no_more(engine: Environment) -> None:
    done = engine.run(*engine.command("box"))
    assert (done.returncode, done.stderr) == (0, "")
