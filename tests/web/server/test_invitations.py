"""An invitation seats the person who opens it, not the apps through which it is sent."""

import pytest
from tests.web.server.serving import Made, Served

PREVIEWS = (
    "WhatsApp/2.23.20.0 A",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "TelegramBot (like TwitterBot)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Synapse (bot; +https://github.com/matrix-org/synapse)",
)
CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36"
NAVIGATION = {
    "User-Agent": CHROME,
    "Sec-Fetch-Mode": "navigate",
    "Sec-Fetch-Dest": "document",
    "Sec-Fetch-Site": "cross-site",
}


@pytest.fixture
def made(served: Served) -> Made:
    return served.made([{"kind": "human", "name": "Ana"}, {"kind": "open"}])


def kind_of_seat_2(made: Made) -> str:
    return str(made.as_("watch").look()["seats"][1]["kind"])


def opened(served: Served, made: Made, method: str = "GET", **headers: str) -> int:
    with served.client(**headers) as client:
        return client.request(method, made.answer["links"]["seat 2"]).status_code


@pytest.mark.parametrize(
    "headers",
    [
        NAVIGATION,
        {"User-Agent": CHROME},  # an older browser, or one without a secure connection
        {"User-Agent": "curl/8.5.0"},
        {"User-Agent": "mybot/1.0 python-httpx/0.28.1"},
    ],
)
def test_opening_it_is_sitting_down(served: Served, made: Made, headers: dict[str, str]) -> None:
    """One click, as for a program that opens it."""
    assert opened(served, made, **headers) == 303
    assert kind_of_seat_2(made) == "human"


def test_head_takes_no_seat(served: Served, made: Made) -> None:
    assert opened(served, made, "HEAD") == 303
    assert kind_of_seat_2(made) == "open"


@pytest.mark.parametrize("agent", PREVIEWS)
def test_a_preview_takes_no_seat(served: Served, made: Made, agent: str) -> None:
    assert opened(served, made, **{"User-Agent": agent}) == 303
    assert kind_of_seat_2(made) == "open"
    assert opened(served, made, **NAVIGATION) == 303
    assert kind_of_seat_2(made) == "human"


@pytest.mark.parametrize(
    "how",
    [
        {"Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"},
        {"Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"},
        {"Sec-Fetch-Dest": "iframe"},
    ],
)
def test_what_another_page_fetches_takes_no_seat(
    served: Served, made: Made, how: dict[str, str]
) -> None:
    assert opened(served, made, **(NAVIGATION | how)) == 303
    assert kind_of_seat_2(made) == "open"


@pytest.mark.parametrize(
    "how",
    [
        {"Sec-Purpose": "prefetch"},
        {"Sec-Purpose": "prefetch;prerender"},
        {"Purpose": "prefetch"},
        {"X-Moz": "prefetch"},
    ],
)
def test_a_prefetch_is_refused(served: Served, made: Made, how: dict[str, str]) -> None:
    """A browser would show its answer later and not ask again, so nobody would sit down."""
    assert opened(served, made, **(NAVIGATION | how)) == 409
    assert kind_of_seat_2(made) == "open"


def test_the_link_to_watch_does_not_replace_a_seat(served: Served, made: Made) -> None:
    """Opened in the browser that plays, by a click in the chat."""
    with served.client() as browser:
        browser.get(made.answer["links"]["seat 2"])
        assert browser.get(made.answer["links"]["watch"]).status_code == 303
        assert browser.get(f"/api/tables/{made.id}").json()["seat"] == 1


def test_the_link_to_watch_replaces_a_seat_that_is_lost(served: Served, made: Made) -> None:
    with served.client() as browser:
        browser.get(made.answer["links"]["seat 2"])
        made.as_("host").post("links", role="seat 2")
        assert browser.get(f"/api/tables/{made.id}").status_code == 401
        browser.get(made.answer["links"]["watch"])
        answer = browser.get(f"/api/tables/{made.id}")
        assert answer.status_code == 200
        assert answer.json()["seat"] is None


def test_a_seat_replaces_the_link_to_watch(served: Served, made: Made) -> None:
    with served.client() as browser:
        browser.get(made.answer["links"]["watch"])
        browser.get(made.answer["links"]["seat 1"])
        assert browser.get(f"/api/tables/{made.id}").json()["seat"] == 0
        browser.get(made.answer["links"]["seat 2"])
        assert browser.get(f"/api/tables/{made.id}").json()["seat"] == 1
