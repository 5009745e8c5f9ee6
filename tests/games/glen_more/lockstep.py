"""Compares the kernel with the rules and the senses in Python, position by position, to the byte and the bit."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from helpers.kernels import same, same_learned, same_trees

from cairn.events.chance import SeededChance
from cairn.events.decision import Move
from cairn.projections.glen_more.state import State
from cairn.service.rules import newest
from cairn.workers.glen_more import TRAININGS, hasty, native, sense
from cairn.workers.glen_more.sight import sights
from cairn.workers.search.candidate import drive, make
from cairn.workers.search.halving import play_on
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import Level, Sense, sense_for, sense_of

RULES = newest("glen_more")
SEATS = (2, 3, 4, 5)
TURNS = 3
"""A playout is compared for up to this number of turns."""
PLAYED = 8
"""One in about this number of positions is compared in a playout by the learned policy, which Python takes long for."""
GROWN = 64
"""One in about this number of positions has trees compared."""


def positions(games: Sequence[int]) -> Iterator[tuple[State, int, str]]:
    """Yield each position of some games, the seat to move, and a seed; some games are hasty, some random."""
    for game in games:
        chance = random.Random(game)
        wild = chance.choice((0.0, 0.1, chance.random()))

        def player(view: State, seat: int, seed: str, wild: float = wild) -> Move:
            chance = SeededChance(seed)
            if chance.draw(1000) < 1000 * wild:
                return chance.pick(RULES.legal_moves(view, seat))
            return sense.quick(RULES, view, seat, chance)

        seats = SEATS[game % len(SEATS)]
        options = {"first_seat": game % seats} if game % 3 == 0 else {}
        for number, state in enumerate(play("glen_more", options, [player] * seats, str(game))):
            yield state, state.turn, f"{game}:{number}"


def view_of(state: State, _seat: int) -> State:
    """Return a copy of a state: no player hides anything."""
    return state.copy()


def compare(kernel: Any, state: State, seat: int, seed: str, with_playouts: bool = True) -> int:
    """Compare all results of a kernel for a position. Return the number of moves with compared consequences."""
    packed, moves = native.pack(state), RULES.legal_moves(state, seat)
    same("legal moves", seed, [*map(native.move_of, kernel.legal_moves(packed, seat))], moves)
    same("chances", seed, kernel.chances(packed), tuple(sense.chances(RULES, state)))
    same_learned(kernel, "glen_more", state, seed, sights(state))
    judged = [(native.move_of(number), worth) for number, worth in kernel.judge(packed)]
    same("judged moves", seed, judged, hasty.judge(state))
    quick = hasty.quick(state)
    same("quick", seed, native.move_of(kernel.quick(packed, seat, seed)), quick)
    same("world", seed, kernel.imagine(packed, seat, seed), packed)
    followed = {SeededChance(f"{seed}:{more}").pick(moves) for more in range(2)} | {quick}
    for move in followed:
        after = state.copy()
        drive(after, RULES.consequences(after, seat, move, SeededChance(seed)))
        same(f"after {move}", seed, kernel.after(packed, seat, native.number_of(move), seed), native.pack(after))
    if with_playouts:
        turns = len(seed) % (1 + TURNS)
        numbers = [native.number_of(move) for move in (moves[0], moves[-1])]
        played = [playout(_OWN, state, seat, move, seed, turns) for move in (moves[0], moves[-1])]
        same("playouts", seed, kernel.playouts(packed, seat, numbers, "", seed, turns), played)
        training, is_left_out = divmod(sum(map(ord, seed)), PLAYED)
        if not is_left_out:
            training %= len(_LEARNED)
            played = [playout(_LEARNED[training], state, seat, moves[0], seed, 1)]
            found = kernel.playouts(packed, seat, numbers[:1], "", seed, 1, training + 1)
            same(f"learned playout {training + 1}", seed, found, played)
        same_trees(kernel, "glen_more", state, seat, (moves[0], moves[-1]), seed, GROWN)
    return len(followed)


_OWN = sense_of("glen_more")
_LEARNED = [
    sense_for("glen_more", Level(policy="search", training=training)) for training in range(1, 1 + len(TRAININGS))
]


def playout(own: Sense, state: State, seat: int, move: Move, seed: str, turns: int) -> tuple[tuple[float, ...], int]:
    """Return the chances at the end of a playout after a move, and its steps, by a sense."""
    after, luck = state.copy(), SeededChance(seed)
    make(RULES, after, seat, move, luck)
    steps = play_on(RULES, own, after, sense.turn(state), luck, turns)
    return tuple(own.chances(RULES, after)), steps
