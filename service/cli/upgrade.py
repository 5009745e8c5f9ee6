"""The command that finishes an upgrade: it switches to the newest format, after which a downgrade is impossible."""

from pathlib import Path

import click

from cairn.service.cli.connection import services_of
from cairn.service.cli.output import tell
from cairn.service.errors import NotCopied
from cairn.service.redis_clients.process_registry import KEPT_SECONDS, OlderPartsError


def finish_upgrade(data: Path | None) -> None:
    """Switch to the newest format and report the result. Refuse it while older parts run."""
    with services_of(data) as services:
        parts, begun = services.parts, services.promise.begin()
        try:
            moved = parts.finish_upgrade()
            if begun is not None:
                services.promise.check(begun)
        except NotCopied as error:
            raise click.ClickException("The format changed, but a failover may undo it: repeat the command.") from error
        except OlderPartsError as error:
            how = f"Stop it first. A killed process counts for {KEPT_SECONDS} seconds more."
            raise click.ClickException(f"{error} {how}") from error
        finally:
            parts.end()
    now = "is written from now on. Older versions cannot read it" if moved else "is written already"
    words = f"Format {parts.written}, the newest of this version, {now}."
    tell({"ok": True, "moved": moved, "format": parts.written, "words": words}, [words])
