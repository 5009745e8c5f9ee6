"""The doors of health: `/readyz`, which the page reads, the metrics, the alerts, `cairn doctor` and `cairn status`."""

import json
import os
import re
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import requests
from health.forked import run
from health.prometheus import ALERTS, Firing

LIMIT_SECONDS = 15.0
PATIENCE_SECONDS = 90.0
"""Maximum time until a mended fault is named by no door."""
PAUSE_SECONDS = 0.3
HTTP_SECONDS = 6.0
"""A paused process of the API may have the connection: another one has the next."""
BY_ALERT = {alert: name for name, alert in ALERTS.items()}


class Wrong(NamedTuple):
    """A condition that is not met, as a door names it. A metric and an alert have a name only."""

    name: str
    words: str = ""
    advice: str = ""


Answer = list[Wrong] | None
"""What a door names; None if it does not answer at all."""


class Doors:
    """All doors of an installation; `environment` is that of its processes."""

    def __init__(
        self, url: str, counted: str, options: Sequence[str], settings: dict[str, str], alerts: Firing | None
    ) -> None:
        self.url, self._counted, self._options, self._alerts = url, counted, options, alerts
        self.environment = {name: value for name, value in os.environ.items() if name != "REDIS_URL"} | settings

    @property
    def all(self) -> dict[str, Callable[[], Answer]]:
        """Each door by its name."""
        found: dict[str, Callable[[], Answer]] = {
            "readyz": self.readyz,
            "metrics": self.metrics,
            "doctor": self.doctor,
            "status": self.status,
        }
        return found | ({"alerts": self.alerts} if self._alerts else {})

    def readyz(self) -> Answer:
        """Return what `/readyz` names, whatever its status."""
        try:
            with requests.Session() as session:
                session.trust_env = False
                answer = session.get(f"{self.url}/readyz", timeout=HTTP_SECONDS).json()
        except (OSError, ValueError):
            return None
        return _wrong(answer.get("conditions", []))

    def metrics(self) -> Answer:
        """Return what the metrics name."""
        try:
            with requests.Session() as session:
                session.trust_env = False
                text = session.get(self._counted, timeout=HTTP_SECONDS).text
        except OSError:
            return None
        return [Wrong(name) for name in re.findall(r'^cairn_condition_ok{condition="(\w+)"} 0.0$', text, re.MULTILINE)]

    def doctor(self) -> Answer:
        """Return what `cairn doctor` names."""
        return _wrong(json.loads(line) for line in self._run("doctor").splitlines())

    def status(self) -> Answer:
        """Return what `cairn status` names."""
        return _wrong(json.loads(self._run("status") or "{}").get("conditions", []))

    def alerts(self) -> Answer:
        """Return the conditions whose alerts fire; another alert has its own name."""
        assert self._alerts
        try:
            return [Wrong(BY_ALERT.get(alert, alert)) for alert in sorted(self._alerts())]
        except OSError:
            return None

    def post(self, path: str, body: dict[str, Any]) -> None:
        """Send the API a document, which it must accept."""
        answer = requests.post(f"{self.url}{path}", json=body, timeout=30, proxies={"http": ""})
        assert answer.ok, answer.text

    def ask_all(self) -> dict[str, Answer]:
        """Return what each door names now."""
        with ThreadPoolExecutor() as pool:
            asked = {door: pool.submit(ask) for door, ask in self.all.items()}
            return {door: found.result() for door, found in asked.items()}

    def wait_until_quiet(self) -> float:
        """Wait until no door names anything, and return how many seconds that took."""
        began = time.monotonic()
        while found := {door: answer for door, answer in self.ask_all().items() if answer != []}:
            assert time.monotonic() - began < PATIENCE_SECONDS * slowness(), f"still named: {found}"
            time.sleep(PAUSE_SECONDS)
        return round(time.monotonic() - began, 1)

    def wait_until_named(self, names: set[str]) -> dict[str, tuple[float, list[Wrong]]]:
        """Wait until each door names all of these. Return for each after how many seconds it did, and its answer."""
        began = time.monotonic()

        def first(ask: Callable[[], Answer]) -> tuple[float, list[Wrong]]:
            while True:
                asked, answer = time.monotonic(), ask()
                if answer is not None and names <= {wrong.name for wrong in answer}:
                    return round(asked - began, 1), answer
                assert asked - began < 2 * LIMIT_SECONDS * min(slowness(), 3), f"not named: {names} are not in {answer}"
                time.sleep(PAUSE_SECONDS)

        with ThreadPoolExecutor() as pool:
            found = {door: pool.submit(first, ask) for door, ask in self.all.items()}
            return {door: future.result() for door, future in found.items()}

    def _run(self, command: str) -> str:
        done = run([command, "--json", *self._options], self.environment)
        assert done.returncode in (0, 1), done.stderr
        assert "Traceback" not in done.stderr, done.stderr
        return done.stdout


def slowness() -> float:
    """Return by how much this machine is slower than an idle one: by its load per core, and at least 1."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def _wrong(conditions: object) -> list[Wrong]:
    return [
        Wrong(each["name"], each["words"], each["advice"] or "")
        for each in conditions  # type: ignore[attr-defined]
        if not each["ok"]
    ]
