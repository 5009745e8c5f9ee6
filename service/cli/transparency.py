"""`cairn verify --log` and `cairn compact`: check the log of roots, and remove the bytes of deleted games."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

import click
import msgspec

from cairn.events.archive import Unreadable
from cairn.events.ids import is_id
from cairn.service.audit.archives import examine
from cairn.service.audit.heads import Transparency, TrustedRoot, why_forked, why_not_included, why_not_signed
from cairn.service.cli.connection import services_of
from cairn.service.cli.game_log import NothingToProveError
from cairn.service.cli.output import in_a_sentence, print_result, show_progress, wants_json
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import Busy, compact_all
from cairn.service.storage.reconcile import inspect, why_not_beginning
from cairn.service.storage.roots import Root
from cairn.service.storage.stores import StoreError

SECONDS = 30


def verify_own(kept: Path | None, data: Path | None) -> int:
    """Check the local log of roots, segments and markers, and report each damage. Return the exit code."""
    before = _trusted(kept)
    try:
        with services_of(data) as services:
            roots, signer = services.cold.roots, services.signer
            newest = roots.newest()
            damages = [why] if before and (why := why_not_beginning(roots, before.log)) else []
            damages += inspect(services.cold, services.log, show_progress)
            signature = signer.sign_root(newest.size, newest.root)
    except (click.ClickException, StoreError) as error:
        raise NothingToProveError(error.message if isinstance(error, click.ClickException) else str(error)) from error
    return _end(TrustedRoot(newest, signature, signer.public_key), damages, kept)


def verify_at(url: str, kept: Path | None, key: str | None, games: Sequence[str]) -> int:
    """Check the log of roots of a remote service, and games in it. Report each damage and return the exit code.

    `games` are ids or archive files. `key` is the public key of the signature. It defaults to the key in the file of
    the trusted root, or to the one that the service publishes.
    """
    before = _trusted(kept)
    shown = _ask(url, {"since": before.log.size} if before and before.log.size else {})
    key = key or (before.public_key if before else None) or _public_key(url)
    if isinstance(shown, str):
        return _end(before, [f"The log of roots does not extend the trusted root: {shown}"], kept)
    found = [why_not_signed(shown, key), before and why_forked(shown, before.log)]
    for game in games:
        found += _included(url, shown.log, key, game)
    return _end(TrustedRoot(shown.log, shown.signature, key), [each for each in found if each], kept)


def compact(data: Path | None) -> int:
    """Compact each segment with deleted games and report the result. Return the exit code."""
    failed, none = 0, True
    # With all settings: replicas must have the replacement before a segment is removed.
    with services_of(data) as services, in_a_sentence(StoreError):
        try:
            for done in compact_all(services.redis, services.cold, services.log):
                failed, none = failed + bool(done.why), False
                by = f"replaced by {done.by.removeprefix(SEGMENT)}" if done.by else "removed: its games are deleted"
                words = f"stays: {done.why}" if done.why else f"was {by}; {done.freed:,} bytes freed"
                print_result(done._asdict(), [f"The segment {done.segment} {words}."])
        except Busy as error:
            raise click.ClickException(
                "Another process is compacting, or was interrupted less than 10 minutes ago."
            ) from error
    if none and not wants_json():
        click.echo("No segment has a deleted game.")
    return 1 if failed else 0


def _included(url: str, log: Root, key: str | None, game: str) -> Iterator[str | None]:
    """Yield reasons why the inclusion of a game in the log, which may have grown, or its root is not proven."""
    end = None
    if not is_id(game) or Path(game).exists():
        try:
            examined = examine(Path(game).read_bytes())
        except (OSError, Unreadable) as error:
            raise NothingToProveError(f"{game} is neither a game id nor a readable archive: {error}.") from error
        if examined.audit.first_failure:
            yield f"The archive {game} is not proven: see `cairn verify {game}`."
        game, end = examined.game, (examined.entries[-1].version, examined.entries[-1].chain)
    shown = _ask(url, {"game": game} | ({"since": log.size} if log.size else {}))
    if isinstance(shown, str):
        yield f"Game {game} is not proven to be in the log of roots: {shown}"
        return
    yield why_not_signed(shown, key)
    yield why_forked(shown, log)
    yield why_not_included(shown, game, end)


def _end(newest: TrustedRoot | None, damages: Sequence[str], kept: Path | None) -> int:
    """Report the damages. Save the newest root only if there are none: the old root is the evidence of a damage."""
    if newest and kept and not damages:
        part = kept.with_name(f"{kept.name}.part")
        try:
            part.write_bytes(msgspec.json.format(msgspec.json.encode(newest)) + b"\n")
            part.replace(kept)
        except OSError as error:
            raise click.ClickException(f"{kept} cannot be written: {error.strerror}.") from error
    right = list[str]()
    if newest:
        right.append(f"The log of roots is valid: its size is {newest.log.size}, and its root {newest.log.root}.")
        right += [] if newest.signature else ["It is not signed: the service has no CAIRN_SIGNING_KEY."]
    print_result({"log": newest and newest.log, "damages": damages}, damages or right)
    return 1 if damages else 0


def _trusted(kept: Path | None) -> TrustedRoot | None:
    """Return the trusted root of a file, or None if the file does not exist yet."""
    if kept is None or not kept.exists():
        return None
    try:
        return msgspec.json.decode(kept.read_bytes(), type=TrustedRoot)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise click.ClickException(f"{kept} does not contain a root of `GET /v1/transparency`: {error}.") from error


def _ask(url: str, query: dict[str, Any]) -> Transparency | str:
    """Return the service's view of its log, or its refusal: the game is missing, or the log is shorter."""
    try:
        with _no_cairn(url):
            answer = _get(f"{url.rstrip('/')}/v1/transparency?{urlencode(query)}")
            return msgspec.json.decode(answer, type=Transparency)
    except HTTPError as error:
        if error.code not in [code for code, name in ((404, "game"), (422, "since")) if name in query]:
            raise NothingToProveError(f"{url} responded {error.code} {error.reason}.") from error
        with error, _no_cairn(url):
            return str(msgspec.json.decode(error.read())["detail"])


def _public_key(url: str) -> str | None:
    try:
        with _no_cairn(url):
            key: str | None = msgspec.json.decode(_get(f"{url.rstrip('/')}/v1/signing-key"))["public_key"]
            return key
    except HTTPError:
        return None


@contextmanager
def _no_cairn(url: str) -> Iterator[None]:
    """Raise NothingToProveError if a response is not from Cairn."""
    try:
        yield
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise NothingToProveError(f"{url} did not respond like Cairn: {error}.") from error


def _get(url: str) -> bytes:
    try:
        with urlopen(url, timeout=SECONDS) as answer:
            body: bytes = answer.read()
            return body
    except HTTPError:
        raise
    except (OSError, HTTPException, ValueError) as error:
        raise NothingToProveError(f"No Cairn answers at {url}: {getattr(error, 'reason', None) or error}.") from error
