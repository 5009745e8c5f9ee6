"""One run: Cairn and all its clients, the faults, and the findings."""

import argparse
import random
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from faults import checks, report
from faults.client import Stage
from faults.hostile import Attacker
from faults.kinds import FAULTS, FULL_DISK, Strike, small_disk
from faults.parts import Parts
from faults.players import Player, Tables
from faults.record import Hook, Record
from faults.setups import SETUPS
from faults.watchers import Importer, Listener, Receiver, Watcher
from redis.exceptions import RedisError

from cairn.service.container import Services
from cairn.service.deciding.deciders import ai_to_act
from cairn.service.errors import NotFound
from cairn.service.jobs.sealing import HOUR
from cairn.service.queries.snapshots import TRUTH
from cairn.service.webhooks.record import DUE

PLAYERS, WATCHERS = 10, 5
WARM_SECONDS = 3.0
LASTS, RESTS = (0.5, 4.0), (0.5, 2.5)
"""Seconds that a fault lasts, and of the pause after it."""
PATIENCE = 120.0
"""Seconds without any progress after which an expected event counts as missing."""


@dataclass
class Run:
    """One run: its parts and clients, and its findings."""

    parts: Parts
    seed: int
    faults: dict[str, Strike]
    record: Record = field(default_factory=Record)
    findings: checks.Findings = field(default_factory=dict)
    struck: list[tuple[str, float]] = field(default_factory=list)
    """The faults, and for each the longest time without acknowledgements until all worked again."""

    def __post_init__(self) -> None:
        self._services = Services(self.parts.settings)
        self._stage, tables = Stage(self.parts.client_port, self.record, self.seed), Tables()
        self._players = [Player(number, self._stage, tables) for number in range(PLAYERS)]
        self._watchers = [Watcher(number, self._stage, tables) for number in range(WATCHERS)]
        self._receiver = Receiver(self._stage, self.parts.refusing)
        self._others = [
            Attacker(self._stage, self.parts.port),
            Listener(self._stage, tables, self._receiver),
            Importer(self._stage),
        ]

    def go(self, minutes: float) -> None:
        """Start all clients, inject faults, wait until all is quiet, and check everything."""
        threads = [*self._players, *self._watchers, *self._others]
        for thread in threads:
            thread.start()
        try:
            self._strike(time.monotonic() + minutes * 60)
        finally:
            self._stage.stop.set()
            for thread in (*self._players, *self._others):
                thread.join()
            try:
                self._settle()
            finally:  # else their threads would keep this process alive after an error
                for watcher in self._watchers:
                    watcher.done.set()
                    watcher.join()
                self._receiver.stop()
        report.say("AIs and streams have caught up; repeating commands, and comparing the record with the log")
        self._services = Services(self.parts.settings)  # which has read no segment yet
        summary, found = checks.check_sealed(self._services, self.record)
        report.say(summary)
        checks.merge(self.findings, found)
        checks.merge(self.findings, {"cold": self.parts.wrong})
        port, source = self.parts.client_port, random.Random(f"{self.seed} repeats")
        repeated = checks.repeat_commands(port, self.record, source, self._services.log)
        checks.merge(self.findings, {"repeated otherwise": repeated})
        checks.merge(self.findings, checks.check_everything(self._services.log, self.record))
        checks.merge(self.findings, {"wrong answer": self.record.wrong})

    def _strike(self, end: float) -> None:
        """Inject faults one after the other, in an order shuffled by the seed, each kind once before any twice."""
        source, deck, checked = random.Random(f"{self.seed} faults"), list[str](), 0
        time.sleep(WARM_SECONDS)
        while time.monotonic() < end and not self._stage.stop.is_set():
            deck = deck or source.sample(sorted(self.faults), len(self.faults))
            name, lasts = deck.pop(), source.uniform(*LASTS)
            began = time.monotonic()
            try:
                self.parts.games.wait_until_whole()
                with self.faults[name](self.parts, source):
                    time.sleep(lasts)
            except (RedisError, LookupError) as error:  # a part is not back, or has no segment: later
                report.say(f"{name} could not be injected: {error}")
                if deck:
                    deck.insert(0, name)
                time.sleep(RESTS[0])
                continue
            if not self.record.wait(time.monotonic(), PATIENCE):
                words = f"nothing was acknowledged for {PATIENCE:.0f} s after: {name}"
                checks.merge(self.findings, {"stalled": [words]})
            self.struck.append((name, self.record.stall(began)))
            report.say(f"{name}, for {lasts:.1f} s; nothing was acknowledged for {self.struck[-1][1]:.2f} s at most")
            self.parts.games.wait_until_whole()
            fresh = self.record.acknowledged[checked:]
            with suppress(RedisError):  # a connection to a server that is now a replica of another: next time
                checks.merge(self.findings, checks.check_acknowledged(self._services.log, fresh))
                checked += len(fresh)
            time.sleep(source.uniform(*RESTS))

    def _settle(self) -> None:
        """Wait until no AI owes a turn and every stream is complete, as long as there is progress."""
        report.say("faults are over; waiting for AIs, streams and webhooks")
        for hook in [*self.record.hooks]:  # as an operator does to skip a pause of minutes
            try:
                if self._services.webhooks.get(hook.id)[1] is None:
                    self._services.webhooks.enable(hook.id, self._services.clock.time())
            except NotFound:
                checks.merge(self.findings, {"lost": [f"webhook {hook.number} of {hook.game}"]})
                self.record.hooks.remove(hook)
        before, since = None, time.monotonic()
        while pending := [*self._owed(), *self._unreported(), *self._undelivered(), *self._unsealed()]:
            if pending != before:
                before, since = pending, time.monotonic()
            if time.monotonic() - since > PATIENCE:
                words = [f"after {PATIENCE:.0f} s without a fault: {item}" for item in pending]
                return checks.merge(self.findings, {"owed": words})
            time.sleep(0.5)
        return None

    def _owed(self) -> list[str]:
        positions = (self._services.repository.get(game, TRUTH).position for game in self._services.log.games())
        return [
            f"an AI owes a turn of {position.table.game} at version {position.version}"
            for position in positions
            if ai_to_act(position) is not None
        ]

    def _unsealed(self) -> list[str]:
        waiting = self._services.sealing.count_due(-HOUR)  # including those that have just ended
        return [f"{waiting} finished games are not sealed"] if waiting else []

    def _undelivered(self) -> list[str]:
        """Return the pending messages of webhooks."""
        pending = list[str]()
        for hook in self.record.hooks:
            if places := checks.pending_messages(self._services.log, self.record, hook):
                pending.append(f"webhook {hook.number} of {hook.game} lacks {places[0]}: {self._state_of(hook)}")
        return pending

    def _state_of(self, hook: Hook) -> str:
        """Return the full state of a webhook: its jobs, its news, its next look, its last delivery."""
        queue, webhooks = self._services.webhook_queue, self._services.webhooks
        due = self._services.redis.zscore(DUE, hook.id)
        _, reason = webhooks.get(hook.id)
        sent, last = webhooks.cursors(hook.id), webhooks.deliveries(hook.id)[:1]
        return f"{queue.state(hook.id)}, due {due}, news {queue.news(hook.id)}, sent {sent}, {last}, disabled: {reason}"

    def _unreported(self) -> list[str]:
        """Return the streams that have not delivered the newest decision of their game yet."""
        pending = []
        for watcher in self._watchers:
            watched = watcher.watching
            if watched and not watched.ended and watcher.is_alive():
                last = self._services.log.last(watched.game)
                if last and watched.version < last.version:
                    pending.append(f"the stream of {watched.game} is at version {watched.version} of {last.version}")
        return pending


