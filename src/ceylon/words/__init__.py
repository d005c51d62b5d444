"""What people read, in English, French, Spanish and Russian."""

from ceylon.words.fields import Name
from ceylon.words.language import LANGUAGES, LanguageError, choose_language
from ceylon.words.marks import N_, NC_, NNC_
from ceylon.words.wording import Words, capital, small

__all__ = [
    "LANGUAGES",
    "NC_",
    "NNC_",
    "N_",
    "LanguageError",
    "Name",
    "Words",
    "capital",
    "choose_language",
    "small",
]
