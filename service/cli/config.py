"""`cairn config`: the effective settings and the source of each value."""

import os
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from msgspec import Struct

from cairn.events.keys import DEFAULT_PREFIX
from cairn.events.shards import CLUSTER_SHARDS
from cairn.service.cli import metrics_endpoint
from cairn.service.cli.connection import mask_password, settings_in
from cairn.service.cli.output import in_a_sentence, tell
from cairn.service.cli.serve import api_processes
from cairn.service.settings import SECRETS, TABLE, Settings

HIDDEN = "***"


class InForce(Struct, frozen=True):
    """A setting: its variable, its value (masked if secret, None if unset), and the source of the value."""

    name: str
    value: str | None
    source: str


def show(data: Path | None) -> None:
    """Print all settings, sorted by name."""
    with in_a_sentence(ValueError):
        settings = settings_in(data)
    rows = sorted(in_force(settings), key=lambda row: row.name)
    width = max(len(row.name) for row in rows)
    for row in rows:
        tell(row, [f"{row.name:<{width}}  {'(none)' if row.value is None else row.value}  [{row.source}]"])


def in_force(settings: Settings) -> Iterator[InForce]:
    """Yield the effective value of each setting."""
    values = {setting.metadata["name"]: getattr(settings, setting.name) for setting in fields(Settings)}
    defaults: dict[str, object] = {setting.metadata["name"]: setting.default for setting in fields(Settings)} | {
        "CAIRN_PREFIX": DEFAULT_PREFIX,
        "CAIRN_SHARDS": CLUSTER_SHARDS if "+cluster://" in settings.redis_url else 1,
        "CAIRN_API_PROCESSES": api_processes(),
        "CAIRN_METRICS_HOST": metrics_endpoint.HOST,
        "CAIRN_METRICS_PORT": metrics_endpoint.PORT,
    }
    for name in TABLE:
        default = defaults.get(name)
        value, source = values.get(name, default), "default"
        if text := os.environ.get(name):
            value, source = text, "environment"
        elif file := os.environ.get(f"{name}_FILE"):
            source = f"file {file}"
            value = values.get(name, HIDDEN)
        elif value != default:
            source = "data folder"
        yield InForce(name, _shown(name, value), source)


def _shown(name: str, value: object) -> str | None:
    if value is None or value in ("", ()):
        return None
    return HIDDEN if name in SECRETS else mask_password(str(value))
