"""A soak: bots of all clients play through restarts of all parts, and one outage, and nothing is missed."""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import requests
from faults import checks, report
from faults.diaries import Line, Span, check_diary, longest_silence
from faults.parts import children_of
from helpers.api import ROOT, free_port
from helpers.running import PATIENCE, Up, cairn, is_running, until

from cairn.service.audit.archives import examine

SDK = ROOT / "service/sdk"
BOTS = Path(__file__).with_name("bots")
KINDS = ("aio", "threads", "node")
PARTS = {"api": "api --once", "worker": "workers worker", "redis": "data/redis.sock", "queue": "queue/redis.sock"}
"""Parts, and words of their command lines."""
RESTARTS = [(part, number) for part in (*PARTS, "cairn up") for number in (signal.SIGTERM, signal.SIGKILL)]
RESTS = (1.0, 6.0)
"""Seconds between two restarts."""
MAX_SILENCE = 45.0
"""Seconds after which a bot counts as hanging while the service is there, in addition to the time that it thinks."""
MAX_END = 180.0
"""Seconds after which a bot counts as hanging that has been asked to leave its game."""
NO_LIMITS = {
    "CAIRN_LIMITS": "off",
    "CAIRN_GAMES_PER_CLIENT": "off",
    "CAIRN_REQUESTS_PER_ADDRESS": "10000",
    "CAIRN_CONNECTIONS_PER_ADDRESS": "10000",
}
"""Settings for hundreds of bots at one address."""


