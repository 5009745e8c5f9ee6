"""Comparison of acknowledged and shown data with the log and the segments: nothing lost or changed, all is proven."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import dropwhile
from typing import Any

from faults.client import Client
from faults.record import Acknowledged, Command, Delivered, Hook, Record, View, Watched, state_digest
from msgspec.structs import asdict

from cairn.events.chain import Entry
from cairn.events.clock import seconds
from cairn.events.codec import canonical, decode, dump, load
from cairn.events.connections import Connections
from cairn.events.decision import Decision, Viewer, redact
from cairn.events.keys import COLD, LOG, key_of
from cairn.events.log import Log
from cairn.events.table import GameEnded, GameOpened, SeatLeft, SeatTaken, Undone
from cairn.projections.fold import BEFORE, Position, step
from cairn.projections.names import NameBook, place
from cairn.service.audit import audit
from cairn.service.container import Services
from cairn.service.errors import Problem
from cairn.service.storage.roots import is_proven
from cairn.workers.choices import check

CHOICES = 8
"""The number of versions before a game's end at which AIs' choices are verified."""
OFF_SECONDS = 1.0
"""Tolerance in seconds of a decision's date before its command or after its response."""
UNWORDED = {"text": None, "messages": None}
"""The fields of a response that depend on its reader's language, and are in no log."""
Findings = dict[str, list[str]]
"""Findings as sentences by kind: `lost`, `doubled`, `changed`, `misdated`, `unproven`, `stream`, `view`, …"""


class Logged:
    """One game's log, read again, and its positions as viewers may know them."""

    def __init__(self, log: Log, game: str) -> None:
        self.game = game
        self.entries: Sequence[Entry] = list(log.read(game))
        self.secret = log.secret(game)
        self.names = read_names(log, game)
        self._positions: dict[tuple[Viewer, bool], list[Position]] = {}

    @cached_property
    def decisions(self) -> list[Decision]:
        """The stored decisions."""
        return [decode(entry.stored, entry.version) for entry in self.entries]

    def position(self, view: View) -> Position:
        """Return the position in a viewer's view, folded without any snapshot."""
        position = self._positions.get((view.viewer, view.is_open))
        if position is None:
            position = [BEFORE]
            for decision in self.decisions:
                position.append(step(position[-1], redact(decision, view.viewer, view.is_open)))
            self._positions[view.viewer, view.is_open] = position
        return position[view.version]


def check_acknowledged(log: Log, acks: Iterable[Acknowledged]) -> Findings:
    """Compare acknowledged decisions with the current log."""
    found: Findings = defaultdict(list)
    for game, each in by_game(acks).items():
        entries, names = {entry.version: entry for entry in log.read(game)}, read_names(log, game)
        for ack in each:
            words = f"{game}, version {ack.version}, {ack.command.path}, key {ack.command.key}"
            entry = entries.get(ack.version)
            if entry is None:
                found["lost"].append(f"{words}: the log ends with version {max(entries, default=0)}")
            elif entry.chain != ack.chain:
                kind = "changed" if describe(decode(entry.stored, entry.version), names) in ack.command.does else "lost"
                found[kind].append(f"{words}: its chain was {ack.chain} in the response, {entry.chain} in the log")
            elif not is_dated(ack, entry, entries.get(ack.version - 1)):
                found["misdated"].append(f"{words}: {entry.stored.decode()}, sent {ack.command.sent:.3f}")
            elif ack.content and render(entry, ack, ruleset_of(entries[1])) != ack.content | UNWORDED:
                found["changed"].append(f"{words}: sent as {ack.content}, it is {entry.stored.decode()}")
    return found


def is_dated(ack: Acknowledged, entry: Entry, before: Entry | None) -> bool:
    """Return whether a decision's date is between its command and its response, or equals the preceding one."""
    at = decode(entry.stored, entry.version).at
    if before and at == decode(before.stored, before.version).at:
        return True
    return ack.command.sent - OFF_SECONDS < seconds(at) < ack.answered + OFF_SECONDS


def check_deliveries(log: Log, record: Record) -> Findings:
    """Compare webhook deliveries with the logs: every message at least once, with one id and the same bytes."""
    found: Findings = defaultdict(list)
    ids, by_id = dict[tuple[str, tuple[str, int]], str](), dict[str, Delivered]()
    for message in record.delivered:
        words = f"webhook {message.hook}: {message.place}"
        if ids.setdefault((message.hook, message.place), message.id) != message.id:
            found["doubled"].append(f"{words} came with two ids")
        first = by_id.setdefault(message.id, message)
        if (first.hook, first.place) != (message.hook, message.place) or first.body != message.body:
            found["changed"].append(f"{words}: {first.body!r} came before with the same id, then {message.body!r}")
    for hook in record.hooks:
        words = f"webhook {hook.number} of {hook.game}"
        found["lost"] += [f"{words}: {place} never came" for place in pending_messages(log, record, hook)]
        chains = {entry.version: entry.chain for entry in log.read(hook.game)}
        for message in record.delivered:
            if message.hook == hook.number and message.place[0] == "decision":
                decision = load(message.body)["decision"]
                if chains.get(message.place[1]) != decision["chain"]:
                    found["changed"].append(f"{words}: {decision} is not what the log has")
    return found


