"""A link to a table, taken apart."""

import pytest

from ceylon.client.link import BadLink, Link


@pytest.mark.parametrize("tail", ["", "/", "?lang=fr", "#top"])
@pytest.mark.parametrize("server", ["http://localhost:8046", "https://tea.example"])
def test_a_link_is_read(server: str, tail: str) -> None:
    link = Link.parse(f" {server}/t/Ab_1-2/join/s3cr-et_{tail}\n")
    assert link == Link(server, "Ab_1-2", "s3cr-et_")
    assert link.address == f"{server}/api/tables/Ab_1-2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "my diary",
        "http://localhost:8046/",
        "http://localhost:8046/t/Ab",
        "localhost:8046/t/Ab/join/secret",
        "ftp://localhost/t/Ab/join/secret",
        "file:///t/Ab/join/secret",
    ],
)
def test_another_text_is_refused(text: str) -> None:
    with pytest.raises(BadLink, match="is not a link to a table"):
        Link.parse(text)
