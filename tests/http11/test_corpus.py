"""The requirements of RFC 9110 and RFC 9112, request by request: directly, through proxies, and for HEAD."""

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from helpers.api import ROOT, Api, free_port
from helpers.people import Person
from helpers.running import until
from http11.conftest import WIDE, serve_or_named
from http11.corpus.case import PROBE, Case
from http11.fuzz import exchanges, send_all, send_to_proxy
from http11.judging import CASES, OF_OTHERS, judge, judge_probe, play
from http11.wire import Answer, Wire

from cairn.service.api.http.route import Route
from cairn.service.api.routes import ROUTES


@pytest.mark.daily
@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_responses_conform_to_the_rfcs(case: Case, served: str) -> None:
    """The status is allowed, and the probe gets its own response, or none where the connection may end."""
    judge(case, play(case, served))


def test_names_in_the_corpus_are_unique() -> None:
    """With duplicate names, a changed case could go unnoticed."""
    assert [name for name, count in Counter(case.name for case in CASES).items() if count > 1] == []
    assert len(CASES) >= 150


PARAMETERS = {"name": "schotten_totten", "ruleset": "schotten_totten", "clause": "ST-04", "int:version": "1"}
READABLE = [route for route in ROUTES if route.method == "GET"]
CHANGING = ("date", "x-request-id", "ratelimit-remaining", "ratelimit-reset")
"""Fields that differ between two responses to the same request."""


class Asking(NamedTuple):
    """A player, and a game with this player."""

    player: Person
    game: str

    def request(self, method: str, route: Route, *, closes: bool = False) -> bytes:
        """Return a request to a route; ids in its path, other than the game's, mostly do not exist."""
        parameters = PARAMETERS | {"game": self.game}
        path = re.sub("<(.*?)>", lambda found: parameters.get(found[1], "a" * 20), route.path)
        token = f"Authorization: {self.player.headers['Authorization']}\r\n"
        end = "Connection: close\r\n" if closes else ""
        return f"{method} {path} HTTP/1.1\r\nHost: cairn.example\r\n{token}{end}\r\n".encode()


@pytest.fixture
def asking(served: str) -> Asking:
    """Return a player of a game."""
    ann = Person(Api(served), "Ann")
    return Asking(ann, ann.opens({"kind": "human", "name": "Bob"})["id"])


@pytest.mark.daily
@pytest.mark.parametrize("route", [pytest.param(route, id=route.path) for route in READABLE])
def test_head_has_no_body(route: Route, asking: Asking, served: str) -> None:
    """After its head comes the next response, or the end of the connection; where GET ends, all else is the same."""
    with Wire(served) as wire:
        wire.send(asking.request("HEAD", route), PROBE)
        head, probe = wire.answer("HEAD"), wire.answer()
        assert head
        assert not head.body
        assert probe is None if head.closes else (probe and probe.id == "probe")
    if route.path.endswith("/stream"):
        assert head.status == (404 if "<analysis>" in route.path else 200)
        return
    with Wire(served) as wire:
        wire.send(asking.request("GET", route, closes=True))
        whole = wire.answer()
        assert whole
        assert _steady(head) == _steady(whole)


def _steady(answer: Answer) -> tuple[int, dict[str, str]]:
    """Return the status and the stable fields; a HEAD may omit the length (RFC 9110, 9.3.2)."""
    left_out = (*CHANGING, "connection", "content-length", "transfer-encoding")
    return answer.status, {name: value for name, value in answer.headers.items() if name not in left_out}


def test_head_has_the_length_of_get(asking: Asking, served: str) -> None:
    """A length in the response to HEAD is that of GET (RFC 9110, 8.6)."""
    for route in READABLE:
        if route.path.endswith("/stream"):
            continue
        with Wire(served) as wire:
            wire.send(asking.request("HEAD", route), asking.request("GET", route, closes=True))
            head, whole = wire.answer("HEAD"), wire.answer()
            assert head
            assert whole
            assert int(head.headers.get("content-length", len(whole.body))) == len(whole.body), route.path


