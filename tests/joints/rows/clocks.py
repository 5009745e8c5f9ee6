"""Rows: clocks that run out, a service that was down, and abandoned games."""

from collections.abc import Callable

from helpers.commands import GUEST, NAMES
from joints.rows.row import DAY, MINUTE, Rows
from joints.world import World

from cairn.events.table import Clock
from cairn.service.rules import GAMES
from cairn.workers import turns

ROWS = Rows()
row = ROWS.enter


def late(ruleset: str) -> Callable[[World], str]:
    """Return the builder of a game of players in which Ann is late twice."""

    def live(world: World) -> str:
        """An AI plays her turns, the second time after three failed attempts; she plays the others."""
        players = [world.player(name)[0] for name in NAMES[: min(GAMES[ruleset].seats)]]
        game = world.open(*players, ruleset=ruleset, clock=Clock("turn", 60))
        for attempt in (1, turns.ATTEMPTS + 1):
            while world.waits_for(game) != 0:
                world.move(game)
            world.wait(MINUTE + 1)
            world.caretaker.check(game)
            turns.play(game, world.position(game).version, attempt)
            world.work()
            world.move(game, 2)
        world.move_enough(game)
        world.all_leave(game)
        return game

    return live


for ruleset in GAMES:
    row(
        f"a clock: then an AI plays the turn, {ruleset}",
        *("table.time_ran_out", "then easy", "command run_out_of_time", "decider time_out"),
        says=(
            "The time of Ann is over. An AI (easy) plays the turn.",
            "(Ann's time was over: easy moved for them.)",
            "(easy failed three times: random moved.)",
        ),
        counts=True,
    )(late(ruleset))


@row(
    "a clock: a player leaves while an AI plays their turn",
    says=("The time of Ann is over. An AI (easy) plays the turn.", "(Ann has left: greedy plays on.)"),
)
def left_late(world: World) -> str:
    """The AI that takes over her seat also plays the late turn."""
    game = world.open(GUEST, GUEST, GUEST, ruleset="glen_more", clock=Clock("turn", 60))
    world.wait(MINUTE + 1)
    world.caretaker.check(game)
    world.services.commands.leave(game, 0)
    world.work()
    world.move(game, 6)
    world.all_leave(game)
    return game


@row("a clock: only an AI ever moved for a human", says=("The time of Bob is over. An AI (easy) plays the turn.",))
def never_moved(world: World) -> str:
    """Two guests never come: the decisions of the AI in their place are not theirs."""
    game = world.open(GUEST, GUEST, clock=Clock("bank", 60, 5))
    for _ in range(4):
        world.wait(10 * MINUTE)
        world.care(game)
    world.wait(31 * DAY)
    world.services.commands.leave(game, 0)
    return game


@row(
    "a clock: then it is forfeited, of two",
    *("then forfeit", "reason timeout"),
    says=("The time of Ann is over. The seat has lost.", "Bob wins, on time"),
    counts=True,
)
def forfeited(world: World) -> str:
    """The other wins."""
    game = world.open(world.player("Ann")[0], world.player("Bob")[0], clock=Clock("bank", 90, 5, "forfeit"))
    world.move_enough(game)
    while world.waits_for(game) != 0:
        world.move(game)
    world.wait(2 * MINUTE)
    world.care(game)
    return game


@row(
    "a clock: then it is forfeited, of three",
    says=("The time of Ann is over. The seat has lost.", "An AI (greedy) plays on."),
    counts=True,
)
def forfeited_of_three(world: World) -> str:
    """An AI plays on for Ann, to the end, and she comes last."""
    players = [world.player(name)[0] for name in ("Ann", "Bob", "Cid")]
    game = world.open(*players, ruleset="highland_clans", clock=Clock("turn", 60, then="forfeit"))
    world.move_enough(game)
    while world.waits_for(game) != 0:
        world.move(game)
    world.wait(MINUTE + 1)
    world.care(game)
    world.play_out(game)
    return game


@row(
    "the service was down",
    *("table.time_given", "command give_time"),
    says=("The service was down for 1000 seconds, which count for nobody.",),
)
def service_down(world: World) -> str:
    """No player's clock ran meanwhile."""
    game = world.open(GUEST, GUEST, clock=Clock("turn", 60, then="forfeit"))
    world.move(game, 2)
    world.caretaker.restore_time()
    world.time.tick(1000)
    world.caretaker.restore_time()
    world.care(game)
    world.move(game, 2)
    world.services.commands.leave(game, 0)
    return game


@row("abandoned", "command abandon", "reason abandoned", says=("The game is over, abandoned.",))
def nobody_plays_on(world: World) -> str:
    """A game without a move for a month is abandoned."""
    game = world.open(*(world.player(name)[0] for name in ("Ann", "Bob")))
    world.move(game, 3)
    world.wait(31 * DAY)
    world.care(game)
    return game


@row("who is waited for plays on no more", says=("The game is over, abandoned.",), counts=True)
def silent(world: World) -> str:
    """Both have made enough moves, and it is abandoned: it has no winner, and the player to act has lost."""
    game = world.open(*(world.player(name)[0] for name in ("Ann", "Bob")))
    world.move_enough(game)
    world.wait(31 * DAY)
    world.care(game)
    return game
