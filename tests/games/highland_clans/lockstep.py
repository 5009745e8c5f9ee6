"""Compares the kernel with the rules and the sense in Python, position by position, to the byte and the bit."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from helpers.kernels import same, same_learned, same_trees
from msgspec.structs import replace

from cairn.events.chance import SeededChance
from cairn.events.decision import Move
from cairn.projections.highland_clans.state import RaidUnderWay, State
from cairn.service.rules import newest
from cairn.workers.highland_clans import native, sense
from cairn.workers.highland_clans.quick import quick
from cairn.workers.highland_clans.sight import sights
from cairn.workers.search import halving
from cairn.workers.search.candidate import drive
from cairn.workers.search.selfplay import play
from cairn.workers.search.sense import sense_of

RULES = newest("highland_clans")
GROWN = 8
"""One in about this number of positions has trees compared."""


def positions(games: Sequence[int]) -> Iterator[tuple[State, int, str]]:
    """Yield each position of some games, the seat to act, and a seed; some games are hasty, some random."""
    for game in games:
        wild = random.Random(game).random()

        def player(view: State, seat: int, seed: str, wild: float = wild) -> Move:
            chance = SeededChance(seed)
            if chance.draw(1000) < 1000 * wild:
                return chance.pick(RULES.legal_moves(view, seat))
            return quick(RULES, RULES.determinize(view, seat, chance), seat, chance)

        options, players = {"raid_refill": ("hand", "drawn")[game % 2]}, [player] * (3 + game // 2 % 3)
        for number, state in enumerate(play("highland_clans", options, players, str(game))):
            act = RULES.to_act(state)
            assert act
            yield state, act.seat, f"{game}:{number}"


def compare(kernel: Any, state: State, seat: int, seed: str) -> int:
    """Compare all results of a kernel for a position. Return the number of moves with compared consequences."""
    packed, moves = native.pack(state), RULES.legal_moves(state, seat)
    same("legal moves", seed, kernel.legal_moves(packed, seat), [*map(native.number_of, moves)])
    same("chances", seed, kernel.chances(packed), tuple(sense.chances(RULES, state)))
    same_learned(kernel, "highland_clans", state, seed, sights(state))
    hasty = quick(RULES, state, seat, SeededChance(seed))
    same("quick", seed, kernel.quick(packed, seat, seed), native.number_of(hasty))
    followed = {SeededChance(f"{seed}:{more}").pick(moves) for more in range(2)} | {hasty}
    for move in followed:
        after = state.copy()
        drive(after, RULES.consequences(after, seat, move, SeededChance(seed)))
        same(f"after {move}", seed, kernel.after(packed, seat, native.number_of(move), seed), native.pack(after))
        same("chances", f"{seed}, {move}", kernel.chances(native.pack(after)), tuple(sense.chances(RULES, after)))
    view = view_of(state, seat)
    world = sense.imagine(RULES, view, seat, SeededChance(seed))
    same("world", seed, kernel.imagine(native.pack(view), seat, seed), native.pack(world))
    few = [*followed]
    found = kernel.playouts(native.pack(view), seat, [*map(native.number_of, few)], seed, f"{seed}:luck", 1)
    python = halving._played(RULES, sense_of("highland_clans"), view, seat, few, seed, 1)
    same("playouts", seed, found, [(tuple(shares), steps) for shares, steps in python])
    same_trees(kernel, "highland_clans", view, seat, few, seed, GROWN)
    return len(followed)


def view_of(state: State, seat: int | None) -> State:
    """Return a state without the hands of the others, the card that another has laid, and half of the discards."""
    view = state.copy()
    view.clans = tuple(
        [
            clan if owner == seat else replace(clan, hand=(None,) * len(clan.hand))
            for owner, clan in enumerate(state.clans)
        ]
    )
    view.discards = tuple([None if place % 2 else card for place, card in enumerate(state.discards)])
    if (raid := state.raid) and raid.laid and state.turn != seat:
        laid = tuple([replace(lies, card=None) for lies in raid.laid])
        view.raid = RaidUnderWay(raid.opponent, raid.fought, raid.wins, laid)
    return view
