"""Repeated commands: a command sent again with its key, long after, does nothing and returns its first response."""

import random

from faults.client import Client
from faults.record import Command, Record

from cairn.events.log import Log

MAX_REPEATS = 500
"""Limit of repeated commands."""


def differing(port: int, record: Record, source: random.Random, log: Log) -> list[str]:
    """Repeat acknowledged commands, and describe each whose response differs from the first.

    The idempotency records of a game leave Redis with that game: commands of sealed games are left out.
    """
    client = Client(port, record, source)
    left = {(command.game, command.seat) for command in record.commands if command.method == "DELETE"}
    keyed = [command for command in record.commands if command.key and command.told]
    sealed = {game for game in {command.game for command in keyed} if game and log.stubs.find(game)}
    keyed = [command for command in keyed if command.game not in sealed]
    wanted = [command for command in keyed if command.token is None or (command.game, command.seat) not in left]
    chosen = source.sample(wanted, min(MAX_REPEATS, len(wanted)))
    return [words for command in chosen if (words := _difference(client, command))]


def _difference(client: Client, command: Command) -> str | None:
    assert command.told
    answer = client.send(command)
    if answer is None or answer.status != 201:
        return f"{command.path}, key {command.key}, repeated: {answer.problem if answer else 'no answer'}"
    members = {name: answer.body.get(name) for name in command.told}
    if members != command.told:
        return f"{command.path}, key {command.key}, first {command.told}, repeated {members}"
    return None
