"""`cairn verify --log` and `cairn compact`: the log of roots is right, and the bytes of deleted games go."""

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
from cairn.service.audit.archives import examine
from cairn.service.audit.trusted_roots import KeptRoot, Shown, why_forked, why_not_included, why_not_signed
from cairn.service.cli.connection import services_of
from cairn.service.cli.games import NothingToProveError
from cairn.service.cli.output import in_a_sentence, show_progress, tell, wants_json
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.compaction import Busy, compact_all
from cairn.service.storage.inspection import inspect, why_not_beginning
from cairn.service.storage.roots import Root
from cairn.service.storage.stores import StoreError
from cairn.service.tokens import is_id

SECONDS = 30


def verify(url: str | None, kept: Path | None, key: str | None, games: Sequence[str], data: Path | None) -> int:
    """Check the log of roots at a service, or without a URL one's own, and return the exit code."""
    return verify_at(url, kept, key, games) if url else verify_own(kept, data)


def verify_own(kept: Path | None, data: Path | None) -> int:
    """Inspect the log of roots, segments and stubs of this service, name each damage, and return the exit code."""
    before = _kept(kept)
    try:
        with services_of(data) as services:
            roots, signer = services.cold.roots, services.signer
            newest = roots.newest()
            damages = [why] if before and (why := why_not_beginning(roots, before.log)) else []
            damages += inspect(services.cold, services.log, show_progress)
            signature = signer.sign_root(newest.size, newest.root)
    except (click.ClickException, StoreError) as error:
        raise NothingToProveError(error.message if isinstance(error, click.ClickException) else str(error)) from error
    return _end(KeptRoot(newest, signature, signer.public_key), damages, kept)


def verify_at(url: str, kept: Path | None, key: str | None, games: Sequence[str]) -> int:
    """Check what a service shows of its log of roots and of games, name each damage, and return the exit code.

    `games` are ids, or files of archives. `key` is the public key that must have signed; else it is that of the kept
    root, or the one that the service names.
    """
    before = _kept(kept)
    shown = _ask(url, {"since": before.log.size} if before and before.log.size else {})
    key = key or (before.public_key if before else None) or _public_key(url)
    if isinstance(shown, str):
        return _end(before, [f"The log of roots does not go on from the root that was kept: {shown}"], kept)
    found = [why_not_signed(shown, key), before and why_forked(shown, before.log)]
    for game in games:
        found += _included(url, shown.log, key, game)
    return _end(KeptRoot(shown.log, shown.signature, key), [each for each in found if each], kept)


def compact(data: Path | None) -> int:
    """Compact each segment from which games were deleted, say what was done, and return the exit code."""
    failed, none = 0, True
    # With all settings: replicas must have what is told before a segment goes.
    with services_of(data) as services, in_a_sentence(StoreError):
        try:
            for done in compact_all(services.redis, services.cold, services.log):
                failed, none = failed + bool(done.why), False
                by = f"replaced by {done.by.removeprefix(SEGMENT)}" if done.by else "removed: it has no game any more"
                words = f"stays: {done.why}" if done.why else f"was {by}; {done.freed:,} bytes went"
                tell(done._asdict(), [f"The segment {done.segment} {words}."])
        except Busy as error:
            raise click.ClickException(
                "Another process compacts just now, or ended so less than 10 minutes ago."
            ) from error
    if none and not wants_json():
        click.echo("No segment has a deleted game.")
    return 1 if failed else 0


def _included(url: str, log: Root, key: str | None, game: str) -> Iterator[str | None]:
    """Yield why a game is not shown to be in the log, which may have grown, and why its root is not to be trusted."""
    end = None
    if not is_id(game) or Path(game).exists():
        try:
            examined = examine(Path(game).read_bytes())
        except (OSError, Unreadable) as error:
            raise NothingToProveError(
                f"{game} is no game's id, and as an archive it cannot be read: {error}."
            ) from error
        if examined.audit.first_failure:
            yield f"The archive {game} is not proven: see `cairn verify {game}`."
        game, end = examined.game, (examined.entries[-1].version, examined.entries[-1].chain)
    shown = _ask(url, {"game": game} | ({"since": log.size} if log.size else {}))
    if isinstance(shown, str):
        yield f"The game {game} is not shown to be in the log of roots: {shown}"
        return
    yield why_not_signed(shown, key)
    yield why_forked(shown, log)
    yield why_not_included(shown, game, end)


def _end(newest: KeptRoot | None, damages: Sequence[str], kept: Path | None) -> int:
    """Tell what was found; keep the newest root where nothing is wrong, so that what shows a damage is not lost."""
    if newest and kept and not damages:
        part = kept.with_name(f"{kept.name}.part")
        try:
            part.write_bytes(msgspec.json.format(msgspec.json.encode(newest)) + b"\n")
            part.replace(kept)
        except OSError as error:
            raise click.ClickException(f"{kept} cannot be written: {error.strerror}.") from error
    right = list[str]()
    if newest:
        right.append(f"The log of roots is right: its size is {newest.log.size}, and its root {newest.log.root}.")
        right += [] if newest.signature else ["It is not signed: the service has no CAIRN_SIGNING_KEY."]
    tell({"log": newest and newest.log, "damages": damages}, damages or right)
    return 1 if damages else 0


def _kept(kept: Path | None) -> KeptRoot | None:
    """Return the root that was kept in a file; None before the first one."""
    if kept is None or not kept.exists():
        return None
    try:
        return msgspec.json.decode(kept.read_bytes(), type=KeptRoot)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise click.ClickException(f"{kept} holds no root as `GET /v1/transparency` answers it: {error}.") from error


def _ask(url: str, query: dict[str, Any]) -> Shown | str:
    """Return what the service shows of its log; or in a sentence that the game is not there, or the log is shorter."""
    try:
        with _no_cairn(url):
            answer = _get(f"{url.rstrip('/')}/v1/transparency?{urlencode(query)}")
            return msgspec.json.decode(answer, type=Shown)
    except HTTPError as error:
        if error.code not in [code for code, name in ((404, "game"), (422, "since")) if name in query]:
            raise NothingToProveError(f"{url} answers {error.code} {error.reason}.") from error
        with error, _no_cairn(url):
            return str(msgspec.json.decode(error.read())["detail"])


def _public_key(url: str) -> str | None:
    """Return the key with which the service says that it signs."""
    try:
        with _no_cairn(url):
            key: str | None = msgspec.json.decode(_get(f"{url.rstrip('/')}/v1/signing-key"))["public_key"]
            return key
    except HTTPError:
        return None


@contextmanager
def _no_cairn(url: str) -> Iterator[None]:
    """Say in a sentence that an answer is none of Cairn's."""
    try:
        yield
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise NothingToProveError(f"{url} does not answer as Cairn does: {error}.") from error


def _get(url: str) -> bytes:
    try:
        with urlopen(url, timeout=SECONDS) as answer:
            body: bytes = answer.read()
            return body
    except HTTPError:
        raise
    except (OSError, HTTPException, ValueError) as error:
        raise NothingToProveError(f"No Cairn answers at {url}: {getattr(error, 'reason', None) or error}.") from error
