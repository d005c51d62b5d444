"""The rules at their addresses: as a page, and as JSON."""

import pytest
from tests.web.server.serving import Served

from ceylon.rulebook import book
from ceylon.rulebook.contents import CONTENTS, RULES
from ceylon.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_api_has_every_rule(served: Served, language: str) -> None:
    """The client of the tests compares the answer with its description."""
    with served.client() as client:
        told = client.get("/api/rules", params={"lang": language}).json()
    assert told["language"] == language
    assert [each["letter"] for each in told["chapters"]] == list(CONTENTS)
    assert [each["id"] for each in told["rules"]] == list(RULES)
    texts = {each["id"]: each["text"] for each in told["rules"]}
    assert texts == {each.id: each.text for each in book(language).rules.values()}


def test_the_api_finds_rules(served: Served) -> None:
    with served.client() as client:
        found = client.get("/api/rules", params={"q": "tie", "lang": "en"}).json()["rules"]
        assert found[0]["id"] == "E9"
        assert found[0]["title"] == "End and scoring"
        one = client.get("/api/rules", params={"q": "A2.3", "lang": "en"}).json()["rules"]
        assert [each["id"] for each in one] == ["A2.3"]
        assert one[0]["cites"] == ["A2.4"]
        assert client.get("/api/rules", params={"q": "quetzal"}).json()["rules"] == []
