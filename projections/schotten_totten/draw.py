"""Schotten Totten drawn as text: a column for each stone."""

from collections.abc import Sequence
from itertools import zip_longest

from cairn.projections.schotten_totten.state import State, Stone

_SHORT_NAMES = {"blind_mans_bluff": "bluff", "mud_fight": "mud", "shield_bearer": "shield"}


def draw(state: State, names: Sequence[str]) -> str:
    """Return the table as text: a column for each stone, seat 1's side above it and seat 0's below."""
    lines = [
        f"{names[seat]} holds {_counts(state, len(state.hands[seat]), len(state.tactic_hands[seat]))}."
        for seat in (1, 0)
    ]
    lines.append(f"In the decks: {_counts(state, state.clan_deck.left, state.tactic_deck.left)}.")
    if state.discard:
        lines.append(f"Discarded: {', '.join(state.discard)}.")
    lines.extend(reversed(_rows_of_side(state, 1)))
    lines.append(" ".join(f"{_marker(number, stone):^8}" for number, stone in enumerate(state.stones, start=1)))
    if any(stone.modes for stone in state.stones):
        modes = (" ".join(_SHORT_NAMES[mode] for mode in stone.modes) for stone in state.stones)
        lines.append(" ".join(f"{mode:^8}" for mode in modes))
    lines.extend(_rows_of_side(state, 0))
    return "\n".join([*lines, f"{names[0]} {state.points[0]} : {state.points[1]} {names[1]}, round {state.round}"])


def _rows_of_side(state: State, seat: int) -> list[str]:
    """Return a seat's sides row by row, the nearest to the stones first: at least three rows, more for more cards."""
    sides = [stone.sides[seat] for stone in state.stones]
    rows = zip_longest(*sides, ["·"] * 3, fillvalue="·")
    return [" ".join(f"{_SHORT_NAMES.get(card, card):^8}" for card in row[:-1]) for row in rows]


def _counts(state: State, clan_cards: int, tactic_cards: int) -> str:
    """Return the number of cards of each kind; the base game has one kind."""
    clan = f"{clan_cards} clan card{'' if clan_cards == 1 else 's'}"
    return f"{clan} and {tactic_cards} tactic card{'' if tactic_cards == 1 else 's'}" if state.tactics else clan


def _marker(number: int, stone: Stone) -> str:
    """Return a stone's number, and an arrow to the side of the seat that owns it."""
    return f"[{number}]{ {0: 'v', 1: '^', None: ' '}[stone.owner] }"
