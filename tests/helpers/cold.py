"""Finished games to be sealed, and commands on a service with their store."""

from collections.abc import Iterable
from typing import Any

from click.testing import CliRunner, Result

from cairn.contract.playing import Case, Game, random_game
from cairn.service.cli import main
from cairn.service.container import Services

TWO: Case = ("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)


def bring_in(services: Services, games: Iterable[Game]) -> list[str]:
    """Import finished games and return their ids."""
    ids = list[str]()
    for game in games:
        services.commands.bring_in(game.game, game.entries(), {})
        ids.append(game.game)
    return ids


def bring_in_short(services: Services, *seeds: int) -> list[str]:
    """Import finished games of one round for two players and return their ids."""
    return bring_in(services, [random_game(*TWO, seed=seed) for seed in seeds])


def run_command(services: Services, *arguments: str, **environment: str) -> Result:
    """Run a command on the Redis and the store of a service."""
    settings: dict[str, Any] = {"REDIS_URL": services.settings.redis_url, "CAIRN_COLD_URL": services.settings.cold_url}
    settings |= {"CAIRN_KEY": services.settings.key, "CAIRN_QUEUE_URL": None, "CAIRN_BACKUP_KEY": "k" * 32}
    return CliRunner().invoke(main, arguments, env=settings | environment)
