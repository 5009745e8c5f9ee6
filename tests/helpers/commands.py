"""Games on a real server, opened and played by commands."""

import hashlib
import random
from collections.abc import Sequence
from typing import Any

from cairn.events.chain import commitment, digest, link
from cairn.events.codec import decode, read_options
from cairn.events.decision import Decision
from cairn.events.schotten_totten.moves import Claim
from cairn.events.table import GameEnded, GameOpened, Seat, SeatLeft
from cairn.service.container import Services
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.rules import newest

GUEST, OPEN = Seat("human"), Seat("open")
AI, RANDOM = Seat("ai", None, "greedy"), Seat("ai", None, "random")
NAMES = ("Ann", "Bob", "Cid", "Dora", "Emil")
"""The names of a game's guests, by seat."""
RULES = newest("schotten_totten")


def open_game(services: Services, *seats: Seat, client: Client = ANONYMOUS, **options: Any) -> str:
    """Open a game in which seat 0 begins, and return its id: of Schotten Totten, or with more seats of Glen More.

    A guest on seat 0 is called Ann, on seat 1 Bob, and so on; without `seats` there are two guests.
    """
    game, ruleset = services.tokens.game(None), "schotten_totten" if len(seats) <= 2 else "glen_more"
    chosen = read_options(ruleset, {"first_seat": 0, **options})
    seats = seats or (GUEST, GUEST)
    services.commands.open_game(game, ruleset, chosen, seats, names=names_for(seats), client=client)
    return game


def client_of(*names: str) -> Client:
    """Return a client whose levels have these names, the widest first."""
    return Client(tuple(hashlib.sha256(name.encode()).hexdigest()[:16] for name in names))


def names_for(seats: Sequence[Seat]) -> list[str | None]:
    """Return the names of the guests on these seats."""
    return [name if seat == GUEST else None for seat, name in zip(seats, NAMES, strict=False)]


def called(services: Services, game: str) -> tuple[str, ...]:
    """Return the name of each seat of a game."""
    table = services.repository.latest_known(game).position.table
    return services.names.read(table).seat_names(table)


def decisions(services: Services, game: str) -> list[Decision]:
    """Return the game's log."""
    return [decode(entry.stored, entry.version) for entry in services.log.read(game)]


def log_of(services: Services, game: str) -> list[Decision]:
    """Return a game's decisions after checking that each version occurs once and the chain is valid."""
    entries = list(services.log.read(game))
    known = [decode(entry.stored, entry.version) for entry in entries]  # of one read: the game may go on
    assert [decision.version for decision in known] == list(range(1, len(entries) + 1))
    first, last = known[0].events[0], known[-1].events[-1]
    assert isinstance(first, GameOpened)
    secret = bytes.fromhex(last.secret) if isinstance(last, GameEnded) else services.log.secret(game)
    assert secret is not None
    assert first.commitment == commitment(secret)
    before = game
    for entry, decision in zip(entries, known, strict=True):
        assert entry.digest == digest(secret, entry.version, entry.stored)
        before = link(before, decision.version, decision.at, decision.by, entry.digest)
        assert entry.chain == before
    return known


def legal(services: Services, game: str) -> tuple[int, list[Any]]:
    """Return the seat to act, and its legal moves."""
    state = services.repository.latest_known(game).position.state
    act = RULES.to_act(state)
    assert act
    return act.seat, RULES.legal_moves(state, act.seat)


def move(services: Services, game: str, count: int = 1) -> None:
    """Make the first legal move `count` times."""
    for _ in range(count):
        seat, moves = legal(services, game)
        services.commands.play(game, seat, moves[:1])


def leave_to_an_ai(services: Services, game: str, seat: int) -> None:
    """Leave a seat in a running game, as in games of more than two players."""
    services.commands.handle(game, lambda draft: draft.decide(seat, [SeatLeft(seat, AI)]))


def play_to_the_end(services: Services, game: str, seed: int = 1) -> None:
    """Play at random until the game has ended."""
    source = random.Random(seed)
    while not services.repository.latest_known(game).position.table.is_ended:
        seat, moves = legal(services, game)
        services.commands.play(game, seat, [source.choice(moves)])


def before_a_claim(services: Services) -> tuple[str, int, int]:
    """Play until a seat has played a card after which it may claim; return the game, the seat, and the version then."""
    for seed in range(50):
        game = open_game(services)
        while not services.repository.latest_known(game).position.table.is_ended:
            seat, moves = legal(services, game)
            if Claim in map(type, moves):
                return game, seat, services.repository.latest_known(game).head.version
            services.commands.play(game, seat, [moves[(seed * 7) % len(moves)]])
    raise AssertionError("no claim in 50 games")
