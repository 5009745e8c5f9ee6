"""The files for operators: existing commands, no keys, and nginx as configured in front of a real API."""

import json
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from functools import partial
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from helpers.api import ROOT, free_port, serve
from helpers.running import until
from helpers.servers import BINARY
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.service.cli import main
from cairn.service.jobs.jobs import CLASSES
from cairn.service.run.embedded import find_program
from cairn.service.server.processes import IDLE_SECONDS
from cairn.service.settings import FILES, TABLE, Settings

RUN = ROOT / "service" / "run"
COMPOSE = yaml.safe_load((RUN / "compose.yaml").read_text())
UNITS = sorted((RUN / "systemd").glob("*.service"))
MANIFESTS = sorted((RUN / "kubernetes").glob("*.yaml"))
PAGE = (RUN / "README.md").read_text()


def is_command(words: list[str]) -> bool:
    """Return whether the command line accepts these arguments."""
    name, *arguments = words
    command = main.commands[name]
    return command.make_context(name, arguments, resilient_parsing=False) is not None


def test_each_container_runs_a_command_with_limits() -> None:
    """It runs unprivileged on a read-only file system, with limits and a health check."""
    for name, service in COMPOSE["services"].items():
        if service["image"].startswith("cairn"):
            assert is_command(service["command"])
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"]
        assert {"healthcheck", "mem_limit", "cpus"} <= {*service}, name
        assert service["logging"]["options"].keys() == {"max-size", "max-file"}
        assert not any(not port.startswith("${") for port in service.get("ports", []))
    assert re.search(r"^USER \d+:\d+$", (RUN / "Containerfile").read_text(), re.M)
    assert COMPOSE["services"]["worker"]["deploy"]["replicas"] == 2


def test_no_key_is_in_the_environment() -> None:
    """Each is a file of its containers only. The service's variables are those that it reads."""
    page = (RUN / "settings.md").read_text()
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            if re.search("KEY|PASSWORD|URL", name) and not value.startswith("/segments"):
                assert value.removeprefix("/run/secrets/") in service["secrets"], name
            if name.startswith("CAIRN_"):
                assert f"| `{name.removesuffix('_FILE')}` |" in page
        assert {*service.get("secrets", [])} <= {*COMPOSE["secrets"]}


@pytest.mark.slow
def test_the_page_creates_all_secrets(tmp_path: Path) -> None:
    """Its commands create each file for compose and Kubernetes, and Cairn accepts their contents."""
    block = re.search(r"```\n(mkdir -p /etc/cairn/secrets.*?)```", PAGE, re.DOTALL)
    assert block
    script = block[1].replace("/etc/cairn", str(tmp_path))
    subprocess.run(["bash", "-euc", script], check=True, capture_output=True)
    made = {file.name for file in (tmp_path / "secrets").iterdir()}
    wanted = {*COMPOSE["secrets"]}
    for manifest in MANIFESTS:
        wanted |= {*re.findall(r"key: (\w+), path", manifest.read_text())}
    assert made == wanted
    settings = COMPOSE["services"]["api"]["environment"] | COMPOSE["services"]["backup"]["environment"]
    files = {name: value for name, value in settings.items() if name in FILES}
    assert files.keys() == FILES.keys()
    here = {name: value.replace("/run/secrets", str(tmp_path / "secrets")) for name, value in files.items()}
    assert Settings.from_environment(here).redis_url.endswith("@valkey:6379/0")


def test_networks() -> None:
    """Workers reach webhook receivers, backups a bucket, and the proxy only the API. Valkey is internal."""
    networks = {name: {*service["networks"]} for name, service in COMPOSE["services"].items()}
    inside = {name for name, network in COMPOSE["networks"].items() if network.get("internal")}
    assert {name for name, of in networks.items() if "egress" in of} == {"worker", "backup"}
    assert networks["valkey"] == networks["queue"] == {"inside"}
    assert {name for name, of in networks.items() if "front" in of} == {"proxy", "api"}
    assert networks["api"] <= inside == {"inside", "front"}
    assert "inside" not in networks["proxy"]
    assert COMPOSE["services"]["api"]["environment"]["CAIRN_PROXIES"] == "1"


