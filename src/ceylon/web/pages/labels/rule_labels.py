"""The rules: their page, and beside the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceylon.web.pages.labels.label import Label, Text
from ceylon.words import N_

TEXTS: Final[Mapping[str, Text]] = {
    "rules": Label("link", "Rules"),
    "chapters": Label("heading", "Chapters"),
    "glossary": Label("heading", "Glossary"),
    "rule_id": Label("link", "Rule {rule}"),
    "find_rule_hint": Label("placeholder", "Search: majority, E9, tie…"),
    "all_rules": Label("link", "All the rules"),
    "new_tab": Label("link", "Open in a new tab"),
    # Translators: in place of the results of a search in the rules.
    "no_rule_found": N_("Nothing found. Try a game term or the ID of a rule."),
}
