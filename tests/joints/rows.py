"""The rows of the table: what games live through. Each builder gives the game that everything then looks at."""

from collections.abc import Callable
from typing import Any, get_args

from helpers.commands import GUEST, NAMES, OPEN, names_for
from helpers.receiver import receiving
from joints.world import World
from msgspec import Struct

from cairn.contract.playing import begin, random_game
from cairn.contract.thinking import play_out
from cairn.contract.versions import First
from cairn.events.archive import write, write_names
from cairn.events.chain import Entry, digest, link
from cairn.events.codec import canonical, defaults_of, encode
from cairn.events.codec import load as parse
from cairn.events.schotten_totten.events import RoundBegan
from cairn.events.table import Clock, Forked, Seat
from cairn.service.deciding import deciders
from cairn.service.deciding.levels import LEVELS
from cairn.service.errors import CannotUndo
from cairn.service.limits.clients import NOBODY
from cairn.service.rules import GAMES
from cairn.service.webhooks.queue import SWEEP_SECONDS
from cairn.service.webhooks.record import Kind
from cairn.workers import turns

OF_GAMES = [kind for kind in get_args(Kind) if not kind.startswith("series.")]
"""What a webhook is told of games; the rest is of series."""
MINUTE, DAY = 60.0, 86400.0


class Row(Struct, frozen=True):
    """A game's life. `meets` is what of the product is in it for its sake; `says` are sentences that must be told.

    `counts` tells whether it counts for ratings.
    """

    live: Callable[[World], str]
    meets: frozenset[str]
    says: tuple[str, ...] = ()
    counts: bool = False


ROWS: dict[str, Row] = {}


def row(name: str, *meets: str, **more: Any) -> Callable[[Callable[[World], str]], Callable[[World], str]]:
    """Enter a builder as a row of that name."""

    def entered(live: Callable[[World], str]) -> Callable[[World], str]:
        ROWS[name] = Row(live, frozenset(meets), **more)
        return live

    return entered


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


@row("somebody leaves at once")
def left_at_once(world: World) -> str:
    """Before both have made the least number of moves: it counts for nobody."""
    game = world.open(world.player("Ann")[0], world.player("Bob")[0])
    world.move(game, 4)
    world.services.commands.leave(game, 1)
    return game


@row("the last human leaves AIs alone", says=("Ann leaves.",), counts=True)
def left_to_ais(world: World) -> str:
    """Nobody has won, and who left has lost."""
    ai = Seat("ai", None, "random")
    game = world.open(world.player("Ann")[0], ai, ai, ruleset="glen_more")
    world.work()
    world.move_enough(game)
    world.services.commands.leave(game, 0)
    return game


@row("an unlisted game", says=("Bob leaves.",))
def unlisted(world: World) -> str:
    """Whoever opened it wanted neither the lobby, nor hints, nor ratings."""
    game = world.open(world.player("Ann")[0], world.player("Bob")[0], listed=False, hints=False, rated=False)
    world.move(game, 4)
    world.services.commands.leave(game, 1)
    return game


def late(ruleset: str) -> Callable[[World], str]:
    """Return the builder of a game of players, of whom Ann is late twice."""

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
    "a clock: somebody leaves while an AI plays their turn",
    says=("The time of Ann is over. An AI (easy) plays the turn.", "(Ann has left: greedy plays on.)"),
)
def left_late(world: World) -> str:
    """It is the AI that plays on for her that plays the turn, too."""
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
    """Two guests who never come: what the AI does in their place is not theirs."""
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
    """Nobody's time ran meanwhile."""
    game = world.open(GUEST, GUEST, clock=Clock("turn", 60, then="forfeit"))
    world.move(game, 2)
    world.caretaker.restore_time()
    world.time.tick(1000)
    world.caretaker.restore_time()
    world.care(game)
    world.move(game, 2)
    world.services.commands.leave(game, 0)
    return game


@row(
    "somebody leaves, of three",
    "decider leaver",
    says=("Cid leaves. An AI (greedy) plays on.", "(Cid has left: greedy plays on.)"),
)
def left_of_three(world: World) -> str:
    """An AI plays on; when the last human has left, nobody has won."""
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
    """Guests sat there before and after them: nobody is called by another's name."""
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


@row("nobody plays on", "command abandon", "reason abandoned", says=("The game is over, abandoned.",))
def nobody_plays_on(world: World) -> str:
    """A game in which nothing moved for a month is given up."""
    game = world.open(*(world.player(name)[0] for name in ("Ann", "Bob")))
    world.move(game, 3)
    world.wait(31 * DAY)
    world.care(game)
    return game