@pytest.mark.slow
@pytest.mark.parametrize("conf", ["redis.conf", "queue.conf"])
def test_a_redis_never_evicts_data(conf: str, tmp_path: Path) -> None:
    """It refuses writes beyond its limit. The server accepts every line of the file, and has its password."""
    (tmp_path / "auth").write_text("requirepass of-letters\n")
    port, program = free_port(), BINARY or find_program()
    assert program
    words = (program, str(tmp_path / "auth"), "--include", str(RUN / conf), "--dir", str(tmp_path), "--port", str(port))
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    try:
        with Redis(port=port, password="of-letters") as redis:
            until(lambda: process.poll() is not None or listens(redis))
            assert process.poll() is None
            has = {**redis.config_get("maxmemory*"), **redis.config_get("append*")}
    finally:
        process.terminate()
        process.wait(30)
    assert has["maxmemory-policy"] == "noeviction"
    assert int(has["maxmemory"]) > 2**27
    durable = ("yes", "always") if conf == "redis.conf" else ("no", "everysec")
    assert (has["appendonly"], has["appendfsync"]) == durable


def listens(redis: Redis) -> bool:
    """Return whether a server answers."""
    try:
        return redis.ping()
    except RedisConnectionError:
        return False


def test_workers_scale_with_their_queue() -> None:
    """They scale by the waiting time of turns with humans, which is a metric of an existing queue."""
    documents = yaml.safe_load_all((RUN / "kubernetes/worker.yaml").read_text())
    (scaler,) = [one for one in documents if "Autoscaler" in one["kind"]]
    metric = scaler["spec"]["metrics"][0]["external"]["metric"]
    assert metric["name"] in (ROOT / "service/cli/metrics_exporter.py").read_text()
    queue = metric["selector"]["matchLabels"]["queue"]
    assert queue in {name.removeprefix("cairn-").replace("-", "_") for name in CLASSES}


def test_each_pod_runs_a_part() -> None:
    """It has an existing command, runs unprivileged, and has limits and probes."""
    documents = [one for path in MANIFESTS for one in yaml.safe_load_all(path.read_text())]
    pods = [one["spec"]["template"]["spec"] for one in documents if "template" in one["spec"]]
    for pod in pods:
        (container,) = pod["containers"]
        if container["image"].startswith("cairn"):
            assert is_command(container["args"])
            assert "livenessProbe" in container
        assert pod["securityContext"]["runAsNonRoot"]
        assert container["securityContext"]["readOnlyRootFilesystem"]
        assert {"cpu", "memory"} == {*container["resources"]["limits"]}
        for setting in container.get("env", []):
            assert setting["name"] in {*TABLE, *FILES}
    assert len(pods) == 6


def test_prometheus_scrapes_all_parts() -> None:
    """It uses the job names of the alerts and the ports of the containers."""
    jobs = yaml.safe_load((RUN / "prometheus.yaml").read_text())["scrape_configs"]
    scraped = {(job["job_name"], *one["names"], str(one["port"])) for job in jobs for one in job["dns_sd_configs"]}
    parts = {"cairn": "api", "cairn-workers": "worker", "cairn-caretaker": "caretaker"}
    settings = {part: COMPOSE["services"][part]["environment"] for part in parts.values()}
    assert scraped == {(job, part, settings[part]["CAIRN_METRICS_PORT"]) for job, part in parts.items()}
    assert not any("9464" in port for service in COMPOSE["services"].values() for port in service.get("ports", []))
    assert 'up{job=~"cairn.*"}' in (RUN / "alerts.yaml").read_text()


def test_mounted_files_exist() -> None:
    """They are next to `compose.yaml`. The image's build file and the files that it copies exist as well."""
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (RUN / source).is_file()
    context = RUN / COMPOSE["x-cairn"]["build"]["context"]
    assert (context / COMPOSE["x-cairn"]["build"]["dockerfile"]).is_file()
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", (RUN / "Containerfile").read_text(), re.M)
    assert all((context / name).exists() for names in copied for name in names.split())


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_each_unit_starts_a_part(unit: Path) -> None:
    """It has its keys as credentials, a memory limit, and restarts after an end or a hang."""
    text = unit.read_text()
    settings = dict(line.split("=", 1) for line in text.splitlines() if "=" in line and line[0] != "#")
    program, *words = settings["ExecStart"].split()
    assert settings["Restart"] == "always"
    assert settings["MemoryMax"]
    given = dict(re.findall(r"^Environment=(\w+)_FILE=%d/(\w+)$", text, re.M))
    assert {f"{name}_FILE" for name in given} <= {*FILES}
    assert {*given.values()} <= {*re.findall(r"^LoadCredential=(\w+):", text, re.M)}
    if program == "/usr/bin/redis-server":
        assert (settings["Type"], settings["DynamicUser"], settings["Group"]) == ("notify", "yes", "cairn")
        return
    assert settings["User"] == "cairn"
    assert program == "/opt/cairn/bin/cairn"
    assert is_command(words)
    watchdog = "600" if words[0] == "caretaker" else "60"
    assert words[0] == "backup" or (settings["Type"], settings["WatchdogSec"]) == ("notify", watchdog)
    assert settings["EnvironmentFile"] == "/etc/cairn/environment"


