"""Rows: players who join or leave, and whether the game counts."""

from helpers.commands import GUEST, OPEN
from joints.reached import is_running, is_waiting, too_early
from joints.rows.row import Rows
from joints.world import World

from cairn.events.table import Seat

ROWS = Rows()
row = ROWS.enter


@row(
    "a game with a guest",
    *("command open_game", "command play", "command leave", "reason resigned", "decider human"),
    says=("Bob leaves.",),
)
def with_a_guest(world: World) -> str:
    """A player and a guest move, and one leaves: the other wins."""
    game = world.open(world.player("Ann")[0], GUEST)
    world.move(game, 5)
    world.services.commands.leave(game, 1)
    return game


@row("a game that counts", "table.game_opened", "table.game_ended", "table.seat_left", counts=True)
def counting(world: World) -> str:
    """A player against an AI that has decided; the player leaves."""
    game = world.open(world.player("Ann")[0], Seat("ai", None, "random"))
    world.move_enough(game)
    world.services.commands.leave(game, 0)
    return game


@row("a player leaves at once", reaches=(too_early,))
def left_at_once(world: World) -> str:
    """One leaves before both have made the minimum of moves: it does not count."""
    game = world.open(world.player("Ann")[0], world.player("Bob")[0])
    world.move(game, 4)
    world.services.commands.leave(game, 1)
    return game


@row("the last human leaves AIs alone", says=("Ann leaves.",), counts=True)
def left_to_ais(world: World) -> str:
    """It has no winner, and the player who left has lost."""
    ai = Seat("ai", None, "random")
    game = world.open(world.player("Ann")[0], ai, ai, ruleset="glen_more")
    world.work()
    world.move_enough(game)
    world.services.commands.leave(game, 0)
    return game


@row("an unlisted game", says=("Bob leaves.",))
def unlisted(world: World) -> str:
    """Its creator disabled the lobby listing, hints, and ratings."""
    game = world.open(world.player("Ann")[0], world.player("Bob")[0], listed=False, hints=False, rated=False)
    world.move(game, 4)
    world.services.commands.leave(game, 1)
    return game


@row(
    "a player leaves, of three",
    "decider leaver",
    says=("Cid leaves. An AI (greedy) plays on.", "(Cid has left: greedy plays on.)"),
)
def left_of_three(world: World) -> str:
    """An AI plays on; when the last human has left, the game has no winner."""
    game = world.open(GUEST, GUEST, GUEST, ruleset="glen_more")
    world.move(game, 12)
    world.services.commands.leave(game, 2)
    world.work()
    world.move(game, 4)
    world.all_leave(game)
    return game


@row(
    "seats change before the start",
    *("table.seat_taken", "table.seat_declined", "command take_seat", "command decline"),
    says=("Bob declines.", "Eve sits down.", "Eve leaves.", "Cid sits down."),
)
def seats_change(world: World) -> str:
    """Bob declines, a guest comes and leaves, others stay."""
    (ann, _), (bob, _), commands = world.player("Ann"), world.player("Bob"), world.services.commands
    game = world.open(ann, Seat("open", bob.player, reserved=True), OPEN, ruleset="glen_more")
    commands.decline(game, 1, str(bob.player))
    commands.take_seat(game, name="Eve", nonce="e5e5")
    commands.leave(game, 1)
    for name in ("Cid", "Dora"):
        commands.take_seat(game, name=name, nonce="c1d0")
    world.move(game, 12)
    world.all_leave(game)
    return game


@row(
    "a seat is taken again, by a player who is erased",
    says=("Eve sits down.", "Eve leaves.", "Bob sits down.", "a former player leaves.", "guest 2 sits down."),
)
def taken_again(world: World) -> str:
    """Guests sat there before and after them: no player has another's name."""
    (bob, _), (cid, _), commands = world.player("Bob"), world.player("Cid"), world.services.commands
    game = world.open(GUEST, OPEN, OPEN, ruleset="glen_more")
    for player, name in ((None, "Eve"), (cid.player, None), (None, "Bob"), (None, None), (bob.player, None)):
        commands.take_seat(game, player=player, name=name)
        if player != bob.player:
            commands.leave(game, 1)
    commands.take_seat(game, name="Eve")
    for player in (bob.player, cid.player):
        world.services.erasure.erase(str(player))
    world.work()
    world.move(game, 6)
    world.all_leave(game)
    return game


@row("it waits for players", reaches=(is_waiting,))
def waits(world: World) -> str:
    """A seat is open, another is reserved."""
    return world.open(GUEST, Seat("open", world.player("Bob")[0].player, reserved=True), OPEN, ruleset="glen_more")


@row("it runs", reaches=(is_running,))
def runs(world: World) -> str:
    """A player and a guest are in the middle of a game."""
    game = world.open(world.player("Ann")[0], GUEST, ruleset="glen_more")
    world.move(game, 5)
    return game
