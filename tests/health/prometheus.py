"""Prometheus with the shipped alerts, those of conditions without their delay."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import requests
import yaml
from helpers.api import free_port
from helpers.running import ROOT

RULES = yaml.safe_load((ROOT / "service/run/alerts.yaml").read_text())
ALERTS = {
    match[1]: rule["alert"]
    for rule in RULES["groups"][0]["rules"]
    if (match := re.fullmatch(r'min\(cairn_condition_ok\{condition="(\w+)"\}\) == 0', rule["expr"]))
}
"""The alert of each condition, by its name."""
LATER = {"CairnNoTraffic", "CairnErrors", "CairnSlow", "CairnTurnsFail", "CairnWebhooksFail"}
"""Alerts about what was in the last ten minutes: they need their delay, and are tested with it."""
Firing = Callable[[], set[str]]


@contextmanager
def prometheus(folder: Path, targets: dict[str, str]) -> Iterator[Firing | None]:
    """Run Prometheus on targets by job. Yield what asks which alerts fire; None if it is not installed."""
    if not shutil.which("prometheus"):
        yield None
        return
    rules = [
        rule | {"for": "0s" if rule["alert"] in ALERTS.values() else "10s"}  # at its start nothing was scraped yet
        for rule in RULES["groups"][0]["rules"]
        if rule["alert"] not in LATER
    ]
    (folder / "alerts.yaml").write_text(yaml.safe_dump({"groups": [{"name": "cairn", "rules": rules}]}))
    scrapes = [{"job_name": job, "static_configs": [{"targets": [target]}]} for job, target in targets.items()]
    often = {"scrape_interval": "4s", "scrape_timeout": "4s", "evaluation_interval": "1s"}
    configuration = {"global": often, "rule_files": [str(folder / "alerts.yaml")], "scrape_configs": scrapes}
    (folder / "prometheus.yaml").write_text(yaml.safe_dump(configuration))
    where = f"127.0.0.1:{free_port()}"
    command = ["prometheus", f"--config.file={folder}/prometheus.yaml", f"--storage.tsdb.path={folder}/numbers"]
    with (folder / "prometheus.log").open("w") as log:
        process = subprocess.Popen([*command, f"--web.listen-address={where}"], stdout=log, stderr=log)

    def firing() -> set[str]:
        found = requests.get(f"http://{where}/api/v1/alerts", timeout=10).json()["data"]["alerts"]
        return {alert["labels"]["alertname"] for alert in found if alert["state"] == "firing"}

    try:
        yield firing
    finally:
        process.terminate()
        process.wait(30)
