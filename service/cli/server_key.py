"""The command that says whether the key is the games' one, and accepts another one."""

from pathlib import Path

import click

from cairn.service.cli.connection import check_connection, redis_url
from cairn.service.cli.output import in_a_sentence, tell, wants_json
from cairn.service.redis_clients.key_digest import why_refused
from cairn.service.redis_clients.server_key import change_key
from cairn.service.redis_clients.url import connect_redis
from cairn.service.settings import Settings


def tell_key(change: bool, yes: bool, data: Path | None) -> int:
    """Say whether the key is the right one, and let it be so if that is wanted; return the exit code."""
    url = redis_url(data)
    check_connection(url)
    with in_a_sentence(ValueError):
        key = Settings.from_environment().key
    with connect_redis(url) as redis:
        why = why_refused(redis.execute_command, key)
        if why and change:
            if not yes:
                click.confirm(
                    "Guests lose their seats in all games that have not ended. Go on?", abort=True, err=wants_json()
                )
            change_key(redis, key)
            words = f"The key of all tokens is {'this CAIRN_KEY' if key else 'the one in Redis'} from now on."
            tell({"ok": True, "changed": True, "words": words}, [words])
            return 0
    words = f"{why}." if why else "This is the key that the games were opened with, or there are none yet."
    tell({"ok": not why, "changed": False, "words": words}, [words])
    return 1 if why else 0
