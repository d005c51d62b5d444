"""The scripts of the pages hold no sentence: the page gives them what they say."""

import re
from pathlib import Path

import pytest

import ceylon.web

WEB = Path(ceylon.web.__file__).parent
SCRIPTS = [file for file in (WEB / "static").rglob("*.js") if "vendor" not in file.parts]
COMMENTS = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
LITERALS = re.compile(r"""(["'`])((?:\\.|(?!\1)[^\\\n])*)\1""")
SENTENCE = re.compile(r"[A-Z]\w+[,:]? [\w ]*\w{2,}|\w{2,}[.!?]$|\w{2,} \w+ \w{2,}")


def sentences(script: str) -> list[str]:
    """The texts in a script that read like something for people; no selectors, no classes."""
    texts = [text for _, text in LITERALS.findall(COMMENTS.sub("", script))]
    return [text for text in texts if SENTENCE.search(text) and not re.search(r"[\[\]#{}=]", text)]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda file: file.name)
def test_a_script_has_no_sentence(script: Path) -> None:
    assert sentences(script.read_text(encoding="utf-8")) == []


def test_a_sentence_in_a_script_is_found() -> None:
    script = """alert("Your turn now"); say('please wait a moment'); // "Not this one"
    find("#log a"); set("act primary"); tell(`Lost.`); key === "Page Down"; other("PageDown");"""
    assert sentences(script) == ["Your turn now", "please wait a moment", "Lost.", "Page Down"]


def test_the_page_gives_every_word_that_a_script_asks_for() -> None:
    asked = {
        name
        for script in SCRIPTS
        for call in re.findall(r"\bword\(([^()]*)\)", script.read_text(encoding="utf-8"))
        for name in re.findall(r'"(\w+)"', call)
    }
    given = (WEB / "pages" / "templates" / "client.html").read_text(encoding="utf-8")
    assert asked
    assert asked == set(re.findall(r"data-(\w+)=", given))
