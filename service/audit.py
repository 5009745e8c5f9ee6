"""The audit: what a game's log proves about itself, each proof separately."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import orjson

from events.chain import Entry, commitment, digest, link
from events.codec import Undecodable, canonical, decode
from events.event import Decision
from events.table import GameEnded, GameOpened
from projections.fold import BEFORE, fold


@dataclass(frozen=True, slots=True)
class Proof:
    """One proof: how many versions it covered and, if it failed, at which version and why."""

    name: Literal["chain", "fold"]
    status: Literal["passed", "failed"]
    checked: int
    version: int | None = None
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Audit:
    """What was proven of the first `version` decisions."""

    version: int
    proofs: tuple[Proof, ...]


def audit(game: str, entries: Iterable[Entry], secret: bytes | None) -> Audit:
    """Prove a game's log: that its chain is whole, and that every decision decodes and folds.

    `secret` is the game's; None if the log reveals it itself.
    """
    laid = list(entries)
    return Audit(len(laid), (_chain(game, laid, secret), _fold(laid)))


def _chain(game: str, entries: list[Entry], secret: bytes | None) -> Proof:
    """Check every digest and every link, and that the secret is the one committed to."""
    before = game
    secret = secret or _revealed(entries)
    for version, entry in enumerate(entries, start=1):
        why = "no secret opens the digests" if secret is None else _broken(entry, version, before, secret)
        if why:
            return Proof("chain", "failed", version - 1, version, why)
        before = entry.chain
    return Proof("chain", "passed", len(entries))


def _broken(entry: Entry, version: int, before: str, secret: bytes) -> str | None:
    if entry.version != version:
        return f"version {entry.version} stands in its place"
    if digest(secret, version, entry.stored) != entry.digest:
        return "the digest is not that of the stored bytes"
    try:
        decision = decode(entry.stored)
    except Undecodable as error:
        return f"it cannot be decoded: {error}"
    if decision.version != version:
        return f"it says it is version {decision.version}"
    if link(before, version, decision.at, decision.by, entry.digest) != entry.chain:
        return "the chain does not follow from the one before"
    opened = [event for event in decision.events if isinstance(event, GameOpened)]
    if version == 1 and [event.commitment for event in opened] != [commitment(secret)]:
        return "the secret is not the one the game committed to"
    return None


def _fold(entries: list[Entry]) -> Proof:
    """Decode and fold every decision, and check that its bytes are canonical and its time does not go back."""
    position = BEFORE
    for version, entry in enumerate(entries, start=1):
        try:
            decision = decode(entry.stored)
            _check(decision, entry, position.at)
            position = fold([decision], position)
        except (ValueError, LookupError, TypeError) as error:
            return Proof("fold", "failed", version - 1, version, str(error) or type(error).__name__)
    return Proof("fold", "passed", len(entries))


def _check(decision: Decision, entry: Entry, before: str) -> None:
    if canonical(orjson.loads(entry.stored)) != entry.stored:
        raise ValueError("its bytes are not canonical")
    if decision.at < before:
        raise ValueError(f"it was decided at {decision.at}, before the one before it ({before})")


def _revealed(entries: list[Entry]) -> bytes | None:
    try:
        last = decode(entries[-1].stored) if entries else None
    except Undecodable:
        return None
    ends = [event for event in last.events if isinstance(event, GameEnded)] if last else []
    return bytes.fromhex(ends[-1].secret) if ends else None
