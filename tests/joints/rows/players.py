"""Rows: players who play again, recover an account, are erased, or are bots."""

from helpers.commands import GUEST
from joints.reached import bot_moves, is_rematch
from joints.rows.row import Rows
from joints.world import World

from cairn.events.table import Seat
from cairn.service.limits.clients import ANONYMOUS

ROWS = Rows()
row = ROWS.enter


@row("a rematch", reaches=(is_rematch,), counts=True)
def rematch(world: World) -> str:
    """The same players play again, and the other one begins."""
    players = [world.player(name)[0] for name in ("Ann", "Bob")]
    first = world.open(*players)
    world.move(first, 2)
    world.services.commands.leave(first, 1)
    for seat in (1, 0):
        game, _ = world.services.rematches.ask(first, seat, ANONYMOUS)
    assert world.waits_for(game) == 1
    world.move_enough(game)
    world.services.commands.leave(game, 0)
    return game


@row("a guest becomes a player", "request PUT /v1/games/<game>/seats/<int:seat>/player", says=("Bob leaves.",))
def adopted(world: World) -> str:
    """Bob plays as a guest and adopts the seat after the end: the log stays, and the ratings do not change."""
    game = world.open(world.player("Ann")[0], GUEST)
    world.move_enough(game)
    world.services.commands.leave(game, 1)
    token = world.services.tokens.seat(game, 1, world.position(game).table.taken_at[1])
    world.ask("PUT", f"/v1/games/{game}/seats/1/player", world.player("Bob")[1], {"token": token})
    return game


@row("an erased player", "job cairn.workers.erasures.erase", says=("a former player leaves.",), counts=True)
def erased(world: World) -> str:
    """Ann is erased with her name: she leaves the game, which stands."""
    (ann, _), (bob, _) = world.player("Ann"), world.player("Bob")
    game = world.open(ann, bob)
    world.move_enough(game)
    world.services.erasure.erase(str(ann.player))
    world.work()
    return game


@row(
    "a player comes back by a recovery code",
    *("request POST /v1/me/recovery-code", "request POST /v1/recoveries"),
    says=("Ann leaves.",),
    counts=True,
)
def comes_back(world: World) -> str:
    """Ann loses the only token in the middle of the game: a new token has the same seat and the same view."""
    (ann, token), (bob, _) = world.player("Ann"), world.player("Bob")
    game = world.open(ann, bob)
    world.move(game, 3)
    path, players = f"/v1/games/{game}", world.services.players
    words = " ".join(world.post("/v1/me/recovery-code", token)["words"])
    before = world.get(path, token)
    (lost,) = players.tokens(str(ann.player))
    players.revoke(str(ann.player), lost)
    back = world.post("/v1/recoveries", body={"code": words})["token"]
    assert world.get(path, back) == before != world.get(path)
    while world.waits_for(game) != 0:
        world.move(game)
    world.post(f"{path}/moves", back, {"moves": world.get(f"{path}/legal-moves", back)["moves"][:1]})
    world.move_enough(game)
    world.ask("DELETE", f"{path}/seats/0", back)
    return game


@row("a game of a series", says=("Bob leaves.",), counts=True)
def of_a_series(world: World) -> str:
    """Its seats were reserved for its players, and another client has opened it, and follows it."""
    (ann, _), (bob, _), (olga, _) = (world.player(name) for name in ("Ann", "Bob", "Olga"))
    seats = [Seat("open", person.player, reserved=True) for person in (ann, bob)]
    game = world.open(*seats, labels={"series": "s" * 20, "round": "1"}, organiser=olga.player)
    for person in (ann, bob):
        world.services.commands.take_seat(game, player=person.player)
    world.move_enough(game)
    world.services.commands.leave(game, 1)
    return game


@row("a game with a bot", reaches=(bot_moves,), counts=True)
def with_a_bot(world: World) -> str:
    """It is marked as a bot, and is rated with players who play bots."""
    (ann, _), (robo, _) = world.player("Ann"), world.player("Robo")
    game = world.open(ann, Seat("open"))
    world.services.commands.take_seat(game, player=robo.player, bot=True)
    world.move_enough(game)
    world.services.commands.leave(game, 0)
    return game
