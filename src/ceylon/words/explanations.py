"""Why not, and what went wrong: the rule or the place, then the sentence with its numbers."""

from __future__ import annotations

from ceylon.box import BoxError, BoxProblem
from ceylon.errors import CeylonError, Clause, visible
from ceylon.record import RecordError
from ceylon.rules.reasons import IllegalChoice, Reason
from ceylon.system_errors import problem_of
from ceylon.words.wording import Words


def explain(words: Words, reason: Reason) -> str:
    """The reason against a choice, as in "A1: planting costs 5 rupees; you have 3 rupees"."""
    if not reason.rule:
        return words.say(reason.text, **reason.values)
    return words.say_after(reason.rule, reason.text, reason.values)


def explain_error(words: Words, error: CeylonError) -> str:
    """What an error of this package says; one line for each problem of a box."""
    match error:
        case IllegalChoice():
            return explain(words, error.reason)
        case RecordError():
            problem = _record_problem(words, error)
            return after(words, visible(error.file), problem) if error.file else problem
        case BoxError():
            return "\n".join(_box_problem(words, error.file, each) for each in error.problems)
    return words.say(error.text, **error.values)


def _record_problem(words: Words, error: RecordError) -> str:
    problem = explain(words, error.problem)
    if error.choice:
        problem = after(words, error.choice, problem)
    return words.say("line {line}: {problem}", line=error.line, problem=problem)


def _box_problem(words: Words, file: str, problem: BoxProblem) -> str:
    sentence = words.say(problem.text, **problem.values)
    place = problem.field if problem.place is None else _said(words, problem.place)
    return after(words, visible(file), after(words, place, sentence) if place else sentence)


def explain_system_error(words: Words, error: OSError) -> str:
    """What the operating system refused: the file, where there is one, and why."""
    sentence = _said(words, problem_of(error))
    return after(words, visible(str(error.filename)), sentence) if error.filename else sentence


def _said(words: Words, clause: Clause) -> str:
    return words.say(clause.text, **clause.values)


def after(words: Words, place: str, sentence: str) -> str:
    """A sentence after the place or the thing that it is about, and a colon."""
    return words.say("{place}: {sentence}", place=place, sentence=sentence)
