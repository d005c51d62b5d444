"""Behind a real nginx and a real Caddy, with the files of docs/hosting.md."""

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from tests.web.server.serving import Served, serving

GUIDE = Path(__file__).parents[3] / "docs" / "hosting.md"
URL = "https://ceylon.example.org"
CLIENT = "127.0.0.9"
"""Not the address of the proxy."""
SEATS = [{"kind": "human"}, {"kind": "human"}]
TABLES = 3
LIMITS = {
    "public_url": URL,
    "named": True,
    "proxies": ["127.0.0.1"],
    "new_tables": [TABLES, 0.001],
}


def block(language: str) -> str:
    """What the guide tells to write into a file."""
    found = re.search(rf"```{language}\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def nginx(folder: Path, port: int, server: str) -> list[str]:
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = (
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off;\n{places}server {{ listen 127.0.0.1:{port};\n"
        f"{block('nginx').replace('127.0.0.1:8046', server)} }} }}\n"
    )
    (folder / "nginx.conf").write_text(text)
    return ["-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: str) -> list[str]:
    site = block("caddy").replace("127.0.0.1:8046", server)
    site = site.replace("ceylon.example.org", f"http://:{port}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        return int(found.getsockname()[1])


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            assert process.poll() is None, "the proxy ended"
            with closing(socket.socket()) as line:
                line.settimeout(0.1)
                if line.connect_ex(("127.0.0.1", port)) == 0:
                    break
            try:
                process.wait(0.1)
            except subprocess.TimeoutExpired:
                continue
        yield
    finally:
        process.kill()
        process.wait()


Proxy = Callable[..., httpx.Client]


@pytest.fixture(params=[nginx, caddy])
def behind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Served, Proxy]]:
    """The server, and clients that reach it through a proxy."""
    configure = request.param
    program = shutil.which(configure.__name__)
    if program is None:
        pytest.skip(f"{configure.__name__} is not installed")
    port = free_port()
    with ExitStack() as stack:
        served = stack.enter_context(serving(tmp_path / "tables.db", LIMITS))
        arguments = configure(tmp_path, port, served.url.partition("//")[2])
        stack.enter_context(running([program, *arguments], port))

        def client(**headers: str) -> httpx.Client:
            transport = httpx.HTTPTransport(local_address=CLIENT)
            found = httpx.Client(
                base_url=f"http://127.0.0.1:{port}",
                headers={"Host": "ceylon.example.org", **headers},
                transport=transport,
                timeout=30,
            )
            return stack.enter_context(found)

        yield served, client


def test_links_cookies_and_forms(behind: tuple[Served, Proxy]) -> None:
    _, client = behind
    made = client().post("/api/tables", json={"seats": SEATS})
    assert made.status_code == 201, made.text
    assert all(link.startswith(f"{URL}/t/") for link in made.json()["links"].values())
    assert "secure" in made.headers["set-cookie"].lower()
    form = {"play": "now"}
    assert client(Origin=URL).post("/tables", data=form).status_code == 303
    assert client(Origin="https://evil.example").post("/tables", data=form).status_code == 403


def test_people_are_counted_by_the_address_that_the_proxy_has_seen(
    behind: tuple[Served, Proxy],
) -> None:
    """Whatever they say of themselves."""
    _, client = behind
    statuses = []
    for number in range(TABLES + 2):
        one = client(**{"X-Forwarded-For": f"203.0.113.{number}"})
        statuses.append(one.post("/api/tables", json={"seats": SEATS}).status_code)
    assert statuses == [201] * TABLES + [429] * 2


def test_events_are_not_held_back(behind: tuple[Served, Proxy]) -> None:
    _, client = behind
    made = client().post("/api/tables", json={"seats": SEATS}).json()
    at, secrets = f"/api/tables/{made['table']}", made["secrets"]
    watching = client(Authorization=f"Bearer {secrets['watch']}")
    player = client(Authorization=f"Bearer {secrets['seat 1']}")
    with watching.stream("GET", f"{at}/stream") as events:
        lines = events.iter_lines()
        for name in ("Ana", "Bo", "Cho"):
            next(lines)
            assert player.post(f"{at}/name", json={"name": name}).status_code == 200
            assert any(f'"{name}"' in line for line in lines)


def test_https_by_the_certificate_of_caddy(tmp_path: Path) -> None:
    """The guide's own file, with a certificate that Caddy signs itself, since no authority can
    reach us here."""
    if (program := shutil.which("caddy")) is None:
        pytest.skip("caddy is not installed")
    port, store = free_port(), tmp_path / "caddy"
    options = (
        "admin off",
        "skip_install_trust",
        "auto_https disable_redirects",
        f"https_port {port}",
        f"storage file_system {store}",
    )
    with serving(tmp_path / "tables.db", LIMITS) as served:
        site = block("caddy").replace("127.0.0.1:8046", served.url.partition("//")[2])
        site = site.replace("{\n", "{\n\ttls internal\n", 1)
        text = "{\n" + "".join(f"\t{each}\n" for each in options) + "}\n" + site
        (tmp_path / "Caddyfile").write_text(text)
        command = [program, "run", "--config", str(tmp_path / "Caddyfile")]
        with running([*command, "--adapter", "caddyfile"], port):
            [root] = store.glob("pki/authorities/local/root.crt")
            trusting = ssl.create_default_context(cafile=root)
            with httpx.Client(
                base_url=f"https://127.0.0.1:{port}",
                headers={"Host": "ceylon.example.org", "Origin": URL},
                verify=trusting,
                timeout=30,
            ) as client:
                known = {"sni_hostname": "ceylon.example.org"}
                made = client.post("/tables", data={"play": "now"}, extensions=known)
                assert made.status_code == 303, made.text
                assert "Secure" in made.headers["set-cookie"]
                assert client.get("/readyz", extensions=known).status_code == 200
                assert client.get("/metrics", extensions=known).status_code == 403