def main() -> int:
    """Perform a run by the command line, report the result, and return the exit code."""
    parser = argparse.ArgumentParser(description="Cairn under load while its parts are killed, paused, cut off.")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long faults strike (1)")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="which run to repeat")
    parser.add_argument("--setup", choices=SETUPS, default="embedded", help="where the games are kept (embedded)")
    parser.add_argument("--only", default="", help="only faults that have these words in their names, such as redis")
    arguments = parser.parse_args()
    report.say(f"seed {arguments.seed}, {arguments.minutes:g} minutes, {arguments.setup}")
    with tempfile.TemporaryDirectory(prefix="cairn-faults-") as temporary:
        folder = Path(temporary)
        with small_disk(folder / "data", 128 + round(32 * arguments.minutes)) as small:
            if not small:
                report.say("the full disk is left out: no small disk can be mounted here")
            began, available = time.monotonic(), FAULTS[arguments.setup]
            if small and arguments.setup == "embedded":
                available = available | FULL_DISK
            faults = {name: strike for name, strike in available.items() if arguments.only in name}
            if not faults:
                parser.error("no fault with this name")
            parts = Parts(folder, arguments.seed, arguments.setup)
            try:
                parts.wait_until_all_run()
                run = Run(parts, arguments.seed, faults)
                run.go(arguments.minutes)
            finally:
                parts.stop()
            output = parts.said.read_text(errors="replace")
    checks.merge(run.findings, {"traceback": report.tracebacks(output)})
    report.summary(run.record, run.struck, time.monotonic() - began)
    return report.verdict(run.findings, arguments.seed, output)
