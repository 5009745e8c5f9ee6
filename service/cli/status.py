"""`cairn status`: a summary of health and sizes. `cairn config`: the effective settings and their sources."""

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cairn.service.cli.connection import mask_password, settings_in
from cairn.service.cli.output import common_options, in_a_sentence, print_result, show_progress

if TYPE_CHECKING:
    from cairn.service.container import Services
    from cairn.service.settings import Settings

HIDDEN = "***"


@click.command("config")
@common_options
def print_config(data: Path | None) -> None:
    """List the effective settings and the source of each value. Secrets are hidden."""
    with in_a_sentence(ValueError):
        settings = settings_in(data)
    rows = [*_effective(settings)]
    width = max(len(name) for name, _, _ in rows)
    for name, value, source in rows:
        document = {"name": name, "value": value, "source": source}
        print_result(document, [f"{name:<{width}}  {'(none)' if value is None else value}  [{source}]"])


def _effective(settings: "Settings") -> Iterator[tuple[str, str | None, str]]:
    """Yield each setting by name: its variable, its value (masked if secret, None if unset), and the value's source."""
    from dataclasses import fields

    from cairn.events.keys import DEFAULT_PREFIX
    from cairn.events.shards import CLUSTER_SHARDS
    from cairn.service.cli import metrics_endpoint
    from cairn.service.cli.serve import api_processes
    from cairn.service.settings import SECRETS, TABLE

    values = {setting.metadata["name"]: getattr(settings, setting.name) for setting in fields(settings)}
    defaults: dict[str, object] = {setting.metadata["name"]: setting.default for setting in fields(settings)} | {
        "CAIRN_PREFIX": DEFAULT_PREFIX,
        "CAIRN_SHARDS": CLUSTER_SHARDS if "+cluster://" in settings.redis_url else 1,
        "CAIRN_API_PROCESSES": api_processes(),
        "CAIRN_METRICS_HOST": metrics_endpoint.HOST,
        "CAIRN_METRICS_PORT": metrics_endpoint.PORT,
    }
    for name in sorted(TABLE):
        default = defaults.get(name)
        value, source = values.get(name, default), "default"
        if text := os.environ.get(name):
            value, source = text, "environment"
        elif file := os.environ.get(f"{name}_FILE"):
            source = f"file {file}"
            value = values.get(name, HIDDEN)
        elif value != default:
            source = "data folder"
        shown = HIDDEN if name in SECRETS else mask_password(str(value))
        yield name, None if value is None or value in ("", ()) else shown, source


@click.command("status")
@common_options
def print_status(data: Path | None) -> None:
    """Summarise health and sizes in a few lines. Exits with 1 if moves cannot be acknowledged."""
    from cairn.service.container import Services

    with in_a_sentence(ValueError):
        services = Services(settings_in(data), named=True)
    found = services.conditions.find()
    wrong = [condition for condition in found.conditions if not condition.ok]
    ready = not any(condition.needed for condition in wrong)
    waits = services.turn_queue.measure_waits() if found.is_ok("queue") else None
    document: dict[str, Any] = {
        "version": version("cairn-games"),
        "ready": ready,
        "workers": found.workers,
        "games": _games(services) if found.is_ok("redis") else None,
        "players": _players(services) if found.is_ok("redis") else None,
        "jobs": None if waits is None else {name: count for name, (count, _) in waits.items()},
        "last_backup": _backup(services) if found.is_ok("redis") else None,
        "conditions": found.conditions,
    }
    well = ", ".join(dict.fromkeys(condition.name for condition in found.conditions if condition.ok))
    lines = [
        *_sentences(document),
        f"Well: {well or 'nothing'}.",
        *(f"Wrong: {condition.words}" for condition in wrong),
    ]
    print_result(document, lines)
    if wrong:
        click.echo("See `cairn doctor` for advice.", err=True)
    raise SystemExit(0 if ready else 1)


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


def _games(services: "Services") -> dict[str, int]:
    from cairn.projections.rows import STATUSES, Filters

    return {status: services.lists.count(Filters(status=status, unlisted=True)) for status in STATUSES}


def _players(services: "Services") -> int | None:
    """Count the players by a scan of all keys. Return None if the user of Redis may not list keys."""
    from redis.exceptions import NoPermissionError

    with suppress(NoPermissionError):
        return sum(1 for _ in show_progress(services.players.ids(), None, "players"))
    return None


def _backup(services: "Services") -> str | None:
    from redis.exceptions import NoPermissionError

    from cairn.service.storage.backup_record import last_backup

    with suppress(NoPermissionError):
        at = last_backup(services.redis)
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ") if at else None
    return None
