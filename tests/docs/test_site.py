"""The documentation as a site: each page is in the menu, and each link leads somewhere."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import site

ADDRESS = "https://forge.example/tea/ceylon"
NOWHERE = ""


@pytest.fixture(scope="module", params=[NOWHERE, ADDRESS], ids=["no address", "an address"])
def address(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def written(address: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("build") / "pages"
    site.write(folder, address)
    return folder


def links(folder: Path) -> Iterator[tuple[Path, str]]:
    for file in folder.rglob("*.md"):
        prose = site.FENCED.sub("", file.read_text(encoding="utf-8"))
        for link in re.findall(r"\]\(([^)#]+)[^)]*\)", prose):
            yield file, link


def in_menu(entries: list[dict[str, object]]) -> Iterator[str]:
    for entry in entries:
        for target in entry.values():
            if isinstance(target, list):
                yield from in_menu(target)
            else:
                yield str(target)


def test_every_page_is_in_the_menu_once(written: Path) -> None:
    settings = tomllib.loads((written.parent / "zensical.toml").read_text(encoding="utf-8"))
    found = sorted(file.relative_to(written).as_posix() for file in written.rglob("*.md"))
    assert len(found) > 40
    assert sorted(in_menu(settings["project"]["nav"])) == found


def test_every_link_leads_somewhere(written: Path) -> None:
    inner = [(file, link) for file, link in links(written) if "://" not in link]
    assert len(inner) > 50
    assert [link for file, link in inner if not (file.parent / link).exists()] == []


def test_what_is_no_page_is_linked_to_in_the_repository_if_anywhere(
    written: Path, address: str
) -> None:
    outer = {link for _, link in links(written) if link.startswith(ADDRESS)}
    assert bool(outer) is bool(address)
    if address:
        assert f"{ADDRESS}/blob/main/src/ceylon/box/box.toml" in outer
        paths = [link.removeprefix(f"{ADDRESS}/blob/main/") for link in outer]
        assert [path for path in paths if not (site.ROOT / path).exists()] == []
    text = (written / "box.md").read_text(encoding="utf-8")
    assert "`src/ceylon/box/box.toml`" in text


def test_each_page_names_the_repository_if_there_is_one(written: Path, address: str) -> None:
    settings = tomllib.loads((written.parent / "zensical.toml").read_text(encoding="utf-8"))
    note = settings["project"]["copyright"]
    assert note.endswith(f"<a href='{address}'>The repository</a>." if address else "board game.")


def test_nothing_is_fetched_from_elsewhere(written: Path) -> None:
    """Fonts and pictures are beside the pages."""
    style = written / "style" / "ceylon.css"
    text = style.read_text(encoding="utf-8")
    assert "://" not in text
    fonts = re.findall(r"url\(([^)]+)\)", text)
    assert len(fonts) > 5
    assert [font for font in fonts if not (style.parent / font).exists()] == []
    assert "62.5%" not in text  # the game's base size does not apply here


def test_a_link_that_leads_nowhere_is_told() -> None:
    file = site.ROOT / "docs" / "rules.md"
    found = site.LINK.match("[the box](boxx.md)")
    assert found is not None
    with pytest.raises(site.NoTarget, match=r"docs/rules\.md: boxx\.md"):
        site.lead(found, file=file, names=site.pages(), repository=NOWHERE)