@row("who is waited for plays on no more", says=("The game is over, abandoned.",), counts=True)
def silent(world: World) -> str:
    """Both have made enough moves, and it is given up: nobody has won, and who was waited for has lost."""
    game = world.open(*(world.player(name)[0] for name in ("Ann", "Bob")))
    world.move_enough(game)
    world.wait(31 * DAY)
    world.care(game)
    return game


@row("it waits for somebody")
def waits(world: World) -> str:
    """A seat is open, another is reserved."""
    return world.open(GUEST, Seat("open", world.player("Bob")[0].player, reserved=True), OPEN, ruleset="glen_more")


@row("it runs")
def runs(world: World) -> str:
    """A player and a guest are in the middle of it."""
    game = world.open(world.player("Ann")[0], GUEST, ruleset="glen_more")
    world.move(game, 5)
    return game


@row("an undo", "table.undone", "command undo", says=("goes back to version",))
def undone(world: World) -> str:
    """A player takes a move back, makes another, and an AI answers."""
    game = world.open(world.player("Ann")[0], Seat("ai", None, "easy"), ruleset="glen_more", rated=False)
    return takes_back(world, game, world.services.commands.undo)


@row("an undo in a game that may count, of before", says=("goes back to version",))
def undone_before(world: World) -> str:
    """An older service allowed it: the game stands, and counts for nobody."""
    game = world.open(world.player("Ann")[0], Seat("ai", None, "easy"), ruleset="glen_more")

    def undo(game: str, seat: int, to: int) -> None:
        world.services.commands.handle(game, lambda draft: deciders.undo(draft, seat, to))

    return takes_back(world, game, undo)


def takes_back(world: World, game: str, undo: Callable[[str, int, int], Any]) -> str:
    """Take a move back where that can be done, play on, and leave."""
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


@row("an import", "job cairn.workers.imports.bring_in")
def imported(world: World) -> str:
    """An archive is sent in, a worker audits it, and its game is here."""
    stranger = "astrangertothishouse"
    game = play_out(begin("schotten_totten", dict(defaults_of("schotten_totten")), 2, 100, player=stranger), stop=12)
    deciders.leave(game, 0)
    data = b"".join(map(write, game.entries())) + write_names(game.names)
    id = world.services.imports.submit(data).id
    world.work()
    return str(world.get(f"/v1/archives/{id}")["game"])


def brought_in(world: World, ruleset: str, seats: int, seed: int, **options: Any) -> tuple[str, int]:
    """Bring a game in that was played elsewhere, by Eve and Fay, and return its id and its last version."""
    game = random_game(ruleset, {**defaults_of(ruleset), **options}, seats, seed)
    names = dict(zip(game.names, ("Eve", "Fay"), strict=True))
    world.services.commands.bring_in(game.game, game.entries(), names)
    return game.game, len(game.decisions)


def forked(world: World, parent: str, at: int, *seats: Seat) -> str:
    """Fork a game, and return the new one; its guests are called by their seats, as ever."""
    game = world.services.tokens.game(None)
    world.services.commands.fork(parent, at, game, seats, names=names_for(seats))
    return game


@row(
    "a fork",
    *("table.forked", "command fork", "command bring_in"),
    says=("Eve plays", "A new game goes on from here", "Ann plays"),
)
def fork(world: World) -> str:
    """Two players play a game on, close to its end, and end it otherwise; what its parent's have done stays theirs."""
    parent, last = brought_in(world, "schotten_totten", 2, seed=101)
    game = forked(world, parent, last - 6, *(world.player(name)[0] for name in ("Ann", "Bob")))
    world.play_out(game)
    return game


@row("a fork of a fork", says=("Eve plays", "Ann plays", "easy 1 plays", "Bob plays"))
def fork_of_a_fork(world: World) -> str:
    """Its log has three parts, each with a secret of its own, and people of its own."""
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
    """In its parent an AI plays for Fay, who has left, and for Dan, who is late, and is erased since."""
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


@row("a rematch", counts=True)
def rematch(world: World) -> str:
    """The same players again, and the other one begins."""
    players = [world.player(name)[0] for name in ("Ann", "Bob")]
    first = world.open(*players)
    world.move(first, 2)
    world.services.commands.leave(first, 1)
    for seat in (1, 0):
        game, _ = world.services.rematches.ask(first, seat, NOBODY)
    assert world.waits_for(game) == 1
    world.move_enough(game)
    world.services.commands.leave(game, 0)
    return game


