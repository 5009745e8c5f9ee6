"""`cairn status`: a summary of health and sizes."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click
from redis.exceptions import NoPermissionError

from cairn.events.keys import PREFIX
from cairn.projections.rows import STATUSES, Filters
from cairn.service.cli.connection import settings_in
from cairn.service.cli.output import in_a_sentence, show_progress, tell
from cairn.service.container import Services
from cairn.service.jobs.fair_queue import waiting_key
from cairn.service.jobs.jobs import CLASSES
from cairn.service.keeping.last_backup import last_backup


def show(data: Path | None) -> int:
    """Print the status. Return 1 if moves cannot be acknowledged, else 0."""
    with in_a_sentence(ValueError):
        services = Services(settings_in(data), named=True)
    found = services.conditions.find()
    wrong = [condition for condition in found.conditions if not condition.ok]
    ready = not any(condition.needed for condition in wrong)
    document: dict[str, Any] = {
        "version": version("cairn-games"),
        "ready": ready,
        "workers": found.workers,
        "games": _games(services) if found.is_ok("redis") else None,
        "players": _players(services) if found.is_ok("redis") else None,
        "jobs": _jobs(services) if found.is_ok("queue") else None,
        "last_backup": _backup(services) if found.is_ok("redis") else None,
        "conditions": found.conditions,
    }
    well = ", ".join(dict.fromkeys(condition.name for condition in found.conditions if condition.ok))
    lines = [
        *_sentences(document),
        f"Well: {well or 'nothing'}.",
        *(f"Wrong: {condition.words}" for condition in wrong),
    ]
    tell(document, lines)
    if wrong:
        click.echo("See `cairn doctor` for advice.", err=True)
    return 0 if ready else 1


def _sentences(of: dict[str, Any]) -> Iterator[str]:
    yield f"Cairn {of['version']} {'can' if of['ready'] else 'cannot'} acknowledge moves."
    if games := of["games"]:
        yield f"Games: {games['open']:,} wait for players, {games['running']:,} run, {games['finished']:,} have ended."
    if of["players"] is not None:
        yield f"Players: {of['players']:,}."
    if of["workers"] is not None:
        yield f"Workers: {of['workers']:,}."
    if of["jobs"] is not None:
        waiting = ", ".join(f"{count:,} {name}" for name, count in of["jobs"].items() if count)
        yield f"Waiting jobs: {waiting or 'none'}."
    if of["games"]:
        yield f"The last good backup began at {of['last_backup']}." if of["last_backup"] else "No backup is known."


def _games(services: Services) -> dict[str, int]:
    return {status: services.lists.count(Filters(status=status, unlisted=True)) for status in STATUSES}


def _players(services: Services) -> int | None:
    """Count the players by a scan of all keys. Return None if the user of Redis may not list keys."""
    with suppress(NoPermissionError):
        return sum(1 for _ in show_progress(services.players.ids(), None, "players"))
    return None


def _jobs(services: Services) -> dict[str, int]:
    with services.turn_queue.redis.pipeline(transaction=False) as pipeline:
        for name in CLASSES:
            pipeline.zcard(waiting_key(name))
        counts = pipeline.execute()
    return {name.removeprefix(f"{PREFIX}-"): count for name, count in zip(CLASSES, counts, strict=True)}


def _backup(services: Services) -> str | None:
    with suppress(NoPermissionError):
        at = last_backup(services.redis)
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if at else None
    return None