def pending_messages(log: Log, record: Record, hook: Hook) -> list[tuple[str, int]]:
    """Return the pending messages of a webhook that no receiver has taken."""
    taken = {message.place for message in list(record.delivered) if message.hook == hook.number and message.taken}
    due = list[tuple[str, int]]()
    for entry in log.read(hook.game, hook.version):
        due.append(("decision", entry.version))
        if any(isinstance(event, GameEnded) for event in decode(entry.stored, entry.version).events):
            due.append(("over", entry.version))
    return [place for place in due if place not in taken]


def check_imports(log: Log, record: Record) -> Findings:
    """Compare archives with the logs: each valid game is stored once, byte for byte, no spoilt one is.

    An import whose worker has died three times is refused; its game may exist or not.
    """
    found: Findings = defaultdict(list)
    for brought in record.brought:
        there, words = (
            list(log.read(brought.game)),
            f"the archive of {brought.game}, {brought.status} {brought.problem}",
        )
        if brought.spoilt:
            if there or brought.status != "refused":
                found["changed"].append(f"{words}: it was spoilt, and {len(there)} entries are there")
        elif brought.status == "imported":
            if there != brought.entries:
                found["changed" if there else "lost"].append(f"{words}: {len(there)} entries are there")
        elif not (brought.status == "refused" and "attempts at it failed" in brought.problem):
            found["lost"].append(words)
    return found


def read_names(log: Log, game: str) -> Mapping[str, str]:
    """Return the names of players who joined a game, by the version at which they did, and their seat."""
    return NameBook(Connections(log.redis)).load_many([(game, ())])[0].seated


def ruleset_of(first: Entry) -> str:
    """Return the ruleset from a game's first decision."""
    (opened,) = [event for event in decode(first.stored, 1).events if isinstance(event, GameOpened)]
    return opened.ruleset


def render(entry: Entry, ack: Acknowledged, ruleset: str) -> Any:
    """Return a decision as sent to its maker, except for the wording."""
    seen = redact(decode(entry.stored, entry.version), ack.command.seat, ack.is_open)
    body = asdict(seen) | UNWORDED | {"ruleset": ruleset, "digest": entry.digest, "chain": entry.chain}
    del body["game"]
    return load(dump(body))


def check_everything(log: Log, record: Record) -> Findings:
    """Compare all that the clients know with the log, after all activity has ended."""
    findings = check_acknowledged(log, record.acknowledged)
    merge(findings, check_deliveries(log, record))
    merge(findings, check_imports(log, record))
    commands = by_game(command for command in record.commands if command.game)
    acks, views, watched = by_game(record.acknowledged), by_game(record.views), by_game(record.watched)
    for game in sorted(log.games()):
        logged = Logged(log, game)
        failed = find_unproven(logged)
        findings["unproven"] += failed
        if game in commands and not failed:
            find_doubled(logged, acks.get(game, []), commands[game], findings["doubled"])
            find_absent(logged, commands[game], findings["lost"])
            for view in views.get(game, []):
                check_view(logged, view, findings["view"])
            for stream in watched.get(game, []):
                check_stream(logged, stream, findings["stream"])
    return findings


def find_unproven(logged: Logged) -> list[str]:
    """Return the failed proof, as a sentence, if one did: before the end only chain and fold can be verified.

    Of the AIs' choices, the last in a game are verified.
    """
    proofs = audit(logged.game, logged.entries, logged.secret)
    if logged.secret is not None:
        return [f"{logged.game}: {proofs.first_failure}"] if proofs.first_failure else []
    if proofs.unproven:
        return [f"{logged.game}: {proofs.unproven}"]
    last = range(len(logged.entries) + 1 - CHOICES, len(logged.entries) + 1)
    return [f"{logged.game}: {verdict}" for verdict in check(logged.entries, last) if verdict.status == "failed"]


def find_doubled(logged: Logged, acks: Sequence[Acknowledged], commands: Sequence[Command], found: list[str]) -> None:
    """Find decisions that no client sent, or that more commands were credited with than sent them."""
    owners: dict[int, Command] = {}
    twice = [ack for ack in acks if owners.setdefault(ack.version, ack.command) is not ack.command]
    found += [f"{logged.game}, version {ack.version}: two commands were credited with it" for ack in twice]
    might = Counter(effect for command in commands if command.acknowledged or command.unsure for effect in command.does)
    more = count_decisions(logged) - might
    found += [f"{logged.game}: {effect} is logged {number} times more than sent" for effect, number in more.items()]


def find_absent(logged: Logged, commands: Sequence[Command], found: list[str]) -> None:
    """Find acknowledged commands that are missing in the log, whatever their responses."""
    must = Counter(effect for command in commands if command.acknowledged for effect in command.does)
    less = must - count_decisions(logged)
    found += [f"{logged.game}: {effect} is missing {number} times" for effect, number in less.items()]


