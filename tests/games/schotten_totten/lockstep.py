"""Compares the kernel with the rules and the senses in Python, position by position, to the byte and the bit."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from helpers.kernels import same, same_learned
from msgspec.structs import replace

from cairn.events.chance import SeededChance
from cairn.events.decision import Move
from cairn.projections.schotten_totten.state import Deck, State
from cairn.service.rules import newest
from cairn.workers.schotten_totten import learned, native, sense
from cairn.workers.schotten_totten.hasty import scored_plays
from cairn.workers.schotten_totten.outcome import chances
from cairn.workers.schotten_totten.sight import see
from cairn.workers.search.candidate import drive
from cairn.workers.search.selfplay import play

RULES = newest("schotten_totten")

OPTIONS: Sequence[dict[str, Any]] = (
    {"rounds": 1},
    {"rounds": 1, "tactics": True},
    {"rounds": 2, "tactics": True, "expert": True},
    {"rounds": 3, "tactics": True},
    {"rounds": 1, "expert": True},
)


def positions(games: Sequence[int]) -> Iterator[tuple[State, int, str]]:
    """Yield each position of some games, the seat to move, and a seed; some games are hasty, some random."""
    for game in games:
        chance = random.Random(game)
        wild = chance.random()

        def player(view: State, seat: int, seed: str, wild: float = wild) -> Move:
            chance = SeededChance(seed)
            if chance.draw(1000) < 1000 * wild:
                return chance.pick(RULES.legal_moves(view, seat))
            return sense.quick(RULES, RULES.determinize(view, seat, chance), seat, chance)

        options = OPTIONS[game % len(OPTIONS)]
        for number, state in enumerate(play("schotten_totten", options, [player, player], str(game))):
            act = RULES.to_act(state)
            assert act
            yield state, act.seat, f"{game}:{number}"


def compare(kernel: Any, state: State, seat: int, seed: str) -> int:
    """Compare all results of a kernel for a position. Return the number of moves with compared consequences."""
    packed, moves = native.pack(state), RULES.legal_moves(state, seat)
    same("legal moves", seed, [*map(native.move_of, kernel.legal_moves(packed, seat))], moves)
    same("chances", seed, kernel.chances(packed), tuple(chances(RULES, state)))
    hasty = sense.quick(RULES, state, seat, SeededChance(seed))
    same("quick", seed, native.move_of(kernel.quick(packed, seat, seed)), hasty)
    if state.phase == "play":
        plays = [(gain, native.move_of(number)) for gain, number in kernel.scored_plays(packed)]
        same("plays", seed, plays, scored_plays(state, seat))
    same("values", seed, kernel.values(packed, seat) or [], learned.weigh_moves(state, seat, moves))
    same_learned(kernel, "schotten_totten", state, seed, [see(state, 0), see(state, 1)])
    followed = {SeededChance(f"{seed}:{more}").pick(moves) for more in range(2)} | {hasty}
    for move in followed:
        after = state.copy()
        drive(after, RULES.consequences(after, seat, move, SeededChance(seed)))
        same(f"after {move}", seed, kernel.after(packed, seat, native.number_of(move), seed), native.pack(after))
    view = view_of(state, seat)
    world = RULES.determinize(view, seat, SeededChance(seed))
    same("world", seed, kernel.imagine(native.pack(view), seat, seed), native.pack(world))
    return len(followed)


def view_of(state: State, seat: int) -> State:
    """Return a state without the other hand and the cards that the other player put under decks."""
    view = state.copy()
    view.hands, view.tactic_hands = (
        tuple([hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(hands)])
        for hands in (state.hands, state.tactic_hands)
    )
    view.clan_deck, view.tactic_deck = (
        Deck(deck.left, tuple([one if one.seat == seat else replace(one, card=None) for one in deck.under]))
        for deck in (state.clan_deck, state.tactic_deck)
    )
    return view