def test_each_unit_has_its_own_port() -> None:
    """It is the port of its metrics."""
    ports = [found[1] for unit in UNITS if (found := re.search("METRICS_PORT=(.*)", unit.read_text()))]
    assert len({*ports}) == len(ports) == 3
    assert len(UNITS) == 6


CONF = (ROOT / "service/run/nginx.conf").read_text()
GAMES = 2
GZIP = {"Accept_Encoding": "gzip"}
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
OPENING = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": SEATS}


class Proxy(NamedTuple):
    """A running nginx: its ports with and without TLS, and its certificate."""

    port: int
    plain: int
    certificate: Path

    def connect(self, address: str = "127.0.0.1") -> HTTPSConnection:
        """Return a connection from an address of this machine."""
        trusting = ssl.create_default_context(cafile=str(self.certificate))
        return HTTPSConnection("127.0.0.1", self.port, timeout=30, source_address=(address, 0), context=trusting)

    def ask(self, method: str, path: str, body: Any = None, address: str = "127.0.0.1", **headers: str) -> HTTPResponse:
        """Send a request and return the response."""
        connection = self.connect(address)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        typed = {"Content-Type": "application/json"} if body is not None else {}
        connection.request(method, path, body if body is None else json.dumps(body), typed | named)
        return connection.getresponse()

    def refuses(self, path: str, size: int) -> HTTPResponse:
        """Announce a body of a length without sending it, and return the response."""
        connection = self.connect()
        connection.putrequest("POST", path)
        connection.putheader("Content-Length", str(size))
        connection.endheaders()
        return connection.getresponse()


