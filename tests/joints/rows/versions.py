"""Rows: old games, by older rules and with older events."""

from collections.abc import Callable
from typing import Any

from helpers.commands import GUEST
from joints.rows.row import Rows
from joints.world import World

from cairn.contract.playing import random_game
from cairn.contract.versions import First
from cairn.events.chain import Entry, digest, link
from cairn.events.codec import canonical, encode
from cairn.events.codec import load as parse
from cairn.service.rules import GAMES

ROWS = Rows()
row = ROWS.enter


@row("an older version of an event", says=("Bob leaves.",))
def upcast(world: World) -> str:
    """An older service has begun it, and it is continued: reads are upcast, and no stored byte changes."""
    options = {"expert": False, "first_seat": 0, "rounds": 1, "tactics": False}
    begun, entries = random_game("schotten_totten", options, 2, seed=3, stop=8), list[Entry]()
    for decision in begun.decisions:
        stored = canonical(older(parse(encode(decision))))
        digested = digest(begun.secret, decision.version, stored)
        before = entries[-1].chain if entries else begun.game
        chain = link(before, decision.version, decision.at, decision.by, digested)
        entries.append(Entry(decision.version, stored, digested, chain))
    assert any(b'"passes"' in entry.stored for entry in entries)
    world.put(begun.game, entries, begun.secret, begun.names)
    world.move(begun.game, 3)
    world.services.commands.leave(begun.game, 1)
    return begun.game


OLDER = ("schotten_totten.turn_ended", 0)
"""An event, and a planted version before its first: so the table always has an upcast."""


def upcast_planted(fields: dict[str, Any]) -> First:
    """Return the fields of the event's first version: `passes` was renamed `idle`."""
    return First({name: value for name, value in fields.items() if name != "passes"} | {"idle": fields["passes"]})


def older(stored: dict[str, Any]) -> dict[str, Any]:
    """Return a stored decision in the form of the planted version of the event."""
    name, version = OLDER
    for event in stored["events"]:
        if event["type"] == name:
            event |= {"v": version, "passes": event.pop("idle")}
    return stored


def played_by(ruleset: str, version: int) -> Callable[[World], str]:
    """Return the builder of a game by a version of the rules."""

    def live(world: World) -> str:
        """It was opened when that version was the newest, and is continued."""
        game = world.opened_by_rules(ruleset, version, *(GUEST,) * min(GAMES[ruleset].seats))
        world.move(game, 6)
        world.all_leave(game)
        return game

    return live


for ruleset, rules in GAMES.items():
    for version in rules.versions:
        name = f"{ruleset} {version}"
        row(f"rules of {name}", name)(played_by(ruleset, version))
