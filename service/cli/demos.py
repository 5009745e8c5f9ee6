"""Demo games of `cairn up`, played by AIs alone. Each begins when a viewer opens it."""

from collections.abc import Mapping
from contextlib import closing

from redis.exceptions import RedisError

from cairn.events.codec import read_options
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.deciding.levels import PLAYS_ON
from cairn.service.errors import Problem
from cairn.service.rules import GAMES
from cairn.service.settings import Settings

UNOPENED = (RedisError, Problem)
"""Errors that mean that a game could not be opened."""


def open_demo(ruleset: str, environment: Mapping[str, str]) -> str:
    """Open a game of AIs alone, in the Redis of an environment, and return its id. Raise one of `UNOPENED`.

    The API cannot open a game asleep: clients could leave games that wait for ever.
    """
    services, demo = Services(Settings.from_environment(environment)), GAMES[ruleset].demo
    with closing(services.redis):
        game = services.tokens.game(None)
        seats = [Seat("ai", None, PLAYS_ON)] * demo.seats
        services.commands.open_game(game, ruleset, read_options(ruleset, demo.options), seats, asleep=True)
    return game