@pytest.fixture(scope="module")
def proxy(redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """Yield an nginx in front of an API, with a self-signed certificate."""
    folder = tmp_path_factory.mktemp("proxy")
    found = Proxy(free_port(), free_port(), folder / "certificate")
    words = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1"
    files = ("-keyout", str(folder / "certificate_key"), "-out", str(found.certificate))
    subprocess.run(["openssl", *words.split(), *files], check=True, capture_output=True)
    for url in serve(redis_url, CAIRN_HEARTBEAT="0.3", CAIRN_PROXIES="1", CAIRN_GAMES_PER_CLIENT=str(GAMES)):
        conf = CONF
        for before, after in {
            "/tmp/": f"{folder}/",
            "api:8000": url.removeprefix("http://"),
            "/run/secrets": str(folder),
            "listen 8443": f"listen 127.0.0.1:{found.port}",
            "listen 8080": f"listen 127.0.0.1:{found.plain}",
        }.items():
            assert before in conf
            conf = conf.replace(before, after)
        (folder / "nginx.conf").write_text(conf)
        folder.chmod(0o755)
        command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
        process = subprocess.Popen([*command, "-g", "user root; daemon off;"])
        try:
            until(partial(_has_come, process, found))
            assert process.poll() is None
            yield found
        finally:
            process.terminate()
            process.wait(30)


def _has_come(process: "subprocess.Popen[bytes]", proxy: Proxy) -> bool:
    """Return whether it answers or has ended."""
    if process.poll() is not None:
        return True
    try:
        return proxy.ask("GET", "/healthz").status == 200
    except ConnectionError:
        return False


def open_game(proxy: Proxy, address: str) -> tuple[dict[str, Any], str]:
    """Open a game from an address. Return it with the token of its first seat."""
    answer = proxy.ask("POST", "/v1/games", OPENING, address, **GZIP)
    assert (answer.status, answer.headers["Content-Encoding"]) == (201, None), "it has tokens"
    game = json.load(answer)
    return game, game["tokens"][0]["token"]


@pytest.mark.slow
def test_it_terminates_tls(proxy: Proxy) -> None:
    """Plain requests are redirected to HTTPS, with HSTS."""
    plain = HTTPConnection("127.0.0.1", proxy.plain, timeout=30)
    plain.request("GET", "/v1/games?limit=1", headers={"Host": "cairn.example"})
    sent = plain.getresponse()
    assert (sent.status, sent.headers["Location"]) == (308, "https://cairn.example/v1/games?limit=1")
    assert proxy.ask("GET", "/readyz").headers["Strict-Transport-Security"] == "max-age=31536000"


@pytest.mark.slow
def test_a_client_cannot_forge_its_address(proxy: Proxy) -> None:
    """A client's X-Forwarded-For is ignored. Another address has its own limits."""
    for number in range(GAMES):
        open_game(proxy, "127.0.0.2")
        forged = proxy.ask("POST", "/v1/games", OPENING, "127.0.0.3", X_Forwarded_For=f"203.0.113.{number}")
        assert forged.status == 201
    for address in ("127.0.0.2", "127.0.0.3"):
        answer = proxy.ask("POST", "/v1/games", OPENING, address, X_Forwarded_For="203.0.113.9")
        assert answer.status == 429
    open_game(proxy, "127.0.0.4")


@pytest.mark.slow
def test_no_length_reveals_a_hand(proxy: Proxy) -> None:
    """Public responses are compressed. Responses about a running game to the holder of a token are not."""
    game, token = open_game(proxy, "127.0.0.5")
    path = f"/v1/games/{game['id']}"
    assert proxy.ask("GET", path, **GZIP).headers["Content-Encoding"] == "gzip"
    own = proxy.ask("GET", path, **GZIP, Authorization=f"Bearer {token}")
    assert (own.status, own.headers["Content-Encoding"]) == (200, None)
    assert len(own.read()) > 1024


@pytest.mark.slow
def test_a_stream_is_not_buffered(proxy: Proxy) -> None:
    """Its first message, its heartbeats and a move arrive while it stays open. It is not compressed."""
    game, token = open_game(proxy, "127.0.0.6")
    path, headers = f"/v1/games/{game['id']}", {"Authorization": f"Bearer {token}"}
    stream = proxy.ask("GET", f"{path}/stream", address="127.0.0.6", **headers, **GZIP)
    assert (stream.status, stream.headers["Content-Encoding"]) == (200, None)
    seen: list[bytes] = []
    while not any(line.startswith(b":") for line in seen):  # a heartbeat
        seen.append(stream.readline())
    assert b"event: game\n" in seen
    moves = json.load(proxy.ask("GET", f"{path}/legal-moves", address="127.0.0.6", **headers))["moves"]
    assert proxy.ask("POST", f"{path}/moves", {"moves": moves[:1]}, "127.0.0.6", **headers).status == 201
    while b"id: 3\n" not in seen:
        seen.append(stream.readline())
        assert seen[-1], "the stream has ended"


@pytest.mark.slow
def test_bodies_have_limits(proxy: Proxy) -> None:
    """The limits are 64 KiB, and 8 MiB for archives. Larger bodies are refused like by Cairn, before they are sent."""
    for path, most in (("/v1/games", 64 * 2**10), ("/v1/archives", 8 * 2**20)):
        answer = proxy.refuses(path, most + 1)
        assert (answer.status, answer.headers["Content-Type"]) == (413, "application/problem+json")
        assert json.load(answer)["type"] == "/problems/too-large"
    largest = proxy.connect()
    largest.request("POST", "/v1/games", b" " * 64 * 2**10, {"Content-Type": "application/json"})
    assert largest.getresponse().status == 400
    largest = proxy.connect()
    largest.request("POST", "/v1/archives", b" " * 8 * 2**20, {"Content-Type": "application/jsonl"})
    assert json.load(largest.getresponse())["type"] != "/problems/too-large"


@pytest.mark.slow
def test_timeouts_fit_those_of_the_api() -> None:
    """The read timeout exceeds heartbeats and long polls, and idle connections end before Cairn closes them."""
    seconds = {name: int(number) for name, number in re.findall(r"^ +(\w+) (\d+)s;", CONF, re.M)}
    assert seconds["proxy_read_timeout"] > max(2 * Settings.heartbeat, 60)
    assert seconds["send_timeout"] >= 2 * Settings.heartbeat
    kept = int(re.search(r"keepalive 64;\s+keepalive_timeout (\d+)s", CONF)[1])  # type: ignore[index]
    assert kept < IDLE_SECONDS
