"""The files in deploy/, and the steps of docs/hosting.md, as far as they can be tried without
Docker, and by any user."""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.install.environments import ROOT, make_clone
from tests.thorough import thorough

from ceylon.cli import serve
from ceylon.cli.arguments import Parser
from ceylon.web.server.routes.upkeep import ROUTES
from ceylon.words import Words

DEPLOY = ROOT / "deploy"
GUIDE = ROOT / "docs" / "hosting.md"
WRITTEN = (*sorted(DEPLOY.iterdir()), GUIDE)
ONLY_OF_COMPOSE = {"CEYLON_DOMAIN", "CEYLON_PASSWORD"}


def actions() -> dict[str, argparse.Action]:
    """The options of `ceylon serve` by their environment variables."""
    parser = Parser("ceylon serve", Words.of("en"))
    serve.add_options(parser)
    found = {each.option_strings[-1]: each for each in parser._actions}
    return {f"CEYLON_{name[2:].replace('-', '_').upper()}": found[name] for name in found}


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_every_variable_is_an_option(file: Path) -> None:
    named = set(re.findall(r"CEYLON_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named - ONLY_OF_COMPOSE <= actions().keys()


def test_health_checks_ask_what_is_answered() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    [asked] = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", text)
    assert asked == (str(serve.PORT), "/readyz")
    assert "/readyz" in {route.path for route in ROUTES}


def test_nothing_runs_as_root() -> None:
    """Neither the image nor the unit."""
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^USER (\w+)", image, re.MULTILINE) == ["ceylon"]
    assert image.index("USER ceylon") < image.index("\nCMD")
    assert "User=ceylon\n" in (DEPLOY / "ceylon.service").read_text(encoding="utf-8")


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_what_is_composed_fits() -> None:
    """The proxy is believed, and only it is open to the world."""
    services, [network] = (
        composed()["services"],
        composed()["networks"]["default"]["ipam"]["config"],
    )
    settings = services["ceylon"]["environment"]
    assert settings["CEYLON_PROXY"] == network["subnet"]
    assert settings["CEYLON_PUBLIC_URL"] == "https://${CEYLON_DOMAIN}"
    assert f"ceylon:{serve.PORT}" in services["caddy"]["command"]
    assert [name for name in services if "ports" in services[name]] == ["caddy"]
    database = services["database"]["environment"]
    user, password, name = (database[f"POSTGRES_{each}"] for each in ("USER", "PASSWORD", "DB"))
    assert settings["CEYLON_DB"] == f"postgresql+psycopg://{user}:{password}@database/{name}"


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """And calls it well protected."""
    if (systemd := shutil.which("systemd-analyze")) is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "ceylon.service"
    text = (DEPLOY / "ceylon.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/ceylon/bin/ceylon", sys.executable), encoding="utf-8")
    for asked in (["verify"], ["security", "--offline=true", "--threshold=30"]):
        done = subprocess.run(
            [systemd, *asked, str(unit)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert "nknown" not in done.stderr


@thorough
def test_the_steps_of_the_guide_lead_to_a_server(tmp_path: Path) -> None:
    """Those of the Dockerfile, which are the same, in a clean copy and another folder."""
    source, place = make_clone(tmp_path / "source"), tmp_path / "opt"
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    clean = {each: os.environ[each] for each in os.environ if not each.startswith("CEYLON_")}
    guide = GUIDE.read_text(encoding="utf-8")
    commands = re.findall(r"^RUN (.*)$", image.rpartition("\nFROM")[0], re.MULTILINE)[1:]
    assert len(commands) == 3
    for command in commands:
        told = command.replace(" --no-cache-dir", "").replace("python -m", "python3 -m", 1)
        assert told in guide
        step = command.replace("/opt/ceylon", str(place)).replace(
            "python -m", f"{sys.executable} -m", 1
        )
        subprocess.run(step, shell=True, cwd=source, check=True, env=clean)  # noqa: S602 - our own text
    program = [str(place / "bin" / "ceylon"), "serve"]
    settings = {"CEYLON_PORT": "0", "CEYLON_NO_BROWSER": "1", "CEYLON_DB": str(tmp_path / "t.db")}
    with subprocess.Popen(
        program, env=settings, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            assert "http://" in process.stdout.readline()
        finally:
            process.terminate()
