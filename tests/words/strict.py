"""Words that miss nothing: a text that is not in the catalogue in its context is an error."""

import gettext
from collections.abc import Collection

from ceylon.words import Words, catalogues, po


def strict_words(language: str, known: Collection[str] = ()) -> Words:
    """Where gettext would show the English instead; `known` need no translation."""
    catalogue = po.parse(catalogues.path_of(language).read_text(encoding="utf-8"))
    catalogue.add_fallback(_Missing(known))
    return Words(language, catalogue)


class _Missing(gettext.NullTranslations):
    def __init__(self, known: Collection[str]) -> None:
        super().__init__()
        self.known = known

    def gettext(self, message: str) -> str:
        assert message in self.known, f"{message!r} is said without a context"
        return message

    def pgettext(self, context: str, message: str) -> str:
        raise AssertionError(f"{message!r} is not in the context {context!r}")

    def ngettext(self, msgid1: str, _msgid2: str, _n: int) -> str:
        raise AssertionError(f"{msgid1!r} is said without a context")

    def npgettext(self, context: str, msgid1: str, _msgid2: str, _n: int) -> str:
        raise AssertionError(f"{msgid1!r} is not in the context {context!r}")
