"""Reading .po files."""

import pytest

from ceylon.words import po

HEADER = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
"""


def test_entries_of_every_kind() -> None:
    catalogue = po.parse(
        HEADER
        + """
#: a.py
msgid "tea"
msgstr "thé"

msgctxt "card"
msgid "tea"
msgstr "une carte"

msgid "{n} leaf"
msgid_plural "{n} leaves"
msgstr[0] "{n} feuille"
msgstr[1] "{n} feuilles"
"""
    )
    assert catalogue.gettext("tea") == "thé"
    assert catalogue.pgettext("card", "tea") == "une carte"
    assert catalogue.ngettext("{n} leaf", "{n} leaves", 0) == "{n} feuille"
    assert catalogue.ngettext("{n} leaf", "{n} leaves", 2) == "{n} feuilles"


def test_long_and_escaped_texts() -> None:
    catalogue = po.parse(
        HEADER
        + r"""
msgid ""
"two "
"lines\n"
msgstr ""
"deux \"lignes\"\n"
"\\ et \t fin"
"""
    )
    assert catalogue.gettext("two lines\n") == 'deux "lignes"\n\\ et \t fin'


def test_doubtful_and_unfinished_entries_stay_english() -> None:
    catalogue = po.parse(
        HEADER
        + """
#, fuzzy
msgid "tea"
msgstr "café"

msgid "leaf"
msgstr ""

#~ msgid "gone"
#~ msgstr "parti"

msgid "pawn"
msgstr "pion"
"""
    )
    said = [catalogue.gettext(text) for text in ("tea", "leaf", "gone", "pawn")]
    assert said == ["tea", "leaf", "gone", "pion"]


def test_entries_need_no_blank_line_between_them() -> None:
    catalogue = po.parse(HEADER + '# one\nmsgid "a"\nmsgstr "b"\n# two\nmsgid "c"\nmsgstr "d"\n')
    assert [catalogue.gettext(text) for text in "ac"] == ["b", "d"]


@pytest.mark.parametrize("line", ['msgid "tea', "tea", '"tea"'])
def test_a_broken_line_is_named(line: str) -> None:
    with pytest.raises(ValueError, match=r"fr\.po, line 6: .*tea"):
        po.parse(f"{HEADER}\n{line}\n", name="fr.po")
