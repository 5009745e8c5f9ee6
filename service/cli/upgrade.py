"""The command that finishes an upgrade: the format moves, and there is no way back to the older version."""

from pathlib import Path

import click

from cairn.service.cli.connection import services_of
from cairn.service.cli.output import tell
from cairn.service.errors import NotCopied
from cairn.service.redis_clients.process_registry import KEPT_SECONDS, OlderPartsError


def finish_upgrade(data: Path | None) -> None:
    """Let the format move, and say what is so now; refuse it in a sentence while an older part lives."""
    with services_of(data) as services:
        parts, begun = services.parts, services.promise.begin()
        try:
            moved = parts.finish_upgrade()
            if begun is not None:
                services.promise.check(begun)
        except NotCopied as error:
            raise click.ClickException("The format has moved, but a failover could undo it: say it again.") from error
        except OlderPartsError as error:
            how = f"Stop it first; one that was killed counts for {KEPT_SECONDS} seconds more."
            raise click.ClickException(f"{error} {how}") from error
        finally:
            parts.end()
    now = "is written from now on: no older version can read it" if moved else "is written already"
    words = f"Format {parts.written}, the newest that this version knows, {now}."
    tell({"ok": True, "moved": moved, "format": parts.written, "words": words}, [words])
