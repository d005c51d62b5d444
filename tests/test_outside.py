"""What others see of the project: its workflows, its package, how it wants to be cited."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from email import message_from_string
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
import yaml

from ceylon import __version__, _build

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = {file.stem: file for file in sorted((GITHUB / "workflows").glob("*.yml"))}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REPOSITORY = PROJECT["tool"]["ceylon"]["repository"]
ADDRESS = "https://forge.example/tea/ceylon"
FORMS = [GITHUB / "ISSUE_TEMPLATE" / f"{name}.yml" for name in ("bug", "rule", "translation")]
SCHEMAS = {
    "github-workflows": list(WORKFLOWS.values()),
    "github-actions": [GITHUB / "actions" / "set-up" / "action.yml"],
    "github-issue-forms": FORMS,
    "github-issue-config": [GITHUB / "ISSUE_TEMPLATE" / "config.yml"],
    "dependabot": [GITHUB / "dependabot.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
}


def tool(name: str, *arguments: str) -> str:
    """What a tool of this environment says that finds nothing to object to."""
    found = shutil.which(name, path=sysconfig.get_path("scripts"))
    assert found is not None
    done = subprocess.run([found, *arguments], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def read(file: Path) -> Any:  # noqa: ANN401 - whatever the file holds
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def jobs(workflow: str) -> dict[str, Any]:
    found: dict[str, Any] = read(WORKFLOWS[workflow])["jobs"]
    return found


# Workflows


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_file_has_the_form_that_the_forge_expects(schema: str) -> None:
    files = map(str, SCHEMAS[schema])
    assert "ok" in tool("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *files)


def test_every_form_is_checked() -> None:
    assert set((GITHUB / "ISSUE_TEMPLATE").iterdir()) == {
        *FORMS,
        *SCHEMAS["github-issue-config"],
    }


def test_the_workflows_are_safe() -> None:
    """As far as zizmor can tell without asking the forge."""
    assert "No findings" in tool("zizmor", "--offline", "--quiet", "--no-progress", str(GITHUB))


def test_only_a_release_may_write() -> None:
    """And of its jobs only the two that must."""
    writing = {}
    for workflow in WORKFLOWS:
        assert read(WORKFLOWS[workflow])["permissions"] == {}
        for name, job in jobs(workflow).items():
            allowed = job["permissions"]
            if allowed != {"contents": "read"}:
                writing[workflow, name] = allowed
    assert writing == {
        ("release", "publish"): {"id-token": "write"},
        ("release", "announce"): {"contents": "write"},
    }


def test_all_name_the_same_versions_of_python() -> None:
    classifier = "Programming Language :: Python :: 3."
    named = [each for each in PROJECT["project"]["classifiers"] if each.startswith(classifier)]
    versions = [each.rpartition(" ")[2] for each in named]
    assert jobs("tests")["test"]["strategy"]["matrix"]["python"] == versions
    wheels = [f"cp{version.replace('.', '')}-*" for version in versions]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == wheels
    assert PROJECT["project"]["requires-python"] == f">={versions[0]}"


def test_the_commands_of_the_workflows_exist() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in WORKFLOWS.values())
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    called = set(re.findall(r"run: make ([\w-]+)", text))
    assert called == {"check", "browser", "site"}
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert phony is not None
    assert called <= set(phony[1].split())
    locks = set(re.findall(r"requirements/\w+\.lock", text))
    assert locks
    assert [path for path in locks if not (ROOT / path).exists()] == []


# The package


def metadata(folder: Path, repository: str) -> Message:
    """What a build writes about the package, with this address."""
    modules = [str(file.relative_to(ROOT)) for file in (ROOT / "src" / "ceylon").glob("*.py")]
    for path in ("setup.py", "README.md", "LICENSE", *modules):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = project.replace(f'repository = "{REPOSITORY}"', f'repository = "{repository}"')
    (folder / "pyproject.toml").write_text(project, encoding="utf-8")
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "dist_info"],
        cwd=folder,
        env=os.environ | {_build.PURE: "1"},
        capture_output=True,
        check=True,
    )
    (file,) = folder.glob("*.dist-info/METADATA")
    return message_from_string(file.read_text(encoding="utf-8"))


def test_without_an_address_nothing_is_linked_to(tmp_path: Path) -> None:
    found = metadata(tmp_path, "")
    assert found["Version"] == __version__
    assert found.get_all("Project-URL") is None
    assert "](docs" not in found.get_payload()
    assert "docs/rules.md | the rules as we play them" in found.get_payload()
    assert "![" not in found.get_payload()


def test_with_an_address_the_links_are_made_from_it(tmp_path: Path) -> None:
    found = metadata(tmp_path, f"{ADDRESS}/")
    assert found.get_all("Project-URL") == [
        f"Source, {ADDRESS}",
        f"Changes, {ADDRESS}/blob/main/CHANGELOG.md",
        f"Issues, {ADDRESS}/issues",
    ]
    assert found["Description-Content-Type"] == "text/markdown"
    assert f"]({ADDRESS}/blob/main/docs/rules.md)" in found.get_payload()
    assert f"]({ADDRESS}/raw/main/docs/table.png)" in found.get_payload()
    assert "](docs" not in found.get_payload()


def test_it_is_cited_as_it_is() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert citation["version"] == __version__
    assert citation["license"] == PROJECT["project"]["license"]
    assert citation.get("repository-code", "") == REPOSITORY