@row("an erased player", "job cairn.workers.erasures.erase", says=("a former player leaves.",), counts=True)
def erased(world: World) -> str:
    """Ann goes, and takes her name along: she leaves the game, which stands."""
    (ann, _), (bob, _) = world.player("Ann"), world.player("Bob")
    game = world.open(ann, bob)
    world.move_enough(game)
    world.services.erasure.erase(str(ann.player))
    world.work()
    return game


@row("a game of a series", says=("Bob leaves.",), counts=True)
def of_a_series(world: World) -> str:
    """Its seats were reserved for its players, and somebody else has opened it, and follows it."""
    (ann, _), (bob, _), (olga, _) = (world.player(name) for name in ("Ann", "Bob", "Olga"))
    seats = [Seat("open", who.player, reserved=True) for who in (ann, bob)]
    game = world.open(*seats, labels={"series": "s" * 20, "round": "1"}, organiser=olga.player)
    for who in (ann, bob):
        world.services.commands.take_seat(game, player=who.player)
    world.move_enough(game)
    world.services.commands.leave(game, 1)
    return game


@row("a game with a bot", counts=True)
def with_a_bot(world: World) -> str:
    """It says what it is, and is rated with those who play bots."""
    (ann, _), (robo, _) = world.player("Ann"), world.player("Robo")
    game = world.open(ann, Seat("open"))
    world.services.commands.take_seat(game, player=robo.player, bot=True)
    world.move_enough(game)
    world.services.commands.leave(game, 0)
    return game


@row("a hint", "job cairn.workers.hints.work_out", "request POST /v1/games/<game>/hints")
def hint(world: World) -> str:
    """Ann asks what an AI would do, and does it."""
    game = world.open(GUEST, GUEST)
    token = world.services.tokens.seat(game, 0, 1)
    asked = world.ask("POST", f"/v1/games/{game}/hints", token, {}).json
    assert asked
    world.work()
    found = world.get(f"/v1/games/{game}/hints/{asked['id']}", token)
    world.ask("POST", f"/v1/games/{game}/moves", token, {"moves": [found["moves"][0]["move"]]})
    world.move(game, 2)
    world.services.commands.leave(game, 0)
    return game


@row(
    "a webhook",
    *("job cairn.workers.webhooks.deliver", "request POST /v1/webhooks"),
    *(f"message {kind}" for kind in OF_GAMES),
    counts=True,
)
def webhook(world: World) -> str:
    """Bob is told of all that concerns Bob, to the end."""
    (ann, _), (bob, token) = world.player("Ann"), world.player("Bob")
    with receiving() as receiver:
        world.ask("POST", "/v1/webhooks", token, {"url": receiver.url, "player": "me", "events": OF_GAMES})
        game = world.open(ann, Seat("open", bob.player, reserved=True))
        deliver(world)
        world.services.commands.take_seat(game, player=bob.player)
        while min(world.position(game).moves) < GAMES["schotten_totten"].least_moves:
            world.move(game)
            deliver(world)
        world.services.commands.leave(game, 0)
        deliver(world)
    world.met.update(f"message {body['type']}" for body in receiver.bodies)
    told = [body for body in receiver.bodies if body["type"] == "decision"]
    assert [body["version"] for body in told] == [decision.version for decision in world.log(game)][2:]
    return game


def deliver(world: World) -> None:
    """Let the webhooks be told what they have not been told, as the caretaker has it done."""
    world.wait(SWEEP_SECONDS + 1)
    world.services.webhook_queue.care()
    world.work()


@row("a feed", "request POST /v1/stream")
def feed(world: World) -> str:
    """Bob follows the game as it is played: each decision once, the turns of Bob, and its end."""
    game = world.open(GUEST, GUEST)
    body = {"tokens": [{"game": game, "token": world.services.tokens.seat(game, 1, 1), "after": 1}], "open": False}
    with world.follow("POST", "/v1/stream", body) as stream:
        messages = [next(stream)]
        for _ in range(4):
            world.move(game)
            messages += [next(stream) for _ in range(1 + (world.waits_for(game) == 1))]
        world.services.commands.leave(game, 1)
        messages += stream
    told = [message["version"] for message in messages if message["type"] == "decision"]
    assert told == [decision.version for decision in world.log(game)][1:]
    assert [one["type"] for one in messages].count("turn") == 2
    assert messages[-1]["type"] == "over"
    return game


