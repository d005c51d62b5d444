"""Where the server is for everybody: links, cookies, names and origins, behind a proxy or not."""

from collections.abc import Iterator

import httpx
import pytest
from tests.web.server.serving import Served, serving

from ceylon.web.server.public import LOOPBACK, NotPublic, PublicUrl, names_of

URL = "https://ceylon.example.org"
PROXY, CLIENTS = "127.0.0.2", 100
SEATS = [{"kind": "human"}, {"kind": "human"}]
FORM = {"play": "now"}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = {"public_url": f"{URL}/", "named": True, "proxies": [PROXY]}
    with serving(tmp_path_factory.mktemp("store") / "tables.db", limits) as found:
        yield found


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("store") / "tables.db", {"named": True}) as found:
        yield found


def by(served: Served, address: str = PROXY, **headers: str) -> httpx.Client:
    """A client whose requests come from an address."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=served.url, headers=headers, transport=transport, timeout=30)


def port_of(served: Served) -> str:
    return served.url.rpartition(":")[2]


# The public address


@pytest.mark.parametrize(
    "host", ["ceylon.example.org", "CEYLON.example.org:443", "localhost:8046", "127.0.0.1:1"]
)
def test_links_and_cookies_follow_the_public_address(public: Served, host: str) -> None:
    """Whatever a proxy passes on as the name: nginx passes its own by default."""
    with by(public, Host=host) as client:
        made = client.post("/api/tables", json={"seats": SEATS})
        assert made.status_code == 201, made.text
        for link in made.json()["links"].values():
            assert link.startswith(f"{URL}/t/")
        assert "secure" in made.headers["set-cookie"].lower()
        form = client.post("/tables", data=FORM, headers={"Origin": URL})
        assert form.status_code == 303, form.text


@pytest.mark.parametrize(
    "origin",
    ["http://ceylon.example.org", "https://evil.example", "https://ceylon.example.org:8443", ""],
)
def test_another_origin_is_refused(public: Served, origin: str) -> None:
    """Another scheme is another origin."""
    with by(public, Host="ceylon.example.org", Origin=origin) as client:
        assert client.post("/tables", data=FORM).status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "ceylon.example.org.evil.example", "10.0.0.1"])
def test_another_name_is_refused(public: Served, host: str) -> None:
    with by(public, Host=host) as client:
        answer = client.get("/api/rules")
        assert answer.status_code == 421
        assert answer.json()["error"]["code"] == "other host"
        assert host in answer.json()["error"]["sentence"]
        assert answer.headers["x-content-type-options"] == "nosniff"


# Without one


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "LOCALHOST"])
def test_on_loopback_it_is_known_by_the_names_of_this_machine(local: Served, name: str) -> None:
    host = f"{name}:{port_of(local)}"
    with by(local, "127.0.0.1", Host=host, Origin=f"http://{host}") as client:
        assert client.get("/").status_code == 200
        assert client.post("/tables", data=FORM).status_code == 303


@pytest.mark.parametrize("name", ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io"])
def test_dns_rebinding_reads_nothing(local: Served, name: str) -> None:
    host = f"{name}:{port_of(local)}"
    with by(local, "127.0.0.1", Host=host, Origin=f"http://{host}") as client:
        assert client.get("/").status_code == 421
        assert client.post("/api/tables", json={"seats": SEATS}).status_code == 421


# Proxies


def statuses(served: Served, address: str) -> list[int]:
    """A hundred people make a table each, through a proxy."""
    found = []
    with by(served, address) as proxy:
        for number in range(CLIENTS):
            proxy.cookies.clear()
            headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            answer = proxy.post("/api/tables", json={"seats": SEATS}, headers=headers)
            found.append(answer.status_code)
    return found


def test_people_behind_a_proxy_are_counted_one_by_one(tmp_path: str) -> None:
    limits = {"new_tables": [5, 0.001], "proxies": ["127.0.0.0/30"]}
    with serving(f"{tmp_path}/tables.db", limits) as served:
        assert statuses(served, PROXY) == [201] * CLIENTS
        # Nobody else is believed, and so can be another client with every request.
        assert statuses(served, "127.0.0.5") == [201] * 5 + [429] * (CLIENTS - 5)


def test_the_address_that_the_proxy_has_seen_counts(tmp_path: str) -> None:
    """It is the last one: those before it are what the client says."""
    limits = {"new_tables": [1, 0.001], "proxies": [PROXY]}
    with serving(f"{tmp_path}/tables.db", limits) as served, by(served) as proxy:
        for number, expected in enumerate((201, 429, 429)):
            proxy.cookies.clear()
            headers = {"X-Forwarded-For": f"10.1.1.{number}, 203.0.113.9"}
            answer = proxy.post("/api/tables", json={"seats": SEATS}, headers=headers)
            assert answer.status_code == expected


# How they are written


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (URL, URL),
        (f" {URL}:443/ ", URL),
        ("http://10.0.0.5:8046", "http://10.0.0.5:8046"),
        ("HTTP://Ceylon.Example.org:80", "http://ceylon.example.org"),
        ("https://[2001:DB8::1]:8443", "https://[2001:db8::1]:8443"),
        ("https://thé.example", "https://xn--th-cja.example"),
    ],
)
def test_public_addresses(written: str, read: str) -> None:
    assert str(PublicUrl.parse(written)) == read


@pytest.mark.parametrize(
    "written",
    [
        "",
        "ceylon.example.org",
        "ftp://x",
        "https://",
        "https://x/games",
        "https://u@x",
        "https://x:y",
    ],
)
def test_what_is_no_public_address(written: str) -> None:
    with pytest.raises(NotPublic):
        PublicUrl.parse(written)


def test_names() -> None:
    public = PublicUrl.parse("https://ceylon.example.org:8443")
    assert names_of("0.0.0.0", None) == frozenset()  # noqa: S104 - not bound
    assert names_of("127.0.0.1", None) == LOOPBACK
    assert names_of("127.0.0.7", None) == LOOPBACK | {"127.0.0.7"}
    assert names_of("0.0.0.0", public) == LOOPBACK | {"ceylon.example.org"}  # noqa: S104 - not bound