def count_decisions(logged: Logged) -> Counter[str]:
    """Count the decisions of humans in a game itself, not in the game that it was forked from."""
    own = dropwhile(lambda decision: decision.game != logged.game, logged.decisions)
    return Counter(effect for decision in own if decision.ai is None and (effect := describe(decision, logged.names)))


def describe(decision: Decision, names: Mapping[str, str]) -> str | None:
    """Return the effect of a human's decision, as in `Command.does`; None for an AI's or the service's.

    `names` are the names of players who joined, stored next to the log.
    """
    if decision.move is not None:
        return f"{decision.by} makes {canonical(decision.move).decode()}"
    for event in decision.events:
        match event:
            case SeatTaken():
                return f"{names.get(place(decision.version, event.seat))} sits down"
            case SeatLeft():
                return f"{event.seat} leaves"
            case Undone():
                return f"{event.seat} undoes to {event.to}"
    return None


def check_view(logged: Logged, view: View, found: list[str]) -> None:
    """Check that a shown position matches the log at its version."""
    words = f"{logged.game}, version {view.version}, viewer {view.viewer}, open {view.is_open}"
    if view.version > len(logged.entries):
        found.append(f"{words}: the log ends with version {len(logged.entries)}")
    elif logged.entries[view.version - 1].chain != view.chain:
        found.append(f"{words}: its chain is another")
    else:
        position = logged.position(view)
        if (position.status, state_digest(load(dump(position.state)))) != (view.status, view.state):
            found.append(f"{words}: what was shown is not the fold of the log")


def check_stream(logged: Logged, stream: Watched, found: list[str]) -> None:
    """Check that a stream sent every decision once, in order, and as in the log."""
    first, last = stream.first, stream.version
    there = [(entry.version, entry.digest, entry.chain) for entry in logged.entries[first:last]]
    if stream.seen != there:
        versions = [version for version, _, _ in stream.seen]
        found.append(f"{logged.game}: after {first} its stream sent {versions} on {stream.connections} connections")


def by_game(items: Iterable[Any]) -> dict[str, list[Any]]:
    """Group items by game."""
    sorted_: dict[str, list[Any]] = defaultdict(list)
    for item in items:
        sorted_[item.game].append(item)
    return sorted_


def merge(findings: Findings, more: Findings) -> None:
    """Add findings, each once."""
    for kind, words in more.items():
        findings.setdefault(kind, [])
        findings[kind] += [each for each in words if each not in findings[kind]]


def check_sealed(services: Services, record: Record) -> tuple[str, Findings]:
    """Return the number of sealed games in a sentence, and findings on where games are stored.

    `services` are those of a process that has read no segment yet.
    """
    found: Findings = {"lost": [], "doubled": [], "unproven": []}
    segments, games = set[bytes](), {*services.log.games()}
    found["lost"] += [f"{game} has neither a log nor a sealed marker" for game in {*_known(record)} - games]
    sealed = {game: marker for game in games if (marker := services.log.sealed_markers.find(game))}
    for game, marker in sealed.items():
        segments.add(marker.segment)
        if services.redis.exists(key_of(game, LOG)):
            found["doubled"].append(f"{game} has both a log and a sealed marker, {key_of(game, COLD)}")
        try:
            proven = is_proven(services.cold.inclusion(game, marker))
        except Problem as error:
            found["unproven"].append(f"{game}: {error}")
        else:
            found["unproven"] += [] if proven else [f"{game}: it is not shown to be in the log of roots"]
    words = f"{len(sealed)} of {len(games)} games are sealed in {len(segments)} segments; the log of roots has"
    return (
        f"{words} {services.cold.roots.newest().size}, and {services.sealing.refused_count} games were refused",
        found,
    )


def _known(record: Record) -> list[str]:
    """Return the games with an acknowledged decision, or imported ones."""
    return [ack.game for ack in record.acknowledged] + [
        brought.game for brought in record.brought if brought.status == "imported"
    ]


MAX_REPEATS = 500
"""Limit of repeated commands."""


def repeat_commands(port: int, record: Record, source: random.Random, log: Log) -> list[str]:
    """Repeat acknowledged commands, and describe each whose response differs from the first.

    The idempotency records of a game leave Redis with that game: commands of sealed games are left out.
    """
    client = Client(port, record, source)
    left = {(command.game, command.seat) for command in record.commands if command.method == "DELETE"}
    keyed = [command for command in record.commands if command.key and command.content]
    sealed = {game for game in {command.game for command in keyed} if game and log.sealed_markers.find(game)}
    keyed = [command for command in keyed if command.game not in sealed]
    wanted = [command for command in keyed if command.token is None or (command.game, command.seat) not in left]
    chosen = source.sample(wanted, min(MAX_REPEATS, len(wanted)))
    return [words for command in chosen if (words := _difference(client, command))]


def _difference(client: Client, command: Command) -> str | None:
    assert command.content
    answer = client.send(command)
    if answer is None or answer.status != 201:
        return f"{command.path}, key {command.key}, repeated: {answer.problem if answer else 'no answer'}"
    members = {name: answer.body.get(name) for name in command.content}
    if members != command.content:
        return f"{command.path}, key {command.key}, first {command.content}, repeated {members}"
    return None