@row(
    "people at the table say something",
    "request POST /v1/games/<game>/phrases",
    says=("Cid leaves. An AI (greedy) plays on.",),
)
def phrases(world: World) -> str:
    """Each phrase is told once, where it was said among the decisions and after the last, and is none of them."""
    game = world.open(GUEST, GUEST, GUEST, ruleset="glen_more")
    path, tokens = f"/v1/games/{game}", [world.services.tokens.seat(game, seat, 1) for seat in range(3)]
    with world.follow("GET", f"{path}/stream?phrases=true") as stream:
        messages = [next(stream)]
        for seat, phrase in ((1, "hello"), (2, "bagpipes")):
            world.ask("POST", f"{path}/phrases", tokens[seat], {"phrase": phrase})
            messages.append(next(stream))
            world.move(game)
            messages.append(next(stream))
        for seat in (2, 1, 0):
            world.services.commands.leave(game, seat)
        messages += [next(stream) for _ in range(4)]
        world.ask("POST", f"{path}/phrases", tokens[0], {"phrase": "well_played"})
        messages.append(next(stream))
    kinds = ("game", "phrase", "decision", "phrase", "decision", "decision", "decision", "decision", "game", "phrase")
    assert tuple(message["type"] for message in messages) == kinds
    said = [(message["seat"], message["phrase"]) for message in messages if message["type"] == "phrase"]
    assert said == [(1, "hello"), (2, "bagpipes"), (0, "well_played")]
    told = [message["version"] for message in messages if message["type"] == "decision"]
    assert told == [decision.version for decision in world.log(game)][-5:]
    return game


@row(
    "a player comes back by a recovery code",
    *("request POST /v1/me/recovery-code", "request POST /v1/recoveries"),
    says=("Ann leaves.",),
    counts=True,
)
def comes_back(world: World) -> str:
    """Ann loses the only token in the middle of the game: the seat, and what it sees, are hers still, by another."""
    (ann, token), (bob, _) = world.player("Ann"), world.player("Bob")
    game = world.open(ann, bob)
    world.move(game, 3)
    path, players = f"/v1/games/{game}", world.services.players
    words = " ".join(world.ask("POST", "/v1/me/recovery-code", token).json["words"])  # type: ignore[index]  # it has some
    before = world.get(path, token)
    (lost,) = players.tokens(str(ann.player))
    players.revoke(str(ann.player), lost)
    back = world.ask("POST", "/v1/recoveries", body={"code": words}).json["token"]  # type: ignore[index]  # likewise
    assert world.get(path, back) == before != world.get(path)
    while world.waits_for(game) != 0:
        world.move(game)
    world.ask("POST", f"{path}/moves", back, {"moves": world.get(f"{path}/legal-moves", back)["moves"][:1]})
    world.move_enough(game)
    world.ask("DELETE", f"{path}/seats/0", back)
    return game


@row("the last resort", "decider last_resort", says=("(easy failed three times: random moved.)",), counts=True)
def last_resort(world: World) -> str:
    """The AI's own level has failed three times: another moves once for it."""
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
        """A player moves, the AI thinks and answers, and the player leaves."""
        game = world.open(world.player("Ann")[0], Seat("ai", None, level))
        world.move_enough(game)
        world.services.commands.leave(game, 0)
        return game

    return live


for level in LEVELS:
    row(f"an AI: {level}", f"level {level}", "decider ai", "job cairn.workers.turns.play", counts=True)(against(level))


@row("a match of several rounds")
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
    """Return the versions with which a round began."""
    kinds = [(one.version, map(type, one.events)) for one in world.log(game)]
    return [version for version, events in kinds if RoundBegan in events]


@row("an older version of an event", says=("Bob leaves.",))
def upcast(world: World) -> str:
    """An older service has begun it, and it is played on: what is read is upcast, and no byte of it changes."""
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
"""An event, and a version before its first, which is planted: so it is there, whatever has a second one."""


def upcast_planted(fields: dict[str, Any]) -> First:
    """Return the fields of the event's first version: what was called `passes` is `idle` since."""
    return First({name: value for name, value in fields.items() if name != "passes"} | {"idle": fields["passes"]})


def older(stored: dict[str, Any]) -> dict[str, Any]:
    """Return a stored decision as it was when the event had its planted version."""
    name, version = OLDER
    for event in stored["events"]:
        if event["type"] == name:
            event |= {"v": version, "passes": event.pop("idle")}
    return stored


def played_by(ruleset: str, version: int) -> Callable[[World], str]:
    """Return the builder of a game by a version of the rules."""

    def live(world: World) -> str:
        """It was opened when that version was the newest, and is played on."""
        game = world.opened_by_rules(ruleset, version, *(GUEST,) * min(GAMES[ruleset].seats))
        world.move(game, 6)
        world.all_leave(game)
        return game

    return live


for ruleset, rules in GAMES.items():
    for version in rules.versions:
        name = f"{ruleset} {version}"
        row(f"rules of {name}", name)(played_by(ruleset, version))
