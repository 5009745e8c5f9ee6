"""Schotten Totten drawn as text: a column for each stone."""

from collections.abc import Sequence
from itertools import zip_longest

from projections.schotten_totten.say import spell_all
from projections.schotten_totten.state import State, Stone

_SHORT = {"blind_mans_bluff": "bluff", "mud_fight": "mud", "shield_bearer": "shield"}


def draw(state: State, names: Sequence[str]) -> str:
    """Return the table as text: a column for each stone, seat 1's side above it and seat 0's below."""
    lines = [
        f"{names[seat]} holds {len(state.hands[seat])} clan cards"
        + (f" and {len(state.tactic_hands[seat])} tactic cards." if state.tactics else ".")
        for seat in (1, 0)
    ]
    left = f"{state.clan_deck.left} clan cards" + (f", {state.tactic_deck.left} tactic cards" if state.tactics else "")
    lines.append(f"In the decks: {left}.")
    if state.discard:
        lines.append(f"Discarded: {spell_all(state.discard)}.")
    lines.extend(reversed(_rows(state, 1)))
    lines.append(" ".join(f"{_marker(number, stone):^8}" for number, stone in enumerate(state.stones, start=1)))
    if any(stone.modes for stone in state.stones):
        modes = (" ".join(_SHORT[mode] for mode in stone.modes) for stone in state.stones)
        lines.append(" ".join(f"{mode:^8}" for mode in modes))
    lines.extend(_rows(state, 0))
    return "\n".join([*lines, f"{names[0]} {state.points[0]} : {state.points[1]} {names[1]}, round {state.round}"])


def _rows(state: State, seat: int) -> list[str]:
    """Return a seat's sides row by row, the nearest to the stones first, three or as many as there are cards."""
    sides = [stone.sides[seat] for stone in state.stones]
    rows = zip_longest(*sides, ["·"] * 3, fillvalue="·")
    return [" ".join(f"{_SHORT.get(card, card):^8}" for card in row[:-1]) for row in rows]


def _marker(number: int, stone: Stone) -> str:
    return f"[{number}]{ {0: 'v', 1: '^', None: ' '}[stone.owner] }"
