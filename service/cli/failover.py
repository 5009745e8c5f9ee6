"""`cairn failover`: have a replica replace the primary, without a lost move."""

import click

from cairn.service.cli.output import JSON, in_a_sentence, print_result


@click.command("failover")
@click.argument("server", required=False)
@JSON
def fail_over(server: str | None) -> None:
    """Replace the primary by a replica that has all of its data, for example before its machine is restarted.

    Under Sentinels this takes up to 15 seconds, of which moves wait for a fraction of one. On a Redis Cluster SERVER is
    the host:port of the primary to replace. The user of REDIS_URL must be allowed to do so.
    """
    from redis.exceptions import RedisError

    from cairn.service.redis_clients import failover
    from cairn.service.settings import Settings

    with in_a_sentence(RedisError, ValueError):
        done = failover.fail_over(Settings.from_environment().redis_url, server)
    copies = f"{done.copies or 'No'} server{'' if done.copies == 1 else 's'} had to copy all data."
    print_result(done, [f"{done.primary} has replaced {done.former} within {1000 * done.seconds:.0f} ms.", copies])
