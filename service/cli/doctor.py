"""`cairn doctor`: report problems of an installation and how to solve them."""

from collections.abc import Iterator
from pathlib import Path

import click
from msgspec.structs import replace

from cairn.service.cli.connection import settings_in
from cairn.service.cli.output import print_result, wants_json
from cairn.service.cli.up_command import OPENER, UNANSWERED
from cairn.service.container import Services
from cairn.service.health.conditions import ANSWER_SECONDS
from cairn.service.health.probe import Probe
from cairn.service.health.table import NAMES, Condition, bad, good
from cairn.service.queries.retirement import retirement
from cairn.service.redis_clients.availability import AWAY
from cairn.service.run.folder import data_folder
from cairn.service.settings import is_set

_OWN_KEY = (
    "Set CAIRN_KEY before games are opened: then a backup of Redis reveals no tokens. "
    "If games exist, see `cairn key --change`."
)


def examine(data: Path | None, url: str | None) -> int:
    """Print the findings as they come. Return 1 if one is a problem, else 0."""
    wrong = 0
    for finding in findings(data, url):
        wrong += not finding.ok
        if wants_json():
            print_result(finding)
            continue
        click.secho("ok     " if finding.ok else "wrong  ", fg="green" if finding.ok else "red", nl=False)
        click.echo(finding.words)
        if finding.advice:
            runbook = f" See `{finding.name}` in the runbook." if finding.name in NAMES else ""
            click.echo(f"       {finding.advice}{runbook}")
    return 1 if wrong else 0


def findings(data: Path | None, url: str | None) -> Iterator[Condition]:
    """Yield all conditions, and what else only the operator can know. What depends on a failed one is left out.

    `url` is the URL of the API: None if it is that of the APIs that have registered, empty if none is checked.
    """
    try:
        settings = settings_in(data)
    except ValueError as error:
        yield bad("settings", str(error), "Correct the variable, or remove it.")
        return
    own = not is_set("REDIS_URL")
    if own and not (folder := data or data_folder()).exists():
        words = f"The data folder {folder} does not exist."
        yield bad("folder", words, "Start `cairn up` once, or name another (--data).")
    try:
        services = Services(settings, named=True)
    except ValueError as error:
        yield bad("settings", f"A URL of Redis is invalid: {error}.", "Correct REDIS_URL and CAIRN_QUEUE_URL.")
        return
    api = Probe(lambda: [_api(url)] if url else []).begin()  # concurrently with Redis: either may time out
    found = services.conditions.find()
    is_away = own and isinstance(found.refusal, AWAY)
    yield from (replace(each, advice="Start `cairn up`.") if is_away else each for each in found.conditions)
    yield from api.result() if url is not None else _registered(services) if found.is_ok("redis") else ()
    if not found.is_ok("redis"):
        return
    yield from (bad("failover", words, "See Failover in the guide for operators.") for words in services.promise.slow())
    sealed, unsealed = settings.seals, settings.delete_unsealed
    words = retirement(services.lists, services.clock, settings.keep_days, sealed=sealed, unsealed=unsealed)
    yield good("retirement", words)
    if found.is_ok("key") and not (settings.key or own):
        yield bad("own-key", "The key of all tokens is stored in Redis.", _OWN_KEY)


def _registered(services: Services) -> Iterator[Condition]:
    """Check the APIs of this machine that have registered, or at the default port: those of other servers do not."""
    apis = [seen.process for seen in services.parts.look().serving if seen.process.name == "API"]
    urls = {api.url for api in apis if api.host == services.parts.own.host}
    yield from map(_api, sorted(urls) if apis else ["http://127.0.0.1:8000"])
    if apis and not urls:
        yield good("api", "APIs have registered on other machines only.")


def _api(url: str) -> Condition:
    """Check whether the API answers. Proxies of the environment are ignored, and certificates are not verified."""
    try:
        with OPENER.open(f"{url.rstrip('/')}/healthz", timeout=ANSWER_SECONDS):
            return good("api", f"The API answers at {url}.")
    except UNANSWERED as error:
        reason = getattr(error, "reason", None) or error
        words = f"No API answers at {url}: {reason}."
        return bad("api", words, "Start `cairn api`, or pass its URL: --url, empty if there is no API.")
