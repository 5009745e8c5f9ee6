"""Rows: undone, imported, and forked games."""

from collections.abc import Callable
from typing import Any

from helpers.commands import GUEST, OPEN, names_for
from helpers.stored_logs import archive_of
from joints.reached import branch, is_imported, second_round
from joints.rows.row import MINUTE, Rows
from joints.world import World

from cairn.contract.playing import begin, random_game
from cairn.contract.thinking import play_out
from cairn.events.archive import write, write_names
from cairn.events.codec import defaults_of
from cairn.events.schotten_totten.events import RoundBegan
from cairn.events.table import Clock, Forked, Seat
from cairn.service.deciding import deciders
from cairn.service.errors import CannotUndo

ROWS = Rows()
row = ROWS.enter


@row("an undo", "table.undone", "command undo", says=("goes back to version",))
def undone(world: World) -> str:
    """A player undoes a move, makes another, and an AI moves."""
    game = world.open(world.player("Ann")[0], Seat("ai", None, "easy"), ruleset="glen_more", rated=False)
    return takes_back(world, game, world.services.commands.undo)


@row("an undo in a game that may count, of before", says=("goes back to version",))
def undone_before(world: World) -> str:
    """An older service allowed the undo: the game stands, and does not count."""
    game = world.open(world.player("Ann")[0], Seat("ai", None, "easy"), ruleset="glen_more")

    def undo(game: str, seat: int, to: int) -> None:
        world.services.commands.handle(game, lambda draft: deciders.undo(draft, seat, to))

    return takes_back(world, game, undo)


def takes_back(world: World, game: str, undo: Callable[[str, int, int], Any]) -> str:
    """Undo a move where possible, play on, and leave."""
    while True:
        seat, version = world.waits_for(game), world.position(game).version
        world.services.commands.play(game, seat, world.legal(game)[:1])
        try:
            undo(game, seat, version)
            break
        except CannotUndo:
            world.work()
    world.move_enough(game)
    world.services.commands.leave(game, 0)
    return game


@row("an import", "job cairn.workers.imports.bring_in", reaches=(is_imported,))
def imported(world: World) -> str:
    """An archive is sent, a worker audits it, and its game is imported."""
    stranger = "astrangertothishouse"
    game = play_out(begin("schotten_totten", dict(defaults_of("schotten_totten")), 2, 100, player=stranger), stop=12)
    deciders.leave(game, 0)
    return sent(world, b"".join(map(write, game.entries())) + write_names(game.names))


@row("an import by older rules", reaches=(is_imported, branch))
def imported_old(world: World) -> str:
    """A stored log of older rules is sent, in which they decided otherwise than the newest."""
    return sent(world, archive_of("glen_more_1"))


def sent(world: World, archive: bytes) -> str:
    """Send an archive, have a worker import it, and return its game."""
    id = world.services.imports.submit(archive).id
    world.work()
    return str(world.get(f"/v1/archives/{id}")["game"])


def brought_in(world: World, ruleset: str, seats: int, seed: int, **options: Any) -> tuple[str, int]:
    """Import a game that Eve and Fay played elsewhere, and return its id and its last version."""
    game = random_game(ruleset, {**defaults_of(ruleset), **options}, seats, seed)
    names = dict(zip(game.names, ("Eve", "Fay"), strict=True))
    world.services.commands.bring_in(game.game, game.entries(), names)
    return game.game, len(game.decisions)


def forked(world: World, parent: str, at: int, *seats: Seat) -> str:
    """Fork a game, and return the new one; its guests are named by their seats, as usual."""
    game = world.services.tokens.game(None)
    world.services.commands.fork(parent, at, game, seats, names=names_for(seats))
    return game


@row(
    "a fork",
    *("table.forked", "command fork", "command bring_in"),
    says=("Eve plays", "A new game goes on from here", "Ann plays"),
)
def fork(world: World) -> str:
    """Two players play a fork from close to its end, to another end; the parent's players keep their decisions."""
    parent, last = brought_in(world, "schotten_totten", 2, seed=101)
    game = forked(world, parent, last - 6, *(world.player(name)[0] for name in ("Ann", "Bob")))
    world.play_out(game)
    return game


@row("a fork of a fork", says=("Eve plays", "Ann plays", "Old Angus plays", "Bob plays"))
def fork_of_a_fork(world: World) -> str:
    """Its log has three parts, each with a secret of its own, and players of its own."""
    parent = fork(world)
    at = next(decision.version for decision in world.log(parent) if isinstance(decision.events[0], Forked)) + 2
    game = forked(world, parent, at, Seat("ai", None, "easy"), GUEST)
    world.play_out(game)
    return game


@row(
    "a fork of what players have left",
    says=(
        "Fay sits down.",
        "Fay leaves. An AI (greedy) plays on.",
        "(Fay has left: greedy plays on.)",
        "The time of a former player is over. An AI (easy) plays the turn.",
        "(a former player's time was over: easy moved for them.)",
        "Ann, Bob",
    ),
)
def fork_of_the_left(world: World) -> str:
    """In its parent an AI plays for Fay, who has left, and for Dan, who is late, and has been erased since."""
    (dan, _), commands = world.player("Dan"), world.services.commands
    parent = world.open(dan, world.player("Eve")[0], OPEN, ruleset="glen_more", clock=Clock("turn", 60))
    commands.take_seat(parent, name="Fay")
    world.move(parent, 9)
    commands.leave(parent, 2)
    world.work()
    while world.waits_for(parent) != 0:
        world.move(parent)
    world.wait(MINUTE + 1)
    world.care(parent)
    world.move(parent, 4)
    at = world.position(parent).version
    world.all_leave(parent)
    game = forked(world, parent, at, GUEST, world.player("Bob")[0], GUEST)
    world.services.erasure.erase(str(dan.player))
    world.work()
    world.move(game, 3)
    world.all_leave(game)
    return game


@row("a match of several rounds", reaches=(second_round,))
def rounds(world: World) -> str:
    """A round ends, and the next is dealt."""
    parent, _ = brought_in(world, "schotten_totten", 2, seed=103, rounds=3, tactics=True)
    (_, second, *_) = rounds_begun(world, parent)
    game = forked(world, parent, second - 2, GUEST, GUEST)
    while len(rounds_begun(world, game)) < 2:
        world.move(game)
    world.move(game, 2)
    world.services.commands.leave(game, 0)
    return game


def rounds_begun(world: World, game: str) -> list[int]:
    """Return the versions at which a round began."""
    kinds = [(decision.version, map(type, decision.events)) for decision in world.log(game)]
    return [version for version, events in kinds if RoundBegan in events]
