"""The pages of the site, built from the documentation: `python -m tools.site`.

The same files are read on the forge, as files of the repository, and here, as pages. So each link
is rewritten to where its target is on the site: a page, a picture beside the pages, or the
repository for anything else, such as a module. As long as the repository has no public address,
such a link is plain text.

Zensical then builds the site from `build/pages` (`make site`).
"""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
DOCS = ROOT / "docs"
SETTINGS = DOCS / "site" / "zensical.toml"
STYLE = DOCS / "site" / "ceylon.css"
STATIC = ROOT / "src" / "ceylon" / "web" / "static"

# Files outside docs/ that are pages, and their names there.
OTHERS = {
    "README.md": "index.md",
    "README.fr.md": "fr.md",
    "README.es.md": "es.md",
    "README.ru.md": "ru.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
    "LICENSE": "licence.md",
}
PICTURES = {".png", ".svg"}
LINK = re.compile(r"(!?)\[([^]]*)\]\((?!\w+:|#)([^)#]+)(#[^)]*)?\)")
MARK = re.compile(r"^<!--.*-->$", re.MULTILINE)
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


class NoTarget(Exception):
    """A broken link."""


def pages() -> dict[Path, str]:
    """The name of the page that each file becomes."""
    found = {ROOT / path: name for path, name in OTHERS.items()}
    found |= {file: file.name for file in sorted(DOCS.glob("*.md"))}
    rooms = ROOT / "src" / "ceylon"
    for file in sorted(rooms.rglob("README.md")):
        if (file.parent / "__init__.py").exists():
            name = file.parent.relative_to(rooms).as_posix().replace("/", "-")
            found[file] = f"rooms/{name}.md"
    return found


def page(file: Path, names: dict[Path, str], repository: str) -> str:
    """The text of a page, with its links rewritten."""
    text = file.read_text(encoding="utf-8")
    if file.name == "LICENSE":
        return f"# Licence\n\n```text\n{text}```\n"
    led = partial(lead, file=file, names=names, repository=repository)
    parts = FENCED.split(MARK.sub("", text))
    return "".join(part if FENCED.fullmatch(part) else LINK.sub(led, part) for part in parts)


def lead(found: re.Match[str], *, file: Path, names: dict[Path, str], repository: str) -> str:
    picture, text, path, part = found.groups()
    target = (file.parent / path).resolve()
    if not target.exists():
        raise NoTarget(f"{file.relative_to(ROOT)}: {path}")
    if target in names:
        place = names[target]
    elif target.suffix in PICTURES:
        place = _beside(target)
    elif repository:
        return f"[{text}]({repository}/blob/main/{target.relative_to(ROOT).as_posix()}{part or ''})"
    else:
        return text
    here = Path(names[file]).parent
    return f"{picture}[{text}]({Path(os.path.relpath(place, here)).as_posix()}{part or ''})"


def style() -> str:
    """The colours and the fonts of the game, but not its sizes: the site has its own."""
    tokens = (STATIC / "tokens.css").read_text(encoding="utf-8")
    tokens = re.sub(r"^html \{.*?^\}$", "", tokens, flags=re.MULTILINE | re.DOTALL)
    return f"{tokens}\n{STYLE.read_text(encoding='utf-8')}"


def settings(repository: str) -> str:
    """Zensical's own repository setting would make each page query the forge."""
    link = f" <a href='{repository}'>The repository</a>." if repository else ""
    return SETTINGS.read_text(encoding="utf-8").replace("{repository}", link)


def write(folder: Path, repository: str) -> None:
    """Everything that the site is built from."""
    shutil.rmtree(folder, ignore_errors=True)
    names = pages()
    texts = {name: page(file, names, repository) for file, name in names.items()}
    texts |= {"style/ceylon.css": style()}
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for picture in _pictures():
        (folder / _beside(picture)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(picture, folder / _beside(picture))
    shutil.copytree(STATIC / "fonts", folder / "style" / "fonts", ignore=_no_pages)
    shutil.copy(STATIC / "favicon.svg", folder / "pictures")
    (folder.parent / "zensical.toml").write_text(settings(repository), encoding="utf-8")


def _pictures() -> list[Path]:
    return [file for file in DOCS.rglob("*") if file.suffix in PICTURES]


def _beside(picture: Path) -> str:
    """Where a picture of the documentation is on the site."""
    return f"pictures/{picture.relative_to(DOCS).as_posix()}"


def _no_pages(_folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name.endswith(".md")]


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    write(BUILD / "pages", project["tool"]["ceylon"]["repository"].rstrip("/"))


if __name__ == "__main__":
    main()
