"""The corpus and fuzzed requests through nginx, as shipped, and HAProxy: all clients get their own responses.

A proxy may repair or refuse what the RFCs forbid. It shares its connections to the API among all clients: a request
that the API parses differently from the proxy would corrupt the responses of other clients.
"""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from helpers.api import ROOT, Api, free_port
from helpers.running import until
from http11.conftest import WIDE, serve_or_named
from http11.corpus.all import CASES
from http11.corpus.case import PROBE, Case
from http11.fuzz import exchanges
from http11.judging import OF_OTHERS, judge_probe, play
from http11.sending import send_all, send_to_proxy
from http11.wire import Wire

pytestmark = [pytest.mark.slow, pytest.mark.timeout(480)]

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


@pytest.fixture(scope="module", params=[nginx, haproxy])
def proxied(request: pytest.FixtureRequest, behind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the URL of a proxy in front of it."""
    with _running(request, behind, tmp_path_factory.mktemp("proxy")) as url:
        yield url


@contextmanager
def _running(request: pytest.FixtureRequest, behind: str, folder: Path) -> Iterator[str]:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(request.param(folder, port, behind.removeprefix("http://")), stderr=subprocess.DEVNULL)
    try:
        until(partial(_answers, process, url))
        assert process.poll() is None
        yield url
    finally:
        process.terminate()
        process.wait(30)


def _answers(process: "subprocess.Popen[bytes]", url: str) -> bool:
    """Return whether the process responds, or has ended."""
    try:
        return process.poll() is not None or Api(url).ask("GET", "/healthz").status_code == 200
    except OSError:
        return False


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES if case.name not in NOT_OURS])
def test_requests_do_not_affect_other_responses(case: Case, proxied: str) -> None:
    """Neither the next response on its connection nor that of another client is affected."""
    needs_game = any(isinstance(piece, bytes) and b"GAME" in piece for piece in case.sent)
    heard = play(case, proxied, str(Api(proxied).open()[0]["id"]) if needs_game else "", proxied=True)
    assert [answer.id for answer in heard.answers if answer.id in OF_OTHERS] == [], heard
    if heard.probe and heard.probe.status < 400:
        judge_probe(heard, str(heard))
    for _ in range(3):
        _expect_own_answer(proxied)


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
