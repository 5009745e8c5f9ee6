"""`cairn doctor`: report problems of an installation and how to solve them."""

from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import click
from msgspec import Struct

from cairn.service.cli.connection import settings_in
from cairn.service.cli.output import print_result, wants_json
from cairn.service.container import Services
from cairn.service.health.conditions import ANSWER_SECONDS, Probe
from cairn.service.queries.retirement import retirement
from cairn.service.run.folder import RESERVE, data_folder, measure
from cairn.service.settings import is_set

_OWN_KEY = (
    "Set CAIRN_KEY before games are opened: then a backup of Redis reveals no tokens. "
    "If games exist, see `cairn key --change`."
)


class Finding(Struct, frozen=True):
    """A sentence about a condition, and advice if the condition is a problem."""

    words: str
    advice: str = ""


def examine(data: Path | None, url: str) -> int:
    """Print the findings as they come. Return 1 if one is a problem, else 0."""
    wrong = 0
    for finding in findings(data, url):
        wrong += bool(finding.advice)
        if wants_json():
            print_result({"ok": not finding.advice, "words": finding.words, "advice": finding.advice or None})
            continue
        click.secho("wrong  " if finding.advice else "ok     ", fg="red" if finding.advice else "green", nl=False)
        click.echo(finding.words)
        if finding.advice:
            click.echo(f"       {finding.advice}")
    return 1 if wrong else 0


def findings(data: Path | None, url: str) -> Iterator[Finding]:
    """Yield the findings in order. Checks that depend on a failed one are left out.

    `url` is the URL of the API. If it is empty, the API is not checked.
    """
    try:
        settings = settings_in(data)
    except ValueError as error:
        yield Finding(str(error), "Correct the variable, or remove it.")
        return
    own = not is_set("REDIS_URL")
    if own:
        yield from _folder(data or data_folder())
    try:
        services = Services(settings, named=True)
    except ValueError as error:
        yield Finding(f"A URL of Redis is invalid: {error}.", "Correct REDIS_URL and CAIRN_QUEUE_URL.")
        return
    api = Probe(lambda: _api(url)).begin() if url else None  # concurrently with Redis: either may time out
    found = services.conditions.find()
    for condition in found.conditions:
        starts = own and condition.name in ("redis", "queue", "workers", "caretaker") and condition.advice
        yield Finding(condition.words, "Start `cairn up`." if starts else condition.advice or "")
    if api:
        yield api.result()
    if not found.is_ok("redis"):
        return
    sealed, unsealed = settings.seals, settings.delete_unsealed
    yield Finding(retirement(services.lists, services.clock, settings.keep_days, sealed=sealed, unsealed=unsealed))
    if found.is_ok("key") and not (settings.key or own):
        yield Finding("The key of all tokens is stored in Redis.", _OWN_KEY)


def _folder(folder: Path) -> Iterator[Finding]:
    if not folder.exists():
        yield Finding(f"The data folder {folder} does not exist.", "Start `cairn up` once, or name another (--data).")
        return
    room = measure(folder)
    words = f"The disk of the data folder {folder} has {room.free // 2**20:,} MiB free."
    full = room.free < 2 * RESERVE
    yield Finding(words, "Free disk space: below 64 MiB games become read-only." if full else "")


def _api(url: str) -> Finding:
    """Check whether the API answers. Proxies of the environment are ignored."""
    try:
        with build_opener(ProxyHandler({})).open(f"{url.rstrip('/')}/healthz", timeout=ANSWER_SECONDS):
            return Finding(f"The API answers at {url}.")
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", None) or error
        words = f"No API answers at {url}: {reason}."
        return Finding(words, "Start `cairn api`, or pass its URL: --url, empty if there is no API.")
