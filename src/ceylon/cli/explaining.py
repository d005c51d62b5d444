"""Errors as sentences in the reader's language."""

from __future__ import annotations

from ceylon.box import BoxError
from ceylon.errors import CeylonError
from ceylon.record import RecordError
from ceylon.rules.reasons import IllegalChoice
from ceylon.words import Words


def explained(words: Words, error: CeylonError) -> str:
    sentence = words.say(error.text, **error.values)
    match error:
        case BoxError():
            return "\n".join(
                f"{error.file}: {problem.field}: {words.say(problem.text, **problem.values)}"
                for problem in error.problems
            )
        case RecordError():
            line = words.say("line {line}", line=error.line)
            return _joined(error.file, line, error.choice, error.problem.rule, sentence)
        case IllegalChoice():
            return _joined(error.choice, error.reason.rule, sentence)
        case _:
            return sentence


def _joined(*parts: str) -> str:
    return ": ".join(part for part in parts if part)
