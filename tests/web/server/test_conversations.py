"""Requests of a released version's clients are answered as they were then (`tests/kept.py`)."""

from pathlib import Path
from typing import Any

import pytest
from tests.kept import lost
from tests.web.server.conversation import FOLDER, Exchange, read
from tests.web.server.repeatable import repeatable
from tests.web.server.speaker import Speaker

from ceylon.seats import AUTOMATON

KEPT = sorted(FOLDER.glob("*/*.gz"))
DESCRIPTION = "GET /api/openapi.json"


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name} {file.name[:-9]}")
def test_a_conversation_goes_on_as_it_did(tmp_path: Path, file: Path) -> None:
    conversation = read(file)
    with repeatable(tmp_path, conversation.limits, brief=True) as served:
        speaker = Speaker(served)
        found = [each for said in conversation.exchanges for each in differences(speaker, said)]
        speaker.close()
    assert not found, "\n".join(found)


def differences(speaker: Speaker, said: Exchange) -> list[str]:
    heard = speaker.say(said)
    place = f"{said.who or 'a stranger'}: {said.ask}"
    found = list(lost([said.status, said.told], [heard.status, heard.told], place))
    if said.ask == DESCRIPTION:
        return [*found, *lost(named(said.answer), named(heard.answer), place)]
    if said.answer is None:
        return found
    return [*found, *lost(mended(said.answer, heard.answer), heard.answer, place)]


def mended(before: Any, now: Any) -> Any:  # noqa: ANN401 - it is JSON
    """What was answered, without the faults of then.

    In 0.1.0 a seat could ask for an undo that would have told it what was hidden, which is no
    longer offered, and CR Co. had its article on its board, too.
    """
    if not isinstance(before, dict):
        return before
    if (before.get("undo") or {}).get("ask") and now.get("undo") is None:
        before = before | {"undo": None}
    if "seats" in before:
        before = before | {"seats": list(map(_without_article, before["seats"]))}
    return before


def _without_article(seat: dict[str, Any]) -> dict[str, Any]:
    railways = seat.get("kind") == AUTOMATON
    return seat | {"name": seat["name"].removeprefix("la ")} if railways else seat


def named(description: Any) -> dict[str, Any]:  # noqa: ANN401 - it is JSON
    """What a program that was made from a description calls by its name."""
    operations = {
        f"{method} {path}": [each["operationId"], dict.fromkeys(each["responses"], "")]
        for path, methods in description["paths"].items()
        for method, each in methods.items()
        if method != "parameters"
    }
    return {
        "operations": operations,
        "schemas": dict.fromkeys(description["components"]["schemas"], ""),
    }
