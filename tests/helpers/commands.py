"""Games on a real server, opened and played by commands."""

import random
from typing import Any

from events.codec import decode, read_options
from events.decision import Decision
from events.table import Seat
from service.container import Services
from service.rules import GAMES

ANN, BOB, OPEN, AI = Seat("human", "Ann"), Seat("human", "Bob"), Seat("open"), Seat("ai", None, "greedy")
RULES = GAMES["schotten_totten"]


def opened(services: Services, *seats: Seat, **options: Any) -> str:
    """Open a game in which seat 0 begins, and return its id: of Schotten Totten, or with more seats of Glen More."""
    game, ruleset = services.tokens.game(None), "schotten_totten" if len(seats) <= 2 else "glen_more"
    chosen = read_options(ruleset, {"first_seat": 0, **options})
    services.commands.open_game(game, ruleset, chosen, seats or (ANN, BOB))
    return game


def decisions(services: Services, game: str) -> list[Decision]:
    """Return the game's log."""
    return [decode(entry.stored) for entry in services.log.read(game)]


def legal(services: Services, game: str) -> tuple[int, list[Any]]:
    """Return the seat that is waited for, and its moves."""
    state = services.repository.latest_known(game).position.state
    act = RULES.to_act(state)
    assert act
    return act.seat, RULES.legal_moves(state, act.seat)


def play_to_the_end(services: Services, game: str, seed: int = 1) -> None:
    """Play at random until the game has ended."""
    source = random.Random(seed)
    while not services.repository.latest_known(game).position.table.ended:
        seat, moves = legal(services, game)
        services.commands.play(game, seat, [source.choice(moves)])