class Soak:
    """Cairn and its bots, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._port, self._starts = folder, free_port(), 0
        self.url = f"http://127.0.0.1:{self._port}"
        self.away: list[Span] = []
        self._up = self._start()

    def restart(self, part: str, number: signal.Signals) -> None:
        """Send a signal to all processes of a part, and wait until it runs again."""
        gone = time.time()
        if part == "cairn up":
            self._stop(number)
            self._up = self._start()
        else:
            old = until(lambda: self._pids(part))
            for pid in old:
                os.kill(pid, number)
            until(lambda: len(self._pids(part) - old) == len(old) and not any(map(is_running, old)))
        self._wait_until_ready()
        self.away.append((gone, time.time()))

    def be_away(self, seconds: float) -> None:
        """Stop everything, and start it again later."""
        gone = time.time()
        self._stop(signal.SIGTERM)
        time.sleep(seconds)
        self._up = self._start()
        self._wait_until_ready()
        self.away.append((gone, time.time()))

    def stop(self) -> None:
        """Stop Cairn."""
        self._stop(signal.SIGTERM)

    def archive(self, game: str) -> Path:
        """Return a file with the log of a game, from the API."""
        path = self.folder / f"{game}.jsonl"
        answer = requests.get(f"{self.url}/v1/games/{game}/archive", timeout=60)
        answer.raise_for_status()
        path.write_bytes(answer.content)
        return path

    @property
    def output(self) -> str:
        """The output of all parts."""
        return "".join(path.read_text(errors="replace") for path in sorted(self.folder.glob("said-*.log")))

    def _pids(self, part: str) -> set[int]:
        """Return the processes of a part. A killed `cairn up` leaves its servers running, which the next one adopts."""
        left = {pid: words for pid, words in children_of(1).items() if str(self.folder) in words}
        processes = {**children_of(self._up.process.pid), **left}
        return {pid for pid, words in processes.items() if PARTS[part] in words}

    def _start(self) -> Up:
        self._starts += 1
        options = ("--no-demo", "--port", str(self._port), "--data", str(self.folder / "data"))
        up = Up(self.folder / f"said-{self._starts:03}.log", "--workers", "2", *options, **NO_LIMITS)
        up.hears("Cairn is up at")
        return up

    def _stop(self, number: signal.Signals) -> None:
        parts = children_of(self._up.process.pid)
        self._up.stop(number)
        if number != signal.SIGKILL:
            until(lambda: not any(map(is_running, parts)))

    def _wait_until_ready(self) -> None:
        def is_ready() -> bool:
            try:
                return requests.get(f"{self.url}/readyz", timeout=PATIENCE).status_code == 200
            except requests.ConnectionError:
                return False

        until(is_ready)


def build_node(folder: Path) -> Path:
    """Return the client in TypeScript, built."""
    shutil.copytree(SDK / "typescript", folder, ignore=shutil.ignore_patterns("node_modules", "dist"))
    for command in ("install --no-package-lock", "run build"):
        subprocess.run(["npm", *command.split(), "--silent"], cwd=folder, check=True)
    return folder / "dist/index.js"


def start_bots(soak: Soak, diaries: Path, count: int, pace: float) -> dict[str, "subprocess.Popen[bytes]"]:
    """Start the bots of each kind in a process."""
    path = os.pathsep.join(map(str, (SDK / "python", ROOT / "tests")))
    python = os.environ | {"PYTHONPATH": path, "PYTHONFAULTHANDLER": "1"}
    given = (soak.url, str(diaries), str(count), str(pace))
    programs: dict[str, list[Any]] = {
        "aio": [sys.executable, BOTS / "aio.py", *given],
        "threads": [sys.executable, BOTS / "threads.py", *given],
        "node": ["node", BOTS / "node.mjs", build_node(soak.folder / "typescript"), *given],
    }
    with (soak.folder / "bots.log").open("wb") as said:
        return {kind: subprocess.Popen(each, env=python, stdout=said, stderr=said) for kind, each in programs.items()}


def strike(soak: Soak, restarts: int, outage: float, source: random.Random) -> None:
    """Restart the parts, in an order shuffled by the seed, and have the outage in the middle."""
    deck: list[tuple[str, signal.Signals]] = []
    for count in range(restarts):
        time.sleep(source.uniform(*RESTS))
        if count == restarts // 2:
            report.say(f"an outage of {outage:g} s")
            soak.be_away(outage)
            time.sleep(source.uniform(*RESTS))
        deck = deck or source.sample(RESTARTS, len(RESTARTS))
        part, number = deck.pop()
        soak.restart(part, number)
        report.say(f"{number.name} to {part}: away for {soak.away[-1][1] - soak.away[-1][0]:.1f} s")
    time.sleep(RESTS[1])


def end_bots(bots: dict[str, "subprocess.Popen[bytes]"], diaries: Path) -> list[str]:
    """Let the bots leave their games; return those that do not, and kill them."""
    (diaries / "stop").touch()
    deadline, found = time.monotonic() + MAX_END, []
    for kind, process in bots.items():
        try:
            code = process.wait(max(0.1, deadline - time.monotonic()))
            found += [f"the bots of {kind} ended with {code}"] * (code != 0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            found.append(f"bots of {kind} have not left their games in {MAX_END:.0f} s")
    return found


def read_lines(path: Path) -> list[Line]:
    """Return the JSON of each line, without those that are blank."""
    return [json.loads(line) for line in path.read_text().splitlines() if line]


def check(soak: Soak, diaries: dict[str, list[Line]], pace: float) -> checks.Findings:
    """Compare all diaries with the logs, which are verified, too."""
    games = {line["game"] for lines in diaries.values() for line in lines if line["did"] == "opened"}
    archives = {game: soak.archive(game) for game in sorted(games)}
    proofs = {game: examine(path.read_bytes()).audit.unproven for game, path in archives.items()}
    findings: checks.Findings = {"unproven": [f"{game}: {proof}" for game, proof in proofs.items() if proof]}
    verified = cairn("verify", str(next(iter(archives.values()))))  # the command itself, which takes a second for each
    findings["unproven"] += [verified.stdout + verified.stderr] * (verified.returncode != 0)
    logs = {game: [line for line in read_lines(path) if "decision" in line] for game, path in archives.items()}
    for name, lines in diaries.items():
        checks.merge(findings, check_diary(name, lines, logs))
        if (silence := longest_silence(lines, soak.away)) > MAX_SILENCE + 2 * pace:
            checks.merge(findings, {"hung": [f"{name} wrote nothing for {silence:.0f} s"]})
    checks.merge(findings, {"traceback": report.tracebacks(soak.output)})
    return findings


def summarise(soak: Soak, diaries: dict[str, list[Line]], restarts: int, seconds: float) -> None:
    """Print the numbers of the soak."""
    away = sum(back - gone for gone, back in soak.away)
    print(f"\n{seconds:.0f} seconds, {restarts} restarts and one outage; something was away for {away:.0f} s")
    for kind in KINDS:
        of_kind = [lines for name, lines in diaries.items() if name.startswith(kind)]
        did = Counter(line["did"] for lines in of_kind for line in lines)
        longest = max((longest_silence(lines, soak.away) for lines in of_kind), default=0.0)
        print(
            f"{kind}: {len(of_kind)} bots, {did['done']} to the end, {did['died']} dead; {did['opened']} games, "
            f"{did['turn']} turns, {did['played']} moves acknowledged, {did['saw']} decisions seen by spectators, "
            f"{did['heard']} in feeds; longest silence {longest:.1f} s"
        )


def main(words: list[str]) -> int:
    """Perform a soak by the command line, report the result, and return the exit code."""
    parser = argparse.ArgumentParser(description="Bots of all clients play through restarts and an outage.")
    parser.add_argument("--bots", type=int, default=10, help="bots of each client (10)")
    parser.add_argument("--restarts", type=int, default=4, help="restarts of a part (4)")
    parser.add_argument("--outage", type=float, default=20.0, help="seconds of the outage (20)")
    parser.add_argument("--pace", type=float, default=0.5, help="mean seconds that a bot thinks (0.5)")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="which order of restarts to repeat")
    given = parser.parse_args(words)
    report.say(f"seed {given.seed}: 3 × {given.bots} bots, {given.restarts} restarts, an outage of {given.outage:g} s")
    folder, began = Path(tempfile.mkdtemp(prefix="cairn-soak-")), time.monotonic()
    (folder / "diaries").mkdir()
    soak, bots = Soak(folder), dict[str, "subprocess.Popen[bytes]"]()
    try:
        bots = start_bots(soak, folder / "diaries", given.bots, given.pace)
        strike(soak, given.restarts, given.outage, random.Random(given.seed))
        report.say("faults are over: the bots leave their games")
        late = end_bots(bots, folder / "diaries")
        report.say("comparing the diaries with the logs")
        diaries = {path.stem: read_lines(path) for path in sorted((folder / "diaries").glob("*.jsonl"))}
        findings = check(soak, diaries, given.pace)
    finally:
        for process in bots.values():
            process.kill()
        soak.stop()
    checks.merge(findings, {"late": late})
    if len(diaries) != given.bots * len(KINDS):
        checks.merge(findings, {"dead": [f"only {len(diaries)} bots have begun"]})
    summarise(soak, diaries, given.restarts, time.monotonic() - began)
    failed = report.verdict(findings, given.seed, soak.output)
    if failed:
        print(f"The diaries are in {folder}.")
    else:
        shutil.rmtree(folder)
    return failed
