"""The files for operators: their commands exist, and they reveal no key. `.ci/run_files` parses them."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml
from helpers.api import ROOT, free_port
from helpers.running import until
from helpers.servers import BINARY
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.service.cli import main
from cairn.service.jobs.jobs import CLASSES
from cairn.service.run.program import find_program
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
    page = (ROOT / "service" / "README.md").read_text()
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            if re.search("KEY|PASSWORD|URL", name) and not value.startswith("/segments"):
                assert value.removeprefix("/run/secrets/") in service["secrets"], name
            if name.startswith("CAIRN_"):
                assert f"| `{name.removesuffix('_FILE')}` |" in page
        assert {*service.get("secrets", [])} <= {*COMPOSE["secrets"]}


@pytest.mark.slow
def test_the_page_creates_all_secrets(tmp_path: Path) -> None:
    """Its commands create each file for compose, systemd and Kubernetes, and Cairn accepts their contents."""
    block = re.search(r"```\n(mkdir -p /etc/cairn/secrets.*?)```", PAGE, re.DOTALL)
    assert block
    script = block[1].replace("/etc/cairn", str(tmp_path))
    subprocess.run(["bash", "-euc", script], check=True, capture_output=True)
    made = {file.name for file in (tmp_path / "secrets").iterdir()}
    wanted = {*COMPOSE["secrets"]}
    for unit in UNITS:
        wanted |= {*re.findall(r"^LoadCredential=\S+:/etc/cairn/secrets/(\S+)$", unit.read_text(), re.M)}
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
    assert (has["appendonly"], has["appendfsync"]) == (
        ("yes", "always") if conf == "redis.conf" else ("no", "everysec")
    )


def listens(redis: Redis) -> bool:
    """Return whether a server answers."""
    try:
        return redis.ping()
    except RedisConnectionError:
        return False


def test_workers_scale_with_their_queue() -> None:
    """They scale by the waiting time of turns with humans, which is a metric of an existing queue."""
    (scaler,) = [
        one for one in yaml.safe_load_all((RUN / "kubernetes/worker.yaml").read_text()) if "Autoscaler" in one["kind"]
    ]
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
    asked = {(job["job_name"], *one["names"], str(one["port"])) for job in jobs for one in job["dns_sd_configs"]}
    parts = {"cairn": "api", "cairn-workers": "worker", "cairn-caretaker": "caretaker"}
    settings = {part: COMPOSE["services"][part]["environment"] for part in parts.values()}
    assert asked == {(job, part, settings[part]["CAIRN_METRICS_PORT"]) for job, part in parts.items()}
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
    assert (settings["Restart"], settings["DynamicUser"]) == ("always", "yes")
    assert settings["MemoryMax"]
    given = dict(re.findall(r"^Environment=(\w+)_FILE=%d/(\w+)$", text, re.M))
    assert {f"{name}_FILE" for name in given} <= {*FILES}
    assert {*given.values()} <= {*re.findall(r"^LoadCredential=(\w+):", text, re.M)}
    if program == "/usr/bin/redis-server":
        assert settings["Type"] == "notify"
        return
    assert program == "/opt/cairn/bin/cairn"
    assert is_command(words)
    assert words[0] == "backup" or (settings["Type"], settings["WatchdogSec"]) == (
        "notify",
        "600" if words[0] == "caretaker" else "60",
    )
    assert settings["EnvironmentFile"].startswith("-/etc/cairn/")


def test_each_unit_has_its_own_port() -> None:
    """It is the port of its metrics."""
    ports = [found[1] for unit in UNITS if (found := re.search("METRICS_PORT=(.*)", unit.read_text()))]
    assert len({*ports}) == len(ports) == 3
    assert len(UNITS) == 6
