"""Rows: AIs of each level, their hints, and the fallback when one fails."""

from collections.abc import Callable

from helpers.commands import GUEST
from joints.rows.row import Rows
from joints.world import World

from cairn.events.table import Seat
from cairn.service.deciding.levels import LEVELS
from cairn.service.rules import GAMES
from cairn.workers import turns

ROWS = Rows()
row = ROWS.enter


@row("a hint", "job cairn.workers.hints.work_out", "request POST /v1/games/<game>/hints")
def hint(world: World) -> str:
    """Ann requests a hint, and makes its move."""
    game = world.open(GUEST, GUEST)
    token = world.services.tokens.seat(game, 0, 1)
    request = world.post(f"/v1/games/{game}/hints", token, {})
    world.work()
    response = world.get(f"/v1/games/{game}/hints/{request['id']}", token)
    world.post(f"/v1/games/{game}/moves", token, {"moves": [response["moves"][0]["move"]]})
    world.move(game, 2)
    world.services.commands.leave(game, 0)
    return game


@row("the last resort", "decider last_resort", says=("(easy failed three times: random moved.)",), counts=True)
def last_resort(world: World) -> str:
    """The AI's own level has failed three times: another level makes one move for it."""
    game = world.open(world.player("Ann")[0], Seat("ai", None, "easy"), ruleset="glen_more")
    while world.waits_for(game) == 0:
        world.services.commands.play(game, 0, world.legal(game)[:1])
    turns.play(game, world.position(game).version, turns.ATTEMPTS + 1)
    world.work()
    world.move_enough(game)
    world.services.commands.leave(game, 0)
    return game


def against(level: str) -> Callable[[World], str]:
    """Return the builder of a game against an AI of a level."""

    def live(world: World) -> str:
        """A player moves, the AI moves, and the player leaves."""
        game = world.open(world.player("Ann")[0], Seat("ai", None, level))
        world.move_enough(game)
        world.services.commands.leave(game, 0)
        return game

    return live


def of_game(ruleset: str) -> Callable[[World], str]:
    """Return the builder of a game of a ruleset against AIs."""

    def live(world: World) -> str:
        """A player moves, the AIs move, and the player leaves."""
        seats = [world.player("Ann")[0], *[Seat("ai", None, "medium")] * (min(GAMES[ruleset].seats) - 1)]
        game = world.open(*seats, ruleset=ruleset)
        world.work()
        world.move_enough(game)
        world.services.commands.leave(game, 0)
        return game

    return live


for ruleset in GAMES:
    row(f"AIs play {ruleset}", "level medium", "decider ai", counts=True)(of_game(ruleset))
for level in LEVELS:
    row(f"an AI: {level}", f"level {level}", "decider ai", "job cairn.workers.turns.play", counts=True)(against(level))
