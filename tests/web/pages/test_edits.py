"""What is sent of a part that has changed: the pieces of its text that differ."""

from hypothesis import given
from hypothesis import strategies as st

from ceylon.web.pages.edits import edited, edits

TEXTS = st.text('a" é🫖', max_size=16)


@given(TEXTS, TEXTS)
def test_edits_make_one_text_the_other(before: str, after: str) -> None:
    assert edited(before, edits(before, after)) == after


@given(TEXTS)
def test_nothing_is_sent_of_what_is_the_same(text: str) -> None:
    assert edits(text, text) == []


def test_only_what_differs_is_sent() -> None:
    before = '<li class="s1" title="Ana has 2"><b class="n">2</b></li>'
    assert edits(before, before.replace("has 2", "has 3").replace(">2", ">3")) == [
        (3, 1, 2, 1, "3"),
        (6, 1, 0, 1, ">3</b></li>"),
    ]
    longer = before.replace("</li>", '<i class="m"></i></li>')
    assert edits(before, longer) == [(6, 1, 0, 1, '>2</b><i class="m"></i></li>')]
