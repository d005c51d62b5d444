"""What the pages are made of can be read: short lines, and nothing that is not used."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment, meta, nodes

import ceylon.web.pages
from ceylon.web.pages.template_layout import Layout

PAGES = Path(ceylon.web.pages.__file__).parent
STATIC = PAGES.parent / "static"
FOLDER = PAGES / "templates"
TEMPLATES = {path.relative_to(FOLDER).as_posix(): path for path in sorted(FOLDER.rglob("*.html"))}
MODULES = sorted(path.stem for path in (FOLDER / "macros").iterdir())
STATIC_FILES = sorted([*STATIC.glob("*.css"), *STATIC.glob("*.js"), *(STATIC / "js").iterdir()])
COLUMNS = 100

each_template = pytest.mark.parametrize("name", TEMPLATES)


def parsed(name: str) -> nodes.Template:
    environment = Environment(autoescape=True, extensions=[Layout])
    return environment.parse(TEMPLATES[name].read_text(), name)


@pytest.mark.parametrize("path", [*TEMPLATES.values(), *STATIC_FILES], ids=lambda path: path.name)
def test_lines_are_short_and_clean(path: Path) -> None:
    text = path.read_text()
    wrong = [
        f"{path.name}:{number}"
        for number, line in enumerate(text.splitlines(), start=1)
        if len(line) > COLUMNS or "\t" in line or line != line.rstrip()
    ]
    assert not wrong
    assert text.endswith("\n")
    assert not text.endswith("\n\n")


@each_template
def test_each_jinja_tag_stands_on_one_line(name: str) -> None:
    """What indents templates (djhtml) does not look into a tag."""
    tags = re.findall(r"\{%.*?%\}|\{\{.*?\}\}", TEMPLATES[name].read_text(), re.DOTALL)
    assert not [tag for tag in tags if "\n" in tag]


def test_every_template_is_used() -> None:
    assert set(used_templates()) == set(TEMPLATES)


def used_templates() -> Iterator[str]:
    """By the code of the pages, by that of their parts, by other templates."""
    for folder, prefix in ((PAGES, ""), (PAGES / "parts", "parts/")):
        for path in folder.glob("*.py"):
            yield from (prefix + found for found in re.findall(r'"(\w+\.html)"', path.read_text()))
    for name in TEMPLATES:
        yield from filter(None, meta.find_referenced_templates(parsed(name)))
        yield from (f"macros/{module}.html" for module, _ in calls(name) if module)


def test_every_macro_is_used() -> None:
    called = {name: set(calls(name)) for name in TEMPLATES}
    unused = [
        f"{name}: {macro.name}"
        for name in TEMPLATES
        for macro in parsed(name).find_all(nodes.Macro)
        if ("", macro.name) not in called[name]
        and not any((Path(name).stem, macro.name) in found for found in called.values())
    ]
    assert not unused


def calls(name: str) -> Iterator[tuple[str, str]]:
    """What a template calls, by the name of its module, or by none, and its own."""
    for call in parsed(name).find_all(nodes.Call):
        match call.node:
            case nodes.Name(name=macro):
                yield "", macro
            case nodes.Getattr(node=nodes.Name(name=module), attr=macro) if module in MODULES:
                yield module, macro


@pytest.mark.parametrize("module", MODULES)
def test_shared_macros_know_only_what_they_are_given(module: str) -> None:
    """They are compiled once, for all languages and tables."""
    known_to_a_page = {"t", "words", "lang", "screen", "view", "who"}
    assert not meta.find_undeclared_variables(parsed(f"macros/{module}.html")) & known_to_a_page


@each_template
def test_every_window_can_be_closed(name: str) -> None:
    """By a button of its own, for fingers (criteria 36, 38)."""
    text = TEMPLATES[name].read_text(encoding="utf-8")
    for window in re.findall(r'<div\s+id="([^"]+)"[^>]*\spopover\s*>', text):
        assert f'controls.close_button(t, "{window}")' in text
