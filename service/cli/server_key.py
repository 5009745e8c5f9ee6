"""The command that checks the key of the games, and accepts a changed one."""

from pathlib import Path

import click

from cairn.service.cli.connection import check_connection, redis_url
from cairn.service.cli.output import in_a_sentence, tell, wants_json
from cairn.service.redis_clients.key_digest import why_refused
from cairn.service.redis_clients.server_key import change_key
from cairn.service.redis_clients.url import connect_redis
from cairn.service.settings import Settings


def tell_key(change: bool, yes: bool, data: Path | None) -> int:
    """Report whether the key is that of the games, and accept it with `change`. Return the exit code."""
    url = redis_url(data)
    check_connection(url)
    with in_a_sentence(ValueError):
        key = Settings.from_environment().key
    with connect_redis(url) as redis:
        why = why_refused(redis.execute_command, key)
        if why and change:
            if not yes:
                click.confirm(
                    "Guests lose their seats in all unfinished games. Continue?", abort=True, err=wants_json()
                )
            change_key(redis, key)
            words = f"The key of all tokens is {'this CAIRN_KEY' if key else 'the one in Redis'} from now on."
            tell({"ok": True, "changed": True, "words": words}, [words])
            return 0
    words = f"{why}." if why else "This is the key with which the games were opened, or there are no games."
    tell({"ok": not why, "changed": False, "words": words}, [words])
    return 1 if why else 0
