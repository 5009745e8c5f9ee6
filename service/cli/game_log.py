"""The commands for one game's log: replay, verify, export and import."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import click
import msgspec
from rich.console import Console
from rich.markup import escape

from cairn.events.archive import Unreadable, write, write_names
from cairn.events.chain import Entry, Head
from cairn.events.codec import decode, load
from cairn.events.connections import Connections
from cairn.events.decision import redact
from cairn.events.ids import is_id
from cairn.events.log import Log
from cairn.projections.fold import BEFORE, projection_of
from cairn.projections.names import NameBook
from cairn.projections.say import say
from cairn.service.api.games.game import DecisionResource
from cairn.service.api.games.resources import decision_resource
from cairn.service.audit import Audit, Proof, audit
from cairn.service.audit.archives import Examined, examine, why_not_held
from cairn.service.audit.proofs import with_choices
from cairn.service.cli.connection import services_in
from cairn.service.cli.output import print_result, show_work, wants_json
from cairn.service.errors import NotFound, Problem
from cairn.service.languages import english
from cairn.service.queries.log_reader import decode_entry, fold_readable

NOT_PROVEN, NOTHING_TO_PROVE = 2, 3
"""Exit codes: no proof failed but some were impossible; and there is nothing to prove."""


class NothingToProveError(click.ClickException):
    """The file, the game or its Redis does not exist."""

    exit_code = NOTHING_TO_PROVE


def print_steps(game: str, at: int | None, data: Path | None) -> None:
    """Print a game up to a version, one line per decision, then the table. Secrets show once the game has ended."""
    console = Console(highlight=False, soft_wrap=True)
    with _log(data) as log, _refused_archive():
        known = [decode_entry(game, entry) for entry in log.read(game)]
        if not known:
            raise NotFound("no-game", game=game)
        if at is not None and not 1 <= at <= len(known):
            raise NotFound("game-has-versions", game=game, number=len(known), at=at)
        ended = any(event.type == "table.game_ended" for event in known[-1].events)
        decisions = [redact(decision, None, ended) for decision in known]
        table = fold_readable(game, decisions, BEFORE).table
        names = _names(log).read(table)
        if wants_json():
            for entry in log.read(game, limit=len(known) if at is None else at):
                decision = decode(entry.stored, entry.version)
                print_result(decision_resource(DecisionResource, decision, entry, None, table, ended, names, english()))
            return
        for decision in decisions[:at]:
            said = say(decision, table, names)
            line = f"[dim]{decision.version:>5}  {decision.at[11:19]}[/dim]  {escape(english().text(said))}"
            console.print(line)
        shown = fold_readable(game, decisions[:at], BEFORE)
        if shown.state is not None:
            console.print()
            console.print(projection_of(shown.table.ruleset).draw(shown.state, names.seat_names(shown.table)))


def verify(archive_or_id: str, kept: BinaryIO | None, key: str | None, choices: bool, data: Path | None) -> int:
    """Prove an archive, or a game by its id, and optionally its saved head. Return the exit code."""
    with _refused_archive(), show_work("auditing"):
        examined = _examine(archive_or_id, data)
    proven = examined.audit
    for proof in proven.proofs:
        if choices and proof.status == "not_asked":
            proof = _work_out_choices(examined.entries)
            proven = with_choices(proven, proof)
        if wants_json():
            continue
        where = f" at version {proof.version}" if proof.version else ""
        click.echo(
            f"{proof.name:<7} {proof.status}{where}, {proof.checked} checked{f': {proof.why}' if proof.why else ''}"
        )
    why = _rewritten(examined, kept.read(), key) if kept else None
    head = {"status": "failed" if why else "passed", "why": why} if kept else None
    print_result(
        {"game": examined.game, "version": proven.version, "proofs": proven.proofs, "head": head},
        [f"head    {f'failed: {why}' if why else 'passed'}"] if kept else [],
    )
    if proven.first_failure or why:
        return 1
    return 0 if proven.proven else NOT_PROVEN


def export(game: str, file: BinaryIO, data: Path | None) -> None:
    """Write a finished game as an archive, to FILE or to standard output."""
    with _log(data) as log, _refused_archive():
        entries = _entries(log, game)
        if log.secret(game) is not None:
            raise click.ClickException("This game has not ended. Its archive would reveal every secret.")
        file.writelines(map(write, entries))
        file.write(write_names(_names(log).of_log(game, entries)))
        if file is not sys.stdout.buffer:
            print_result({"game": game, "file": file.name, "decisions": len(entries)})


def bring_in(file: BinaryIO, data: Path | None) -> None:
    """Import a finished game from an archive, after a full audit."""
    with _refused_archive(), show_work("auditing"):
        examined = examine(file.read())
    if proof := examined.audit.unproven:
        raise click.ClickException(f"The proof of its {proof.name} did not pass: {proof.why}.")
    services = services_in(data)
    with _refused_archive():
        services.commands.bring_in(examined.game, examined.entries, examined.names)
    print_result({"game": examined.game}, [examined.game])


def _examine(archive_or_id: str, data: Path | None) -> Examined:
    if not is_id(archive_or_id) or Path(archive_or_id).exists():
        try:
            with click.open_file(archive_or_id, "rb") as file:
                return examine(file.read())
        except OSError as error:
            words = f"{archive_or_id} is neither a game id nor a readable file: {error.strerror}."
            raise NothingToProveError(words) from error
    try:
        log = services_in(data).log
    except click.ClickException as error:
        raise NothingToProveError(error.message) from error
    try:
        entries = _entries(log, archive_or_id)
    except NotFound as error:
        raise NothingToProveError(error.detail) from error
    proven: Audit = audit(archive_or_id, entries, log.secret(archive_or_id))
    return Examined(archive_or_id, entries, proven, {})


def _entries(log: Log, game: str) -> list[Entry]:
    entries = list(log.read(game))
    if not entries:
        raise NotFound("no-file-or-game", game=game)
    return entries


def _work_out_choices(entries: Sequence[Entry]) -> Proof:
    """Compute again on all cores what the AIs chose in a finished game. Show the progress on a terminal."""
    command = [sys.executable, "-m", "cairn.workers", "choices", "-"]
    done = subprocess.run(command, input=b"".join(map(write, entries)), stdout=subprocess.PIPE, check=False)
    if done.returncode:
        raise click.ClickException("The AIs' choices could not be computed.")
    return msgspec.json.decode(done.stdout, type=Proof)


def _rewritten(examined: Examined, kept: bytes, key: str | None) -> str | None:
    try:
        resource = load(kept)
        if resource["id"] != examined.game:
            return f"it belongs to game {resource['id']}, not {examined.game}"
        head = Head(int(resource["version"]), str(resource["chain"]))
        return why_not_held(examined.entries, examined.game, head, resource.get("signature"), key)
    except (ValueError, KeyError, TypeError) as error:
        raise click.ClickException(f"The head, its signature or the key cannot be read: {error}.") from error


@contextmanager
def _refused_archive() -> Iterator[None]:
    """Raise ClickException for a refusal or an unreadable archive."""
    try:
        yield
    except Problem as problem:
        raise click.ClickException(problem.detail) from problem
    except Unreadable as error:
        raise click.ClickException(f"This is not an archive: {error}.") from error


@contextmanager
def _log(data: Path | None) -> Iterator[Log]:
    services = services_in(data)
    with services.redis:
        yield services.log


def _names(log: Log) -> NameBook:
    return NameBook(Connections(log.redis))
