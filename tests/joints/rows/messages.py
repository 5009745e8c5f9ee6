"""Rows: messages about a game as it is played: webhooks, a feed, a stream."""

from typing import get_args

from helpers.commands import GUEST
from helpers.receiver import receiving
from joints.rows.row import Rows
from joints.world import World

from cairn.events.table import Seat
from cairn.service.rules import GAMES
from cairn.service.webhooks.queue import SWEEP_SECONDS
from cairn.service.webhooks.record import Kind

ROWS = Rows()
row = ROWS.enter
OF_GAMES = [kind for kind in get_args(Kind) if not kind.startswith("series.")]
"""The webhook messages about games; the others are about series."""


@row(
    "a webhook",
    *("job cairn.workers.webhooks.deliver", "request POST /v1/webhooks"),
    *(f"message {kind}" for kind in OF_GAMES),
    counts=True,
)
def webhook(world: World) -> str:
    """Bob receives all messages about Bob, to the end."""
    (ann, _), (bob, token) = world.player("Ann"), world.player("Bob")
    with receiving() as receiver:
        world.post("/v1/webhooks", token, {"url": receiver.url, "player": "me", "events": OF_GAMES})
        game = world.open(ann, Seat("open", bob.player, reserved=True))
        deliver(world)
        world.services.commands.take_seat(game, player=bob.player)
        while min(world.position(game).moves) < GAMES["schotten_totten"].least_moves:
            world.move(game)
            deliver(world)
        world.services.commands.leave(game, 0)
        deliver(world)
    world.met.update(f"message {body['type']}" for body in receiver.bodies)
    decisions = [body for body in receiver.bodies if body["type"] == "decision"]
    assert [body["version"] for body in decisions] == [decision.version for decision in world.log(game)][2:]
    return game


def deliver(world: World) -> None:
    """Deliver pending webhook messages, as the caretaker does."""
    world.wait(SWEEP_SECONDS + 1)
    world.services.webhook_queue.care()
    world.work()


@row("a feed", "request POST /v1/stream")
def feed(world: World) -> str:
    """Bob follows the game on a feed: each decision once, Bob's turns, and its end."""
    game = world.open(GUEST, GUEST)
    body = {"tokens": [{"game": game, "token": world.services.tokens.seat(game, 1, 1), "after": 1}], "open": False}
    with world.follow("POST", "/v1/stream", body) as stream:
        messages = [next(stream)]
        for _ in range(4):
            world.move(game)
            messages += [next(stream) for _ in range(1 + (world.waits_for(game) == 1))]
        world.services.commands.leave(game, 1)
        messages += stream
    versions = [message["version"] for message in messages if message["type"] == "decision"]
    assert versions == [decision.version for decision in world.log(game)][1:]
    assert [each["type"] for each in messages].count("turn") == 2
    assert messages[-1]["type"] == "over"
    return game


@row(
    "people at the table say something",
    "request POST /v1/games/<game>/phrases",
    says=("Cid leaves. An AI (greedy) plays on.",),
)
def phrases(world: World) -> str:
    """Each phrase is sent once, at its place among the decisions and after the last, and is no decision."""
    game = world.open(GUEST, GUEST, GUEST, ruleset="glen_more")
    path, tokens = f"/v1/games/{game}", [world.services.tokens.seat(game, seat, 1) for seat in range(3)]
    with world.follow("GET", f"{path}/stream?phrases=true") as stream:
        messages = [next(stream)]
        for seat, phrase in ((1, "hello"), (2, "bagpipes")):
            world.post(f"{path}/phrases", tokens[seat], {"phrase": phrase})
            messages.append(next(stream))
            world.move(game)
            messages.append(next(stream))
        for seat in (2, 1, 0):
            world.services.commands.leave(game, seat)
        messages += [next(stream) for _ in range(4)]
        world.post(f"{path}/phrases", tokens[0], {"phrase": "well_played"})
        messages.append(next(stream))
    kinds = ("game", "phrase", "decision", "phrase", "decision", "decision", "decision", "decision", "game", "phrase")
    assert tuple(message["type"] for message in messages) == kinds
    received = [(message["seat"], message["phrase"]) for message in messages if message["type"] == "phrase"]
    assert received == [(1, "hello"), (2, "bagpipes"), (0, "well_played")]
    versions = [message["version"] for message in messages if message["type"] == "decision"]
    assert versions == [decision.version for decision in world.log(game)][-5:]
    return game
