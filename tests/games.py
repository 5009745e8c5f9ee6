"""Games on a real server, opened and played by commands."""

import random
from typing import Any

from events.codec import decode
from events.event import Decision
from events.schotten_totten import Options
from events.table import Seat
from service.cairn import Cairn
from service.rules import GAMES

ANN, BOB, OPEN, AI = Seat("human", "Ann"), Seat("human", "Bob"), Seat("open"), Seat("ai", None, "greedy")
RULES = GAMES["schotten_totten"]


def opened(cairn: Cairn, *seats: Seat, **options: Any) -> str:
    """Open a game in which seat 0 begins, and return its id."""
    game = cairn.tokens.game(None)
    cairn.commands.open_game(game, "schotten_totten", Options(**{"first_seat": 0, **options}), seats or (ANN, BOB))
    return game


def decisions(cairn: Cairn, game: str) -> list[Decision]:
    """Return the game's log."""
    return [decode(entry.stored) for entry in cairn.log.read(game)]


def legal(cairn: Cairn, game: str) -> tuple[int, list[Any]]:
    """Return who is waited for, and his moves."""
    state = cairn.positions.truth(game).position.state
    act = RULES.to_act(state)
    assert act
    return act.seat, RULES.legal_moves(state, act.seat)


def play_to_the_end(cairn: Cairn, game: str, seed: int = 1) -> None:
    """Play at random until the game has ended."""
    source = random.Random(seed)
    while not cairn.positions.truth(game).position.table.ended:
        seat, moves = legal(cairn, game)
        cairn.commands.play(game, seat, [source.choice(moves)])
