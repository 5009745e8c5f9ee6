"""Rows: old games, by older rules and with older events."""

from collections.abc import Callable
from typing import Any

from helpers.commands import GUEST
from helpers.played_series import opening
from helpers.stored_logs import decisions_in, entries_of, opening_of, results
from joints.reached import branch, is_entered, is_upcast
from joints.rows.row import Rows
from joints.world import World

from cairn.contract.playing import random_game
from cairn.contract.versions import First
from cairn.events.chain import Entry, digest, link
from cairn.events.codec import canonical, encode
from cairn.events.codec import load as parse
from cairn.events.series import log_of
from cairn.events.table import GameEnded, Seat
from cairn.projections.series import State as SeriesState
from cairn.service.rules import GAMES
from cairn.service.series.handler import Participant

ROWS = Rows()
row = ROWS.enter


@row("an older version of an event", reaches=(is_upcast,), says=("Bob leaves.",))
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

    def live_again(world: World) -> str:
        """It is a stored log's game, in which no other version decides the same, played again by guests."""
        return played_again(world, ruleset, version, GUEST, GUEST)

    return live_again if len(GAMES[ruleset].versions) > 1 else live


def played_again(world: World, ruleset: str, version: int, *seats: Seat, **more: Any) -> str:
    """Open a game with the secret of a stored log, make its moves until the versions of the rules differ, and leave."""
    name = f"{ruleset}_{version}"
    decisions = decisions_in(entries_of(name))
    opened, ended = opening_of(entries_of(name)), decisions[-1].events[-1]
    assert isinstance(ended, GameEnded)
    secret, first = bytes.fromhex(ended.secret), opened.options["first_seat"]
    game = world.opened_by_rules(ruleset, version, *seats, secret=secret, first_seat=first, **more)
    for decision in decisions[2 : results()[name]["branch"] + 2]:
        assert decision.by is not None
        assert decision.move
        world.services.commands.play(game, decision.by, [decision.move])
    world.move(game, 2)
    world.all_leave(game)
    return game


for ruleset, rules in GAMES.items():
    for version in rules.versions:
        name, reaches = f"{ruleset} {version}", (branch,) if len(rules.versions) > 1 else ()
        row(f"rules of {name}", name, reaches=reaches)(played_by(ruleset, version))


@row("a game of a series by older rules", reaches=(branch, is_entered), counts=True)
def of_a_series(world: World) -> str:
    """An older service has opened the table's game; it is played on here, and its result is entered."""
    (ann, _), (bob, _) = world.player("Ann"), world.player("Bob")
    id, services = world.services.tokens.game(None), world.services
    about = opening("round_robin", 2, ruleset="glen_more", come_within=86400)
    services.series.open(id, about, "Cup", [Participant(Seat("human", each.player)) for each in (ann, bob)])
    state = services.series.get(id).position.state
    assert isinstance(state, SeriesState)
    (table,) = state.open_tables
    seats = [(ann, bob)[place] for place in table.places]
    game = played_again(world, "glen_more", 1, *seats, game=table.game, labels={"series": id})
    world.caretaker.check(log_of(id), 0)
    return game
