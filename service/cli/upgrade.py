"""`cairn key` and `cairn finish-upgrade`: accept another key of the games, or the newest format of their data."""

from pathlib import Path

import click

from cairn.service.cli.connection import check_connection, services_of, settings_in
from cairn.service.cli.output import common_options, in_a_sentence, print_result, wants_json


@click.command("key")
@click.option("--change", is_flag=True, help="Accept the current key as the key of the games.")
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
@common_options
def print_key(change: bool, yes: bool, data: Path | None) -> None:
    """Check whether CAIRN_KEY is the key with which the games were opened. Exits with 1 if it is not.

    With --change the current key becomes the key of the games. This invalidates everything that depends on the old key:
    seat tokens, so that guests lose their seats, and Idempotency-Keys of earlier requests. Players, their tokens and
    their seats stay, and so do games and proofs. Stop the API first.
    """
    from cairn.service.redis_clients.key_digest import why_refused
    from cairn.service.redis_clients.server_key import change_key
    from cairn.service.redis_clients.url import connect_redis

    with in_a_sentence(ValueError):
        settings = settings_in(data)
    key = settings.key
    check_connection(settings.redis_url)
    with connect_redis(settings.redis_url) as redis:
        why = why_refused(redis.execute_command, key)
        if why and change:
            if not yes:
                click.confirm(
                    "Guests lose their seats in all unfinished games. Continue?", abort=True, err=wants_json()
                )
            change_key(redis, key)
            words = f"The key of all tokens is {'this CAIRN_KEY' if key else 'the one in Redis'} from now on."
            print_result({"ok": True, "changed": True, "words": words}, [words])
            return
    words = f"{why}." if why else "This is the key with which the games were opened, or there are no games."
    print_result({"ok": not why, "changed": False, "words": words}, [words])
    raise SystemExit(1 if why else 0)


@click.command("finish-upgrade")
@common_options
def finish_upgrade(data: Path | None) -> None:
    """Write the newest format of this version from now on. Older versions cannot read it.

    Refused while processes of an older version run; the refusal names them. Until then a downgrade is possible.
    """
    from cairn.service.errors import NotCopied
    from cairn.service.redis_clients.process_registry import KEPT_SECONDS, OlderPartsError

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
    print_result({"ok": True, "moved": moved, "format": parts.written, "words": words}, [words])
