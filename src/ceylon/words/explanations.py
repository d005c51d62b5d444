"""Why not, and what went wrong: the rule or the place, then the sentence with its numbers."""

from __future__ import annotations

from ceylon.box import BoxError, BoxProblem
from ceylon.errors import CeylonError
from ceylon.record import RecordError
from ceylon.rules.reasons import IllegalChoice, Reason
from ceylon.words.wording import Words


def explain(words: Words, reason: Reason) -> str:
    """The reason against a choice, as in "A1: planting costs 5 rupees, you have 3 rupees"."""
    sentence = words.say(reason.text, **reason.values)
    return _after(words, reason.rule, sentence) if reason.rule else sentence


def explain_error(words: Words, error: CeylonError) -> str:
    """What an error of this package says; one line for each problem of a box."""
    match error:
        case IllegalChoice():
            return explain(words, error.reason)
        case RecordError():
            return _record_problem(words, error)
        case BoxError():
            return "\n".join(_box_problem(words, error.file, each) for each in error.problems)
    return words.say(error.text, **error.values)


def _record_problem(words: Words, error: RecordError) -> str:
    problem = explain(words, error.problem)
    if error.choice:
        problem = _after(words, error.choice, problem)
    return words.say("line {line}: {problem}", line=error.line, problem=problem)


def _box_problem(words: Words, file: str, problem: BoxProblem) -> str:
    sentence = words.say(problem.text, **problem.values)
    return _after(words, file, _after(words, problem.field, sentence))


def _after(words: Words, place: str, sentence: str) -> str:
    return words.say("{place}: {sentence}", place=place, sentence=sentence)
