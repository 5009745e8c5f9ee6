"""The TypeScript client in Node.js: retries, outages, problems, and the types of its README."""

import re
import shutil
import subprocess
import threading
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import msgspec
import pytest
from helpers.api import Api, running
from helpers.outages import DONE, GONE, Response, Service, busy, check_gone, gone, responding

from cairn.service.container import Services
from cairn.service.errors import PROBLEMS

HERE = Path(__file__).parent
SDK = HERE.parents[1] / "service/sdk/typescript"

FEED = """
import { Client } from "cairn-games-client";

const [url, a, b, c] = process.argv.slice(1);
const client = new Client(url);
const messages = [];
const games = [client.game(a, "token", 0), client.game(b, "token", 1), client.game(c, "token", 0)];
for await (const { type, game, seat } of client.messages(games)) messages.push([type, game, seat]);
console.log(JSON.stringify(messages));
"""

pytestmark = [pytest.mark.clients, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a package in which the client is installed."""
    folder = tmp_path_factory.mktemp("built")
    shutil.copytree(SDK, folder / "sdk", ignore=shutil.ignore_patterns("node_modules", "dist"))
    for command in ("install", "run build"):
        subprocess.run(["npm", *command.split(), "--silent"], cwd=folder / "sdk", check=True)
    (folder / "package.json").write_text('{"type": "module"}')
    subprocess.run(
        ["npm", "install", "--silent", "./sdk", "typescript@5.9.3", "@types/node@20"], cwd=folder, check=True
    )
    return folder


def test_refusals_and_retries(built: Path) -> None:
    """Each problem has a class, safe requests are retried until a deadline, and dates of `Retry-After` are read."""
    sent = datetime.now(UTC) - timedelta(days=400)
    date = format_datetime(sent + timedelta(seconds=2), usegmt=True)
    words = {"title": "Title", "status": 400, "detail": "A reason."}
    bodies = [msgspec.json.encode({"type": f"/problems/{name}", **words}) for name in PROBLEMS]
    responses: list[Response | None] = [busy(429, Retry_After=date, Date=format_datetime(sent, usegmt=True)), DONE]
    responses += [busy(502), busy(503), busy(504), None, DONE, busy(502), busy(503), busy(504)]
    responses += [busy(429), None, busy(Retry_After="9"), *((400, {}, body) for body in bodies)]
    responses += [(401, {}, b"null"), (403, {}, b'{"type": "/problems/constructor"}'), (404, {}, b'{"type": 1}')]
    responses += [busy(Retry_After="0"), DONE, busy(Retry_After="2592000")]
    with responding(responses) as (url, requests):
        script, client = str(HERE / "refusals.mjs"), str(built / "sdk/dist/index.js")
        subprocess.run(["node", script, client, url, ",".join(PROBLEMS)], check=True)
    assert requests[1].at - requests[0].at >= 2
    assert requests[-2].at - requests[-3].at > 0.1
    assert len(requests) == len(responses)
    assert len({each.headers["Idempotency-Key"] for each in requests[2:7]}) == 1
    names = {value for each in requests for name, value in each.headers.items() if name.lower() == "user-agent"}
    assert names == {f"cairn-games-client/{msgspec.json.decode((SDK / 'package.json').read_bytes())['version']}"}


def test_a_feed_continues_without_what_is_gone(built: Path) -> None:
    """After its position has expired it continues after the last versions; a seat that was left gets a message."""
    with responding(gone()) as (url, requests):
        done = subprocess.run(
            ["node", "--input-type=module", "-e", FEED, url, *GONE], cwd=built, check=True, stdout=subprocess.PIPE
        )
    a, b, c = GONE
    assert msgspec.json.decode(done.stdout) == [["gone", b, 1], ["gone", a, 0], ["over", c, 0]]
    check_gone(requests)


def test_a_bot_survives_an_outage(built: Path, redis_url: str, services: Services) -> None:
    """The service is away for 20 seconds while a move is sent: it is made once, and the streams miss nothing."""
    service = Service(redis_url)
    command = ["node", str(HERE / "outage.mjs"), str(built / "sdk/dist/index.js"), service.url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdin
        assert bot.stdout
        assert bot.stdout.readline() == "stop\n"
        service.stop()
        threading.Timer(20, service.start).start()
        bot.stdin.write("go\n")
        bot.stdin.flush()
        assert bot.wait(120) == 0
    service.stop()


def test_lost_streams_go_on(built: Path) -> None:
    """Also for slow consumers: Node.js can lose the abort of a response, and a stream then waited for ever."""
    subprocess.run(["node", HERE / "lost_streams.mjs", built / "sdk/dist/index.js"], check=True, timeout=150)


def test_the_readme_is_typed_and_runs(built: Path, api: Api, redis_url: str) -> None:
    """Each example passes `tsc --strict`, and plays."""
    examples = re.findall(r"^ *```ts\n(.*?)^ *```", (SDK / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    assert len(examples) == 2
    with running({"REDIS_URL": redis_url}, "worker"):
        for number, example in enumerate(examples):
            (built / f"example{number}.mts").write_text(example.replace("http://127.0.0.1:8000", api.url))
            options = ["--strict", "--target", "es2022", "--module", "nodenext", "--types", "node"]
            subprocess.run(["npx", "tsc", *options, f"example{number}.mts"], cwd=built, check=True)
            subprocess.run(["node", f"example{number}.mjs"], cwd=built, check=True, timeout=60)
