"""HTTPS and HTTP/2 served by Cairn itself, for curl, the Python SDK and a browser."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cairn_client import Client, ai, human
from click.testing import CliRunner
from helpers.certificates import OLD, write_certificate
from helpers.running import Up

from cairn.service.cli import main

STREAMS = 12
"""Twice the connections that a browser opens to one address with HTTP/1.1."""
READ_STREAMS = """async ([game, count]) => {
  const first = await Promise.all([...Array(count)].map(async () => {
    const answer = await fetch(`/v1/games/${game}/stream`);
    return new TextDecoder().decode((await answer.body.getReader().read()).value).slice(0, 11);
  }));
  return [first, performance.getEntriesByType("navigation")[0].nextHopProtocol];
}"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Return the URL of a `cairn up` with HTTPS, and its certificate."""
    folder = tmp_path_factory.mktemp("https")
    options = write_certificate(folder)
    up = Up(folder / "output", "--port", "0", "--data", str(folder / "data"), "--no-demo", *options)
    try:
        yield up.hears(r"https://127\.0\.0\.1:\d+"), folder / "certificate.pem"
    finally:
        up.process.terminate()
        up.process.wait()


@pytest.mark.slow
@pytest.mark.parametrize("version", ["1.1", "2"])
def test_curl_uses_both_versions(served: tuple[str, Path], version: str) -> None:
    """The requested version is used, and the certificate is checked."""
    url, certificate = served
    command = [
        "curl",
        "-sS",
        f"--http{version}",
        "--cacert",
        str(certificate),
        "-w",
        " %{http_version}",
        f"{url}/healthz",
    ]
    assert subprocess.check_output(command, text=True) == f'{{"status":"ok"}} {version}'


@pytest.mark.slow
def test_the_sdk_plays_a_game_over_http_2(served: tuple[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """To its end, against an AI."""
    url, certificate = served
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with Client(url) as client:
        game = client.open("schotten_totten", [human("Ann"), ai("random")])
        for turn in game.turns():
            turn.play(turn.moves[0])
        assert game.read().outcome
        assert client.transport.http.get("/healthz").http_version == "HTTP/2"


@pytest.mark.slow
def test_an_old_version_of_tls_is_refused(served: tuple[str, Path]) -> None:
    """TLS 1.2 is the oldest supported version."""
    command = ["curl", "-sS", "--tls-max", "1.1", "--cacert", str(served[1]), f"{served[0]}/healthz"]
    assert subprocess.run(command, capture_output=True).returncode in (4, 35)


@pytest.mark.browser
def test_a_browser_has_many_streams_on_one_connection(served: tuple[str, Path], browser: Any) -> None:
    """More than it opens connections to one address."""
    url, _ = served
    page = browser.new_context(ignore_https_errors=True).new_page()
    page.goto(f"{url}/")
    game = page.evaluate(
        """async () => {
          const body = {ruleset: "schotten_totten", seats: [{kind: "human", name: "Ann"}, {kind: "open"}]};
          const sent = {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)};
          return (await (await fetch("/v1/games", sent)).json()).id;
        }"""
    )
    assert page.evaluate(READ_STREAMS, [game, STREAMS]) == [["event: game"] * STREAMS, "h2"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (lambda folder: write_certificate(folder)[:2], "HTTPS needs both --certificate and --key."),
        (lambda folder: write_certificate(folder)[2:], "HTTPS needs both --certificate and --key."),
        (lambda folder: write_certificate(folder, OLD), "PKCS#8 without a password"),
        (lambda folder: write_certificate(folder, password=b"secret"), "PKCS#8 without a password"),
        (lambda folder: write_certificate(folder / "a")[:2] + write_certificate(folder / "b")[2:], "mismatch"),
        (lambda folder: ["--certificate", "/nowhere", "--key", "/nowhere"], "cannot be read: No such file"),
    ],
)
@pytest.mark.parametrize("command", ["api", "up"])
def test_an_invalid_certificate_is_refused(command: str, options: Any, words: str, tmp_path: Path) -> None:
    """With a reason, before any part starts."""
    result = CliRunner().invoke(main, [command, "--port", "0", *options(tmp_path)])
    assert result.exit_code == 1
    assert re.search(re.escape(words), result.output)
