"""The languages in which the rules are written."""

from importlib.resources import files

from ceylon.words import LANGUAGES

WRITTEN = [
    language
    for language in LANGUAGES
    if files("ceylon.rulebook").joinpath(f"{language}.toml").is_file()
]