REQUESTS = 5_000
NOT_OURS = (
    "version: HTTP/0.9, without a version",  # nginx uses the protocol of 1991: a response without a head
    "version: HTTP/2's preface",  # HAProxy then speaks HTTP/2
    "method: HEAD of a missing field",  # HAProxy sends a body
)
_victims = count()


def nginx(folder: Path, port: int, api: str) -> list[str]:
    """Return the command that runs nginx with the shipped configuration, without TLS."""
    conf = (ROOT / "service/run/nginx.conf").read_text()
    conf = re.sub(r"\n +ssl_.*", "", conf).replace("listen 8443 ssl http2", f"listen 127.0.0.1:{port}")
    conf = re.sub(r"server \{\s+listen 8080;.*?\}", "", conf, flags=re.DOTALL)
    conf = conf.replace("/tmp/", f"{folder}/").replace("api:8000", api)
    (folder / "nginx.conf").write_text(conf)
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    return [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "user root; daemon off;"]


def haproxy(folder: Path, port: int, api: str) -> list[str]:
    """Return the command that runs HAProxy, which shares its connections to the API among clients."""
    conf = Path(__file__).with_name("haproxy.cfg").read_text().replace("PORT", str(port)).replace("API", api)
    (folder / "haproxy.cfg").write_text(conf)
    return [shutil.which("haproxy") or "/usr/sbin/haproxy", "-db", "-f", str(folder / "haproxy.cfg")]


@pytest.fixture(scope="module")
def behind(redis_url: str) -> Iterator[str]:
    """Return the URL of an API that trusts a proxy."""
    yield from serve_or_named(redis_url, **WIDE, CAIRN_PROXIES="1")


def is_served(url: str) -> bool:
    """Return whether the API responds at an address."""
    with suppress(OSError):
        return Api(url).ask("GET", "/healthz").status_code == 200
    return False


@pytest.fixture(scope="module", params=[nginx, haproxy])
def proxied(request: pytest.FixtureRequest, behind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the URL of a proxy in front of it, which shares its connections to the API among all clients.

    A request that the API parses differently from the proxy would corrupt the responses of other clients.
    """
    folder, port = tmp_path_factory.mktemp("proxy"), free_port()
    url = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(request.param(folder, port, behind.removeprefix("http://")), stderr=subprocess.DEVNULL)
    try:
        until(lambda: process.poll() is not None or is_served(url))
        assert process.poll() is None
        yield url
    finally:
        process.terminate()
        process.wait(30)


@pytest.mark.slow
@pytest.mark.timeout(480)
@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES if case.name not in NOT_OURS])
def test_requests_do_not_affect_other_responses(case: Case, proxied: str) -> None:
    """Neither the next response on its connection nor that of another client is affected."""
    heard = play(case, proxied, proxied=True)
    assert [answer.id for answer in heard.answers if answer.id in OF_OTHERS] == [], heard
    if heard.probe and heard.probe.status < 400:
        judge_probe(heard, str(heard))
    for _ in range(3):
        _expect_own_answer(proxied)


@pytest.mark.slow
@pytest.mark.timeout(480)
def test_fuzzed_requests_do_not_affect_other_responses(proxied: str) -> None:
    """Each response is accounted for on its connection; then other clients get their own."""
    assert send_all(proxied, exchanges(7, REQUESTS), send_to_proxy) >= REQUESTS
    for _ in range(100):
        _expect_own_answer(proxied)


def _expect_own_answer(url: str) -> None:
    """Send a request on a connection of its own, as another client does, and check that the response is its own."""
    victim = f"victim-{next(_victims)}"
    with Wire(url) as wire:
        wire.send(PROBE.replace(b"probe", victim.encode()))
        answer = wire.answer()
        assert answer
        assert (answer.status, answer.id) == (200, victim)
